import assert from "node:assert/strict";
import test from "node:test";
import type { Piece, View } from "~/protocol";
import { newEntries, offersOf, ownChoices, stepped } from "~/table/view";

const piece = (i: string, s = "a"): Piece => ({ i, y: "ship", s });
const view: View = {
  n: 7,
  u: 0,
  seat: 0,
  pieces: [piece("x"), piece("y"), piece("z")],
  turn: { seats: [0] },
  prompt: ["prompt-buy", { money: 3 }],
  choices: [
    ["buy a", ["event-buy"]],
    ["end", ["event-end"]],
  ],
  log: [{ n: 6, w: 1, e: "end", p: ["event-end"] }],
  spotlight: undefined,
  first: 0,
  scores: [1, 2],
  can: { undo: "no", restart: false, hint: true },
  wastes: {},
  standing: ["standing", { money: 3 }],
  seen: 7,
};

test("a step that begins elsewhere is refused", () => {
  assert.equal(stepped(view, { n: 9, from: 8 }), null);
});

test("what a step leaves out has not changed", () => {
  assert.deepEqual(stepped(view, { n: 8, from: 7 }), { ...view, n: 8, clocks: undefined });
});

test("a prompt stays until there is another or none", () => {
  assert.deepEqual(stepped(view, { n: 8, from: 7, prompt: ["prompt-end"] })?.prompt, ["prompt-end"]);
  assert.equal(stepped(view, { n: 8, from: 7, prompt: null })?.prompt, null);
});

test("what one has and what would be wasted stay until they change", () => {
  assert.deepEqual(stepped(view, { n: 8, from: 7, wastes: { "EC 9.7": ["buy a"] } })?.standing, view.standing);
  assert.equal(stepped(view, { n: 8, from: 7, standing: null })?.standing, null);
  assert.deepEqual(stepped(view, { n: 8, from: 7, wastes: { "EC 9.7": ["buy a"] } })?.wastes, { "EC 9.7": ["buy a"] });
});

test("changed pieces keep their place, new ones come last, gone ones go", () => {
  const next = stepped(view, { n: 8, from: 7, pieces: { set: [{ i: "x", x: "3" }, piece("w")], gone: ["y"] } });
  assert.deepEqual(next?.pieces, [{ ...piece("x"), x: "3" }, piece("z"), piece("w")]);
});

test("a piece that comes to another slot lies on top of what is there", () => {
  const next = stepped(view, { n: 8, from: 7, pieces: { set: [{ i: "x", s: "b" }, piece("w")] } });
  assert.deepEqual(next?.pieces.map((one) => one.i), ["y", "z", "x", "w"]);
});

test("pieces that are told to be last are put behind all others", () => {
  const next = stepped(view, { n: 8, from: 7, pieces: { set: [piece("w")], gone: ["y"], last: ["z", "x"] } });
  assert.deepEqual(next?.pieces.map((one) => one.i), ["w", "z", "x"]);
});

test("of a changed piece only what has changed is told", () => {
  const before = { ...view, pieces: [{ ...piece("x"), o: 1, x: "3" }] };
  const next = stepped(before, { n: 8, from: 7, pieces: { set: [{ i: "x", s: "b", x: null }] } });
  assert.deepEqual(next?.pieces, [{ ...piece("x", "b"), o: 1 }]);
});

test("pieces offer the choices that name them", () => {
  const offers = offersOf([["a", ["event-a"], ["x", "y"]], ["b", ["event-b"], ["y"]], ["c", ["event-c"]]]);
  assert.deepEqual([...offers], [["x", ["a"]], ["y", ["a", "b"]]]);
});

test("it is the viewer who chooses", () => {
  const said = ownChoices([["buy a", ["event-buy", { cost: 3 }], ["x"]], ["end", ["event-end"]]], 2);
  assert.deepEqual(said, [
    ["buy a", ["event-buy", { who: { s: 2 }, cost: 3 }], ["x"]],
    ["end", ["event-end", { who: { s: 2 } }]],
  ]);
});

test("choices are replaced as a list or changed one by one", () => {
  const all = stepped(view, { n: 8, from: 7, choices: [["pass", ["event-pass"]]] });
  assert.deepEqual(all?.choices, [["pass", ["event-pass", { who: { s: 0 } }]]]);
  const some = stepped(view, { n: 8, from: 7, choices: { add: [["buy b", ["event-buy"]]], drop: ["buy a"] } });
  assert.deepEqual(some?.choices.map(([notation]) => notation), ["end", "buy b"]);
});

test("a broken seal puts events in the places that others had", () => {
  const sealed = { ...view, log: [...view.log, { n: 8, w: 0, e: "take wood", p: ["event-take"] as [string] }] };
  const log = [7, 8, 9].map((n) => ({ n, w: 1, e: "take rum", p: ["event-take"] as [string] }));
  assert.deepEqual(stepped({ ...sealed, n: 9 }, { n: 10, from: 9, log })?.log, [...view.log, ...log]);
  const later = log.slice(2);
  assert.deepEqual(stepped({ ...sealed, n: 9 }, { n: 10, from: 9, log: later, cut: 8 })?.log, [...view.log, ...later]);
});

test("what is new in the log is what was not there before, and to another seat what came since", () => {
  const entry = (n: number, e: string) => ({ n, w: 0, e, p: ["event-x"] as [string] });
  const before = { ...view, n: 8, log: [entry(6, "end"), entry(7, "take ?")] };
  const now = { ...before, n: 9, log: [entry(6, "end"), entry(7, "take rum"), entry(8, "end")] };
  assert.deepEqual(newEntries(before, now).map(({ n }) => n), [7, 8]);
  assert.deepEqual(newEntries(before, { ...now, seat: 1 }).map(({ n }) => n), [8]);
});
