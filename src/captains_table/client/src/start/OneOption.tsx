/** One of a game's mutually exclusive options, if the game needs exactly one. */
import type { Signal } from "@preact/signals";
import { t, wordsOf } from "~/games";
import type { GameInfo } from "~/protocol";

/** The options of which exactly one is needed with this number of players; empty if they are free. */
export const optionsToChooseFrom = (game: GameInfo, players: number): string[] =>
  game.one_option.includes(players)
    ? game.options.filter((option) => option.players.includes(players)).map((option) => option.id)
    : [];

/** The selected one: the first, until the player selects another. */
export const chosenOption = (possible: readonly string[], chosen: readonly string[]): string[] =>
  possible.filter((option) => chosen.includes(option)).concat(possible).slice(0, 1);

interface Props {
  game: GameInfo;
  possible: readonly string[];
  options: Signal<string[]>;
}

export function OneOption({ game, possible, options }: Props) {
  const words = wordsOf(game.id);
  const [chosen] = chosenOption(possible, options.value);
  return (
    <fieldset class="checks">
      <legend>{words.has("options-one") ? words.say("options-one") : t("ui-options-one")}</legend>
      {possible.map((option) => (
        <label key={option}>
          <input type="radio" name="option" checked={option === chosen} onChange={() => (options.value = [option])} />
          <span>
            <strong>{words.say(`option-${option}`)}</strong>
            {words.has(`option-${option}-about`) && <small>{words.say(`option-${option}-about`)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
