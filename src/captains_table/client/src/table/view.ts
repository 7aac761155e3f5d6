/** What the player sees of a table, and how a step changes it. Does not touch the page. */
import type { Choice, LogEntry, Piece, PieceChange, Step, View } from "~/protocol";

/** The maximum number of log entries kept; earlier ones can be requested. */
const LONGEST_LOG = 300;

/** The view after a step, or null if the step does not start from this view. */
export function stepped(view: View, step: Step): View | null {
  if (step.from !== view.n) return null;
  const log = step.log ? changedLog(view.log, step.log, step.cut) : view.log;
  const dropped = Math.max(0, log.length - LONGEST_LOG);
  return {
    ...view,
    n: step.n,
    pieces: step.pieces ? changedPieces(view.pieces, step.pieces) : view.pieces,
    turn: step.turn ?? view.turn,
    prompt: step.prompt === undefined ? view.prompt : step.prompt,
    choices: changedChoices(view, step.choices),
    log: dropped > 0 ? log.slice(dropped) : log,
    first: view.first + dropped,
    scores: step.scores ?? view.scores,
    can: step.can ?? view.can,
    wastes: step.wastes ?? view.wastes,
    standing: step.standing === undefined ? view.standing : step.standing,
    spotlight: step.spotlight === undefined ? view.spotlight : (step.spotlight ?? undefined),
    clocks: step.clocks ?? view.clocks,
  };
}

/** Changed pieces keep their place; new ones and those on another slot come last, on top of everything else, followed
 *  by those that have to be last. */
function changedPieces(pieces: Piece[], change: NonNullable<Step["pieces"]>): Piece[] {
  const all = new Map(pieces.map((piece) => [piece.i, piece]));
  for (const id of change.gone ?? []) all.delete(id);
  for (const piece of change.set ?? []) {
    const old = all.get(piece.i);
    if (piece.s !== undefined) all.delete(piece.i);
    all.set(piece.i, changedPiece(old, piece));
  }
  for (const id of change.last ?? []) {
    const piece = all.get(id);
    all.delete(id);
    if (piece) all.set(id, piece);
  }
  return [...all.values()];
}

function changedPiece(piece: Piece | undefined, change: PieceChange): Piece {
  const fields = Object.entries({ ...piece, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(fields) as unknown as Piece;
}

/** What a click on each piece may mean. */
export function offersOf(choices: readonly Choice[]): Map<string, string[]> {
  const offers = new Map<string, string[]>();
  for (const [notation, , pieces] of choices) {
    for (const piece of pieces ?? []) offers.set(piece, [...(offers.get(piece) ?? []), notation]);
  }
  return offers;
}

/** Choices with the viewer's seat as `who`, which is not sent. */
export function ownChoices(choices: readonly Choice[], seat: number | null): Choice[] {
  if (seat === null) return [...choices];
  return choices.map(([notation, [text, facts], ...pieces]) => [notation, [text, { who: { s: seat }, ...facts }], ...pieces]);
}

function changedChoices({ choices, seat }: View, change: Step["choices"]): Choice[] {
  if (!change) return choices;
  if (Array.isArray(change)) return ownChoices(change, seat);
  const add = ownChoices(change.add ?? [], seat);
  const dropped = new Set([...(change.drop ?? []), ...add.map(([notation]) => notation)]);
  return [...choices.filter(([notation]) => !dropped.has(notation)), ...add];
}

/** Sealed choices are inserted in order, among those of others: from a number on, the new entries replace the old ones. */
function changedLog(log: LogEntry[], news: LogEntry[], cut?: number): LogEntry[] {
  const from = cut ?? news[0]!.n;
  return [...log.filter((entry) => entry.n < from), ...news];
}

/** The log entries that are new or have moved. For another seat, only what came since. */
export function newEntries(before: View, now: View): LogEntry[] {
  if (before.seat !== now.seat) return now.log.filter((entry) => entry.n >= before.n);
  const known = new Set(before.log.map(written));
  return now.log.filter((entry) => !known.has(written(entry)));
}

const written = ({ n, w, e }: LogEntry): string => `${n} ${w} ${e}`;
