/** What is new at a table, for those who don't see it. */
import { knows, t } from "~/games";
import type { View } from "~/protocol";
import type { TableModel } from "~/table/model";
import { standing } from "~/table/sentence";
import { newEntries } from "~/table/view";
import { announce } from "~/ui/announcer";

/** Says what has happened since, and what one has to decide if that is new, or that the game is over. `chose`: who was
 * to choose then. */
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
