import assert from "node:assert/strict";
import test from "node:test";
import { Legend } from "~/board/legend";
import type { LegendEntry, Piece } from "~/protocol";

const entry = (id: string, symbols: string[], pieces: string[] = []): LegendEntry => ({
  id,
  symbols,
  pieces,
  show: "",
  clause: "",
  text: "",
  owned: false,
});
const piece = (i: string, y: string): Piece => ({ i, y, s: "" });
const legend = new Legend([entry("closed", [], ["closed-*"]), entry("house", ["house"]), entry("card", ["card-*", "card.plain"])]);

test("the first entry that is about a piece explains it", () => {
  assert.equal(legend.of(piece("closed-1", "house"))?.id, "closed");
  assert.equal(legend.of(piece("house-1", "house"))?.id, "house");
  assert.equal(legend.of(piece("x", "card-blue"))?.id, "card");
});

test("a star is any text, and nothing else is special", () => {
  assert.equal(legend.of(piece("x", "my-card-blue")), undefined);
  assert.equal(legend.of(piece("x", "cardXplain")), undefined);
  assert.equal(legend.of(piece("x", "card.plain"))?.id, "card");
});
