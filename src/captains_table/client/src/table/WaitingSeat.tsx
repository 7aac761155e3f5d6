/** A seat in the waiting room, and its actions. */
import { t } from "~/games";
import type { Player, TableInfo } from "~/protocol";
import type { TableModel } from "~/table/model";
import { Swatch } from "~/ui/Swatch";

interface Props {
  model: TableModel;
  info: TableInfo;
  player: Player;
  /** Sends a request about the table. */
  ask: (path: string, body?: unknown) => void;
  onJoin: () => void;
}

export function WaitingSeat({ model, info, player, ask, onJoin }: Props) {
  const { seat, kind, level, invited, online } = player;
  const letter = String.fromCharCode(65 + seat);
  const name = model.name(seat);
  const mine = info.you.includes(seat);
  const isGuest = !mine && (kind === "person" || kind === "local");
  const change = (to: string) => ask(`seats/${seat}`, { kind: to });
  const free = kind === "open" && !invited && info.you.length === 0 && !info.invited;
  return (
    <li>
      <Swatch seat={seat} />
      <span class="player-name">
        {name}
        {mine && <small> {t("ui-you")}</small>}
        {seat === info.host && <small> {t("ui-host")}</small>}
        {invited && <small> {t("ui-invited")}</small>}
        {level && <small> {model.words.value.level(level)}</small>}
        {isGuest && !online && <small> {t("ui-player-offline")}</small>}
      </span>
      <span class="seat-tools">
        {free && (
          <button type="button" class="main" onClick={onJoin}>
            {t("ui-join")}
          </button>
        )}
        {info.creator && isGuest && (
          <button type="button" aria-label={t("ui-remove-guest-who", { name })} onClick={() => change("removed")}>
            {t("ui-remove-guest")}
          </button>
        )}
        {info.creator && kind === "open" && (
          <button type="button" aria-label={t("ui-seat-fill-which", { letter })} onClick={() => change("bot")}>
            {t("ui-seat-fill")}
          </button>
        )}
        {info.creator && (kind === "bot" || invited) && (
          <button type="button" aria-label={t("ui-seat-free-which", { letter })} onClick={() => change("open")}>
            {t("ui-seat-free")}
          </button>
        )}
        {info.creator && (kind === "open" || kind === "bot") && (
          <button type="button" aria-label={t("ui-seat-drop-which", { letter })} onClick={() => change("dropped")}>
            {t("ui-seat-drop")}
          </button>
        )}
      </span>
    </li>
  );
}
