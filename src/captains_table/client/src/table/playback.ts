/** Lets what happens quickly one after the other be seen one after the other. */

export class Playback<M> {
  private waiting: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` shows a message; `pause` says how many milliseconds to look at it before the next. */
  constructor(
    private readonly show: (message: M) => void,
    private readonly pause: (message: M, waiting: number) => number,
  ) {}

  push(message: M): void {
    this.waiting.push(message);
    if (this.timer === undefined) this.next();
  }

  /** Shows all that waits at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const message of this.waiting.splice(0)) this.show(message);
  }

  /** Forgets all that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    for (;;) {
      const message = this.waiting.shift();
      if (message === undefined) return;
      this.show(message);
      const rest = this.pause(message, this.waiting.length);
      if (rest > 0) {
        this.timer = setTimeout(() => this.next(), rest);
        return;
      }
    }
  }
}
