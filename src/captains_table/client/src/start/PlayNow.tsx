/** Against bots at once: how many, how strong, and off. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t, wordsOf } from "~/games";
import type { GameInfo, Phrase } from "~/protocol";
import { go } from "~/route";
import { Dialog } from "~/ui/Dialog";
import { Failure, phraseOf } from "~/ui/Failure";
import { MyNameField, nameAtTables } from "~/ui/NameField";

export function PlayNow({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const words = wordsOf(game.id);
  const [low, high] = game.players;
  const bots = useSignal(Math.min(2, high - 1));
  const level = useSignal(game.level);
  const failure = useSignal<Phrase | null>(null);
  const counts = Array.from({ length: high - low + 1 }, (_, more) => low + more - 1);

  const start = async (event: Event) => {
    event.preventDefault();
    try {
      const others = Array.from({ length: bots.value }, () => ({ kind: "bot" as const, level: level.value }));
      const { table } = await post<{ table: string }>("/api/tables", {
        game: game.id,
        seats: [{ kind: "me", name: nameAtTables() }, ...others],
      });
      go(`#/t/${table}`);
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };

  return (
    <Dialog title={t("ui-play-title", { game: words.say("game-name") })} onClose={onClose}>
      <form onSubmit={start} class="stack">
        <fieldset class="segments">
          <legend>{t("ui-opponents")}</legend>
          {counts.map((count) => (
            <label key={count}>
              <input type="radio" name="bots" checked={bots.value === count} onChange={() => (bots.value = count)} />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
        <fieldset class="segments">
          <legend>{t("ui-level")}</legend>
          {game.levels.map((one) => (
            <label key={one}>
              <input type="radio" name="level" checked={level.value === one} onChange={() => (level.value = one)} />
              <span>{words.level(one)}</span>
            </label>
          ))}
        </fieldset>
        <MyNameField />
        <Failure phrase={failure.value} game={game.id} />
        <button class="main large" autofocus>
          {t("ui-start-game")}
        </button>
      </form>
    </Dialog>
  );
}
