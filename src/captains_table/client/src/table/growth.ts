/** Counts that appear piece by piece, as they would be laid out on a table. */
import { useEffect, useState } from "preact/hooks";
import { type Pace, pace } from "~/prefs";
import type { CountRow, SpotlightSide } from "~/protocol";

/** Milliseconds between two pieces. */
const BITS: Record<Exclude<Pace, "off">, number> = { slow: 700, normal: 350, fast: 150 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How many pieces are there by now; all of them for players who prefer reduced motion. `what`: what they are pieces
 *  of. */
export function useGrowth(bits: number, what: unknown): [shown: number, finish: () => void] {
  const [shown, show] = useState({ what, bits: 0 });
  const now = shown.what === what ? shown.bits : 0;
  const isStill = pace.value === "off" || calm.matches;
  useEffect(() => {
    if (pace.value === "off" || isStill || now >= bits) return;
    const timer = setTimeout(() => show({ what, bits: now + 1 }), BITS[pace.value]);
    return () => clearTimeout(timer);
  }, [what, now, bits, isStill]);
  return [isStill ? bits : Math.min(now, bits), () => show({ what, bits })];
}

/** A side with only its first parts, and their sum. */
export function grown(side: SpotlightSide, parts: number): SpotlightSide {
  const all = side.parts ?? [];
  if (side.total === undefined || parts >= all.length) return side;
  const there = all.slice(0, parts);
  const total = there.reduce<number>((sum, part) => sum + (typeof part === "number" ? part : part[0]), 0);
  return { ...side, parts: there, total, wins: false };
}

/** The rows of a count of which only some have appeared: a total adds up those that are there. */
export function grownRows(rows: readonly CountRow[], there: number): CountRow[] {
  return rows.map((row, at) => {
    const above = rows.slice(rows.findLastIndex((one, place) => place < at && one.role === "total") + 1, at);
    if (row.role !== "total" || there >= rows.length || !isSum(row, above)) return row;
    const counted = above.filter((one) => rows.indexOf(one) < there);
    return { ...row, cells: row.cells.map((_, column) => [{ value: sumOf(counted, column) }]) };
  });
}

const sumOf = (rows: readonly CountRow[], column: number): number =>
  rows.flatMap((row) => row.cells[column] ?? []).reduce((sum, { value }) => sum + (typeof value === "number" ? value : 0), 0);

const isSum = (row: CountRow, above: readonly CountRow[]): boolean =>
  above.length > 0 && row.cells.every((cell, column) => cell[0]?.value === sumOf(above, column));
