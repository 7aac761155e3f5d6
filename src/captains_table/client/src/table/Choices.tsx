/** All legal choices, in words. They keep their places until a choice has been carried out. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import type { Choice } from "~/protocol";
import { found, grouped } from "~/table/grouping";
import type { TableModel } from "~/table/model";
import { Then } from "~/table/Would";

/** More choices than this can be searched. */
const MANY = 12;

export function Choices({ model, idle }: { model: TableModel; idle?: string }) {
  const typed = useSignal("");
  const about = useSignal<Choice | null>(null);
  const words = model.words.value;
  const all = model.open.value;
  const searching = all.length > MANY;
  const shown = searching ? found(all, typed.value, (choice) => words.phrase(choice[1])) : all;
  const told = about.value && all.includes(about.value) ? about.value : null;

  const point = (choice: Choice | null) => {
    about.value = choice;
    model.lit.value = choice ? [choice[0]] : [];
  };

  return (
    <section class="panel panel-do" aria-labelledby="do-title">
      <h3 id="do-title">{t("ui-choices")}</h3>
      {all.length === 0 && <p class="dim">{idle ?? nothing(model)}</p>}
      {searching && (
        <input
          type="search"
          class="filter"
          aria-label={t("ui-filter", { count: all.length })}
          placeholder={t("ui-filter", { count: all.length })}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      )}
      <div class="groups" onPointerLeave={() => point(null)}>
        {grouped(shown).map(({ verb, choices }) => (
          <div class="group" key={verb}>
            {choices.length > 1 && <h4>{words.heading(verb)}</h4>}
            <ul>
              {choices.map((choice) => (
                <li key={choice[0]}>
                  <button
                    type="button"
                    class={model.lit.value.includes(choice[0]) ? "choice lit" : "choice"}
                    data-event={choice[0]}
                    aria-disabled={model.busy.value || undefined}
                    onClick={() => void model.move(choice[0])}
                    onPointerEnter={() => point(choice)}
                    onFocus={() => point(choice)}
                    onBlur={() => point(null)}
                  >
                    {choices.length > 1 ? words.short(choice[1]) : words.whole(choice[0], choice[1])}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {all.length > 0 && (
        <p class={told ? "told" : "told idle"}>
          {told ? words.phrase(told[1]) : t("ui-choices-about")} {told && <Then model={model} notation={told[0]} />}
        </p>
      )}
    </section>
  );
}

function nothing(model: TableModel): string {
  if (model.moment.value) return t("ui-nothing-past");
  if (model.view.value?.turn.over) return t("ui-state-over");
  if (model.held.value) return t("ui-state-held");
  if (model.mine.value.length === 0) return t("ui-nothing-watching");
  return model.busy.value ? t("ui-nothing-busy") : t("ui-nothing-wait");
}
