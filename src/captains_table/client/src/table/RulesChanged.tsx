/** The rules have changed since the game began: the consequences, and what can be decided. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "~/games";
import { language, understood } from "~/prefs";
import type { Revision, TableInfo } from "~/protocol";
import type { TableModel } from "~/table/model";

export function RulesChanged({ model }: { model: TableModel }) {
  const kept = useSignal(false);
  const title = useRef<HTMLHeadingElement>(null);
  const info = model.info.value;
  const revision = info?.revision;
  if (!info || !revision || model.moment.value) return null;
  const key = `${info.id} ${revision.changes.length} ${revision.after ?? ""}`;
  if (revision.held === undefined && understood.value.includes(key)) return null;
  const toDecide = revision.held !== undefined && !revision.ended && info.you.length > 0;
  const goOn = async () => {
    await model.tell({ t: "go-on" });
    title.current?.focus();
  };

  return (
    <section class="rules-changed" aria-labelledby="rules-changed-title">
      <h3 id="rules-changed-title" tabIndex={-1} ref={title}>
        {t(revision.changes.length > 0 ? "ui-revision" : "ui-state-held")}
      </h3>
      <p>{kept.value && toDecide ? t("ui-revision-kept") : told(model, info, revision)}</p>
      {!kept.value && revision.changes.length > 0 && <Changes model={model} revision={revision} />}
      <div class="row">
        {toDecide && (
          <button type="button" class={kept.value ? "" : "main"} onClick={() => void goOn()}>
            {t("ui-revision-go-on")}
          </button>
        )}
        {toDecide && !kept.value && (
          <button type="button" onClick={() => (kept.value = true)}>
            {t("ui-revision-keep")}
          </button>
        )}
        {revision.held === undefined && (
          <button type="button" onClick={() => (understood.value = [...understood.value.slice(-99), key])}>
            {t("ui-news-seen")}
          </button>
        )}
      </div>
    </section>
  );
}

function Changes({ model, revision }: { model: TableModel; revision: Revision }) {
  const days = new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" });
  return (
    <ul>
      {revision.changes.map(({ clause, date, what }) => (
        <li key={clause}>
          {model.words.value.phrase(what)}{" "}
          <a href={`#/rules/${model.game.value}/${clause.split(" ")[1] ?? ""}`} target="captains-table-rules">
            {t("ui-revision-change", { clause, date: days.format(new Date(date)) })}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The consequences, in words. */
function told(model: TableModel, info: TableInfo, { changes, held, ended, seat, after }: Revision): string {
  const number = held ?? 0;
  if (ended) return t("ui-revision-ended", { number });
  if (held !== undefined && changes.length === 0) return t("ui-revision-broken", { number });
  if (held !== undefined) return t(info.you.length > 0 ? "ui-revision-held" : "ui-revision-watched", { number });
  if (seat !== undefined) return t("ui-revision-decided", { who: model.name(seat), number: after ?? 0 });
  return t(info.status === "over" ? "ui-revision-over" : "ui-revision-fits");
}
