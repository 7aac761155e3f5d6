/** The pieces on the board: placed, moved by their identity, and removed. */
import { type Artwork, SVG, fit, symbolSize } from "~/board/artwork";
import { brackets } from "~/board/brackets";
import { type Place, type Size, places } from "~/board/layout";
import { type Legend, spokenId } from "~/board/legend";
import { type Spot, nearest } from "~/board/keyboard";
import { rolled, tumble } from "~/board/rolling";
import { numbers } from "~/board/views";
import { type Ways, drawWay } from "~/board/ways";
import type { Piece } from "~/protocol";
import type { Marks } from "~/table/marks";
import type { Words } from "~/words";

export interface Look {
  pieces: readonly Piece[];
  /** What a click on a piece may mean. */
  offers: ReadonlyMap<string, readonly string[]>;
  words: Words;
  /** Whether it is the viewer's turn: then pieces that offer nothing can be asked why. */
  choosing: boolean;
  /** The pieces that a lesson is about: the others are dimmed. */
  pointed: readonly string[];
  /** The pieces that others have moved. */
  marks?: Marks;
  /** The slot that a click on a piece opens: its own slot, or the one that it is a part of. */
  opens?: (slot: string) => string | undefined;
  /** Descriptions of pieces for screen readers. */
  legend?: Legend;
  moving: boolean;
}

interface Figure {
  group: SVGGElement;
  symbol: string;
  place: Place;
  size: Size;
  /** What the element was last rendered for. */
  worn?: Wear;
}

interface Wear {
  piece: Piece;
  legend: Legend | undefined;
  words: Words;
  choosing: boolean;
  offers: boolean;
  pointed: boolean;
  /** What a click opens: the part of the table that this piece stands for or belongs to. */
  opens: "whole" | "part" | null;
  dimmed: boolean;
  marked: boolean;
  latest: boolean;
}

const MOVE = 520;

export class Layer {
  private readonly figures = new Map<string, Figure>();

  private readonly ways = document.createElementNS(SVG, "g");

  constructor(private readonly art: Artwork) {
    this.ways.setAttribute("class", "ways");
    this.ways.setAttribute("aria-hidden", "true");
  }

  update(look: Look): void {
    const focused = (document.activeElement as Element | null)?.closest<SVGGElement>("g.piece")?.dataset["piece"];
    const held = focused === undefined ? undefined : this.spot(focused);
    const spots = this.arranged(look.pieces);
    const first = this.figures.size === 0;
    for (const id of [...this.figures.keys()]) if (!spots.has(id)) this.remove(id, look.moving);
    const clear = this.clear(look, spots);
    const rolls = (slot: string) => this.art.slots.get(slot)?.rolls ?? false;
    const thrown = look.moving && !first ? rolled(look.pieces, rolls, (id) => this.figures.get(id)?.worn?.piece) : [];
    let before: Element | null = null;
    for (const piece of look.pieces) {
      const place = spots.get(piece.i);
      if (!place) continue;
      const figure = this.put(piece, place, look, first || thrown.includes(piece.i), !clear(place, piece));
      const next: Element | null = before ? before.nextElementSibling : this.art.pieces.firstElementChild;
      if (figure.group !== next) this.art.pieces.insertBefore(figure.group, next);
      before = figure.group;
    }
    thrown.forEach((id, number) => {
      const figure = this.figures.get(id);
      if (figure) tumble(figure.group, figure.place, figure.size, number);
    });
    if (!held) return;
    if (!this.figures.has(held.id)) this.focus(nearest(held, this.spots(), (id) => look.offers.has(id))?.id ?? "");
    else if (document.activeElement === document.body) this.focus(held.id);
  }

  /** Highlights the pieces that offer one of these choices. */
  light(lit: readonly string[], offers: Look["offers"]): void {
    for (const [id, { group }] of this.figures) {
      const shines = lit.length > 0 && (offers.get(id)?.some((event) => lit.includes(event)) ?? false);
      group.classList.toggle("lit", shines);
    }
  }

  /** Highlights the pieces that another leads to, and draws the lines to them. */
  lead({ marked, ways }: Ways): void {
    for (const [id, { group }] of this.figures) group.classList.toggle("led", marked.has(id));
    this.ways.replaceChildren(
      ...ways.flatMap((way) => {
        const [from, to] = [this.figures.get(way.from), this.figures.get(way.to)];
        return from && to ? [drawWay(way, { ...from.place, ...from.size }, { ...to.place, ...to.size })] : [];
      }),
    );
    if (ways.length > 0) this.art.pieces.after(this.ways);
    else this.ways.remove();
  }

  /** Where the pieces are that another leads to, and the lines to them. */
  led(): DOMRect[] {
    const pieces = [...this.figures.values()].map(({ group }) => group).filter((group) => group.classList.contains("led"));
    return [...pieces, ...this.ways.children].map((element) => element.getBoundingClientRect());
  }

  focus(id: string): void {
    this.figures.get(id)?.group.focus({ preventScroll: true });
  }

  element(id: string): SVGGElement | undefined {
    return this.figures.get(id)?.group;
  }

  /** The centres of all pieces with labels. */
  spots(): Spot[] {
    return [...this.figures]
      .filter(([, { group }]) => group.hasAttribute("tabindex"))
      .map(([id, figure]) => middle(id, figure));
  }

  private spot(id: string): Spot | undefined {
    const figure = this.figures.get(id);
    return figure && middle(id, figure);
  }

  private arranged(pieces: readonly Piece[]): Map<string, Place> {
    const bySlot = new Map<string, Piece[]>();
    for (const piece of pieces) {
      if (!this.art.symbols.has(piece.y)) continue;
      bySlot.set(piece.s, [...(bySlot.get(piece.s) ?? []), piece]);
    }
    const spots = new Map<string, Place>();
    for (const [name, here] of bySlot) {
      const slot = this.art.slots.get(name);
      if (!slot) continue;
      const found = places(slot, here.map((piece) => this.size(piece.y)));
      here.forEach((piece, number) => spots.set(piece.i, found[number]!));
    }
    return spots;
  }

  /** What a lesson points at stays undimmed, and so does what lies on it. */
  private clear(look: Look, spots: ReadonlyMap<string, Place>): (place: Place, piece: Piece) => boolean {
    const boxes = look.pieces.flatMap((piece) => {
      const place = look.pointed.includes(piece.i) ? spots.get(piece.i) : undefined;
      return place ? [{ ...place, ...this.size(piece.y) }] : [];
    });
    if (boxes.length === 0) return () => true;
    return (place, piece) => {
      const { width, height } = this.size(piece.y);
      const x = place.x + (place.scale * width) / 2;
      const y = place.y + (place.scale * height) / 2;
      return boxes.some((box) => {
        const [across, down] = [(x - box.x) / box.scale, (y - box.y) / box.scale];
        return across >= 0 && across <= box.width && down >= 0 && down <= box.height;
      });
    };
  }

  private size(symbol: string): Size {
    return symbolSize(this.art.symbols.get(symbol)!);
  }

  private put(piece: Piece, place: Place, look: Look, still: boolean, dimmed: boolean): Figure {
    const old = this.figures.get(piece.i);
    const figure = old ?? this.make(piece, place);
    if (figure.symbol !== piece.y) {
      figure.symbol = piece.y;
      figure.size = this.size(piece.y);
      figure.group.replaceChildren(...this.drawn(piece.y));
      figure.worn = undefined;
    }
    if (look.moving && !still && old && !same(old.place, place)) {
      const ways = [{ transform: css(old.place) }, { transform: css(place) }];
      figure.group.animate(ways, { duration: MOVE, easing: "cubic-bezier(.3,.1,.2,1)" });
    } else if (look.moving && !old && !still) {
      figure.group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE / 2 });
    }
    if (!old || !same(old.place, place)) figure.group.style.transform = css(place);
    figure.place = place;
    const { legend, words, choosing } = look;
    const [offers, pointed] = [look.offers.has(piece.i), look.pointed.includes(piece.i)];
    const [marked, latest] = [look.marks?.all.has(piece.i) ?? false, look.marks?.latest.has(piece.i) ?? false];
    const opened = look.opens?.(piece.s);
    const opens = opened === undefined ? null : opened === piece.s ? ("whole" as const) : ("part" as const);
    const wear = { piece, legend, words, choosing, dimmed, offers, pointed, opens, marked, latest };
    if (!figure.worn || !alike(figure.worn, wear)) {
      figure.worn = wear;
      this.dress(figure.group, wear);
      this.mark(figure, marked);
    }
    return figure;
  }

  private make(piece: Piece, place: Place): Figure {
    const group = document.createElementNS(SVG, "g");
    group.dataset["piece"] = piece.i;
    group.append(...this.drawn(piece.y));
    const figure: Figure = { group, symbol: piece.y, place, size: this.size(piece.y) };
    this.figures.set(piece.i, figure);
    return figure;
  }

  private drawn(name: string): Element[] {
    const symbol = this.art.symbols.get(name)!;
    const box = symbol.getAttribute("viewBox") ?? "0 0 1 1";
    const [x = 0, y = 0, width = 1, height = 1] = numbers(box);
    const body = document.createElementNS(SVG, "g");
    body.setAttribute("transform", `translate(${-x} ${-y})`);
    body.append(...[...symbol.childNodes].map((child) => child.cloneNode(true)));
    const around = { x: -2, y: -2, width: width + 4, height: height + 4, rx: 6 };
    const halos = ["halo under", "halo"].map((name) => {
      const halo = document.createElementNS(SVG, "rect");
      halo.setAttribute("class", name);
      for (const [key, value] of Object.entries(around)) halo.setAttribute(key, String(value));
      return halo;
    });
    return [body, ...halos, knob(width, height)];
  }

  private mark(figure: Figure, marked: boolean): void {
    const old = figure.group.querySelector(":scope > .brackets");
    if (marked && !old) figure.group.append(brackets(figure.size));
    else if (!marked) old?.remove();
  }

  private dress(group: SVGGElement, wear: Wear): void {
    const { piece, legend, words, choosing, offers, pointed, opens, dimmed, marked, latest } = wear;
    const label = piece.l ? words.phrase(piece.l) : "";
    const lines = (piece.x ?? "").split("\n");
    for (const text of group.querySelectorAll<SVGTextElement>("text[data-line], text[data-label]")) {
      const line = text.getAttribute("data-line");
      const said = line === null ? label : (lines[Number(line)] ?? "");
      if (text.textContent === said) continue;
      text.textContent = said;
      fit(text, this.art.root);
    }
    const owned = piece.o !== undefined && `owner-${piece.o}`;
    const states = [offers && "offered", opens && "opens", pointed && "pointed", dimmed && "dimmed", marked && "moved"];
    if (latest) states.push("latest");
    const pointedAt = ["lit", "led"].filter((name) => group.classList.contains(name));
    group.setAttribute("class", ["piece", owned, ...states, ...pointedAt].filter(Boolean).join(" "));
    const figures = lines.filter((line) => line).join(" ");
    const name = !label ? "" : group.querySelector("text[data-label]") && figures ? `${label}: ${figures}` : label;
    const entry = name ? legend?.of(piece) : undefined;
    const marks: Record<string, string | null> = {
      role: !name ? null : offers || choosing || opens ? "button" : "img",
      "aria-label": name || null,
      "aria-describedby": entry ? spokenId(entry) : null,
      "aria-hidden": name ? null : "true",
      "aria-disabled": name && !offers && !opens && choosing ? "true" : null,
      "aria-haspopup": name && opens ? "dialog" : null,
      tabindex: !name ? null : offers || opens === "whole" ? "0" : "-1",
    };
    for (const [key, value] of Object.entries(marks)) {
      if (value === null) group.removeAttribute(key);
      else if (group.getAttribute(key) !== value) group.setAttribute(key, value);
    }
  }

  private remove(id: string, moving: boolean): void {
    const figure = this.figures.get(id);
    this.figures.delete(id);
    if (!figure) return;
    if (!moving) {
      figure.group.remove();
      return;
    }
    figure.group.removeAttribute("tabindex");
    figure.group.setAttribute("aria-hidden", "true");
    figure.group.classList.add("leaving");
    this.art.pieces.append(figure.group);
    figure.group.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOVE / 2 }).onfinish = () => figure.group.remove();
  }
}

/** Shown at the corner of pieces that can be chosen. */
function knob(width: number, height: number): SVGCircleElement {
  const made = document.createElementNS(SVG, "circle");
  made.setAttribute("class", "knob");
  const radius = Math.max(6, Math.min(20, 0.14 * Math.min(width, height)));
  for (const [key, value] of Object.entries({ cx: width - radius / 3, cy: radius / 3, r: radius })) made.setAttribute(key, String(value));
  return made;
}

const middle = (id: string, { place, size }: Figure): Spot => ({
  id,
  x: place.x + (place.scale * size.width) / 2,
  y: place.y + (place.scale * size.height) / 2,
});
const alike = (a: Wear, b: Wear): boolean =>
  a.piece === b.piece &&
  a.legend === b.legend &&
  a.words === b.words &&
  a.choosing === b.choosing &&
  a.offers === b.offers &&
  a.pointed === b.pointed &&
  a.opens === b.opens &&
  a.dimmed === b.dimmed &&
  a.marked === b.marked &&
  a.latest === b.latest;
const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale;
const css = (place: Place): string => `translate(${place.x}px, ${place.y}px) scale(${place.scale})`;
