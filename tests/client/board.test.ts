import assert from "node:assert/strict";
import test from "node:test";
import { type Slot, places } from "~/board/layout";
import { cut } from "~/board/artwork";
import { nearest, neighbour } from "~/board/keyboard";
import { rolled } from "~/board/rolling";
import { type View, fittingView, openingOf } from "~/board/views";
import { leastCovering } from "~/board/beside";

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
  rolls: false,
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

const view = (layout: "wide" | "narrow", name: string, box: string, from = 0): View => ({
  layout,
  name,
  box,
  from,
  opens: "",
  corner: "left",
});
const views = [
  view("narrow", "long", "0 0 100 300"),
  view("narrow", "longer", "0 0 100 400"),
  view("wide", "flat", "0 0 200 100"),
  view("wide", "square", "-50 0 200 200"),
];
const chosen = (width: number, height: number, shown?: View) => fittingView(views, size(width, height), shown)?.name;

test("a wide frame gets the view that covers most of it", () => {
  assert.equal(chosen(1000, 900), "square");
  assert.equal(chosen(1000, 550), "flat");
  assert.equal(chosen(2000, 1000), "flat");
});

test("a narrow view may ask for a frame that is not too narrow", () => {
  const both = [view("narrow", "tablet", "0 0 200 300", 600), ...views];
  assert.equal(fittingView(both, size(700, 900))?.name, "tablet");
  assert.equal(fittingView(both, size(390, 800))?.name, "long");
});

test("a part of the table is opened by what lies on its slot or on those within", () => {
  const sheet = { ...view("wide", "sheet", "0 0 9 9"), layout: "opened" as const, opens: "other-1" };
  const opens = (slot: string) => openingOf([...views, sheet], slot)?.name;
  assert.deepEqual(["other-1", "other-1-purse", "other-10", "mine"].map(opens), ["sheet", "sheet", undefined, undefined]);
});

test("all dice of a roll tumble, also those that show the same face; a die that is set aside does not", () => {
  const die = (i: string, x: string, s = "dice") => ({ i, y: "die", s, x });
  const roll = (before: ReturnType<typeof die>[], now: ReturnType<typeof die>[]) =>
    rolled(now, (slot) => slot === "dice", (id) => before.find((one) => one.i === id));
  const first = [die("blue", "1"), die("red", "2"), die("black", "3")];
  assert.deepEqual(roll([], first), ["blue", "red", "black"]);
  assert.deepEqual(roll(first, [die("blue", "4"), die("red", "2"), die("black", "5")]), ["blue", "red", "black"]);
  assert.deepEqual(roll(first.slice(0, 2), first), ["black"]);
  assert.deepEqual(roll(first, [die("blue", "1", "aside"), ...first.slice(1)]), []);
  assert.deepEqual(roll([die("blue", "1", "aside"), ...first.slice(1)], first), []);
});

test("a narrow or small frame gets the first narrow view, whatever its shape", () => {
  assert.equal(chosen(739, 1000), "long");
  assert.equal(chosen(820, 620), "long");
  assert.equal(chosen(828, 767), "square");
  assert.equal(chosen(390, 2000, views[2]), "long");
});

test("the view that is shown stays until another is clearly better", () => {
  const [, , flat, square] = views;
  assert.equal(chosen(1400, 1000), "square");
  assert.equal(chosen(1400, 1000, flat), "flat");
  assert.equal(chosen(1430, 1000, square), "square");
  assert.equal(chosen(1500, 1000, square), "flat");
  assert.equal(fittingView([], size(1000, 1000), flat), undefined);
});

test("an explanation moves aside from what is to be kept in sight", () => {
  const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  assert.deepEqual(leastCovering([at(0, 0), at(20, 0)], []), at(0, 0), "the usual place");
  assert.deepEqual(leastCovering([at(0, 0), at(4, 0), at(20, 0)], [at(8, 8)]), at(20, 0));
});

test("the focus goes to what is nearest, best to something that can be chosen", () => {
  const gone = { id: "gone", x: 0, y: 0 };
  const spots = [{ id: "near", x: 5, y: 0 }, { id: "far", x: 90, y: 0 }, { id: "offered", x: 40, y: 0 }];
  assert.equal(nearest(gone, spots, (id) => id === "offered" || id === "far")?.id, "offered");
  assert.equal(nearest(gone, spots, () => false)?.id, "near");
  assert.equal(nearest(gone, [], () => true), null);
});

test("a name that is much too long is cut", () => {
  const wide = (said: string) => 10 * said.length;
  assert.equal(cut("Ada", 40, wide), "Ada");
  assert.equal(cut("Bartholomäus der Langbärtige", 140, wide), "Bartholomäus…");
  assert.equal(cut("Ada", 1, wide), "A…");
});
