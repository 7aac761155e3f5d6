import assert from "node:assert/strict";
import test from "node:test";
import { apart, lines, roundMarks } from "~/after/curves";
import type { Choice, CountRow } from "~/protocol";
import { parseRoute } from "~/route";
import { clockFace, leftNow } from "~/table/clock";
import { figure, gain, groups } from "~/table/counting";
import { found, grouped } from "~/table/grouping";
import { Playback } from "~/table/playback";

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
  const clocks = { left: [90_000, 60_000], running: [0], at: 1000, until: null };
  assert.equal(leftNow(clocks, 0, 31_000), 60_000);
  assert.equal(leftNow(clocks, 1, 31_000), 60_000);
  assert.equal(leftNow(clocks, 2, 31_000), null);
  assert.equal(leftNow(clocks, 0, 999_000), 0);
  assert.equal(clockFace(65_000), "1:05");
  assert.equal(clockFace(3_845_000), "1:04:05");
});

test("the rows of a count stand under their labels", () => {
  const row = (label: string | null): CountRow => ({ label: label === null ? null : [label], cells: [] });
  const [rome, more, ostia] = [row("rome"), row(null), row("ostia")];
  assert.deepEqual(groups([rome, more, ostia]), [[rome, more], [ostia]]);
  assert.deepEqual(groups([]), []);
});

test("figures have a true minus, gains a sign", () => {
  assert.deepEqual([-58, 0, 7].map(figure), ["−58", "0", "7"]);
  assert.deepEqual([-2, 0, 8].map(gain), ["−2", "–", "+8"]);
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

test("what one did oneself is shown at once, what others did after it waits for its turn", () => {
  const shown: number[] = [];
  const playback = new Playback<number>((step) => shown.push(step), () => 1000);
  for (const step of [1, 2, 3, 4]) playback.push(step);
  assert.deepEqual([shown, playback.left.value], [[1], 3]);
  playback.flush((step) => step === 3);
  assert.deepEqual([shown, playback.left.value], [[1, 2, 3], 1]);
  playback.flush((step) => step === 3);
  assert.deepEqual(shown, [1, 2, 3]);
  playback.clear();
  assert.equal(playback.left.value, 0);
});
