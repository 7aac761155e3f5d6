/** When the game is over: who won, how it came, and what now. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { Chart } from "~/after/Chart";
import { t } from "~/games";
import type { Phrase } from "~/protocol";
import { go } from "~/route";
import type { TableModel } from "~/table/model";
import { Failure, phraseOf } from "~/ui/Failure";

export function After({ model }: { model: TableModel }) {
  const failure = useSignal<Phrase | null>(null);
  const info = model.info.value;
  const view = model.view.value;
  if (!info || !view) return null;
  const last = view.log.findLast((entry) => entry.count);
  const again = async () => {
    try {
      const { table } = await post<{ table: string }>(`/api/tables/${info.id}/rematch`);
      go(`#/t/${table}`);
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  return (
    <section class="after" aria-label={t("ui-after")}>
      <div class="row">
        <button type="button" class="main" onClick={() => void again()}>
          {t("ui-rematch")}
        </button>
        {last && (
          <button type="button" onClick={() => (model.count.value = last.n)}>
            {t("ui-final-count")}
          </button>
        )}
        <a class="button" href={`/api/tables/${info.id}/record`} download={`${info.game}-${info.id}.txt`}>
          {t("ui-record")}
        </a>
      </div>
      <Failure phrase={failure.value} game={info.game} />
      <Chart model={model} />
    </section>
  );
}
