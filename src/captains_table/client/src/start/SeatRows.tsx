/** The seats of a new table: who sits on each. */
import type { Signal } from "@preact/signals";
import { t, wordsOf } from "~/games";
import type { GameInfo, SeatRequest } from "~/protocol";
import { transport } from "~/transport/transport";
import { MyNameField, NameField } from "~/ui/NameField";
import { Swatch } from "~/ui/Swatch";

const KINDS: SeatRequest["kind"][] = ["me", "open", "bot", "local"];

/** The possible kinds of seats: without a server nobody can join from elsewhere. */
const possibleKinds = (): SeatRequest["kind"][] => KINDS.filter((kind) => kind !== "open" || !transport().isAlone);

const botSeat = (game: GameInfo): SeatRequest => ({ kind: "bot", level: game.level });

/** A seat without a particular person: it is open or, if nobody can join, a bot's. */
export const freeSeat = (game: GameInfo): SeatRequest => (transport().isAlone ? botSeat(game) : { kind: "open" });

export function SeatRows({ game, seats }: { game: GameInfo; seats: Signal<SeatRequest[]> }) {
  const words = wordsOf(game.id);
  const [least, most] = game.players;

  const change = (at: number, seat: SeatRequest) => {
    seats.value = seats.value.map((old, place) => {
      if (place === at) return seat;
      return seat.kind === "me" && old.kind === "me" ? freeSeat(game) : old;
    });
  };
  const kindOf = (kind: SeatRequest["kind"]): SeatRequest =>
    kind === "bot" ? botSeat(game) : kind === "local" ? { kind, name: "" } : { kind };

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
                onChange={(event) => change(at, kindOf(event.currentTarget.value as SeatRequest["kind"]))}
              >
                {possibleKinds().map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`ui-seat-${kind}`)}
                  </option>
                ))}
              </select>
              {seat.kind === "me" && <MyNameField inRow />}
              {seat.kind === "local" && (
                <NameField
                  label={t("ui-seat-name", { letter })}
                  value={seat.name ?? ""}
                  placeholder={t("ui-name")}
                  inRow
                  required
                  onName={(name) => change(at, { ...seat, name })}
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
