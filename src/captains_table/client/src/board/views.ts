/** Which of a board's views a table gets: how its parts are arranged in the available space. */
import type { Size } from "~/board/layout";

/** Views of the third kind show a part of the table enlarged, when the player opens it. */
export type Layout = "wide" | "narrow" | "opened";
const LAYOUTS: readonly Layout[] = ["wide", "narrow", "opened"];

export interface View {
  layout: Layout;
  name: string;
  /** The visible part of the drawing. */
  box: string;
  /** The slot whose piece it shows enlarged. */
  opens: string;
  /** The minimum width of the frame, in pixels. */
  from: number;
  /** The lower corner where the zoom buttons are least in the way. */
  corner: "left" | "right";
}

/** The conditions that hold at a table: its options and its number of players. */
export interface Conditions {
  options: readonly string[];
  players: number;
}

/** A frame narrower than this has no room for a whole legible table: it gets a narrow drawing, which is longer than the
 *  frame. Between the two widths, the number of pixels in all decides. */
const NARROW = 740;
const WIDE = 900;
const ROOM = 600_000;
/** How much more of the frame another view has to cover before the table is rearranged. */
const BETTER = 1.06;

export const holding = ({ options, players }: Conditions): Set<string> =>
  new Set([`players:${players}`, ...options.map((option) => `option:${option}`)]);

export function applies(element: Element, holds: ReadonlySet<string>): boolean {
  const anyHolds = (conditions: string) => conditions.split(/\s+/).some((condition) => holds.has(condition));
  const [wanted, unwanted] = [element.getAttribute("data-if"), element.getAttribute("data-unless")];
  return (wanted === null || anyHolds(wanted)) && (unwanted === null || !anyHolds(unwanted));
}

/** The views of a drawing that can be used at a table. */
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

/** The first narrow view that fits a narrow frame; otherwise the wide view that covers most of the frame. The current
 *  view stays unless another is clearly better. */
export function fittingView(views: readonly View[], frame: Size, shown?: View): View | undefined {
  const roomy = frame.width >= WIDE || (frame.width >= NARROW && frame.width * frame.height >= ROOM);
  const layout = roomy ? "wide" : "narrow";
  const able = views.filter((view) => view.layout === layout);
  if (layout === "narrow") return able.find((view) => view.from <= frame.width) ?? able[0];
  const best = able.reduce<View | undefined>((best, view) => (best && covered(best, frame) >= covered(view, frame) ? best : view), undefined);
  const stays = able.find((view) => view.name === shown?.name && view.box === shown.box);
  return stays && best && covered(best, frame) < BETTER * covered(stays, frame) ? stays : best;
}

/** The view that opens what lies on a slot: the slot that it names, or one whose name begins with it. */
export const openingOf = (views: readonly View[], slot: string): View | undefined =>
  views.find(({ opens }) => opens !== "" && (slot === opens || slot.startsWith(`${opens}-`)));

/** How much of a frame a view covers when drawn as large as possible: all of it if both have the same shape. */
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
