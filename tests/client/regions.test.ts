import assert from "node:assert/strict";
import test from "node:test";
import type { Piece, Regions } from "~/protocol";
import { counted, fits, handOf, partsOf } from "~/table/regions";

const piece = (i: string, s: string, y = "ship"): Piece => ({ i, y, s, l: [`piece-${i}`] });
const regions: Regions = {
  quiet: ["site"],
  once: [],
  hand: ["hand-#"],
  regions: [
    { slots: ["player-#", "hand-#"], title: "", seats: true },
    { slots: ["name-#", "berth-#-*"], title: "", seats: false },
    { slots: ["bank"], title: "region-bank", seats: false },
  ],
};
const pieces = [
  piece("warehouse", "berth-10-1"),
  piece("napoli", "name-10"),
  piece("tunis", "name-2"),
  piece("printed", "name-2", "site"),
  piece("ada", "player-0"),
  piece("ben", "player-1"),
  piece("card", "hand-1"),
  piece("loan", "bank"),
  piece("phase", "phase"),
];

test("a pattern has the number of a slot, or fits or does not", () => {
  assert.equal(fits("berth-#-*", "berth-10-1"), "10");
  assert.equal(fits("bank", "bank"), "");
  assert.equal(fits("bank", "bank-1"), null);
});

test("one's own things come first, then the others', then part by part; what is quiet is left out", () => {
  const parts = partsOf(pieces, regions, [1]);
  assert.deepEqual(
    parts.map((part) => [part.seat, part.pieces.map((one) => one.i).join(" ")]),
    [
      [1, "ben card"],
      [0, "ada"],
      [undefined, "tunis"],
      [undefined, "napoli warehouse"],
      [undefined, "loan"],
      [undefined, "phase"],
    ],
  );
});

test("the hand of a seat", () => {
  assert.deepEqual(handOf(pieces, regions, 1).map((one) => one.i), ["card"]);
  assert.deepEqual(handOf(pieces, regions, 0), []);
});

test("what is there several times is said once", () => {
  assert.deepEqual(counted(["square", "temple", "square"]), ["2 × square", "temple"]);
  assert.deepEqual(counted(["6 left", "6 left"], ["6 left"]), ["6 left"]);
});
