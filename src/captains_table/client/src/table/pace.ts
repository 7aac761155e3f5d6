/** How long a move of somebody else is looked at before the next one is shown. */
import type { Pace } from "~/prefs";

/** In milliseconds: for one move, for all that are waiting together, and for a move however many are waiting. */
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
/** What brings a result, such as that of an auction, is looked at for longer. */
const RESULT = 2;

export function lookFor(pace: Pace, waiting: number, hasResult = false): number {
  if (pace === "off") return 0;
  const { one, all, least } = PACES[pace];
  return Math.max(least, Math.min(one * (hasResult ? RESULT : 1), all / (waiting + 1)));
}
