import assert from "node:assert/strict";
import test from "node:test";
import { waysOf } from "~/board/ways";
import type { Piece } from "~/protocol";

const piece = (i: string, ...w: string[]): Piece => ({ i, y: "any", s: "anywhere", w });
/** A chart of four towns in a row, a ship in the first of them, and cards. */
const pieces = [
  piece("ship", "a"),
  piece("a", "a>b"),
  piece("b", "b>a", "b>c"),
  piece("c", "c>b", "c>d"),
  piece("d", "d>c"),
  piece("voyage", "ship>d", "ship>>3"),
  piece("link", "a>c", "c>a"),
  piece("note", "d"),
  { i: "table", y: "any", s: "anywhere" },
];
const ends = (id: string | null) => waysOf(id, pieces).ways.map(({ from, to }) => `${from}>${to}`);

test("a way marks where it leads, and is drawn", () => {
  const { marked, ways } = waysOf("b", pieces);
  assert.deepEqual([...marked], ["a", "c"]);
  assert.deepEqual(
    ways.map(({ step }) => step),
    [false, false],
  );
});

test("a way without a beginning only marks", () => {
  assert.deepEqual([...waysOf("note", pieces).marked], ["d"]);
  assert.deepEqual(ends("note"), []);
});

test("ways are followed so many steps and never back", () => {
  const { marked, ways } = waysOf("voyage", pieces);
  assert.deepEqual(ends("voyage"), ["ship>d", "a>b", "b>c"]);
  assert.deepEqual(
    ways.map(({ step }) => step),
    [false, true, true],
  );
  assert.deepEqual([...marked].sort(), ["a", "b", "c", "d"]);
});

test("a way and the way back are drawn as one", () => {
  assert.deepEqual(waysOf("link", pieces).ways, [{ from: "a", to: "c", step: false, both: true }]);
});

test("what leads nowhere shows nothing", () => {
  for (const id of ["table", "nobody", null]) assert.deepEqual(ends(id), []);
});
