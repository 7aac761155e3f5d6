/** Ways out of a game: let a bot play for a while, resign, agree to end it, or deal with a player who is away. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import type { Player } from "~/protocol";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";

type Wish = { what: "resign"; seat: number } | { what: "end" };

interface Props {
  model: TableModel;
  /** Hands a seat to a bot, or reclaims it. */
  onHand: (seat: number, kind: "bot" | "me") => void;
  onClose: () => void;
}

export function Leaving({ model, onHand, onClose }: Props) {
  const asking = useSignal<Wish | null>(null);
  const info = model.info.value!;
  const mine = info.players.filter(({ seat, resigned }) => info.you.includes(seat) && !resigned);
  const others = info.players.filter((player) => isPerson(player) && !info.you.includes(player.seat));
  if (mine.length === 0) return null;
  const awaited = others.filter((player) => !player.away && model.view.value?.turn.seats.includes(player.seat));
  const tell = (message: Parameters<TableModel["tell"]>[0]) => {
    void model.tell(message);
    onClose();
  };
  const wish = asking.value;
  return (
    <>
      {mine.map(({ seat, away }) => (
        <div class="row" key={seat}>
          <button type="button" onClick={() => onHand(seat, away ? "me" : "bot")}>
            {t(away ? "ui-come-back" : "ui-hand-over", { who: model.name(seat) })}
          </button>
          <button type="button" onClick={() => (asking.value = { what: "resign", seat })}>
            {mine.length > 1 ? t("ui-resign-as", { who: model.name(seat) }) : t("ui-resign")}
          </button>
        </div>
      ))}
      <div class="row">
        <button type="button" onClick={() => (asking.value = { what: "end" })}>
          {t(others.length > 0 ? "ui-end-propose" : "ui-end-alone")}
        </button>
        {awaited.map(({ seat }) => (
          <button key={seat} type="button" onClick={() => tell({ t: "propose", what: "replace", about: seat })}>
            {t("ui-replace", { who: model.name(seat) })}
          </button>
        ))}
      </div>
      {wish && (
        <Dialog title={t(`ui-${wish.what}-ask`)} onClose={() => (asking.value = null)}>
          <p>{t(wish.what === "end" ? "ui-end-about" : ends(info.players, wish.seat) ? "ui-resign-ends" : "ui-resign-about")}</p>
          <div class="row">
            <button
              type="button"
              class="main"
              onClick={() => tell(wish.what === "end" ? { t: "propose", what: "end" } : { t: "resign", seat: wish.seat })}
            >
              {wish.what === "resign" ? t("ui-resign") : t(others.length > 0 ? "ui-end-propose" : "ui-end-alone")}
            </button>
            <button type="button" onClick={() => (asking.value = null)}>
              {t("ui-cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const isPerson = ({ kind, resigned }: Player): boolean => (kind === "person" || kind === "local") && !resigned;

/** Whether the game is over if this seat resigns. */
function ends(players: readonly Player[], seat: number): boolean {
  const left = players.filter((player) => player.seat !== seat && !player.resigned);
  return left.length === 1 || !left.some(isPerson);
}
