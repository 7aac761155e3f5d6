/** Why one choice is good and another is not, in words. */
import { t } from "~/games";
import type { Hint, NextBest } from "~/protocol";
import type { Words } from "~/words";

/** Everything about a hint except the choice itself, sentence by sentence. */
export function saidReasons(words: Words, { share, brings, next }: Pick<Hint, "share" | "brings" | "next">): string[] {
  const gains = brings.map((reason) => words.phrase(reason));
  if (!next) return gains;
  return [...gains, t("hint-share", { share }), nextBest(words, next), ...wrongWith(words, next, share)];
}

export const nextBest = (words: Words, next: NextBest): string => t("hint-next", { choice: words.whole(next.e, next.phrase) });

/** What is wrong with the second-best choice: in the game's words, else by win chance. */
export function wrongWith(words: Words, next: NextBest, best: number): string[] {
  if (next.faults.length > 0) return next.faults.map((fault) => words.phrase(fault));
  return [next.share < best ? t("hint-next-share", { share: next.share, best }) : t("hint-next-even")];
}
