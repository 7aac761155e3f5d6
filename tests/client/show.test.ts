/** What others did is shown: at a pace, with a caption, with marks on the pieces, with sounds. */
import assert from "node:assert/strict";
import test from "node:test";
import type { CountRow, LogEntry, Piece, Spotlight, Step, View } from "~/protocol";
import { lookFor } from "~/table/pace";
import { marked, movedBy, NO_MARKS } from "~/table/marks";
import { stepped } from "~/table/view";

const kept = new Map<string, string>();
const touched: (() => void)[] = [];
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false }),
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  document: { hidden: false },
  addEventListener: (_: string, heard: () => void) => touched.push(heard),
  removeEventListener: (_: string, heard: () => void) => touched.splice(touched.indexOf(heard), 1),
  OscillatorNode: class {
    connect = (next: unknown) => next;
    start = () => undefined;
    stop = () => undefined;
  },
  GainNode: class {
    gain = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    connect = (next: unknown) => next;
  },
});
const { Others } = await import("~/table/others");
const { grown, grownRows } = await import("~/table/growth");
const { Sounds, soundOf } = await import("~/table/sound");
const { pace, sounds } = await import("~/prefs");

const piece = (i: string, s: string, more: Partial<Piece> = {}): Piece => ({ i, y: "house", s, ...more });
const entry = (n: number, w: number, more: Partial<LogEntry> = {}): LogEntry => ({ n, w, e: `e${n}`, p: [`event-${n}`], ...more });
const view: View = {
  n: 5,
  u: 0,
  seat: 0,
  pieces: [piece("ship", "port"), piece("gold", "sheet", { o: 1, x: "3" }), piece("mine", "sheet", { o: 0, x: "3" })],
  turn: { seats: [1] },
  prompt: null,
  choices: [],
  log: [entry(3, 1), entry(4, 0)],
  first: 0,
  scores: [],
  can: { undo: "no", restart: false, hint: false },
  wastes: {},
  standing: null,
  seen: 5,
};
const step = (from: number, log: LogEntry[], pieces?: Step["pieces"]): Step =>
  ({ from, n: from + log.length, log: log.length > 0 ? log : undefined, pieces }) as Step;

/** Somebody at seat 0, and what they have seen after some steps. */
function watching(...steps: Step[]): { others: InstanceType<typeof Others>; now: View } {
  const others = new Others(
    () => [0],
    () => false,
  );
  others.begin(view);
  let now = view;
  for (const one of steps) {
    const next = stepped(now, one)!;
    others.take(now, next, one);
    now = next;
  }
  return { others, now };
}

test("the more moves wait, the quicker they are shown; off shows them at once", () => {
  assert.ok(lookFor("slow", 0) > lookFor("normal", 0) && lookFor("normal", 0) > lookFor("fast", 0));
  assert.ok(lookFor("normal", 30) < lookFor("normal", 0) && lookFor("normal", 1000) > 0);
  assert.ok(lookFor("normal", 0, true) > lookFor("normal", 0), "a result is looked at for longer");
  assert.equal(lookFor("off", 3), 0);
});

test("pieces that are new or lie or look different are marked, signs and words are not", () => {
  const set = [
    { i: "ship", s: "sea" },
    { i: "gold", x: "5" },
    { i: "new", y: "house", s: "site" },
    { i: "lantern", y: "lamp", s: "turn-1" },
    { i: "mine", l: null },
  ];
  assert.deepEqual(movedBy(step(5, [], { set }), view.pieces), ["ship", "gold", "new"]);
  const marks = marked(marked(NO_MARKS, ["ship", "gone"], view.pieces), ["gold"], view.pieces);
  assert.deepEqual([[...marks.all], [...marks.latest]], [["ship", "gold"], ["gold"]]);
});

test("moves of others are told and marked until one moves oneself", () => {
  const theirs = step(5, [entry(5, 1, { told: [["told-5"]] })], { set: [{ i: "ship", s: "sea" }] });
  const { others, now } = watching(theirs, step(6, [entry(6, 1)], { set: [{ i: "gold", x: "4" }] }));
  assert.deepEqual([...others.marks.value.all], ["ship", "gold"]);
  assert.deepEqual([...others.marks.value.latest], ["gold"]);
  const said = others.caption.value.map(({ phrase: [text], isEarlier }) => [text, isEarlier]);
  assert.deepEqual(said, [["told-5", true], ["event-6", false]]);
  assert.equal(others.from.value, 5, "where one's own last move was");
  others.take(now, stepped(now, step(7, [entry(7, 0)]))!, step(7, [entry(7, 0)], { set: [{ i: "mine", x: "1" }] }));
  assert.deepEqual([others.marks.value.all.size, others.caption.value.length, others.from.value], [0, 0, 8]);
});

test("what all have chosen in secret is told when it is shown, without marks on one's own pieces", () => {
  const set = [{ i: "gold", x: "1" }, { i: "mine", x: "2" }];
  const { others } = watching(step(5, [entry(5, 1), entry(6, 2), entry(7, 0)], { set }));
  assert.deepEqual(others.caption.value.map(({ who }) => who), [1, 2]);
  assert.deepEqual([...others.marks.value.all], ["gold"]);
  assert.equal(others.from.value, 5);
});

test("a step is held as long as the pace says, and without a caption if there is none", () => {
  const { others } = watching(step(5, [entry(5, 1)]));
  assert.equal(others.hold(0), lookFor("normal", 0));
  pace.value = "off";
  const quick = watching(step(5, [entry(5, 1)], { set: [{ i: "ship", s: "sea" }] })).others;
  assert.deepEqual([quick.hold(0), quick.caption.value.length, quick.marks.value.all.size], [0, 0, 1]);
  pace.value = "normal";
  assert.equal(watching(step(5, [entry(5, 0)])).others.hold(0), 0, "one's own move");
  const { others: hurried, now } = watching();
  hurried.hurry();
  const theirs = step(5, [entry(5, 1)]);
  hurried.take(now, stepped(now, theirs)!, theirs);
  assert.equal(hurried.hold(3), 0, "skipped until one's own turn");
  others.close();
});

test("how something ended is told and stays until one's own move or the next thing to follow", () => {
  const outcome: Spotlight = { title: ["auction"], sides: [{ who: 1, total: 7, wins: true }], result: ["won"] };
  const over = step(5, [entry(5, 1, { told: [["told-5"]], outcome })]);
  const { others, now } = watching(over);
  assert.equal(others.outcome.value, outcome);
  assert.deepEqual(others.caption.value, [{ who: 1, phrase: ["won"], isEarlier: false }]);
  const next = { ...step(6, []), spotlight: { title: ["auction"], sides: [] } } as Step;
  const following = stepped(now, next)!;
  others.take(now, following, next);
  assert.equal(others.outcome.value, null);
  assert.equal(stepped(following, { ...step(6, []), spotlight: null } as Step)!.spotlight, undefined);
  assert.equal(watching(over, step(6, [entry(6, 0)])).others.outcome.value, null);
});

test("what is counted up in front of everybody adds up at every moment", () => {
  const side = { who: 0, parts: [8, [2, ["bonus"]] as [number, [string]]], total: 10, wins: true };
  assert.deepEqual([0, 1, 2].map((bits) => grown(side, bits).total), [0, 8, 10]);
  assert.deepEqual([grown(side, 1).wins, grown(side, 2).wins], [false, true], "nobody has won before the end");
  const row = (values: number[], role?: string): CountRow => ({ label: ["x"], cells: values.map((value) => [{ value }]), role });
  const rows = [row([3, 1]), row([4, 0]), row([7, 1], "total"), row([20, 20]), row([12, 5], "total")];
  const totals = (there: number) => grownRows(rows, there).flatMap((one) => (one.role ? [one.cells.map(([item]) => item!.value)] : []));
  assert.deepEqual(totals(1), [[3, 1], [12, 5]], "what is no sum stays as it is");
  assert.deepEqual(totals(5), [[7, 1], [12, 5]]);
});

test("the end is heard before a count, a count before a turn, a turn before a move", () => {
  const after = (...log: LogEntry[]): View => stepped(view, step(5, log))!;
  assert.equal(soundOf(view, after(entry(5, 1)), false), "move");
  assert.equal(soundOf(view, after(entry(5, -1)), false), null, "chance");
  assert.equal(soundOf(view, after(entry(5, 1)), true), "turn");
  assert.equal(soundOf(view, after(entry(5, 1, { count: true })), true), "count");
  assert.equal(soundOf(view, { ...after(entry(5, 1, { count: true })), turn: { seats: [], over: true } }, false), "end");
});

test("nothing is heard before the page was touched, nor after sounds were switched off", () => {
  let [made, time, state] = [0, 0, "running"];
  const played: number[] = [];
  const make = () => {
    made += 1;
    return { get currentTime() { played.push(time); return 0; }, state, resume: () => undefined } as unknown as AudioContext;
  };
  touched.length = 0;
  const heard = new Sounds(make, () => time);
  heard.play("turn");
  assert.deepEqual([made, played.length], [0, 0]);
  for (const touch of [...touched]) touch();
  assert.deepEqual([made, touched.length], [1, 0]);
  heard.play("turn");
  const notes = played.length;
  assert.ok(notes > 0);
  heard.play("move");
  assert.equal(played.length, notes, "too close to be heard apart");
  time = 500;
  sounds.value = false;
  heard.play("move");
  assert.equal(played.length, notes);
  assert.equal(kept.get("sounds"), "false", "remembered");
  sounds.value = true;
  heard.play("move");
  assert.ok(played.length > notes);
});
