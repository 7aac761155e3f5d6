/** A rematch: whoever asks for it invites the others, who see the invitation and accept or decline. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t } from "~/games";
import type { Phrase } from "~/protocol";
import { go } from "~/route";
import type { TableModel } from "~/table/model";
import { Failure, phraseOf } from "~/ui/Failure";

export function Again({ model }: { model: TableModel }) {
  const failure = useSignal<Phrase | null>(null);
  const declined = useSignal(false);
  const info = model.info.value!;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const accept = () =>
    attempt(async () => {
      const { table } = await post<{ table: string }>(`/api/tables/${info.id}/rematch`);
      go(`#/t/${table}`);
    });
  const decline = () =>
    attempt(async () => {
      await post(`/api/tables/${info.rematch}/decline`);
      declined.value = true;
    });
  if (!info.rematch) {
    return info.you.length > 0 || info.creator ? (
      <>
        <button type="button" class="main" onClick={() => void accept()}>
          {t("ui-rematch")}
        </button>
        <Failure phrase={failure.value} game={info.game} />
      </>
    ) : null;
  }
  const host = inviter(model);
  const invited = info.you.length > 0 && (host === null || !info.you.includes(host)) && !declined.value;
  return (
    <div class="again" role="group" aria-label={t("ui-rematch")}>
      <p>{invited && host !== null ? t("ui-rematch-invited", { who: model.name(host) }) : t("ui-rematch-open")}</p>
      <div class="row">
        {invited && (
          <>
            <button type="button" class="main" onClick={() => void accept()}>
              {t("ui-rematch-accept")}
            </button>
            <button type="button" onClick={() => void decline()}>
              {t("ui-decline")}
            </button>
          </>
        )}
        <a class="button" href={`#/t/${info.rematch}`}>
          {t("ui-rematch-look")}
        </a>
      </div>
      <Failure phrase={failure.value} game={info.game} />
    </div>
  );
}

/** The seat of the player who invites, from the log. */
function inviter(model: TableModel): number | null {
  const invitation = model.events.value.findLast(({ phrase }) => phrase[0] === "play-log-rematch");
  const who = invitation?.phrase[1]?.["who"];
  return typeof who === "object" && who.s !== undefined ? who.s : null;
}
