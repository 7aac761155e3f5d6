/** The table in words: what you have, what the others have, and a line for each part of the board. */
import { useSignal } from "@preact/signals";
import { games, t } from "~/games";
import type { TableModel } from "~/table/model";
import { type Part, counted, fits, partsOf } from "~/table/regions";

export function InWords({ model }: { model: TableModel }) {
  const open = useSignal(false);
  return (
    <details class="in-words" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t("ui-board-words")}</summary>
      {open.value && <Parts model={model} />}
    </details>
  );
}

function Parts({ model }: { model: TableModel }) {
  const regions = games.value.find((game) => game.id === model.game.value)?.regions;
  if (!regions) return null;
  const isOnce = (slot: string) => regions.once.some((pattern) => fits(pattern, slot) !== null);
  return (
    <ul>
      {partsOf(model.pieces.value, regions, model.mine.value).map((part) => (
        <Line key={part.key} model={model} part={part} isOnce={isOnce} />
      ))}
    </ul>
  );
}

/** A part of the table: its name and its content. Without another name, the first piece names it. */
function Line({ model, part, isOnce }: { model: TableModel; part: Part; isOnce: (slot: string) => boolean }) {
  const words = model.words.value;
  const labels = part.pieces.map((piece) => words.phrase(piece.l!));
  const standing = model.view.value?.standing;
  const owner = part.seat ?? (part.title ? undefined : part.pieces[0]?.o);
  const mine = owner !== undefined && owner === model.seat.value && !model.moment.value;
  const title = name(model, part) ?? labels[0] ?? "";
  const once = part.pieces.filter((piece) => isOnce(piece.s)).map((piece) => words.phrase(piece.l!));
  const things = counted(labels.filter((label) => label !== title), once);
  if (mine && standing) things.unshift(words.phrase(standing));
  return (
    <li>
      <h4>{title}</h4> {things.join("; ")}
    </li>
  );
}

function name(model: TableModel, part: Part): string | undefined {
  if (part.seat !== undefined) return model.name(part.seat);
  if (part.title) return model.words.value.say(part.title);
  return part.key === "rest" ? t("ui-board-common") : undefined;
}
