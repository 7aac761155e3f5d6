import assert from "node:assert/strict";
import test from "node:test";
import { type Slot, places } from "~/board/layout";
import { neighbour } from "~/board/keyboard";

const slot: Slot = {
  frame: { x: 100, y: 0, scale: 2 },
  x: 10,
  y: 10,
  width: 40,
  height: 40,
  area: false,
  gap: 6,
  centred: false,
  stacked: false,
};
const size = (width: number, height: number) => ({ width, height });

test("one piece is fitted into its slot, centred", () => {
  assert.deepEqual(places(slot, [size(20, 10)]), [{ x: 120, y: 40, scale: 4 }]);
});

test("several pieces are fanned out at three quarters", () => {
  const [first, last] = places(slot, [size(10, 10), size(10, 10)]);
  assert.deepEqual(first, { x: 120, y: 20, scale: 6 });
  assert.deepEqual(last, { x: 140, y: 40, scale: 6 });
});

test("an area flows in rows", () => {
  const area = { ...slot, area: true, frame: { x: 0, y: 0, scale: 1 } };
  const found = places(area, [size(17, 10), size(17, 10), size(17, 10)]);
  assert.deepEqual(found.map(({ x, y }) => [x, y]), [[10, 10], [33, 10], [10, 26]]);
});

test("an area makes its pieces smaller until they fit", () => {
  const area = { ...slot, area: true, frame: { x: 0, y: 0, scale: 1 } };
  const found = places(area, Array.from({ length: 9 }, () => size(20, 20)));
  assert.ok(found.every(({ x, y, scale }) => x + 20 * scale <= 50.01 && y + 20 * scale <= 50.01));
});

test("a stack overlaps in one row", () => {
  const stack = { ...slot, area: true, stacked: true, frame: { x: 0, y: 0, scale: 1 } };
  const found = places(stack, Array.from({ length: 4 }, () => size(20, 20)));
  assert.deepEqual(found.map(({ y }) => y), [10, 10, 10, 10]);
  assert.ok(Math.abs((found[3]?.x ?? 0) + 20 - 50) < 0.01);
});

test("arrow keys prefer what lies straight ahead", () => {
  const here = { id: "here", x: 0, y: 0 };
  const ahead = { id: "ahead", x: 50, y: 5 };
  const aside = { id: "aside", x: 20, y: 40 };
  const behind = { id: "behind", x: -10, y: 0 };
  assert.equal(neighbour(here, "ArrowRight", [here, ahead, aside, behind])?.id, "ahead");
  assert.equal(neighbour(here, "ArrowDown", [here, ahead, aside, behind])?.id, "aside");
  assert.equal(neighbour(here, "ArrowUp", [here, ahead, aside, behind]), null);
});
