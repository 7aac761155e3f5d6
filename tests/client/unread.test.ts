import assert from "node:assert/strict";
import test from "node:test";
import { readUpTo, unread } from "~/table/unread";

test("neither one's own messages nor those of the muted are unread", () => {
  const said = (at: number, seat: number | null, name: string) => ({ at, seat, name, text: "Ahoy" });
  const chats = [said(1, 1, "Ben"), said(5, 0, "Ada"), said(6, 1, "Ben"), said(7, null, "Eve"), said(8, 2, "Rude")];
  assert.equal(unread(chats, 4, [0], ["Rude"]), 2);
  assert.equal(unread(chats, 7, [0], ["Rude"]), 0);
});

test("what has been read at a table is remembered for the last fifty", () => {
  const chats = [{ at: 7, seat: 0, name: "Ada", text: "Ahoy" }];
  assert.deepEqual(readUpTo({ a: 3 }, "b", chats), { a: 3, b: 7 });
  assert.deepEqual(readUpTo({ a: 9 }, "a", chats), { a: 9 });
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`t${number}`, 1]));
  assert.equal(Object.keys(readUpTo(many, "b", chats)).length, 50);
});
