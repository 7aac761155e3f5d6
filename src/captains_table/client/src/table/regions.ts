/** What belongs together on a board, as defined by the game: for the table in words, and for the player's hand. */
import type { Piece, Regions } from "~/protocol";

/** Pieces that belong together. */
export interface Part {
  /** Unique among the parts. */
  key: string;
  /** Whose it is. */
  seat?: number;
  /** The text that names it. */
  title?: string;
  pieces: Piece[];
}

const patterns = new Map<string, RegExp>();

/** The number in a slot at the `#` of the pattern, empty if the pattern has none; null if it does not match. */
export function fits(pattern: string, slot: string): string | null {
  let made = patterns.get(pattern);
  if (!made) {
    const written = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace("#", "(\\d+)").replaceAll("*", ".*");
    patterns.set(pattern, (made = new RegExp(`^${written}$`)));
  }
  const found = made.exec(slot);
  return found && (found[1] ?? "");
}

/** All parts in the order of the regions, and what belongs to none; the player's own seats come first. */
export function partsOf(pieces: readonly Piece[], { regions, quiet }: Regions, mine: readonly number[]): Part[] {
  const told = pieces.filter((piece) => piece.l && !quiet.some((pattern) => fits(pattern, piece.y) !== null));
  const left = new Set(told);
  const parts = regions.flatMap(({ slots, title, seats }, number) => {
    const found = new Map<string, Part>();
    for (const pattern of slots) {
      for (const piece of told) {
        const place = left.has(piece) ? fits(pattern, piece.s) : null;
        if (place === null) continue;
        left.delete(piece);
        const part = found.get(place) ?? { key: `${number}/${place}`, seat: seats ? Number(place) : undefined, title, pieces: [] };
        found.set(place, part);
        part.pieces.push(piece);
      }
    }
    const own = ({ seat }: Part) => (seat !== undefined && mine.includes(seat) ? 0 : 1);
    return [...found.values()].sort((one, other) => own(one) - own(other) || order(one, other));
  });
  return left.size > 0 ? [...parts, { key: "rest", pieces: [...left] }] : parts;
}

const order = (one: Part, other: Part): number => one.key.localeCompare(other.key, undefined, { numeric: true });

/** The cards that a seat holds. */
export const handOf = (pieces: readonly Piece[], { hand }: Regions, seat: number): Piece[] =>
  pieces.filter((piece) => piece.l && hand.some((pattern) => fits(pattern, piece.s) === String(seat)));

/** Equal sentences once, with their number, except those that contain it. */
export function counted(things: readonly string[], once: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, times]) => (times > 1 && !once.includes(thing) ? `${times} × ${thing}` : thing));
}
