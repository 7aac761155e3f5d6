/** The rules' Markdown, parsed into blocks: headings, paragraphs, numbered clauses, lists, tables. */

/** `clause`: the text cites this clause. `source`: the text states the origin of a clause. */
export type Inline = { text: string; mark?: "strong" | "em" | "code"; clause?: string; source?: true };

export interface Item {
  /** `5.6` for a clause, else empty. */
  clause: string;
  label: string;
  lines: Inline[];
  items: Item[];
}

export type Block =
  | { kind: "heading"; level: number; clause: string; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "picture"; label: string; name: string }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const HEADING = /^(#{1,4}) (.*)$/;
const CHAPTER = /^[A-Z]{2} (\d+)\b/;
const ITEM = /^(\s*)(?:(\d+|[a-z])\.|[-*]) (.*)$/;
const PICTURE = /^!\[([^\]]*)\]\(picture:([\w-]+)\)$/;
const TABLE = /^\s*\|(.*)\|\s*$/;

export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split("\n");
  let chapter = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    if (heading) {
      const text = heading[2] ?? "";
      chapter = CHAPTER.exec(text)?.[1] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, clause: chapter, text: inline(text) });
      at += 1;
    } else if (line.trim() === "") {
      at += 1;
    } else if (PICTURE.test(line)) {
      const [, label = "", name = ""] = PICTURE.exec(line) ?? [];
      blocks.push({ kind: "picture", label, name });
      at += 1;
    } else if (TABLE.test(line)) {
      const end = endOf(lines, at, (one) => TABLE.test(one));
      blocks.push(table(lines.slice(at, end)));
      at = end;
    } else if (ITEM.test(line)) {
      const end = endOf(lines, at, (one) => ITEM.test(one) || /^\s+\S/.test(one));
      blocks.push(list(lines.slice(at, end), chapter));
      at = end;
    } else {
      const end = endOf(lines, at, (one) => one.trim() !== "" && !HEADING.test(one) && !ITEM.test(one) && !TABLE.test(one));
      blocks.push({ kind: "paragraph", text: inline(lines.slice(at, end).map((one) => one.trim()).join(" ")) });
      at = end;
    }
  }
  return blocks;
}

function endOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let at = from + 1;
  while (at < lines.length && belongs(lines[at] ?? "")) at += 1;
  return at;
}

function table(lines: readonly string[]): Block {
  const rows = lines.map((line) => (TABLE.exec(line)?.[1] ?? "").split("|").map((cell) => inline(cell.trim())));
  const ruled = /^[\s|:-]+$/.test(lines[1] ?? "");
  return { kind: "table", head: ruled ? (rows[0] ?? []) : [], rows: rows.slice(ruled ? 2 : 0) };
}

function list(lines: readonly string[], chapter: string): Block {
  const top: Item[] = [];
  const open: { indent: number; item: Item; text: string[] }[] = [];
  const close = (indent: number) => {
    while (open.length > 0 && open.at(-1)!.indent >= indent) finish(open.pop()!);
  };
  const finish = (entry: (typeof open)[number]) => (entry.item.lines = inline(entry.text.join(" ")));
  let ordered = false;
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (!found) {
      open.at(-1)?.text.push(line.trim());
      continue;
    }
    const indent = found[1]?.length ?? 0;
    const label = found[2] ?? "";
    close(indent);
    const numbered = open.length === 0 && chapter !== "" && /^\d+$/.test(label);
    const item: Item = { clause: numbered ? `${chapter}.${label}` : "", label, lines: [], items: [] };
    if (open.length === 0) ordered ||= label !== "";
    (open.at(-1)?.item.items ?? top).push(item);
    open.push({ indent, item, text: [found[3] ?? ""] });
  }
  close(-1);
  return { kind: "list", ordered, items: top };
}

const MARKS = /\*{1,2}\((?<source>[^()]*)\)\*{1,2}|\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    const { source, strong, em, code } = found.groups!;
    if (source !== undefined) parts.push({ text: source.replaceAll("*", ""), source: true });
    else if (strong !== undefined) parts.push({ text: strong, mark: "strong" });
    else if (em !== undefined) parts.push({ text: em, mark: "em" });
    else parts.push({ text: code ?? "", mark: "code" });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The same with every citation of a clause (`CA 7.2`) as a separate item. */
export function cited(parts: readonly Inline[], letters: string): Inline[] {
  const citation = new RegExp(`(${letters} \\d+(?:\\.\\d+)?)`);
  return parts.flatMap((part) =>
    part.source ? part : part.text
      .split(citation)
      .filter(Boolean)
      .map((text) => (citation.test(text) ? { ...part, text, clause: text.split(" ")[1] } : { ...part, text })),
  );
}
