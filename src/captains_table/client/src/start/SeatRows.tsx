/** The seats of a new table: who sits on each. */
import type { Signal } from "@preact/signals";
import { t, wordsOf } from "~/games";
import { myName } from "~/prefs";
import type { GameInfo, SeatWish } from "~/protocol";
import { Swatch } from "~/ui/Swatch";

const KINDS: SeatWish["kind"][] = ["me", "open", "bot", "local"];

export function SeatRows({ game, seats }: { game: GameInfo; seats: Signal<SeatWish[]> }) {
  const words = wordsOf(game.id);
  const [least, most] = game.players;

  const change = (at: number, seat: SeatWish) => {
    seats.value = seats.value.map((old, place) => {
      if (place === at) return seat;
      return seat.kind === "me" && old.kind === "me" ? { kind: "open" } : old;
    });
  };
  const kindOf = (kind: SeatWish["kind"]): SeatWish =>
    kind === "bot" ? { kind, level: game.level } : kind === "local" ? { kind, name: "" } : { kind };

  return (
    <fieldset class="seats">
      <legend>{t("ui-seats")}</legend>
      <ol>
        {seats.value.map((seat, at) => {
          const letter = String.fromCharCode(65 + at);
          return (
            <li key={at}>
              <Swatch seat={at} />
              <select
                aria-label={t("ui-seat-who", { letter })}
                value={seat.kind}
                onChange={(event) => change(at, kindOf(event.currentTarget.value as SeatWish["kind"]))}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`ui-seat-${kind}`)}
                  </option>
                ))}
              </select>
              {seat.kind === "me" && (
                <input
                  aria-label={t("ui-your-name")}
                  placeholder={t("default-name")}
                  maxLength={40}
                  value={myName.value}
                  onInput={(event) => (myName.value = event.currentTarget.value)}
                />
              )}
              {seat.kind === "local" && (
                <input
                  aria-label={t("ui-seat-name", { letter })}
                  placeholder={t("ui-name")}
                  required
                  maxLength={40}
                  value={seat.name}
                  onInput={(event) => change(at, { ...seat, name: event.currentTarget.value })}
                />
              )}
              {seat.kind === "bot" && (
                <select
                  aria-label={t("ui-seat-level", { letter })}
                  value={seat.level}
                  onChange={(event) => change(at, { ...seat, level: event.currentTarget.value })}
                >
                  {game.levels.map((level) => (
                    <option key={level} value={level}>
                      {words.say(`play-level-${level}`)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ol>
      <div class="row">
        <button
          type="button"
          onClick={() => (seats.value = [...seats.value, kindOf("bot")])}
          disabled={seats.value.length >= most}
        >
          {t("ui-seat-add")}
        </button>
        <button type="button" onClick={() => (seats.value = seats.value.slice(0, -1))} disabled={seats.value.length <= least}>
          {t("ui-seat-remove")}
        </button>
      </div>
    </fieldset>
  );
}
