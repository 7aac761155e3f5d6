import assert from "node:assert/strict";
import test from "node:test";
import { MOMENT, Resting } from "~/table/resting";

const at = (x: number, y: number, means: string, finger = false) => ({ x, y, means, finger });

test("what slides under a resting pointer is not clicked for a moment", () => {
  const resting = new Resting();
  resting.look(at(10, 10, "buy a"), 0);
  resting.change(1000);
  assert.ok(resting.mistakes(at(11, 10, "end"), 1100));
  assert.ok(!resting.mistakes(at(11, 10, "end"), 1000 + MOMENT));
});

test("the same choice may be made again at once", () => {
  const resting = new Resting();
  resting.look(at(10, 10, "buy wood"), 0);
  resting.change(1000);
  assert.ok(!resting.mistakes(at(10, 10, "buy wood"), 1050));
});

test("a pointer that has moved has seen what is there", () => {
  const resting = new Resting();
  resting.look(at(10, 10, "buy a"), 0);
  resting.change(1000);
  resting.look(at(40, 10, "end"), 1050);
  assert.ok(!resting.mistakes(at(40, 10, "end"), 1060));
});

test("what somebody has scrolled under the pointer is what they want", () => {
  const resting = new Resting();
  resting.look(at(10, 10, "take wood"), 0);
  resting.change(1000);
  resting.scroll();
  resting.look(at(11, 10, "take rum"), 1100);
  assert.ok(!resting.mistakes(at(11, 10, "take rum"), 1110));
  resting.change(1200);
  assert.ok(resting.mistakes(at(11, 10, "end"), 1300));
});

test("trembling is no look, and a finger comes down beside where it was", () => {
  const resting = new Resting();
  resting.look(at(10, 10, "buy a", true), 0);
  resting.change(1000);
  resting.look(at(20, 18, "end", true), 1100);
  assert.ok(resting.mistakes(at(20, 18, "end", true), 1110));
  resting.look(at(20, 18, "end", true), 1000 + MOMENT);
  resting.change(5000);
  assert.ok(!resting.mistakes(at(20, 18, "end", true), 5010));
});
