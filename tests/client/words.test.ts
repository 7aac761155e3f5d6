import assert from "node:assert/strict";
import test from "node:test";
import { Words } from "~/words";

const source = `
city-tunis = Tunis
event-buy = { $who } buys { $city } for { $cost }.
choice-buy = { $city } · { $cost }
event-end = { $who } ends the turn.
verb-buy = Buy
`;
const words = new Words("en", [source]).withPlayers((seat) => ["Ada", "Ben"][seat] ?? "");

test("a phrase is said with names, texts and figures", () => {
  const said = words.phrase(["event-buy", { who: { s: 1 }, city: { r: "city-tunis" }, cost: 5 }]);
  assert.equal(said, "Ben buys Tunis for 5.");
});

test("a choice is short where the game has short words for it", () => {
  assert.equal(words.short(["event-buy", { who: { s: 0 }, city: { r: "city-tunis" }, cost: 5 }]), "Tunis · 5");
  assert.equal(words.short(["event-end", { who: { s: 0 } }]), "Ada ends the turn.");
});

test("what has no text is still said somehow", () => {
  assert.equal(words.phrase(["event-odd", { who: { s: 0 }, cost: 3 }]), "event-odd Ada 3");
  assert.equal(words.verb("sail"), "sail");
});

test("markup in a name stays text", () => {
  const rude = words.withPlayers(() => "<b>{ $cost }</b>");
  assert.equal(rude.phrase(["event-end", { who: { s: 0 } }]), "<b>{ $cost }</b> ends the turn.");
});
