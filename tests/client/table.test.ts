import assert from "node:assert/strict";
import test from "node:test";
import { apart, lines, roundMarks } from "~/after/curves";
import type { Choice } from "~/protocol";
import { parseRoute } from "~/route";
import { clockFace, leftNow } from "~/table/clock";
import { found, grouped } from "~/table/grouping";
import { Playback } from "~/table/playback";
import { type Span, figureColumns, minus, readCount } from "~/table/rows";

const choice = (notation: string): Choice => [notation, ["event-x"]];

test("choices with the same verb stand together, in the order of the verbs", () => {
  const groups = grouped(["buy a", "sail b", "buy c", "end"].map(choice));
  assert.deepEqual(groups.map((group) => [group.verb, group.choices.length]), [["buy", 2], ["sail", 1], ["end", 1]]);
});

test("a choice is found by parts of its words, accents aside", () => {
  const all = ["buy athina-2", "buy tunis-1"].map(choice);
  assert.deepEqual(found(all, "ATH buy", () => ""), [all[0]]);
  assert.deepEqual(found(all, "elephant", () => "un éléphant"), all);
});

test("clocks run only for those to move", () => {
  const clocks = { left: [90_000, 60_000, null], running: [0], at: 1000 };
  assert.equal(leftNow(clocks, 0, 31_000), 60_000);
  assert.equal(leftNow(clocks, 1, 31_000), 60_000);
  assert.equal(leftNow(clocks, 2, 31_000), null);
  assert.equal(leftNow(clocks, 0, 999_000), 0);
  assert.equal(clockFace(65_000), "1:05");
  assert.equal(clockFace(3_845_000), "1:04:05");
});

test("a count is read into a table", () => {
  const rows: Span[][] = [
    [["Payday 1", "title"]],
    [["", ""], ["        ", ""], ["Ada", "seat-0"], ["  ", ""], ["Ben", "seat-1"]],
    [["──────", "dim"]],
    [["Spread", ""], ["  ", ""], [" 5", ""], [" (3)", "dim"], [" ", ""], ["–", ""]],
    [["Total", "strong"], ["   ", ""], ["12", "strong"], ["   ", ""], ["0", "strong"]],
    [["▲ fortress", "dim"]],
    [],
  ];
  assert.deepEqual(readCount(rows), {
    title: "Payday 1",
    head: ["", "Ada", "Ben"],
    body: [
      { cells: ["Spread", "5 (3)", "–"], total: false },
      { cells: ["Total", "12", "0"], total: true },
    ],
    notes: ["▲ fortress"],
  });
});

test("a count whose title stands in its head", () => {
  const rows: Span[][] = [
    [["The count", "title"], ["  ", ""], ["Ada", "seat-0"]],
    [["In all", "strong"], ["     ", ""], [" 59", "strong"]],
  ];
  const read = readCount(rows);
  assert.equal(read.title, "The count");
  assert.deepEqual(read.head, ["", "Ada"]);
  assert.deepEqual(read.body, [{ cells: ["In all", "59"], total: true }]);
});

test("figures stand under each other, with a minus", () => {
  const body = [{ cells: ["Rome", "1.", "Ada", "+3"], total: false }, { cells: ["", "", "Ben", "−2 (1)"], total: false }];
  assert.deepEqual(figureColumns({ title: "", head: ["zone", "rank", "name", "points"], body, notes: [] }), [false, true, false, true]);
  assert.equal(minus("-58"), "−58");
  assert.equal(minus("7 (-2) A-B"), "7 (−2) A-B");
});

test("scores hold until they change", () => {
  const box = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
  assert.deepEqual(lines([[0], [0], [50], [100], [100]], box).paths, ["M10 110H60V60H85V10H110"]);
  assert.deepEqual(roundMarks(0, 173), [0, 50, 100, 150]);
});

test("letters at the ends of lines do not cover each other", () => {
  assert.deepEqual(lines([[0, 0], [100, 50]], { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 }).ends, [10, 60]);
  assert.deepEqual(apart([50, 20, 52], 10, 100), [50, 20, 60]);
  assert.deepEqual(apart([98, 100, 30], 10, 100), [90, 100, 30], "none falls out of the picture");
  assert.deepEqual(apart([40, 40, 40], 10, 60), [40, 50, 60], "equal ones stand in the order of seats");
});

test("addresses", () => {
  assert.deepEqual(parseRoute("#/t/abc/at/57"), { page: "table", table: "abc", at: 57 });
  assert.deepEqual(parseRoute("#/t/abc"), { page: "table", table: "abc", at: null });
  assert.deepEqual(parseRoute("#/rules/el_capitan/5.6"), { page: "rules", game: "el_capitan", clause: "5.6" });
  assert.deepEqual(parseRoute("#device=K7QF2-M9TXA"), { page: "device", code: "K7QF2-M9TXA" });
  assert.deepEqual(parseRoute("#/t/%E0%A4%A"), { page: "table", table: "%E0%A4%A", at: null });
  assert.deepEqual(parseRoute(""), { page: "start" });
});

test("what happens quickly is shown one after the other, or at once", async () => {
  const shown: number[] = [];
  const playback = new Playback<number>((step) => shown.push(step), () => 20);
  for (const step of [1, 2, 3]) playback.push(step);
  assert.deepEqual(shown, [1]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.deepEqual(shown, [1, 2]);
  playback.flush();
  assert.deepEqual(shown, [1, 2, 3]);
});
