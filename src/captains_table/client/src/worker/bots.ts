/** The worker in which bots think, so that tables never wait for them; and how the tables' worker asks it. */
import type { PyProxy } from "pyodide/ffi";
import { startPython } from "~/worker/python";

interface Bots extends PyProxy {
  work(job: string): string;
  warm(): void;
}

/** An answer to a job; without one it has failed. */
interface Done {
  id: number;
  answer?: string;
  why?: string;
}

/** Does jobs, one after the other. */
export function thinkHere(): void {
  const bots = startPython().then((python) => {
    const found = python.pyimport("captains_table.worker.bots") as Bots;
    found.warm();
    return found;
  });
  self.onmessage = async ({ data }: MessageEvent<{ id: number; job: string }>) => {
    const { id, job } = data;
    let done: Done;
    try {
      done = { id, answer: (await bots).work(job) };
    } catch (error) {
      done = { id, why: String(error) };
    }
    self.postMessage(done);
  };
}

interface Waiting {
  resolve(answer: string): void;
  reject(why: Error): void;
}

/** The other worker, as the tables' one sees it. It is started with the first table at which somebody sits. */
export class BotsElsewhere {
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `name` tells the same script that it is this worker. */
  constructor(
    private readonly script: string,
    private readonly name: string,
  ) {}

  readonly think = (job: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = (this.asked += 1);
      this.waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, job });
    });

  /** Starts it, so that nobody waits for that later. */
  started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.script, { type: "module", name: this.name });
    worker.onmessage = ({ data }: MessageEvent<Done>) => {
      const { resolve, reject } = this.waiting.get(data.id) ?? {};
      this.waiting.delete(data.id);
      if (data.answer !== undefined) resolve?.(data.answer);
      else reject?.(new Error(data.why));
    };
    worker.onerror = () => this.lose();
    this.worker = worker;
    return worker;
  }

  /** It has died: whoever waits for it is told, and the next job starts another one. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error("the bots have stopped"));
    this.waiting.clear();
  }
}
