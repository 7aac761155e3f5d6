/** Everything about a table that is not needed at every turn. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t } from "~/games";
import { confirmAll } from "~/prefs";
import type { Phrase, TableInfo } from "~/protocol";
import { Leaving } from "~/table/Leaving";
import { Notes } from "~/table/Notes";
import { NotifySwitch } from "~/table/NotifySwitch";
import { ShowTastes } from "~/table/ShowTastes";
import type { TableModel } from "~/table/model";
import { transport } from "~/transport/transport";
import { CopyLink } from "~/ui/CopyLink";
import { Dialog } from "~/ui/Dialog";
import { Failure, phraseOf } from "~/ui/Failure";
import { Tastes } from "~/ui/Header";
import { Icon } from "~/ui/Icon";
import { SaveRecord } from "~/ui/SaveRecord";

export function Menu({ model }: { model: TableModel }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="tool" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Icon name="menu" />
        <span>{t("ui-menu")}</span>
      </button>
      {open.value && <MenuDialog model={model} onClose={() => (open.value = false)} />}
    </>
  );
}

function MenuDialog({ model, onClose }: { model: TableModel; onClose: () => void }) {
  const failure = useSignal<Phrase | null>(null);
  const info = model.info.value;
  if (!info) return null;
  const playing = info.status === "playing";
  const seats = info.players.filter((player) => info.you.includes(player.seat));

  const hand = async (seat: number, kind: "bot" | "me") => {
    try {
      model.info.value = await post<TableInfo>(`/api/tables/${info.id}/seats/${seat}`, { kind });
      onClose();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };

  return (
    <Dialog title={t("ui-menu-title")} onClose={onClose}>
      <div class="stack">
        <Tastes />
        <ShowTastes />
        <div class="row">
          <CopyLink hash={`#/t/${info.id}`} label={t("ui-copy-link")} />
          <SaveRecord info={info} />
          {playing && info.n > 0 && (
            <a class="button" href={`#/t/${info.id}/at/${model.view.value?.n ?? 0}`} onClick={onClose}>
              {t("ui-replay-open")}
            </a>
          )}
        </div>
        {playing && <Leaving model={model} onHand={(seat, kind) => void hand(seat, kind)} onClose={onClose} />}
        {playing && model.coach.possible.value && (
          <label class="check">
            <input type="checkbox" checked={model.coach.on.value} onChange={() => model.coach.toggle()} />
            <span>{t("ui-coach")}</span>
          </label>
        )}
        {seats.length > 0 && (
          <>
            <label class="check">
              <input type="checkbox" checked={confirmAll.value} onChange={(event) => (confirmAll.value = event.currentTarget.checked)} />
              <span>{t("ui-confirm-all")}</span>
            </label>
            {!transport().isAlone && (
              <>
                <NotifySwitch />
                <Notes table={info.id} />
              </>
            )}
          </>
        )}
        <Failure phrase={failure.value} game={info.game} />
      </div>
    </Dialog>
  );
}
