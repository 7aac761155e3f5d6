/** Arrow keys move from one thing on the board to the next. */

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Way, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isWay = (key: string): key is Way => key in WAYS;

/** The nearest spot in a direction; straight ahead counts as nearer than aside. */
export function neighbour(from: Spot, way: Way, spots: readonly Spot[]): Spot | null {
  const [x, y] = WAYS[way];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const aside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    const far = ahead + 2.5 * aside;
    if (spot.id !== from.id && ahead > 0.5 && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The spot nearest to a place, preferably one that offers something. */
export function nearest(from: Spot, spots: readonly Spot[], offers: (id: string) => boolean): Spot | null {
  const offering = spots.filter((spot) => offers(spot.id));
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of offering.length > 0 ? offering : spots) {
    const far = Math.hypot(spot.x - from.x, spot.y - from.y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
