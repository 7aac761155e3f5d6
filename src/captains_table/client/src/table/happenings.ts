/** The log of a table: events of the game, and between them events about seats and votes. */
import type { LogEntry, TableEvent } from "~/protocol";

export type Line = { entry: LogEntry } | { event: TableEvent };

/** Both in chronological order. `until`: only what had happened after this many events of the game. */
export function lines(entries: readonly LogEntry[], events: readonly TableEvent[], until = Infinity): Line[] {
  const first = entries[0]?.n ?? 0;
  const rest = events.filter(({ n }) => n >= first && n <= until);
  const all: Line[] = [];
  for (const entry of entries) {
    while (rest[0] && rest[0].n <= entry.n) all.push({ event: rest.shift()! });
    all.push({ entry });
  }
  return [...all, ...rest.map((event) => ({ event }))];
}
