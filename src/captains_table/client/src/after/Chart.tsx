/** The scores of a finished game over time, drawn and as a table. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "~/api";
import { t } from "~/games";
import { apart, lines } from "~/after/curves";
import type { TableModel } from "~/table/model";

const BOX = { width: 360, height: 210, left: 38, right: 22, top: 10, bottom: 26 };
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 2", "1 5"];
/** Letters at the ends of lines keep this far apart. */
const LETTER = 13;
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
  const { paths, ends, marks, x } = lines(all, BOX);
  const letters = apart(ends, LETTER, BOX.height - BOX.bottom);
  const seats = paths.map((_, seat) => seat);
  const last = all.length - 1;
  const rows = [...new Set(Array.from({ length: ROWS + 1 }, (_, part) => Math.round((last * part) / ROWS)))];
  return (
    <figure class="chart">
      <figcaption>{t("ui-chart")}</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={t("ui-chart")}>
        {marks.map(({ value, y }) => (
          <g key={value}>
            <path class="grid" d={`M${BOX.left} ${y}H${BOX.width - BOX.right}`} />
            <text x={BOX.left - 8} y={y + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <path key={seat} class={`line seat-${seat}`} d={paths[seat]} stroke-dasharray={DASHES[seat]} />
        ))}
        {seats.map((seat) => (
          <text key={seat} class={`line-name seat-${seat}`} x={x(last) + 6} y={(letters[seat] ?? 0) + 5}>
            {String.fromCharCode(65 + seat)}
          </text>
        ))}
        <text x={BOX.left} y={BOX.height - 8}>
          {t("ui-chart-start")}
        </text>
        <text x={BOX.width - BOX.right} y={BOX.height - 8} text-anchor="end">
          {t("ui-chart-end", { count: last })}
        </text>
      </svg>
      <details>
        <summary>{t("ui-chart-table")}</summary>
        <div class="table-scroll" tabIndex={0}>
          <table class="count">
            <caption class="only-heard">{t("ui-chart")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("ui-chart-event")}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {model.name(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((moment) => (
                <tr key={moment}>
                  <th scope="row">
                    <a href={`#/t/${model.id}/at/${moment}`}>{moment}</a>
                  </th>
                  {seats.map((seat) => (
                    <td key={seat}>{all[moment]?.[seat]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
