/** How long another player's move is shown before the next one. */
import type { Pace } from "~/prefs";

/** In milliseconds: for one move, for all waiting moves together, and the minimum for a move. */
interface Looks {
  one: number;
  all: number;
  least: number;
}

const PACES: Record<Exclude<Pace, "off">, Looks> = {
  slow: { one: 2200, all: 30_000, least: 900 },
  normal: { one: 1200, all: 10_000, least: 450 },
  fast: { one: 500, all: 4000, least: 150 },
};
/** A result, such as that of an auction, is shown for longer. */
const RESULT = 2;

export function lookFor(pace: Pace, waiting: number, hasResult = false): number {
  if (pace === "off") return 0;
  const { one, all, least } = PACES[pace];
  return Math.max(least, Math.min(one * (hasResult ? RESULT : 1), all / (waiting + 1)));
}
