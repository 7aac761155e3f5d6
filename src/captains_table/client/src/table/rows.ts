/** The table of a payday or a scoring, read from its rows of spans in letters of one width. */

export type Span = [text: string, style: string];

export interface CountRow {
  cells: string[];
  /** The line that sums up. */
  total: boolean;
}

export interface CountTable {
  title: string;
  head: string[];
  body: CountRow[];
  /** What stands around the table, a line each. */
  notes: string[];
}

interface Cell {
  start: number;
  text: string;
  style: string;
}

/** Typed figures have a hyphen where written ones have a minus. */
export const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, "$1−");

const RULE = /^[─━-]+$/;

/**
 * Spans of blanks stand between the cells of a row. The first row with several cells is the head, and says where the
 * columns begin; rows with a single cell at the margin are notes.
 */
export function readCount(rows: readonly Span[][]): CountTable {
  const lines = rows.map(cellsOf).filter((line) => line.length > 0 && !RULE.test(line[0]?.text ?? ""));
  const at = lines.findIndex((line) => line.length > 1);
  if (at < 0) return { title: "", head: [], body: [], notes: lines.map(plain) };
  const top = lines[at]!;
  const starts = [...new Set([0, ...top.map((cell) => cell.start)])];
  const head = inColumns(top, starts);
  const below = lines.slice(at + 1);
  const isNote = (line: Cell[]) => line.length === 1 && line[0]!.start === 0;
  const before = lines.slice(0, at).map(plain);
  if (top[0]?.style === "title") before.unshift(head.splice(0, 1, "")[0] ?? "");
  const [title = "", ...more] = before;
  return {
    title,
    head,
    body: below
      .filter((line) => !isNote(line))
      .map((line) => ({ cells: inColumns(line, starts), total: line.every((cell) => cell.style === "strong") })),
    notes: [...more, ...below.filter(isNote).map(plain)],
  };
}

/** The columns that hold figures, which stand under each other at the right. */
export function figureColumns({ head, body }: CountTable): boolean[] {
  return head.map((_, at) => at > 0 && body.every(({ cells }) => /^([+−]?\d.*|–|)$/.test(cells[at] ?? "")));
}

const plain = (line: readonly Cell[]): string => line.map((cell) => cell.text).join(" ");

function cellsOf(row: readonly Span[]): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  let apart = true;
  for (const [text, style] of row) {
    if (text.trim() === "") apart = true;
    else {
      if (apart) cells.push({ start: at, text: "", style });
      cells.at(-1)!.text += text;
      apart = false;
    }
    at += [...text].length;
  }
  return cells.map((cell) => ({ ...cell, text: minus(cell.text.trim()) }));
}

function inColumns(line: readonly Cell[], starts: readonly number[]): string[] {
  const found = starts.map(() => "");
  for (const cell of line) {
    const column = starts.findLastIndex((start) => start <= cell.start);
    found[column] = found[column] ? `${found[column]} ${cell.text}` : cell.text;
  }
  return found;
}
