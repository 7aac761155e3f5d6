import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { cited, inline, readMarkdown } from "~/rules/markdown";

const source = `# The game
About it,
in two lines.

## EC 5 Building
1. A **first** clause
   goes on.
   a. a part;
   b. another.
2. A second.

| a | b |
|---|---|
| 1 | 2 |
`;

test("chapters and clauses have their numbers", () => {
  const [title, about, chapter, clauses, table] = readMarkdown(source);
  assert.deepEqual(title, { kind: "heading", level: 1, clause: "", text: [{ text: "The game" }] });
  assert.deepEqual(about, { kind: "paragraph", text: [{ text: "About it, in two lines." }] });
  assert.ok(chapter?.kind === "heading" && chapter.clause === "5");
  assert.ok(clauses?.kind === "list");
  assert.deepEqual(clauses.items.map((item) => item.clause), ["5.1", "5.2"]);
  assert.deepEqual(clauses.items[0]?.lines, [{ text: "A " }, { text: "first", mark: "strong" }, { text: " clause goes on." }]);
  assert.deepEqual(clauses.items[0]?.items.map((item) => item.label), ["a", "b"]);
  assert.ok(table?.kind === "table" && table.rows.length === 1);
});

test("marks within a line", () => {
  assert.deepEqual(inline("`* card X` and *so* on"), [
    { text: "* card X", mark: "code" },
    { text: " and " },
    { text: "so", mark: "em" },
    { text: " on" },
  ]);
});

test("where a clause comes from is set apart, whatever is said about it", () => {
  assert.deepEqual(inline("**(ruling)** So *(booklet: 6; **reconstructed**: 3)* it (is)."), [
    { text: "ruling", source: true },
    { text: " So " },
    { text: "booklet: 6; reconstructed: 3", source: true },
    { text: " it (is)." },
  ]);
  assert.deepEqual(cited(inline("*(as in CA 1.3)*"), "CA"), [{ text: "as in CA 1.3", source: true }]);
});

test("the rules of a whole game", () => {
  const folder = process.env["CAPTAINS_TABLE_GAMES"] ?? "";
  const blocks = readMarkdown(readFileSync(`${folder}/el_capitan/rules.en.md`, "utf8"));
  const chapters = blocks.filter((block) => block.kind === "heading" && block.clause !== "");
  assert.ok(chapters.length >= 11);
  const clauses = blocks.flatMap((block) => (block.kind === "list" ? block.items.map((item) => item.clause) : []));
  assert.ok(clauses.includes("5.6"));
  assert.equal(new Set(clauses.filter(Boolean)).size, clauses.filter(Boolean).length);
});

test("a picture stands by itself, with its name and what it shows", () => {
  const blocks = readMarkdown("Before.\n\n![A zone, counted](picture:zone)\n\nAfter.\n");
  assert.deepEqual(blocks[1], { kind: "picture", label: "A zone, counted", name: "zone" });
  assert.equal(blocks.length, 3);
});

test("clauses that are cited are found, those of the game only", () => {
  assert.deepEqual(cited(inline("It **scores** (CA 7.2, CA 6) unlike EC 5."), "CA"), [
    { text: "It " },
    { text: "scores", mark: "strong" },
    { text: " (" },
    { text: "CA 7.2", clause: "7.2" },
    { text: ", " },
    { text: "CA 6", clause: "6" },
    { text: ") unlike EC 5." },
  ]);
});
