/** An error from the server, shown where it happened. */
import { Refused } from "~/api";
import { t, wordsOf } from "~/games";
import type { Phrase } from "~/protocol";

/** The message of an error, as a phrase. */
export const phraseOf = (error: unknown): Phrase => (error instanceof Refused ? error.phrase : ["ui-error-unknown"]);

export const Failure = ({ phrase, game = "" }: { phrase: Phrase | null; game?: string }) =>
  phrase && (
    <p class="failure" role="alert">
      {game ? wordsOf(game).phrase(phrase) : t(phrase[0], phrase[1])}
    </p>
  );
