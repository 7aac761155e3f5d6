/** The worker in which bots think, so that tables never wait for them; and how the tables' worker calls it. */
import type { PyProxy } from "pyodide/ffi";
import { startPython } from "~/worker/python";

interface Bots extends PyProxy {
  work(job: string): string;
  warm(): void;
}

/** The answer to a job; without one, the job has failed. */
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

/** The bot worker as seen from the tables' worker. It is started with the first table that has a player. */
export class BotsElsewhere {
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** `name` tells the script which worker it is. */
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

  /** Starts it in advance, so that nobody has to wait later. */
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

  /** It has died: pending jobs fail, and the next job starts another one. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error("the bots have stopped"));
    this.waiting.clear();
  }
}
