/** Dice tumble when they are rolled: pieces that arrive on a slot of the class `rolls`, or show another face there. */
import type { Place, Size } from "~/board/layout";
import type { Piece } from "~/protocol";

const TUMBLE = 800;
/** Milliseconds by which each one comes to rest later than the one before. */
const LATER = 70;

/** The previous pieces by id. */
export type Before = (id: string) => Piece | undefined;

/** The pieces that were just rolled, in order. A roll of several includes all that lie there, since a die may show the
 *  same face again. */
export function rolled(pieces: readonly Piece[], rolls: (slot: string) => boolean, before: Before): string[] {
  const slots = new Map<string, Piece[]>();
  for (const piece of pieces) if (rolls(piece.s)) slots.set(piece.s, [...(slots.get(piece.s) ?? []), piece]);
  return [...slots.values()].flatMap((here) => {
    const fresh = here.filter((piece) => {
      const was = before(piece.i);
      return !was || was.y !== piece.y || was.x !== piece.x;
    });
    return (fresh.length > 1 ? here : fresh).map((piece) => piece.i);
  });
}

/** Flies in from the side, tumbles, and comes to rest in its place. */
export function tumble(group: SVGGElement, place: Place, { width, height }: Size, number: number): void {
  const at = (x: number, y: number, turn: number, size: number): string => {
    const scale = place.scale * size;
    return (
      `translate(${place.x + place.scale * (width * (x + (1 - size) / 2))}px, ${place.y + place.scale * (height * (y + (1 - size) / 2))}px) ` +
      `scale(${scale}) translate(${width / 2}px, ${height / 2}px) rotate(${turn}deg) translate(${-width / 2}px, ${-height / 2}px)`
    );
  };
  const side = number % 2 ? 1 : -1;
  group.animate(
    [
      { transform: at(-2.2, -0.9, -520 * side, 0.7), opacity: 0, easing: "cubic-bezier(.2,.6,.5,1)" },
      { transform: at(-1, -0.35, -300 * side, 1.15), opacity: 1, offset: 0.35 },
      { transform: at(-0.25, 0.06, -90 * side, 1), offset: 0.68 },
      { transform: at(-0.04, -0.08, -20 * side, 1.04), offset: 0.85 },
      { transform: at(0, 0, 0, 1) },
    ],
    { duration: TUMBLE + LATER * number, easing: "ease-out", fill: "backwards" },
  );
}
