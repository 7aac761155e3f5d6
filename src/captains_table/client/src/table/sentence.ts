/** How the table stands, in one sentence: whose turn it is, or who has won. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";

/** At the moment that is looked at. */
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
  if (model.myTurn.value) return model.mine.value.length > 1 ? t("ui-turn-of", { who: model.name(model.seat.value!) }) : t("ui-your-turn");
  if (turn.seats.length === 0) return t("ui-turn-chance");
  return t("ui-turn-of", { who: turn.seats.map((seat) => model.name(seat)).join(", ") });
}

function result(model: TableModel, winners: readonly number[]): string {
  const [only, ...others] = winners;
  if (only === undefined) return t("ui-state-over");
  const score = model.view.value?.scores[only] ?? 0;
  if (others.length === 0) return t("result-won", { name: model.name(only), score });
  const names = winners.slice(0, -1).map((seat) => model.name(seat)).join(", ");
  return t("result-shared", { names: t("list-and", { names, last: model.name(winners.at(-1)!) }), score });
}
