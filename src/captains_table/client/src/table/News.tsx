/** What others did since one's last look, in short, and step by step. */
import { t } from "~/games";
import { Entry } from "~/table/Log";
import type { TableModel } from "~/table/model";
import { go } from "~/route";

export function News({ model }: { model: TableModel }) {
  const from = model.news.value;
  if (from === null || model.moment.value) return null;
  const entries = model.unseen();
  const done = entries.filter((entry) => entry.w >= 0);
  return (
    <section class="news" aria-labelledby="news-title">
      <h3 id="news-title">{t("ui-news", { count: done.length })}</h3>
      <ol class="log" tabIndex={0} aria-labelledby="news-title">
        {done.map((entry) => (
          <Entry key={entry.n} model={model} entry={entry} />
        ))}
      </ol>
      <div class="row">
        <button type="button" class="main" onClick={() => model.upToDate()}>
          {t("ui-news-seen")}
        </button>
        <button
          type="button"
          onClick={() => {
            go(`#/t/${model.id}/at/${from}`);
          }}
        >
          {t("ui-news-step")}
        </button>
      </div>
    </section>
  );
}
