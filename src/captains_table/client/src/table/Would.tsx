/** What a click on a piece would do, and what would follow from it. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";

/** Further choices or consequences are only counted. */
const SHOWN = 3;

export function Would({ model, offered }: { model: TableModel; offered: readonly string[] }) {
  const words = model.words.value;
  const choices = (model.view.value?.choices ?? []).filter(([notation]) => offered.includes(notation));
  const [only, ...more] = choices;
  if (!only) return null;
  return (
    <p class="would">
      <span class="would-head">{t("ui-would")}</span>{" "}
      {choices.slice(0, SHOWN).map(([notation, phrase]) => (
        <span key={notation} class="would-choice">
          {words.whole(notation, phrase)}
        </span>
      ))}
      {choices.length > SHOWN && <span>{t("ui-would-more", { count: choices.length - SHOWN })}</span>}
      {more.length === 0 && <Then model={model} notation={only[0]} />}
    </p>
  );
}

/** What follows automatically. */
export function Then({ model, notation }: { model: TableModel; notation: string }) {
  const told = model.preview.of(notation);
  if (told.length === 0) return null;
  const words = model.words.value;
  const sentences = told.slice(0, SHOWN).map((phrase) => words.phrase(phrase));
  return (
    <span class="then">
      <b>{t("ui-would-then")}</b> {sentences.join(" ")}
      {told.length > SHOWN && " …"}
    </span>
  );
}
