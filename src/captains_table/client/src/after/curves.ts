/** Scores and chances over time as lines in a box. */

import type { Chances } from "~/protocol";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Lines {
  paths: string[];
  /** The height at which each line ends. */
  ends: number[];
  /** Values of the marks on the vertical axis, with their heights. */
  marks: { value: number; y: number }[];
  x: (moment: number) => number;
}

const STEPS = [1, 2, 5];

/** About four round values from least to most. */
export function roundMarks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const marks: number[] = [];
  for (let mark = Math.ceil(least / step) * step; mark <= most; mark += step) marks.push(mark);
  return marks;
}

/** `scores[moment][seat]`, drawn in steps: a score holds until it changes. */
export function lines(scores: readonly number[][], box: Box): Lines {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  const x = (moment: number) => round(box.left + (moment / Math.max(1, scores.length - 1)) * inner.width);
  const y = (value: number) => round(box.top + (1 - (value - least) / (most - least)) * inner.height);
  const seats = scores[0]?.length ?? 0;
  const paths = Array.from({ length: seats }, (_, seat) => {
    let path = "";
    let last: number | null = null;
    scores.forEach((row, moment) => {
      const value = row[seat] ?? 0;
      if (value === last && moment < scores.length - 1) return;
      path += last === null ? `M${x(moment)} ${y(value)}` : `H${x(moment)}${value === last ? "" : `V${y(value)}`}`;
      last = value;
    });
    return path;
  });
  const ends = (scores.at(-1) ?? []).map(y);
  return { paths, ends, marks: roundMarks(least, most).map((value) => ({ value, y: y(value) })), x };
}

/** Win chances in percent, drawn straight from one moment to the next; `last` is the number of events. */
export function chanceLines(points: readonly Chances[], last: number, box: Box): Lines {
  const inner = { width: box.width - box.left - box.right, height: box.height - box.top - box.bottom };
  const x = (moment: number) => round(box.left + (moment / Math.max(1, last)) * inner.width);
  const y = (share: number) => round(box.top + (1 - share / 100) * inner.height);
  const seats = points[0]?.shares.length ?? 0;
  const paths = Array.from({ length: seats }, (_, seat) =>
    points.map(({ n, shares }, number) => `${number === 0 ? "M" : "L"}${x(n)} ${y(shares[seat] ?? 0)}`).join(""),
  );
  const ends = (points.at(-1)?.shares ?? []).map(y);
  return { paths, ends, marks: [0, 50, 100].map((value) => ({ value, y: y(value) })), x };
}

/** Heights moved at least a gap apart, in order, none below the lowest allowed. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const found = [...heights];
  const order = heights.map((_, place) => place).sort((one, two) => (heights[one] ?? 0) - (heights[two] ?? 0));
  let free = -Infinity;
  for (const place of order) {
    found[place] = Math.max(found[place] ?? 0, free);
    free = found[place] + gap;
  }
  free = lowest;
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place] ?? 0, free);
    free = found[place] - gap;
  }
  return found;
}

const round = (number: number): number => Math.round(number * 10) / 10;
