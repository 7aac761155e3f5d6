/** Shows events in quick succession one after the other. */
import { batch, signal } from "@preact/signals";

/** Milliseconds: events closer together than a frame are drawn together. */
const PICTURE = 16;

export class Playback<M> {
  /** How many are waiting to be shown. */
  readonly left = signal(0);
  private waiting: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows a message; `pause` returns how many milliseconds to wait before the next. */
  constructor(
    private readonly show: (message: M) => void,
    private readonly pause: (message: M, waiting: number) => number,
  ) {}

  push(message: M): void {
    this.waiting.push(message);
    this.left.value = this.waiting.length;
    if (this.timer === undefined) this.next();
  }

  /** Shows everything that is waiting at once, or everything up to the last message of some kind. */
  flush(isLast: (message: M) => boolean = () => true): void {
    const shown = this.waiting.splice(0, this.waiting.findLastIndex(isLast) + 1);
    const last = shown.at(-1);
    if (last === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    batch(() => {
      this.left.value = this.waiting.length;
      for (const message of shown) this.show(message);
    });
    const rest = this.pause(last, this.waiting.length);
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.next(), Math.max(rest, PICTURE));
  }

  /** Discards everything that is waiting. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.left.value = 0;
  }

  private next(): void {
    this.timer = undefined;
    const shown = this.waiting.length > 0;
    let rest = 0;
    batch(() => {
      while (rest === 0 && this.waiting.length > 0) {
        const message = this.waiting.shift()!;
        this.show(message);
        rest = this.pause(message, this.waiting.length);
      }
      this.left.value = this.waiting.length;
    });
    if (shown) this.timer = setTimeout(() => this.next(), Math.max(rest, PICTURE));
  }
}
