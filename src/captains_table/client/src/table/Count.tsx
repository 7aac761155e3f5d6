/** A payday or a scoring: who gets what for what. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import type { Count as Counted, CountColumn, CountItem, CountRow } from "~/protocol";
import { NOTHING, figure, gain, groups } from "~/table/counting";
import { grownRows, useGrowth } from "~/table/growth";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";
import type { Words } from "~/words";

export function Count({ model }: { model: TableModel }) {
  const counted = useSignal<Counted | null>(null);
  const number = model.count.value;

  useEffect(() => {
    counted.value = null;
    if (number === null) return;
    void model
      .counted(number)
      .then((count) => (counted.value = count))
      .catch(() => (model.count.value = null));
  }, [number]);

  if (number === null || !counted.value) return null;
  const words = model.words.value;
  const title = words.phrase(counted.value.title);
  return (
    <Dialog title={title} onClose={() => (model.count.value = null)} wide>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={title}>
        {counted.value.rows.length > 0 && <CountTable count={counted.value} words={words} />}
        {counted.value.notes.map(({ phrase }, at) => (
          <p key={at}>{words.phrase(phrase)}</p>
        ))}
      </div>
      <div class="row">
        <button type="button" class="main" autofocus onClick={() => (model.count.value = null)}>
          {t("ui-go-on")}
        </button>
      </div>
    </Dialog>
  );
}

function CountTable({ count, words }: { count: Counted; words: Words }) {
  const { title, labels, columns } = count;
  const [there, finish] = useGrowth(count.rows.length, count);
  const rows = grownRows(count.rows, there);
  const isThere = (row: CountRow) => row.role === "total" || rows.indexOf(row) < there;
  return (
    <table class="count" onClick={finish}>
      <caption class="only-heard">{words.phrase(title)}</caption>
      <thead>
        <tr>
          {labels ? <th scope="col">{words.phrase(labels)}</th> : <td />}
          {columns.map(({ heading, kind }, at) => (
            <th key={at} scope="col" class={kind}>
              {words.phrase(heading)}
            </th>
          ))}
        </tr>
      </thead>
      {groups(rows).map((group, at) => (
        <tbody key={at}>
          {group.map((row, line) => (
            <Row
              key={line}
              row={row}
              covers={line === 0 ? group.length : 0}
              columns={columns}
              words={words}
              isThere={isThere(row)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  row: CountRow;
  /** How many rows its label spans. */
  covers: number;
  columns: readonly CountColumn[];
  words: Words;
  /** Whether it has been counted by now. */
  isThere: boolean;
}

const Row = ({ row, covers, columns, words, isThere }: RowProps) => (
  <tr class={`${row.role ?? ""}${isThere ? "" : " to-come"}`}>
    {row.label && (
      <th scope={covers > 1 ? "rowgroup" : "row"} rowSpan={covers}>
        {words.phrase(row.label)}
      </th>
    )}
    {columns.map(({ kind }, at) => (
      <td key={at} class={kind}>
        <Cell items={row.cells[at] ?? []} kind={kind} words={words} />
      </td>
    ))}
  </tr>
);

/** Figures that add up, each with its explanation in small print; or words. */
function Cell({ items, kind, words }: { items: readonly CountItem[]; kind: CountColumn["kind"]; words: Words }) {
  if (items.length === 0) return <>{NOTHING}</>;
  const written = (value: CountItem["value"]) =>
    typeof value !== "number" ? words.phrase(value) : kind === "gains" ? gain(value) : figure(value);
  return (
    <>
      {items.map(({ value, why }, at) => (
        <Fragment key={at}>
          {at > 0 && (kind === "reasons" ? " · " : " + ")}
          {written(value)}
          {why !== undefined && <small> {typeof why === "number" ? `(${figure(why)})` : words.phrase(why)}</small>}
        </Fragment>
      ))}
    </>
  );
}
