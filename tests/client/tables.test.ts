import assert from "node:assert/strict";
import test from "node:test";
import type { LogEntry, TableEvent, TableInfo } from "~/protocol";
import { groupOf, isRemovable } from "~/start/mine";
import { lines } from "~/table/happenings";

const entry = (n: number): LogEntry => ({ n, w: 0, e: "end", p: ["event-end"] });
const event = (n: number, text = "play-log-returned"): TableEvent => ({ at: n, n, phrase: [text] });
const told = (all: ReturnType<typeof lines>) => all.map((line) => ("entry" in line ? line.entry.n : line.event.phrase[0]));

test("what happens to seats stands between the events of the game", () => {
  const events = [event(1, "before"), event(3, "between"), event(3, "again"), event(9, "after")];
  assert.deepEqual(told(lines([entry(2), entry(3), entry(4)], events)), [2, "between", "again", 3, 4, "after"]);
  assert.deepEqual(told(lines([entry(2), entry(3)], events, 4)), [2, "between", "again", 3]);
  assert.deepEqual(told(lines([], [event(0, "early")])), ["early"]);
});

const table = (parts: Partial<TableInfo>): TableInfo => ({ status: "playing", you: [0], players: [{}], ...parts }) as TableInfo;

test("one's turn comes first, then invitations, others, those that wait, and what is over", () => {
  assert.equal(groupOf(table({ my_turn: true })), "turn");
  assert.equal(groupOf(table({ status: "waiting", invited: [1] })), "invited");
  assert.equal(groupOf(table({})), "others");
  assert.equal(groupOf(table({ status: "waiting" })), "waiting");
  assert.equal(groupOf(table({ status: "over" })), "over");
});

test("a table is removed when nobody waits for one there", () => {
  assert.equal(isRemovable(table({})), false);
  assert.equal(isRemovable(table({ status: "waiting" })), false);
  assert.equal(isRemovable(table({ status: "over" })), true);
  const resigned = [{ resigned: true }] as TableInfo["players"];
  assert.equal(isRemovable(table({ players: resigned })), true);
});
