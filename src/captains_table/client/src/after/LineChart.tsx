/** Lines over the events of a game, one for each seat, as a drawing and as a table. A click goes to the moment. */
import { t } from "~/games";
import { apart, type Box, type Lines } from "~/after/curves";
import { goQuietly } from "~/route";
import type { TableModel } from "~/table/model";

export const BOX: Box = { width: 360, height: 210, left: 38, right: 22, top: 10, bottom: 26 };
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 2", "1 5"];
/** The minimum distance between letters at the ends of lines. */
const LETTER = 13;

interface Props {
  model: TableModel;
  caption: string;
  lines: Lines;
  /** The number of events at which the last line ends. */
  end: number;
  /** The number of events in the game. */
  count: number;
  /** The moment on display. */
  at: number | null;
  /** The values at some moments, for the table. */
  rows: readonly { n: number; values: readonly number[] }[];
  /** How a value is written in the table. */
  said?: (value: number) => string;
}

export function LineChart({ model, caption, lines, end, count, at, rows, said = String }: Props) {
  const { paths, ends, marks, x } = lines;
  const letters = apart(ends, LETTER, BOX.height - BOX.bottom);
  const seats = paths.map((_, seat) => seat);
  const pick = (event: MouseEvent) => {
    const drawn = (event.currentTarget as SVGElement).getBoundingClientRect();
    const part = ((event.clientX - drawn.left) / drawn.width) * BOX.width - BOX.left;
    const moment = Math.round((part / (BOX.width - BOX.left - BOX.right)) * count);
    goQuietly(`#/t/${model.id}/at/${Math.max(0, Math.min(count, moment))}`);
  };
  return (
    <figure class="chart">
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={caption} onClick={pick}>
        {marks.map(({ value, y }) => (
          <g key={value}>
            <path class="grid" d={`M${BOX.left} ${y}H${BOX.width - BOX.right}`} />
            <text x={BOX.left - 8} y={y + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {at !== null && <path class="moment" d={`M${x(at)} ${BOX.top}V${BOX.height - BOX.bottom}`} />}
        {seats.map((seat) => (
          <path key={seat} class={`line seat-${seat}`} d={paths[seat]} stroke-dasharray={DASHES[seat]} />
        ))}
        {seats.map((seat) => (
          <text key={seat} class={`line-name seat-${seat}`} x={x(end) + 6} y={(letters[seat] ?? 0) + 5}>
            {String.fromCharCode(65 + seat)}
          </text>
        ))}
        <text x={BOX.left} y={BOX.height - 8}>
          {t("ui-chart-start")}
        </text>
        <text x={BOX.width - BOX.right} y={BOX.height - 8} text-anchor="end">
          {t("ui-chart-end", { count })}
        </text>
      </svg>
      <details>
        <summary>{t("ui-chart-table")}</summary>
        <div class="table-scroll" tabIndex={0}>
          <table class="count">
            <caption class="only-heard">{caption}</caption>
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
              {rows.map(({ n, values }) => (
                <tr key={n}>
                  <th scope="row">
                    <a href={`#/t/${model.id}/at/${n}`}>{n}</a>
                  </th>
                  {seats.map((seat) => (
                    <td key={seat}>{said(values[seat] ?? 0)}</td>
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
