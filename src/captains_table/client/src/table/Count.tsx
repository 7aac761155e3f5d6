/** A payday or a scoring as it would be told at a table: who gets what for what. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "~/api";
import { t } from "~/games";
import { language } from "~/prefs";
import { type CountTable, type Span, readCount } from "~/table/rows";
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
  const { title, head, body } = table.value;
  return (
    <Dialog title={title[0] || head[0] || t("ui-count-title")} onClose={() => (model.count.value = null)} wide>
      {title.slice(1).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {head.length > 0 && (
        <div class="table-scroll" tabIndex={0}>
          <table class="count">
            <thead>
              <tr>{head.map((cell, at) => (at === 0 ? <td key={at} /> : <th key={at} scope="col">{cell}</th>))}</tr>
            </thead>
            <tbody>
              {body.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, at) => (at === 0 ? <th key={at} scope="row">{cell}</th> : <td key={at}>{cell}</td>))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div class="row">
        <button type="button" class="main" autofocus onClick={() => (model.count.value = null)}>
          {t("ui-go-on")}
        </button>
      </div>
    </Dialog>
  );
}
