/** A payday or a scoring as it would be told at a table: who gets what for what. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "~/api";
import { t } from "~/games";
import { language } from "~/prefs";
import { type CountTable, type Span, figureColumns, readCount } from "~/table/rows";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";

export function Count({ model }: { model: TableModel }) {
  const table = useSignal<CountTable | null>(null);
  const number = model.count.value;

  useEffect(() => {
    table.value = null;
    if (number === null) return;
    void get<{ rows: Span[][] }>(`/api/tables/${model.id}/count/${number}?lang=${language.value}`)
      .then(({ rows }) => (table.value = readCount(rows)))
      .catch(() => (model.count.value = null));
  }, [number, language.value]);

  if (number === null || !table.value) return null;
  const { title, head, body, notes } = table.value;
  const side = figureColumns(table.value).map((figures) => (figures ? "figures" : undefined));
  return (
    <Dialog title={title || t("ui-count-title")} onClose={() => (model.count.value = null)} wide>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={title || t("ui-count-title")}>
        {head.length > 0 && (
          <table class="count">
            <thead>
              <tr>{head.map((cell, at) => (cell ? <th key={at} scope="col" class={side[at]}>{cell}</th> : <td key={at} />))}</tr>
            </thead>
            <tbody>
              {body.map(({ cells, total }, line) => (
                <tr key={line} class={total ? "total" : undefined}>
                  {cells.map((cell, at) => (at === 0 && cell ? <th key={at} scope="row"><Cell text={cell} /></th> : <td key={at} class={side[at]}><Cell text={cell} /></td>))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {notes.map((line) => (
          <p key={line}>{line}</p>
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

/** A figure, and smaller what explains it. */
function Cell({ text }: { text: string }) {
  const [, figure, why] = /^([+−]?\d+)( .+)$/.exec(text) ?? [];
  if (!figure) return <>{text}</>;
  return (
    <>
      {figure}
      <small>{why}</small>
    </>
  );
}
