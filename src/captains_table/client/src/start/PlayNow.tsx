/** A game against bots: how many, how strong, and start; newcomers are asked once whether they want the coach. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t, wordsOf } from "~/games";
import { coached, opponents } from "~/prefs";
import type { GameInfo, Phrase } from "~/protocol";
import { go } from "~/route";
import { OneOption, chosenOption, optionsToChooseFrom } from "~/start/OneOption";
import { transport } from "~/transport/transport";
import { Dialog } from "~/ui/Dialog";
import { Failure, phraseOf } from "~/ui/Failure";
import { MyNameField, nameAtTables } from "~/ui/NameField";

export function PlayNow({ game, onClose }: { game: GameInfo; onClose: () => void }) {
  const name = wordsOf(game.id).say("game-name");
  const failure = useSignal<Phrase | null>(null);

  const opening = useSignal(false);

  const start = async (bots: number, level: string, options: string[]) => {
    opening.value = true;
    try {
      const others = Array.from({ length: bots }, () => ({ kind: "bot" as const, level }));
      const { table } = await post<{ table: string }>("/api/tables", {
        game: game.id,
        seats: [{ kind: "me", name: nameAtTables() }, ...others],
        options,
      });
      go(`#/t/${table}`);
    } catch (error) {
      failure.value = phraseOf(error);
    }
    opening.value = false;
  };

  const asks = game.learn && coached.value[game.id] === undefined;
  return (
    <Dialog title={t(asks ? "ui-coach-new" : "ui-play-title", { game: name })} onClose={onClose}>
      {asks ? <Newcomer game={game} start={start} /> : <Opponents game={game} start={start} />}
      <p class="opening" role="status">
        {opening.value && t("ui-opening")}
      </p>
      <Failure phrase={failure.value} game={game.id} />
    </Dialog>
  );
}

interface Props {
  game: GameInfo;
  start: (bots: number, level: string, options: string[]) => Promise<void>;
}

const USUAL = 2;

/** Asks once whether the game is new to the player: then it is played with the coach, against easy bots. */
function Newcomer({ game, start }: Props) {
  const answer = (isNew: boolean) => {
    coached.value = { ...coached.value, [game.id]: isNew };
    const bots = Math.min(USUAL, game.players[1] - 1);
    if (isNew) void start(bots, game.easy, chosenOption(optionsToChooseFrom(game, bots + 1), []));
  };
  return (
    <div class="stack">
      <p>{t("ui-coach-about")}</p>
      <button type="button" class="main large" autofocus onClick={() => answer(true)}>
        {t("ui-coach-yes")}
      </button>
      <div class="row">
        <button type="button" onClick={() => answer(false)}>
          {t("ui-coach-no")}
        </button>
        <a class="button" href={`#/learn/${game.id}`}>
          {t("ui-coach-lessons")}
        </a>
      </div>
    </div>
  );
}

/** How many bots, and how strong. */
function Opponents({ game, start }: Props) {
  const words = wordsOf(game.id);
  const [low, high] = game.players;
  const bots = useSignal(Math.min(USUAL, high - 1));
  const level = useSignal(game.levels.includes(opponents.value) ? opponents.value : game.easy);
  const options = useSignal<string[]>([]);
  const possible = optionsToChooseFrom(game, bots.value + 1);
  const counts = Array.from({ length: high - low + 1 }, (_, more) => low + more - 1);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        opponents.value = level.value;
        void start(bots.value, level.value, chosenOption(possible, options.value));
      }}
      class="stack"
    >
      <fieldset class="segments">
        <legend>{t("ui-opponents")}</legend>
        {counts.map((count) => (
          <label key={count}>
            <input type="radio" name="bots" checked={bots.value === count} onChange={() => (bots.value = count)} />
            <span>{count === 0 ? t("ui-solo") : count}</span>
          </label>
        ))}
      </fieldset>
      {possible.length > 0 && <OneOption game={game} possible={possible} options={options} />}
      {bots.value > 0 && (
        <fieldset class="segments">
          <legend>{t("ui-level")}</legend>
          {game.levels.map((one) => (
            <label key={one}>
              <input type="radio" name="level" checked={level.value === one} onChange={() => (level.value = one)} />
              <span>{words.level(one)}</span>
            </label>
          ))}
          <p class="level-about" aria-live="polite">
            {words.strength(level.value, game.wins[level.value])} {transport().isAlone && words.strengthAlone(level.value)}
          </p>
        </fieldset>
      )}
      <MyNameField />
      <button class="main large" autofocus>
        {t("ui-start-game")}
      </button>
    </form>
  );
}
