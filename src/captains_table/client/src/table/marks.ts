/** Which pieces a step has moved or changed, so that they can be marked. Does not touch the page. */
import type { Piece, Step } from "~/protocol";

/** The pieces that others have changed since the player's last move, and those changed by the last of their moves. */
export interface Marks {
  all: ReadonlySet<string>;
  latest: ReadonlySet<string>;
}

export const NO_MARKS: Marks = { all: new Set(), latest: new Set() };

/** Slots of signs that only show progress, and of the players' strips. */
const SIGNS = /(^|-)(turn|round|phase|active|player)(-|$)/;

/** The pieces that are new, lie or look different, or belong to somebody and show another figure. */
export function movedBy(step: Step, pieces: readonly Piece[]): string[] {
  const known = new Map(pieces.map((piece) => [piece.i, piece]));
  return (step.pieces?.set ?? []).flatMap((change) => {
    const before = known.get(change.i);
    const isOwned = (change.o ?? before?.o ?? null) !== null;
    const moved = change.s !== undefined || change.y !== undefined || change.o !== undefined;
    const isSign = SIGNS.test(change.s ?? before?.s ?? "");
    return !isSign && (moved || (isOwned && change.x !== undefined)) ? [change.i] : [];
  });
}

/** The marks after one more move, as far as the pieces are still there. */
export function marked(marks: Marks, moved: readonly string[], pieces: readonly Piece[]): Marks {
  const here = new Set(pieces.map((piece) => piece.i));
  const latest = moved.filter((id) => here.has(id));
  return { all: new Set([...[...marks.all].filter((id) => here.has(id)), ...latest]), latest: new Set(latest) };
}
