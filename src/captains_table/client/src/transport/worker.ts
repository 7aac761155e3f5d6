/** The transport to a worker in this browser, which does the work of a server. What the first view needs is in files,
 *  so that it does not wait for the worker. */
import { signal } from "@preact/signals";
import type { Answer, Asking, Transport, Wire } from "~/transport/transport";
import { type FromWorker, NAMES, type ToWorker } from "~/worker/messages";

/** Produced by the build: the worker's script, and the files that answer requests, relative to the folder of the page. */
declare const PAGE: { worker: string; answers: Record<string, string> };

/** The state of the worker; it is started after the first view has been drawn, or when it is needed. */
export type Engine = "idle" | "starting" | "ready" | "broken";
export const engine = signal<Engine>("idle");

/** How much of Python has been loaded, in percent; null when there is nothing to load, or when that is over. */
export const loading = signal<number | null>(null);
/** The browser has no room left: games go on, but only in memory. */
export const isStorageFull = signal(false);

/** The folder of the page: its scripts are in a folder of their own in it. */
const home = new URL("../", import.meta.url);
/** What a script names beside itself (`./`) is beside it. */
const address = (path: string): string =>
  (path.startsWith("./") ? new URL(path, import.meta.url) : new URL(path.replace(/^\//, ""), home)).href;

interface Waiting {
  resolve(answer: Answer): void;
  reject(why: Error): void;
}

class Line implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly hangUp: () => void,
  ) {}

  send(text: string): void {
    this.say(text);
  }

  close(): void {
    if (this.readyState !== WebSocket.CLOSED) this.hangUp();
    this.closed(1000);
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

class WorkerTransport implements Transport {
  readonly isAlone = true;
  readonly address = address;
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, Line>();

  async request(asking: Asking): Promise<Answer> {
    const file = PAGE.answers[asking.path];
    if (file !== undefined) {
      const response = await fetch(address(file));
      return { status: response.status, text: await response.text() };
    }
    if (engine.value === "broken") throw new Error("the worker can't be started");
    return new Promise((resolve, reject) => {
      const id = (this.asked += 1);
      this.waiting.set(id, { resolve, reject });
      this.tell({ t: "request", id, asking });
    });
  }

  open(table: string): Wire {
    const line = (this.asked += 1);
    const hangUp = () => {
      this.lines.delete(line);
      this.tell({ t: "hang-up", line });
    };
    const wire = new Line((text) => this.tell({ t: "say", line, text }), hangUp);
    this.lines.set(line, wire);
    this.tell({ t: "connect", line, table });
    return wire;
  }

  /** Starts the worker if there is none. */
  start(): Worker {
    if (this.worker) return this.worker;
    engine.value = "starting";
    const name = navigator.serviceWorker?.controller === null ? NAMES.first : NAMES.tables;
    const worker = new Worker(address(PAGE.worker), { type: "module", name });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = () => this.lose(engine.value === "ready" ? "idle" : "broken");
    this.worker = worker;
    return worker;
  }

  /** Starts it again after a failure. */
  startAgain(): void {
    engine.value = "idle";
    this.start();
  }

  private tell(message: ToWorker): void {
    this.start().postMessage(message);
  }

  private hear(message: FromWorker): void {
    switch (message.t) {
      case "loading":
        loading.value = message.percent < 100 ? message.percent : null;
        break;
      case "ready":
        engine.value = "ready";
        break;
      case "kept":
        isStorageFull.value = !message.isSaved;
        void navigator.storage?.persist?.().catch(() => undefined);
        break;
      case "broken":
        console.error(message.why);
        this.lose("broken");
        break;
      case "answer":
        this.waiting.get(message.id)?.resolve({ status: message.status, text: message.text });
        this.waiting.delete(message.id);
        break;
      case "unanswered":
        this.waiting.get(message.id)?.reject(new Error("unanswered"));
        this.waiting.delete(message.id);
        break;
      case "opened":
        this.lines.get(message.line)?.opened();
        break;
      case "said":
        this.lines.get(message.line)?.onmessage?.(new MessageEvent("message", { data: message.text }));
        break;
      case "closed":
        this.lines.get(message.line)?.closed(message.code);
        this.lines.delete(message.line);
    }
  }

  /** The worker has stopped: pending requests fail. If it ever ran, the next request starts another one. */
  private lose(how: Engine): void {
    engine.value = how;
    loading.value = null;
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error("the worker has stopped"));
    this.waiting.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const line of lines) line.closed(1006);
  }
}

export const workerTransport = new WorkerTransport();
