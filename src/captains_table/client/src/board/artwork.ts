/** A game's board.svg prepared for one table, as docs/boards.md describes. */
import { type Place, type Size, type Slot, within } from "~/board/layout";
import { type Conditions, type View, applies, boxSize, holding, numbers, viewsOf } from "~/board/views";
import type { Words } from "~/words";

export { SVG } from "~/board/layout";

export interface Artwork {
  root: SVGSVGElement;
  /** The board's colours, to be adopted by the page: without inline styles, the drawing itself can't apply them. */
  sheet: CSSStyleSheet;
  size: Size;
  slots: Map<string, Slot>;
  symbols: Map<string, SVGSymbolElement>;
  pieces: SVGGElement;
}

const GAP = 6;
/** Measures texts, wherever they will be written. */
let pen: CanvasRenderingContext2D | undefined;
/** How far a name's font may shrink, relative to its size. */
const SMALLEST = 0.75;

/** A drawing as in the file, and the text of its style separately: a page with a strict policy can't apply it in place. */
export function parse(source: string): { root: SVGSVGElement; style: string } {
  const styles: string[] = [];
  const drawing = source.replace(/<style>([^]*?)<\/style>/g, (_, style: string) => {
    styles.push(style);
    return "";
  });
  const root = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement as unknown as SVGSVGElement;
  return { root, style: styles.join("\n") };
}

/** The drawing in a view, by default the first. */
export function prepare(source: string, conditions: Conditions, chosen?: View): Artwork {
  const { root, style } = parse(source);
  const view = chosen ?? viewsOf(root, conditions)[0];
  if (!view) throw new Error("the board has no view");
  dropWhatDoesNotApply(root, new Set([...holding(conditions), `view:${view.name}`]));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.setAttribute("viewBox", view.box);
  root.removeAttribute("width");
  root.removeAttribute("height");
  arrange(root, view.name);
  return {
    root,
    sheet,
    size: boxSize(view.box),
    slots: slotsOf(root),
    symbols: new Map([...root.querySelectorAll("symbol")].map((symbol) => [symbol.id, symbol])),
    pieces: placeForPieces(root),
  };
}

function dropWhatDoesNotApply(root: Element, holds: ReadonlySet<string>): void {
  for (const element of root.querySelectorAll("[data-if], [data-unless]")) {
    if (!applies(element, holds)) element.remove();
  }
}

/** Places the parts of the table as in this view. */
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

/** Translates the texts of the board. */
export function letter(root: Element, words: Words): void {
  for (const text of root.querySelectorAll<SVGTextElement>("text[data-text]")) {
    text.textContent = words.say(text.getAttribute("data-text") ?? "");
    fit(text, root);
  }
}

/** Shrinks the font if a text is too wide; a name that is much too long is truncated instead, to stay legible. The text
 *  may not be attached yet to the drawing whose font it will have. */
export function fit(text: SVGTextElement, root: Element): void {
  const width = Number(text.getAttribute("data-fit") ?? 0);
  const usual = text.getAttribute("data-size") ?? text.getAttribute("font-size") ?? "0";
  text.setAttribute("data-size", usual);
  const [weight, style] = ["font-weight", "font-style"].map((name) => text.getAttribute(name) ?? "normal");
  const ruler = (pen ??= document.createElement("canvas").getContext("2d")!);
  ruler.font = `${style} ${weight} ${usual}px ${root.getAttribute("font-family") ?? "serif"}`;
  const wide = (said: string) => ruler.measureText(said).width;
  const least = Number(text.getAttribute("data-least") ?? (text.hasAttribute("data-label") ? SMALLEST * Number(usual) : 0));
  const needed = width && wide(text.textContent ?? "");
  const size = needed > width ? (Number(usual) * width) / needed : Number(usual);
  if (size < least) text.textContent = cut(text.textContent ?? "", (width * Number(usual)) / least, wide);
  text.setAttribute("font-size", String(Number(Math.max(size, least).toFixed(1))));
}

/** As much of a name as fits. */
export function cut(name: string, width: number, wide: (said: string) => number): string {
  if (wide(name) <= width) return name;
  const letters = [...name];
  let said = name;
  while (letters.length > 1 && wide(said) > width) {
    letters.pop();
    said = `${letters.join("").trimEnd()}…`;
  }
  return said;
}

export const symbolSize = (symbol: SVGSymbolElement): Size => boxSize(symbol.getAttribute("viewBox") ?? "");

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
    rolls: element.classList.contains("rolls"),
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
