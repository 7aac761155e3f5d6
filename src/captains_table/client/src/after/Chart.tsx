/** The scores of a finished game over time. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "~/api";
import { t } from "~/games";
import { lines } from "~/after/curves";
import { BOX, LineChart } from "~/after/LineChart";
import type { TableModel } from "~/table/model";

const ROWS = 10;

export function Chart({ model }: { model: TableModel }) {
  const scores = useSignal<number[][] | null>(null);
  useEffect(() => {
    void get<{ scores: number[][] }>(`/api/tables/${model.id}/scores`)
      .then((answer) => (scores.value = answer.scores))
      .catch(() => undefined);
  }, [model.id]);
  const all = scores.value;
  if (!all || all.length < 2) return null;
  const last = all.length - 1;
  const moments = [...new Set(Array.from({ length: ROWS + 1 }, (_, part) => Math.round((last * part) / ROWS)))];
  const rows = moments.map((n) => ({ n, values: all[n] ?? [] }));
  return <LineChart model={model} caption={t("ui-chart")} lines={lines(all, BOX)} end={last} count={last} at={null} rows={rows} />;
}
