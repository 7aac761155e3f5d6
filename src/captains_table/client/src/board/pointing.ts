/** Which piece to explain: hovered for a while, focused, tapped, or long-pressed. */
import { type Signal, signal } from "@preact/signals";
import type { Explained } from "~/board/Explain";

/** Milliseconds of hovering before a piece is explained. */
const POINTED = 500;
/** Milliseconds of a long press on a piece that a tap would play. */
const PRESSED = 500;
/** Pixels that a finger may move during a long press. */
const STILL = 10;

const pieceAt = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest<SVGGElement>("g.piece")?.dataset["piece"];

export class Pointing {
  readonly explained: Signal<Explained | null> = signal(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: [x: number, y: number] = [0, 0];
  private pressed = false;

  /** Ends the explanation. */
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
