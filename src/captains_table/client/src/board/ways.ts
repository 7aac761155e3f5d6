/** Where a piece leads: what is highlighted, and which lines are drawn, while the player points at it (docs/boards.md). */
import { type Place, SVG, type Size } from "~/board/layout";
import type { Piece } from "~/protocol";

export interface Way {
  from: string;
  to: string;
  /** One of the steps from piece to piece, not the whole way. */
  step: boolean;
  /** It leads in both directions. */
  both?: boolean;
}

export interface Ways {
  marked: ReadonlySet<string>;
  ways: readonly Way[];
}

/** Where a piece lies on the board. */
export type Box = Place & Size;

/** How far a line curves, relative to its length. */
const BEND = 0.1;
/** The gap between the end of a line and the piece that it leads to. */
const GAP = 4;
const HEAD = 26;

/** What is shown while the player points at a piece. */
export function waysOf(id: string | null, pieces: readonly Piece[]): Ways {
  const all = new Map(pieces.map((piece) => [piece.i, piece]));
  const marked = new Set<string>();
  const ways: Way[] = [];
  for (const way of (id !== null && all.get(id)?.w) || []) {
    const [from = "", steps] = way.split(">>");
    if (steps !== undefined) ways.push(...followed(from, Number(steps), all));
    else ways.push(simple(way));
  }
  for (const { to } of ways) if (all.has(to)) marked.add(to);
  return { marked, ways: joined(ways.filter(({ from, to }) => from !== to && all.has(from) && all.has(to))) };
}

/** A way and its opposite are one. */
function joined(ways: readonly Way[]): Way[] {
  const back = (way: Way) => (other: Way) => other.from === way.to && other.to === way.from;
  return ways.flatMap((way, number) => {
    const other = ways.findIndex(back(way));
    return other < 0 ? [way] : other > number ? [{ ...way, both: true }] : [];
  });
}

/** A way given by both ends, or only by its destination. */
function simple(way: string): Way {
  const [from = "", to = from] = way.split(">");
  return { from, to, step: false };
}

/** The ways of a piece, of those that they lead to, and so on; never back to a visited piece. */
function followed(from: string, steps: number, all: ReadonlyMap<string, Piece>): Way[] {
  const found: Way[] = [];
  const been = new Set([from]);
  let here = [from];
  for (let step = 0; step < steps; step += 1) {
    const next = here
      .flatMap((id) => all.get(id)?.w ?? [])
      .filter((way) => !way.includes(">>"))
      .map((way) => ({ ...simple(way), step: true }))
      .filter(({ to }) => !been.has(to));
    found.push(...next);
    here = [...new Set(next.map(({ to }) => to))];
    for (const id of here) been.add(id);
  }
  return found;
}

/** The line between two pieces, from edge to edge, with an arrowhead at its destination. */
export function drawWay(way: Way, from: Box, to: Box): SVGGElement {
  const [start, end] = [middle(from), middle(to)];
  const bend = { x: (start.x + end.x) / 2 - (end.y - start.y) * BEND, y: (start.y + end.y) / 2 + (end.x - start.x) * BEND };
  const [first, last] = [edge(from, bend), edge(to, bend)];
  const line = `M${spot(first)}Q${spot(bend)} ${spot(last)}`;
  const heads = head(bend, last) + (way.both ? head(bend, first) : "");
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", way.step ? "way step" : "way");
  for (const [name, shape] of Object.entries({ under: line + heads, line, head: heads })) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", shape);
    group.append(path);
  }
  return group;
}

interface Point {
  x: number;
  y: number;
}

const middle = (box: Box): Point => ({ x: box.x + (box.scale * box.width) / 2, y: box.y + (box.scale * box.height) / 2 });
const spot = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The arrowhead of a line from one point to another. */
function head(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number) => spot({ x: to.x - HEAD * Math.cos(angle + turn), y: to.y - HEAD * Math.sin(angle + turn) });
  return `M${side(0.5)}L${spot(to)}L${side(-0.5)}`;
}

/** Where the line from the centre of a box to a point leaves the box. */
function edge(box: Box, point: Point): Point {
  const from = middle(box);
  const [across, down] = [point.x - from.x, point.y - from.y];
  const [width, height] = [(box.scale * box.width) / 2 + GAP, (box.scale * box.height) / 2 + GAP];
  const share = Math.min(1, across === 0 ? 1 : width / Math.abs(across), down === 0 ? 1 : height / Math.abs(down));
  return { x: from.x + share * across, y: from.y + share * down };
}
