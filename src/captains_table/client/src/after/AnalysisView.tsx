/** The analysis of a finished game: win chances over time, and the costliest moves with their reasons. */
import { analyses } from "~/after/analysis";
import { chanceLines } from "~/after/curves";
import { BOX, LineChart } from "~/after/LineChart";
import { t } from "~/games";
import type { Slip } from "~/protocol";
import { goQuietly } from "~/route";
import type { TableModel } from "~/table/model";
import { Swatch } from "~/ui/Swatch";

export function AnalysisView({ model, at }: { model: TableModel; at: number | null }) {
  const found = analyses.value[model.id];
  if (!found) return null;
  const { chances, slips, done, count } = found;
  const rows = chances.map(({ n, shares }) => ({ n, values: shares }));
  return (
    <section class="analysis" aria-label={t("ui-analysis")}>
      {chances.length > 1 && (
        <LineChart
          model={model}
          caption={t("ui-analysis-chances")}
          lines={chanceLines(chances, count, BOX)}
          end={chances.at(-1)?.n ?? 0}
          count={count}
          at={at}
          rows={rows}
          said={(share) => t("ui-percent", { share })}
        />
      )}
      <p class="dim">{t("ui-analysis-about")}</p>
      {!slips ? (
        <label class="analysis-progress">
          <span>{t("ui-analysis-progress", { done, count })}</span>
          <progress value={done} max={count} />
        </label>
      ) : (
        <>
          <h3>{t("ui-analysis-slips")}</h3>
          {slips.length === 0 && <p>{t("ui-analysis-none")}</p>}
          <ol class="slips">
            {slips.map((slip) => (
              <OneSlip key={slip.n} model={model} slip={slip} here={slip.n === at} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function OneSlip({ model, slip, here }: { model: TableModel; slip: Slip; here: boolean }) {
  const words = model.words.value;
  return (
    <li class={here ? "slip here" : "slip"} aria-current={here ? "true" : undefined}>
      <p class="slip-head">
        <Swatch seat={slip.seat} />
        <b>{t("ui-analysis-slip", { who: model.name(slip.seat), cost: slip.cost })}</b>
      </p>
      <p class="slip-chosen">{t("ui-analysis-chosen", { move: words.phrase(slip.chosen) })}</p>
      <p class="slip-better">{t("ui-analysis-better", { move: words.phrase(slip.better) })}</p>
      {slip.faults.map((fault) => (
        <p key={fault[0]} class="dim">
          {t("ui-analysis-fault", { fault: words.phrase(fault) })}
        </p>
      ))}
      <button type="button" onClick={() => goQuietly(`#/t/${model.id}/at/${slip.n}`)}>
        {t("ui-analysis-go", { number: slip.n + 1 })}
      </button>
    </li>
  );
}
