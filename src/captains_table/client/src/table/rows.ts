/** The table of a payday or a scoring, read from its rows of spans. */

export type Span = [text: string, style: string];

export interface CountTable {
  title: string[];
  head: string[];
  body: string[][];
}

const RULE = /^[─━-]+$/;

/**
 * Rows before the one over the rule are titles, that one is the head, the others are the body. A cell is followed by a
 * span of blanks that fills its column.
 */
export function readCount(rows: readonly Span[][]): CountTable {
  const rule = rows.findIndex((row) => row.length > 0 && RULE.test(plain(row).trim()));
  if (rule < 1) return { title: rows.map(plain), head: [], body: [] };
  return {
    title: rows.slice(0, rule - 1).map(plain).filter((line) => line.trim() !== ""),
    head: cells(rows[rule - 1] ?? []),
    body: rows.slice(rule + 1).filter((row) => row.length > 0).map(cells),
  };
}

const plain = (row: readonly Span[]): string => row.map(([text]) => text).join("").trimEnd();

function cells(row: readonly Span[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < row.length; at += 2) found.push((row[at]?.[0] ?? "").trim());
  return found;
}
