/** The transport to a worker in the page: answers find their askers, lines open and close, and a worker that stops is told. */
import assert from "node:assert/strict";
import test from "node:test";
import { type FromWorker, NAMES, type ToWorker } from "~/worker/messages";

class Started {
  static readonly all: Started[] = [];
  onmessage?: (event: { data: FromWorker }) => void;
  onerror?: () => void;
  told: ToWorker[] = [];
  isOver = false;

  constructor(
    readonly script: string,
    readonly how: WorkerOptions,
  ) {
    Started.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  says(data: FromWorker): void {
    this.onmessage?.({ data });
  }

  terminate(): void {
    this.isOver = true;
  }
}

class Closed extends Event {
  constructor(
    kind: string,
    readonly how: { code: number },
  ) {
    super(kind);
  }

  get code(): number {
    return this.how.code;
  }
}

const PAGE = { worker: "assets/worker-1.js", answers: { "/api/games": "games-1.json" } };
Object.assign(globalThis, { PAGE, Worker: Started, WebSocket: { CONNECTING: 0, OPEN: 1, CLOSED: 3 }, CloseEvent: Closed });
let asked = 0;
const storage = { persist: () => Promise.resolve(Boolean((asked += 1))) };
Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: { controller: null }, storage } });

const { engine, isStorageFull, loading, workerTransport } = await import("~/transport/worker");
const latest = () => Started.all.at(-1)!;

test("files answer what the first view asks for, without a worker", async () => {
  let fetched = "";
  globalThis.fetch = (address) => {
    fetched = String(address);
    return Promise.resolve(new Response("[]"));
  };
  assert.deepEqual(await workerTransport.request({ method: "GET", path: "/api/games" }), { status: 200, text: "[]" });
  assert.match(fetched, /\/games-1\.json$/);
  assert.equal(Started.all.length, 0);
  assert.equal(engine.value, "idle");
});

test("answers find their askers, in whatever order they come", async () => {
  const first = workerTransport.request({ method: "GET", path: "/api/my" });
  const second = workerTransport.request({ method: "POST", path: "/api/tables", body: "{}", key: "k" });
  assert.equal(engine.value, "starting");
  assert.equal(Started.all.length, 1);
  const [one, two] = latest().told as (ToWorker & { t: "request" })[];
  assert.deepEqual(two?.asking, { method: "POST", path: "/api/tables", body: "{}", key: "k" });
  assert.equal(latest().how.name, NAMES.first);
  latest().says({ t: "loading", percent: 40 });
  assert.equal(loading.value, 40);
  latest().says({ t: "loading", percent: 100 });
  assert.equal(loading.value, null);
  latest().says({ t: "ready" });
  assert.equal(engine.value, "ready");
  latest().says({ t: "answer", id: two!.id, status: 409, text: "no" });
  latest().says({ t: "answer", id: one!.id, status: 200, text: "mine" });
  assert.deepEqual(await first, { status: 200, text: "mine" });
  assert.deepEqual(await second, { status: 409, text: "no" });
});

test("the browser is asked to keep games, and a full one is noticed", () => {
  assert.equal(asked, 0);
  latest().says({ t: "kept", isSaved: false });
  assert.deepEqual([asked, isStorageFull.value], [1, true]);
  latest().says({ t: "kept", isSaved: true });
  assert.equal(isStorageFull.value, false);
});

test("a line is opened, talked over and closed from either end", () => {
  const heard: string[] = [];
  const open = () => {
    const wire = workerTransport.open("table");
    wire.onopen = () => heard.push("open");
    wire.onmessage = ({ data }) => heard.push(data);
    wire.onclose = ({ code }) => heard.push(String(code));
    const { line } = latest().told.at(-1) as ToWorker & { t: "connect" };
    return { wire, line };
  };
  const { wire, line } = open();
  latest().says({ t: "opened", line });
  latest().says({ t: "said", line, text: "view" });
  wire.send("move");
  assert.deepEqual(latest().told.at(-1), { t: "say", line, text: "move" });
  wire.close();
  assert.deepEqual(latest().told.at(-1), { t: "hang-up", line });
  latest().says({ t: "said", line, text: "late" });
  assert.deepEqual(heard.splice(0), ["open", "view", "1000"]);

  const other = open();
  latest().says({ t: "closed", line: other.line, code: 4404 });
  assert.deepEqual(heard.splice(0), ["4404"]);
  assert.equal(other.wire.readyState, WebSocket.CLOSED);
});

test("a worker that stops closes its lines and is replaced; one that can't start is not tried again by itself", async () => {
  const before = latest();
  const asked = workerTransport.request({ method: "GET", path: "/api/my" });
  const codes: number[] = [];
  workerTransport.open("table").onclose = ({ code }) => codes.push(code);
  before.onerror?.();
  await assert.rejects(asked);
  assert.deepEqual([codes, before.isOver, engine.value], [[1006], true, "idle"]);

  const again = workerTransport.request({ method: "GET", path: "/api/my" });
  assert.notEqual(latest(), before);
  latest().says({ t: "broken", why: "no WebAssembly" });
  await assert.rejects(again);
  const count = Started.all.length;
  await assert.rejects(workerTransport.request({ method: "GET", path: "/api/my" }));
  assert.deepEqual([engine.value, Started.all.length], ["broken", count]);
  workerTransport.startAgain();
  assert.deepEqual([engine.value, Started.all.length], ["starting", count + 1]);
});
