/** One symbol of a board drawn by itself, with everything that it refers to. */
import { type Artwork, SVG, fit } from "~/board/artwork";
import type { LegendEntry } from "~/protocol";

const REFERENCE = /url\(#([\w-]+)\)|^#([\w-]+)$/g;

/** A drawing for a shadow tree (which adopts the artwork's style sheet), as large as its frame. */
export function drawSymbol(art: Artwork, entry: LegendEntry): SVGSVGElement {
  const symbol = art.symbols.get(entry.show)!;
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "");
  drawing.setAttribute("class", entry.owned ? "board owner-0" : "board");
  drawing.setAttribute("font-family", art.root.getAttribute("font-family") ?? "");
  drawing.setAttribute("width", "100%");
  drawing.setAttribute("height", "100%");
  drawing.append(...[...symbol.childNodes].map((child) => child.cloneNode(true)));
  const lines = entry.text.split("\n");
  for (const text of drawing.querySelectorAll<SVGTextElement>("text[data-line], text[data-label]")) {
    text.textContent = lines[Number(text.getAttribute("data-line") ?? NaN)] ?? "";
    fit(text, art.root);
  }
  drawing.prepend(definitions(art, drawing, entry.owned));
  return drawing;
}

/** The shared parts, patterns and gradients that a drawing refers to, and the flags if it has an owner. */
function definitions(art: Artwork, drawing: SVGSVGElement, owned: boolean): SVGDefsElement {
  const found = document.createElementNS(SVG, "defs");
  const known = new Set<string>();
  const fetch = (element: Element): void => {
    for (const { value } of element.attributes) {
      for (const [, painted, used] of value.matchAll(REFERENCE)) include(painted ?? used ?? "");
    }
    for (const child of element.children) fetch(child);
  };
  const include = (id: string): void => {
    const source = known.has(id) ? null : art.root.querySelector(`[id="${id}"]`);
    known.add(id);
    if (!source) return;
    const copy = source.cloneNode(true) as Element;
    found.append(copy);
    fetch(copy);
  };
  fetch(drawing);
  if (owned) for (const flag of art.root.querySelectorAll("pattern")) include(flag.id);
  return found;
}
