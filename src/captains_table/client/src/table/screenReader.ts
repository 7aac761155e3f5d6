/** What is new at a table, for screen readers. */
import { knows, t } from "~/games";
import type { View } from "~/protocol";
import type { TableModel } from "~/table/model";
import { standing } from "~/table/sentence";
import { newEntries } from "~/table/view";
import { announce } from "~/ui/announcer";

/** Announces what has happened since, and the prompt if it is new, or that the game is over. `chose`: who had to choose
 *  then. */
export function tellAloud(model: TableModel, before: View | null, chose: number | null): void {
  const now = model.view.value!;
  if (before) announce(...happened(model, before, now));
  const chooser = model.chooser.value;
  const ended = before && now.turn.over && !before.turn.over;
  const other = chooser !== chose || JSON.stringify(now.prompt) !== JSON.stringify(before?.prompt);
  if (ended || (chooser !== null && other)) announce(standing(model));
}

function happened(model: TableModel, before: View, now: View): string[] {
  if (now.u > before.u) return [t("ui-taken-back")];
  if (!knows(model.game.value)) return [];
  const words = model.words.value;
  return newEntries(before, now).flatMap(({ p, told = [] }) => [p, ...told].map((phrase) => words.phrase(phrase)));
}
