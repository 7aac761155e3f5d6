/** What a piece is and does, next to it. It never catches a click that is meant for the board, unless the player asked
 *  for it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { putBeside } from "~/board/beside";
import { legendOf } from "~/board/legend";
import { games, t } from "~/games";
import type { TableModel } from "~/table/model";
import { Would } from "~/table/Would";
import { Cite } from "~/ui/Cite";

/** A piece being explained. */
export interface Explained {
  id: string;
  /** The player tapped it: the explanation stays, and its link can be followed. */
  stays: boolean;
  /** Where the pointer is. */
  x?: number;
  y?: number;
}

interface Props {
  model: TableModel;
  explained: Explained;
  element: (piece: string) => SVGGElement | undefined;
  /** Where the pieces are that it leads to, and the lines to them. */
  led?: () => DOMRect[];
  /** Changes when the board has moved. */
  moved: number;
}

/** Pieces larger than this many pixels are explained at the pointer. */
const LARGE = 140;

export function Explain({ model, explained, element, led, moved }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const piece = model.pieces.value.find((one) => one.i === explained.id);

  useLayoutEffect(() => {
    const about = element(explained.id)?.getBoundingClientRect();
    if (!box.current || !about) return;
    const { x, y } = explained;
    const isLarge = x !== undefined && y !== undefined && Math.max(about.width, about.height) > LARGE;
    putBeside(box.current, isLarge ? new DOMRect(x, y - 12, 0, 24) : about, [about, ...(led?.() ?? [])]);
  }, [explained, moved, piece]);

  if (!piece) return null;
  const words = model.words.value;
  const game = games.value.find((one) => one.id === model.game.value);
  const entry = legendOf(model.game.value)?.of(piece);
  const known = entry && words.has(`legend-${entry.id}`) ? entry : undefined;
  const label = piece.l && words.phrase(piece.l);
  const offered = model.choosing.value ? (model.offers.value.get(piece.i) ?? []) : [];
  if (!label && !known && offered.length === 0) return null;
  return (
    <div class={explained.stays ? "explain stays" : "explain"} ref={box} role="note" aria-label={t("ui-legend")}>
      <p>
        {known && <strong>{words.say(`legend-${known.id}`)}</strong>} {label && <span class="explain-this">{label}</span>}
      </p>
      {known && (
        <p>
          {words.say(`legend-${known.id}-about`)} {game && explained.stays && <Cite game={game} clause={known.clause} />}
        </p>
      )}
      {offered.length > 0 && <Would model={model} offered={offered} />}
    </div>
  );
}
