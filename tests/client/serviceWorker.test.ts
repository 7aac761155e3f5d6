/** The service worker: what it keeps, what it answers for, and what it leaves alone. */
import assert from "node:assert/strict";
import test from "node:test";

type Heard = (event: Record<string, unknown>) => void;

const ORIGIN = "https://table.example/play/";
const heard: Record<string, Heard> = {};
const stores = new Map<string, Map<string, Response>>();
let network: (url: string) => Promise<Response> = () => Promise.reject(new Error("offline"));

const cacheOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    add: async ({ url }: Request) => void store.set(url, await network(url)),
    put: (url: string, response: Response) => Promise.resolve(void store.set(url, response)),
    match: (url: string) => Promise.resolve(store.get(url)?.clone()),
  };
};

Object.assign(globalThis, {
  SHELL: { version: "two", files: ["./", "assets/main-1.js"] },
  self: {
    registration: { scope: ORIGIN },
    addEventListener: (kind: string, listener: Heard) => (heard[kind] = listener),
  },
  caches: {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    match: (url: string) => Promise.resolve([...stores.values()].find((store) => store.has(url))?.get(url)?.clone()),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  },
  fetch: (request: Request) => network(request.url),
});

const told = async (kind: string) => {
  const work: Promise<unknown>[] = [];
  heard[kind]?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
};

/** What the worker answers to a request, or null if it leaves that to the browser. */
const answer = async (path: string, mode = "cors", method = "GET"): Promise<string | null> => {
  let given: Promise<Response> | null = null;
  const request = { url: new URL(path, ORIGIN).href, mode, method };
  heard["fetch"]?.({ request, respondWith: (one: Promise<Response>) => (given = one) });
  const response = await (given as Promise<Response> | null);
  return response === null ? null : response.text();
};

test("the shell is kept, and nothing else is answered for", async () => {
  stores.set("captains-table-shell-one", new Map());
  stores.set("another program", new Map());
  await import("~/shell/serviceWorker");
  network = (url) => Promise.resolve(new Response(`first ${url}`));
  await told("install");
  await told("activate");
  assert.deepEqual([...stores.keys()].sort(), ["another program", "captains-table-shell-two"]);

  network = (url) => Promise.resolve(new Response(`now ${url}`));
  assert.equal(await answer("assets/main-1.js"), `first ${ORIGIN}assets/main-1.js`);
  for (const path of ["api/games", "api/tables/x/record", "texts/en.ftl", "sw.js", "t/abc/code.svg", "https://elsewhere.example/"]) {
    assert.equal(await answer(path), null, path);
    assert.equal(await answer(path, "navigate"), null, path);
  }
  assert.equal(await answer("assets/main-1.js", "cors", "POST"), null);
});

test("the page is that of now, and the one that is kept if nobody answers", async () => {
  for (const path of ["", "t/abc", "t/abc/12", "table/abc"]) {
    network = (url) => Promise.resolve(new Response(`now ${url}`));
    assert.equal(await answer(path, "navigate"), `now ${ORIGIN}${path}`, "an update is there at the next load");
    network = () => Promise.reject(new Error("offline"));
    assert.equal(await answer(path, "navigate"), `first ${ORIGIN}`);
    network = () => Promise.resolve(new Response("down", { status: 502 }));
    assert.equal(await answer(path, "navigate"), `first ${ORIGIN}`);
  }
  network = () => Promise.resolve(new Response("There is no such table.", { status: 404 }));
  assert.equal(await answer("t/gone", "navigate"), "There is no such table.");
});
