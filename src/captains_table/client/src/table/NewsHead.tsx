/** The heading of what others did: since when, how much, and the actions for it. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { go } from "~/route";
import { Icon } from "~/ui/Icon";

export function NewsHead({ model, id }: { model: TableModel; id: string }) {
  const count = model.unseen().length;
  const from = model.since.value;
  return (
    <div class="news-head">
      <h3 id={id}>{t(model.news.value === null ? "ui-since" : "ui-news", { count })}</h3>
      {model.id && (
        <button type="button" class="quiet" onClick={() => go(`#/t/${model.id}/at/${from}`)}>
          <Icon name="play" />
          <span>{t("ui-news-step")}</span>
        </button>
      )}
      <button type="button" class="quiet" aria-label={t("ui-news-seen")} title={t("ui-news-seen")} onClick={() => model.upToDate()}>
        <Icon name="close" />
      </button>
    </div>
  );
}
