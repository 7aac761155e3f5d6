/** Counting what is fetched: every percent once, and the answers stay what they were. */
import assert from "node:assert/strict";
import test from "node:test";
import { countFetched } from "~/worker/counting";

test("what is fetched is counted, over all answers", async () => {
  const answer = (size: number) => new Response(new Uint8Array(size), { headers: { "Content-Type": "application/wasm" } });
  globalThis.fetch = (address) => Promise.resolve(address === "/none" ? new Response(null, { status: 204 }) : answer(Number(address)));
  const told: number[] = [];
  countFetched(1000, (percent) => told.push(percent));
  const first = await fetch("400");
  assert.equal(first.headers.get("Content-Type"), "application/wasm");
  assert.equal((await first.arrayBuffer()).byteLength, 400);
  assert.equal((await fetch("/none")).status, 204);
  await (await fetch("5")).arrayBuffer();
  await (await fetch("594")).arrayBuffer();
  await (await fetch("90")).arrayBuffer();
  assert.deepEqual(told, [40, 99, 100]);
});
