/** What one sees of a table, and how a step changes it. Nothing in here touches the page. */
import type { Choice, LogEntry, Piece, Step, View } from "~/protocol";

/** No more entries of the log are kept; earlier ones can be asked for. */
const LONGEST_LOG = 300;

/** The view after a step, or null if the step does not begin where the view is. */
export function stepped(view: View, step: Step): View | null {
  if (step.from !== view.n) return null;
  const log = step.log ? changedLog(view.log, step.log) : view.log;
  const dropped = Math.max(0, log.length - LONGEST_LOG);
  return {
    ...view,
    n: step.n,
    pieces: step.pieces ? changedPieces(view.pieces, step.pieces) : view.pieces,
    turn: step.turn ?? view.turn,
    choices: changedChoices(view.choices, step.choices),
    log: dropped > 0 ? log.slice(dropped) : log,
    first: view.first + dropped,
    scores: step.scores ?? view.scores,
    can: step.can ?? view.can,
    clocks: step.clocks ?? view.clocks,
  };
}

/** Changed pieces keep their place, new ones come last, unless all are put in order. */
function changedPieces(pieces: Piece[], change: NonNullable<Step["pieces"]>): Piece[] {
  const all = new Map(pieces.map((piece) => [piece.i, piece]));
  for (const id of change.gone ?? []) all.delete(id);
  for (const piece of change.set ?? []) all.set(piece.i, piece);
  if (!change.order) return [...all.values()];
  return change.order.flatMap((id) => all.get(id) ?? []);
}

function changedChoices(choices: Choice[], change: Step["choices"]): Choice[] {
  if (!change) return choices;
  if (Array.isArray(change)) return change;
  const add = change.add ?? [];
  const dropped = new Set([...(change.drop ?? []), ...add.map(([notation]) => notation)]);
  return [...choices.filter(([notation]) => !dropped.has(notation)), ...add];
}

/** A seal that is broken puts events in places that others had: from the first new number on, the new ones count. */
function changedLog(log: LogEntry[], news: LogEntry[]): LogEntry[] {
  const from = Math.min(...news.map((entry) => entry.n));
  return [...log.filter((entry) => entry.n < from), ...news];
}
