/** The state of the table in one sentence: what has to be decided and by whom, or who has won. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";

/** At the moment on display. */
export function sentence(model: TableModel): string {
  const moment = model.moment.value;
  if (!moment) return standing(model);
  return moment.turn.over ? result(model, moment.turn.winners ?? []) : t("ui-past");
}

/** At present. */
export function standing(model: TableModel): string {
  const { turn } = model.view.value!;
  if (turn.over) return result(model, turn.winners ?? []);
  if (model.held.value) return t("ui-state-held");
  if (turn.seats.length === 0) return t("ui-turn-chance");
  const said = asked(model);
  const shared = model.myTurn.value && model.mine.value.length > 1;
  return shared ? t("ui-prompt-for", { who: model.name(model.seat.value!), prompt: said }) : said;
}

/** What has to be decided; whose turn it is until the game's texts are loaded. */
function asked(model: TableModel): string {
  const { turn, prompt } = model.view.value!;
  const who = listed(turn.seats.map((seat) => model.name(seat)));
  const words = model.words.value;
  if (prompt && words.has(prompt[0])) return words.say(prompt[0], { ...prompt[1], who, choosers: turn.seats.length });
  return model.myTurn.value ? t("ui-your-turn") : t("ui-turn-of", { who });
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { names: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** The game is over because too few players are left. */
function resigned(model: TableModel, winner: number | undefined): string {
  const losers = model.info.value!.players.filter((player) => player.resigned).map(({ seat }) => model.name(seat));
  if (winner === undefined) return t("ui-result-given-up");
  return t("ui-result-resigned", { name: model.name(winner), losers: listed(losers), count: losers.length });
}

function result(model: TableModel, winners: readonly number[]): string {
  const [only, ...others] = winners;
  const ended = model.info.value?.result?.ended;
  if (ended === "agreed") return t("ui-result-agreed");
  if (ended === "resigned") return resigned(model, only);
  if (only === undefined) return t("ui-state-over");
  const score = model.view.value?.scores[only] ?? 0;
  if (others.length === 0) return t("result-won", { name: model.name(only), score });
  return t("result-shared", { names: listed(winners.map((seat) => model.name(seat))), score });
}
