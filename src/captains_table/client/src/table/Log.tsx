/** What has happened, sentence by sentence, each linked to its moment. */
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "~/games";
import type { LogEntry } from "~/protocol";
import { lines } from "~/table/happenings";
import type { TableModel } from "~/table/model";
import { NewsHead } from "~/table/NewsHead";
import { Swatch } from "~/ui/Swatch";

interface Props {
  model: TableModel;
  /** Where log and choices take turns, it is the log's. */
  isOpen: boolean;
}

/** Scrolls to its end when something has happened, and when it is opened. */
export function Log({ model, isOpen }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const entries = model.moment.value?.log ?? model.view.value?.log ?? [];
  const hidden = model.moment.value ? 0 : (model.view.value?.first ?? 0);
  const since = model.moment.value ? undefined : model.unseen()[0]?.n;
  useEffect(() => {
    const picture = requestAnimationFrame(() => {
      const box = list.current;
      if (box) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(picture);
  }, [entries.at(-1)?.n, model.events.value.length, model.moment.value?.n, since, isOpen]);
  return (
    <section class="panel panel-log" aria-labelledby="log-title">
      <h3 id="log-title">{t("ui-tab-log")}</h3>
      <ol class="log" ref={list} tabIndex={0} aria-labelledby="log-title">
        {hidden > 0 && model.id && (
          <li class="dim">
            <a href={`#/t/${model.id}/at/${hidden}`}>{t("ui-log-earlier", { count: hidden })}</a>
          </li>
        )}
        {lines(entries, model.events.value, model.moment.value?.n).map((line) =>
          "event" in line ? (
            <li key={`${line.event.at} ${line.event.phrase[0]}`} class="of-table">
              {model.words.value.phrase(line.event.phrase)}
            </li>
          ) : (
            <Fragment key={line.entry.n}>
              {line.entry.n === since && (
                <li class="since">
                  <NewsHead model={model} id="since-title" />
                </li>
              )}
              <Entry model={model} entry={line.entry} isNew={since !== undefined && line.entry.n >= since && !model.mine.value.includes(line.entry.w)} />
            </Fragment>
          ),
        )}
      </ol>
    </section>
  );
}

export function Entry({ model, entry, isNew = false }: { model: TableModel; entry: LogEntry; isNew?: boolean }) {
  const words = model.words.value;
  return (
    <li class={`entry${entry.w < 0 ? " chance" : ""}${isNew ? " new" : ""}`}>
      {entry.w >= 0 && <Swatch seat={entry.w} />}
      <div>
        {model.id ? <a href={`#/t/${model.id}/at/${entry.n + 1}`}>{words.phrase(entry.p)}</a> : words.phrase(entry.p)}
        {entry.told?.map((phrase, number) => (
          <p key={number}>{words.phrase(phrase)}</p>
        ))}
        {entry.count && (
          <button type="button" onClick={() => (model.count.value = entry.n)}>
            {t("ui-count")}
          </button>
        )}
      </div>
    </li>
  );
}
