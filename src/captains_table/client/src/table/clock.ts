/** The state of clocks at a moment. */
import type { Clocks } from "~/protocol";

/** Milliseconds left for a seat, or null if it has no clock. */
export function leftNow(clocks: Clocks, seat: number, now: number): number | null {
  const left = clocks.left?.[seat] ?? null;
  if (left === null || !clocks.running?.includes(seat)) return left;
  return Math.max(0, left - Math.max(0, now - (clocks.at ?? now)));
}

/** `4:05`, `1:04:05`. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const face = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${face}` : face.replace(/^0/, "");
}
