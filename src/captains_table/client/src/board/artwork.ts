/** A game's board.svg made ready for one table, as docs/boards.md says. */
import { type Place, type Size, type Slot, within } from "~/board/layout";
import type { Words } from "~/words";

export type Layout = "wide" | "narrow";

export interface Setting {
  options: readonly string[];
  players: number;
  layout: Layout;
}

export interface Artwork {
  root: SVGSVGElement;
  /** The board's colours, to be adopted by the page: a policy without inline styles ignores them in the drawing. */
  sheet: CSSStyleSheet;
  size: Size;
  slots: Map<string, Slot>;
  symbols: Map<string, SVGSymbolElement>;
  pieces: SVGGElement;
}

const GAP = 6;
/** About how wide a letter is, of its font's size. */
const LETTER = 0.56;
export const SVG = "http://www.w3.org/2000/svg";

export function prepare(source: string, setting: Setting): Artwork {
  const styles: string[] = [];
  const drawing = source.replace(/<style>([^]*?)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement as unknown as SVGSVGElement;
  dropWhatDoesNotApply(root, setting);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.join("\n"));
  const view = root.querySelector<SVGViewElement>(`view[data-layout="${setting.layout}"]`) ?? root.querySelector("view");
  const box = view?.getAttribute("viewBox") ?? root.getAttribute("viewBox") ?? "0 0 100 100";
  root.setAttribute("viewBox", box);
  root.removeAttribute("width");
  root.removeAttribute("height");
  arrange(root, view?.getAttribute("data-name") ?? "");
  const [, , width = 100, height = 100] = numbers(box);
  return {
    root,
    sheet,
    size: { width, height },
    slots: slotsOf(root),
    symbols: new Map([...root.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol])),
    pieces: placeForPieces(root),
  };
}

function dropWhatDoesNotApply(root: Element, setting: Setting): void {
  const holds = new Set([`players:${setting.players}`, ...setting.options.map((option) => `option:${option}`)]);
  const anyHolds = (conditions: string) => conditions.split(/\s+/).some((condition) => holds.has(condition));
  for (const element of root.querySelectorAll("[data-if], [data-unless]")) {
    const wanted = element.getAttribute("data-if");
    const unwanted = element.getAttribute("data-unless");
    if ((wanted !== null && !anyHolds(wanted)) || (unwanted !== null && anyHolds(unwanted))) element.remove();
  }
}

/** Puts the parts of the table where they lie in this view. */
function arrange(root: Element, view: string): void {
  for (const element of root.querySelectorAll("*")) {
    const place = element.getAttribute(`data-in-${view}`);
    if (place !== null) element.setAttribute("transform", place);
  }
}

function placeForPieces(root: Element): SVGGElement {
  const pieces = root.querySelector<SVGGElement>("g[id=pieces]");
  if (!pieces) throw new Error("the board has no place for pieces");
  for (const child of root.children) {
    if (!child.contains(pieces)) child.setAttribute("aria-hidden", "true");
  }
  return pieces;
}

/** Says the texts of the board in somebody's language. */
export function letter(root: Element, words: Words): void {
  for (const text of root.querySelectorAll<SVGTextElement>("text[data-text]")) {
    text.textContent = words.say(text.getAttribute("data-text") ?? "");
    fit(text);
  }
}

/** A smaller font where the text would be too wide. */
export function fit(text: SVGTextElement): void {
  const width = Number(text.getAttribute("data-fit") ?? 0);
  const usual = text.getAttribute("data-size") ?? text.getAttribute("font-size") ?? "0";
  text.setAttribute("data-size", usual);
  const needed = [...(text.textContent ?? "")].length * Number(usual) * LETTER;
  text.setAttribute("font-size", width && needed > width ? ((Number(usual) * width) / needed).toFixed(1) : usual);
}

export function symbolSize(symbol: SVGSymbolElement): Size {
  const [, , width = 1, height = 1] = numbers(symbol.getAttribute("viewBox") ?? "");
  return { width, height };
}

export const numbers = (text: string): number[] => text.split(/[\s,]+/).filter(Boolean).map(Number);

function slotsOf(root: Element): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  const search = (element: Element, outer: Place): void => {
    const frame = within(outer, placeOf(element.getAttribute("transform") ?? ""));
    if (element.id.startsWith("slot-")) slots.set(element.id.slice("slot-".length), slotOf(element, frame));
    for (const child of element.children) search(child, frame);
  };
  search(root, { x: 0, y: 0, scale: 1 });
  return slots;
}

function slotOf(element: Element, frame: Place): Slot {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((key) => Number(element.getAttribute(key)));
  return {
    frame,
    x,
    y,
    width,
    height,
    area: element.classList.contains("area"),
    gap: Number(element.getAttribute("data-gap") ?? GAP),
    centred: element.getAttribute("data-align") === "center",
    stacked: element.hasAttribute("data-stack"),
  };
}

export function placeOf(transform: string): Place {
  let place: Place = { x: 0, y: 0, scale: 1 };
  for (const [, kind, text = ""] of transform.matchAll(/(translate|scale)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers(text);
    place = within(place, kind === "translate" ? { x: first, y: second, scale: 1 } : { x: 0, y: 0, scale: first });
  }
  return place;
}
