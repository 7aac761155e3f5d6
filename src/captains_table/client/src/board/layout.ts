/** Where the pieces of a slot go, as docs/boards.md describes; the same arithmetic as core/board.py. */

export const SVG = "http://www.w3.org/2000/svg";

/** A position and a scale: `x + scale * u`. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Slot extends Size {
  frame: Place;
  x: number;
  y: number;
  area: boolean;
  gap: number;
  centred: boolean;
  stacked: boolean;
  /** Pieces that arrive here are rolled. */
  rolls: boolean;
}

const SMALLER = 0.95;
const LEAST = 0.1;
const ROUNDING = 0.01;

export function within(outer: Place, inner: Place): Place {
  return {
    x: outer.x + outer.scale * inner.x,
    y: outer.y + outer.scale * inner.y,
    scale: outer.scale * inner.scale,
  };
}

/** The place of each piece's upper left corner, given their natural sizes. */
export function places(slot: Slot, sizes: readonly Size[]): Place[] {
  const inside = slot.area ? (slot.stacked ? stacked(slot, sizes) : flowing(slot, sizes)) : fanned(slot, sizes);
  return inside.map((place) => within(slot.frame, place));
}

function fanned(slot: Slot, sizes: readonly Size[]): Place[] {
  const share = sizes.length === 1 ? 1 : 0.75;
  const width = slot.width * share;
  const height = slot.height * share;
  return sizes.map((size, number) => {
    const along = sizes.length > 1 ? number / (sizes.length - 1) : 0;
    const scale = Math.min(width / size.width, height / size.height);
    return {
      x: slot.x + along * (slot.width - width) + (width - scale * size.width) / 2,
      y: slot.y + along * (slot.height - height) + (height - scale * size.height) / 2,
      scale,
    };
  });
}

/** In one row, overlapping as far as necessary. */
function stacked(slot: Slot, sizes: readonly Size[]): Place[] {
  const scale = Math.min(1, ...sizes.map((size) => slot.height / size.height));
  const free = slot.width - sizes.reduce((sum, size) => sum + scale * size.width + slot.gap, 0) + slot.gap;
  const step = free < 0 && sizes.length > 1 ? free / (sizes.length - 1) : 0;
  let x = slot.x + (slot.centred ? Math.max(0, free) / 2 : 0);
  return sizes.map((size) => {
    const place = { x, y: slot.y, scale };
    x += scale * size.width + slot.gap + step;
    return place;
  });
}

/** In rows, as large as possible. */
function flowing(slot: Slot, sizes: readonly Size[]): Place[] {
  for (let scale = 1; ; scale *= SMALLER) {
    const rows = inRows(slot, sizes, scale);
    const height = rows.reduce((sum, row) => sum + tallest(row), 0) + slot.gap * (rows.length - 1);
    const widest = Math.max(0, ...sizes.map((size) => size.width * scale));
    const fits = height <= slot.height + ROUNDING && widest <= slot.width + ROUNDING;
    if (fits || scale < LEAST) return placedRows(slot, rows, scale);
  }
}

function inRows(slot: Slot, sizes: readonly Size[], scale: number): Size[][] {
  const rows: Size[][] = [];
  let x = 0;
  for (const size of sizes) {
    const here = { width: size.width * scale, height: size.height * scale };
    if (rows.length === 0 || x + here.width > slot.width + ROUNDING) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push(here);
    x += here.width + slot.gap;
  }
  return rows;
}

function placedRows(slot: Slot, rows: Size[][], scale: number): Place[] {
  const result: Place[] = [];
  let y = slot.y;
  for (const row of rows) {
    const free = slot.width - row.reduce((sum, size) => sum + size.width, 0) - slot.gap * (row.length - 1);
    let x = slot.x + (slot.centred ? free / 2 : 0);
    for (const size of row) {
      result.push({ x, y, scale });
      x += size.width + slot.gap;
    }
    y += tallest(row) + slot.gap;
  }
  return result;
}

const tallest = (row: readonly Size[]): number => Math.max(...row.map((size) => size.height));
