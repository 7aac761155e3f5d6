/** How counts are written and grouped. */
import type { CountRow } from "~/protocol";

export const NOTHING = "–";

/** With a true minus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** With its sign; a dash for 0. */
export const gain = (value: number): string => (value === 0 ? NOTHING : value > 0 ? `+${value}` : figure(value));

/** The rows that share one label, which the first of them has. */
export function groups(rows: readonly CountRow[]): CountRow[][] {
  const found: CountRow[][] = [];
  for (const row of rows) {
    const group = row.label ? undefined : found.at(-1);
    if (group) group.push(row);
    else found.push([row]);
  }
  return found;
}
