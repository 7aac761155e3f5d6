/** A click counts for what was under the pointer when it came to rest, not for a choice that has just moved there. */

/** For this many milliseconds after a change, a click may still be meant for what was there before. */
export const MOMENT = 450;
/** A pointer that moves less than this many pixels is resting; a finger never touches quite the same place. */
const STILL = 3;
const FINGER = 28;

/** The last position of the pointer, for what will appear there. */
export const pointer = { x: 0, y: 0 };

export interface Touch {
  x: number;
  y: number;
  /** What a click there would mean. */
  means: string;
  finger: boolean;
}

export class Resting {
  private seen: Touch | null = null;
  private changed = -Infinity;

  /** The choices, or their places, have changed. */
  change(at: number): void {
    this.changed = at;
  }

  /** The player has scrolled: what is under the pointer by now is what they looked for. */
  scroll(): void {
    this.changed = -Infinity;
  }

  /** The pointer has moved. While it rests, it refers to what it came for. */
  look(touch: Touch, at: number): void {
    if (this.rests(touch) && at - this.changed < MOMENT) return;
    this.seen = touch;
  }

  /** Whether a click is meant for something else that was there a moment ago. */
  mistakes(touch: Touch, at: number): boolean {
    return this.rests(touch) && at - this.changed < MOMENT && this.seen?.means !== touch.means;
  }

  private rests({ x, y, finger }: Touch): boolean {
    if (!this.seen) return false;
    return Math.hypot(x - this.seen.x, y - this.seen.y) <= (finger || this.seen.finger ? FINGER : STILL);
  }
}

/** Tracks the pointer, and filters all clicks inside an element; `means` returns what a click on something would do. */
export function watchClicks(root: HTMLElement, resting: Resting, means: (target: Element) => string): () => void {
  const touch = (event: PointerEvent | MouseEvent): Touch => ({
    x: event.clientX,
    y: event.clientY,
    means: means(event.target as Element),
    finger: "pointerType" in event && event.pointerType === "touch",
  });
  const onPoint = (event: PointerEvent) => {
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    resting.look(touch(event), event.timeStamp);
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0 || !resting.mistakes(touch(event), event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onWheel = () => resting.scroll();
  document.addEventListener("wheel", onWheel, { capture: true, passive: true });
  document.addEventListener("pointermove", onPoint, { capture: true, passive: true });
  document.addEventListener("pointerdown", onPoint, { capture: true, passive: true });
  root.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("wheel", onWheel, true);
    document.removeEventListener("pointermove", onPoint, true);
    document.removeEventListener("pointerdown", onPoint, true);
    root.removeEventListener("click", onClick, true);
  };
}
