/** Which of a board's views a table gets: how its parts are arranged in the room that there is. */
import type { Size } from "~/board/layout";

/** Views of the third kind show a part of the table large, when somebody opens it. */
export type Layout = "wide" | "narrow" | "opened";
const LAYOUTS: readonly Layout[] = ["wide", "narrow", "opened"];

export interface View {
  layout: Layout;
  name: string;
  /** The part of the drawing that is seen. */
  box: string;
  /** The slot whose piece it shows large. */
  opens: string;
  /** The fewest pixels that a frame must be wide. */
  from: number;
  /** The lower corner in which the buttons for the zoom are least in the way. */
  corner: "left" | "right";
}

/** What holds at a table: its options and the number of its players. */
export interface Conditions {
  options: readonly string[];
  players: number;
}

/** A frame of fewer pixels across has no room for a whole table that can be read: it gets a narrow drawing, which is longer
 * than the frame. Between the two it depends on how many pixels there are in all. */
const NARROW = 740;
const WIDE = 900;
const ROOM = 600_000;
/** So much more of the frame has to be covered before the table is arranged anew. */
const BETTER = 1.06;

export const holding = ({ options, players }: Conditions): Set<string> =>
  new Set([`players:${players}`, ...options.map((option) => `option:${option}`)]);

export function applies(element: Element, holds: ReadonlySet<string>): boolean {
  const anyHolds = (conditions: string) => conditions.split(/\s+/).some((condition) => holds.has(condition));
  const [wanted, unwanted] = [element.getAttribute("data-if"), element.getAttribute("data-unless")];
  return (wanted === null || anyHolds(wanted)) && (unwanted === null || !anyHolds(unwanted));
}

/** The views of a drawing that can be chosen at a table. */
export function viewsOf(root: Element, conditions: Conditions): View[] {
  const holds = holding(conditions);
  return [...root.querySelectorAll("view")]
    .filter((view) => applies(view, holds))
    .map((view) => ({
      layout: LAYOUTS.find((layout) => layout === view.getAttribute("data-layout")) ?? "wide",
      name: view.getAttribute("data-name") ?? "",
      box: view.getAttribute("viewBox") ?? "",
      opens: view.getAttribute("data-opens") ?? "",
      from: Number(view.getAttribute("data-from") ?? 0),
      corner: view.getAttribute("data-corner") === "right" ? "right" : "left",
    }));
}

/** The first narrow view that is not too wide for a narrow frame; else the wide one that covers most of the frame. The view that is shown stays
 * unless another is clearly better. */
export function fittingView(views: readonly View[], frame: Size, shown?: View): View | undefined {
  const roomy = frame.width >= WIDE || (frame.width >= NARROW && frame.width * frame.height >= ROOM);
  const layout = roomy ? "wide" : "narrow";
  const able = views.filter((view) => view.layout === layout);
  if (layout === "narrow") return able.find((view) => view.from <= frame.width) ?? able[0];
  const best = able.reduce<View | undefined>((best, view) => (best && covered(best, frame) >= covered(view, frame) ? best : view), undefined);
  const stays = able.find((view) => view.name === shown?.name && view.box === shown.box);
  return stays && best && covered(best, frame) < BETTER * covered(stays, frame) ? stays : best;
}

/** The view that opens what lies on a slot: the slot that it names, or one whose name begins with that. */
export const openingOf = (views: readonly View[], slot: string): View | undefined =>
  views.find(({ opens }) => opens !== "" && (slot === opens || slot.startsWith(`${opens}-`)));

/** How much of a frame a view covers when it is drawn as large as fits: the whole, if both have the same shape. */
function covered(view: View, frame: Size): number {
  const { width, height } = boxSize(view.box);
  const shape = (width * frame.height) / (height * frame.width);
  return Math.min(shape, 1 / shape);
}

export function boxSize(box: string): Size {
  const [, , width = 100, height = 100] = numbers(box);
  return { width, height };
}

export const numbers = (text: string): number[] => text.split(/[\s,]+/).filter(Boolean).map(Number);
