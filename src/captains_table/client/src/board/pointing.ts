/** Which piece somebody wants explained: pointed at for a while, reached by keys, tapped, or pressed for long. */
import { type Signal, signal } from "@preact/signals";
import type { Explained } from "~/board/Explain";

/** How many milliseconds one points at a piece before it is explained. */
const POINTED = 500;
/** How long one presses a piece that a tap would play. */
const PRESSED = 500;
/** How far a finger may slide meanwhile, in pixels. */
const STILL = 10;

const pieceAt = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest<SVGGElement>("g.piece")?.dataset["piece"];

export class Pointing {
  readonly explained: Signal<Explained | null> = signal(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: [x: number, y: number] = [0, 0];
  private pressed = false;

  /** Nothing is explained any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.explained.value = null;
  }

  /** An explanation that stays until something else is touched. */
  ask(id: string, event: MouseEvent): void {
    clearTimeout(this.timer);
    this.explained.value = { id, stays: true, x: event.clientX, y: event.clientY };
  }

  /** Whether a click only ends a long press. */
  wasPress(): boolean {
    const was = this.pressed;
    this.pressed = false;
    return was;
  }

  readonly onOver = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.explained.value?.stays) return;
    const id = pieceAt(event.target);
    if (id !== undefined && id === this.explained.value?.id) return;
    this.stop();
    if (id !== undefined) this.after(POINTED, { id, stays: false, x: event.clientX, y: event.clientY });
  };

  readonly onLeave = (): void => {
    if (!this.explained.value?.stays) this.stop();
  };

  readonly onDown = (event: PointerEvent): void => {
    this.stop();
    this.pressed = false;
    const id = pieceAt(event.target);
    if (id === undefined || event.pointerType === "mouse") return;
    this.from = [event.clientX, event.clientY];
    this.after(PRESSED, { id, stays: true, x: event.clientX, y: event.clientY });
  };

  readonly onMove = (event: PointerEvent): void => {
    const [x, y] = this.from;
    if (event.pointerType !== "mouse" && Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(this.timer);
  };

  readonly onUp = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") clearTimeout(this.timer);
  };

  readonly onFocus = (event: FocusEvent): void => {
    const id = pieceAt(event.target);
    if (id !== undefined && (event.target as Element).matches(":focus-visible")) this.explained.value = { id, stays: false };
  };

  private after(wait: number, explained: Explained): void {
    this.timer = setTimeout(() => {
      this.pressed = explained.stays;
      this.explained.value = explained;
    }, wait);
  }
}
