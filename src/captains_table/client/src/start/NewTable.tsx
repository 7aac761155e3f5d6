/** A new table: seats and settings. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t, wordsOf } from "~/games";
import { language } from "~/prefs";
import type { GameInfo, Pace, Phrase, SeatRequest, TableRequest } from "~/protocol";
import { go } from "~/route";
import { OneOption, chosenOption, optionsToChooseFrom } from "~/start/OneOption";
import { SeatRows, freeSeat } from "~/start/SeatRows";
import { transport } from "~/transport/transport";
import { Failure, phraseOf } from "~/ui/Failure";
import { Header } from "~/ui/Header";
import { nameAtTables } from "~/ui/NameField";

type UndoPolicy = NonNullable<TableRequest["undo"]>;
const UNDO: UndoPolicy[] = ["free", "consent", "none"];
const PACES: Pace[] = ["live", "correspondence"];
/** Minutes per player, 0 for no clock. */
const CLOCKS = [0, 10, 20, 30, 60];
const ABSENCES = [24, 72, 168];
const INCREMENT = 10;

export function NewTable({ game }: { game: GameInfo }) {
  const words = wordsOf(game.id);
  const { isAlone } = transport();
  const opening = useSignal(false);
  const seats = useSignal<SeatRequest[]>(usualSeats(game));
  const options = useSignal<string[]>([]);
  const first = useSignal<number | null>(null);
  const undo = useSignal<UndoPolicy>("free");
  const hints = useSignal(true);
  const listed = useSignal(false);
  const pace = useSignal<Pace>("live");
  const minutes = useSignal(0);
  const absence = useSignal(72);
  const failure = useSignal<Phrase | null>(null);

  const oneOf = optionsToChooseFrom(game, seats.value.length);
  const fits = (option: GameInfo["options"][number]) => option.players.includes(seats.value.length);

  const open = async (event: Event) => {
    event.preventDefault();
    const request: TableRequest = {
      game: game.id,
      seats: seats.value.map((seat) => (seat.kind === "me" ? { ...seat, name: nameAtTables() } : seat)),
      options: oneOf.length
        ? chosenOption(oneOf, options.value)
        : game.options.filter((option) => fits(option) && options.value.includes(option.id)).map((option) => option.id),
      first: first.value,
      undo: undo.value,
      hints: hints.value,
      listed: listed.value,
      pace: pace.value,
      language: language.value,
      ...(pace.value === "live" && minutes.value > 0 ? { clock: { minutes: minutes.value, increment: INCREMENT } } : {}),
      ...(pace.value === "correspondence" ? { absent_hours: absence.value } : {}),
    };
    opening.value = true;
    try {
      const { table } = await post<{ table: string }>("/api/tables", request);
      go(`#/t/${table}`);
    } catch (error) {
      failure.value = phraseOf(error);
    }
    opening.value = false;
  };

  return (
    <>
      <Header title={words.say("game-name")} />
      <main class="form-page">
        <form onSubmit={open}>
          <h2>{t("ui-new-table")}</h2>
          <SeatRows game={game} seats={seats} />
          {oneOf.length > 0 && <OneOption game={game} possible={oneOf} options={options} />}
          {game.options.length > 0 && oneOf.length === 0 && (
            <fieldset class="checks">
              <legend>{t("ui-options")}</legend>
              {words.has("options-advice") && <p class="advice">{words.say("options-advice")}</p>}
              {game.options.map((option) => (
                <label key={option.id}>
                  <input
                    type="checkbox"
                    checked={options.value.includes(option.id) && fits(option)}
                    disabled={!fits(option)}
                    onChange={() => (options.value = toggled(options.value, option.id))}
                  />
                  <span>
                    <strong>{words.say(`option-${option.id}`)}</strong>
                    {words.has(`option-${option.id}-about`) && <small>{words.say(`option-${option.id}-about`)}</small>}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <fieldset class="fields">
            <legend>{t("ui-agreed")}</legend>
            <Select
              label={t("ui-first")}
              broad
              value={String(first.value ?? "")}
              choices={[["", t("ui-first-drawn")], ...seats.value.map((seat, at): [string, string] => [String(at), seatName(seat, at)])]}
              onChange={(value) => (first.value = value === "" ? null : Number(value))}
            />
            <Select
              label={t("ui-undo-policy")}
              broad
              value={undo.value}
              choices={UNDO.map((one) => [one, t(`ui-undo-${one}`)])}
              onChange={(value) => (undo.value = value as UndoPolicy)}
            />
            {!isAlone && (
              <Select
                label={t("ui-pace")}
                value={pace.value}
                choices={PACES.map((one) => [one, t(`ui-pace-${one}`)])}
                onChange={(value) => (pace.value = value as Pace)}
              />
            )}
            {pace.value === "live" ? (
              <Select
                label={t("ui-clock")}
                value={String(minutes.value)}
                choices={CLOCKS.map((one) => [String(one), t("ui-clock-minutes", { minutes: one, increment: INCREMENT })])}
                onChange={(value) => (minutes.value = Number(value))}
              />
            ) : (
              <Select
                label={t("ui-absence")}
                value={String(absence.value)}
                choices={ABSENCES.map((one) => [String(one), t("ui-absence-days", { days: one / 24 })])}
                onChange={(value) => (absence.value = Number(value))}
              />
            )}
          </fieldset>
          <fieldset class="checks">
            <legend class="only-heard">{t("ui-agreed")}</legend>
            <Check label={t("ui-hints-allowed")} value={hints.value} onChange={(value) => (hints.value = value)} />
            {!isAlone && <Check label={t("ui-listed")} value={listed.value} onChange={(value) => (listed.value = value)} />}
          </fieldset>
          <Failure phrase={failure.value} game={game.id} />
          <div class="row">
            <button class="main large" disabled={opening.value}>
              {t(opening.value ? "ui-opening" : "ui-open-table")}
            </button>
            <a class="button" href="#/">
              {t("ui-cancel")}
            </a>
          </div>
        </form>
      </main>
    </>
  );
}

function usualSeats(game: GameInfo): SeatRequest[] {
  const count = Math.max(game.players[0], Math.min(3, game.players[1]));
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => freeSeat(game))];
}

function seatName(seat: SeatRequest, at: number): string {
  const letter = String.fromCharCode(65 + at);
  if (seat.kind === "me") return `${letter} · ${nameAtTables()}`;
  return `${letter} · ${seat.name || t(`ui-seat-${seat.kind}`)}`;
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

interface SelectProps {
  label: string;
  value: string;
  /** Its options can be long names or sentences. */
  broad?: boolean;
  choices: [value: string, label: string][];
  onChange: (value: string) => void;
}

const Select = ({ label, value, broad, choices, onChange }: SelectProps) => (
  <label class={broad ? "field broad" : "field"}>
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {choices.map(([one, said]) => (
        <option key={one} value={one}>
          {said}
        </option>
      ))}
    </select>
  </label>
);

const Check = ({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) => (
  <label>
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
