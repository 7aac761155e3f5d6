/** After the end of the game: who won, how, and what to do next. */
import { Again } from "~/after/Again";
import { Chart } from "~/after/Chart";
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { SaveRecord } from "~/ui/SaveRecord";

export function After({ model }: { model: TableModel }) {
  const info = model.info.value;
  const view = model.view.value;
  if (!info || !view) return null;
  const last = view.log.findLast((entry) => entry.count);
  return (
    <section class="after" aria-label={t("ui-after")}>
      <div class="row">
        <Again model={model} />
        {last && (
          <button type="button" onClick={() => (model.count.value = last.n)}>
            {t("ui-final-count")}
          </button>
        )}
        <SaveRecord info={info} />
      </div>
      <Chart model={model} />
    </section>
  );
}
