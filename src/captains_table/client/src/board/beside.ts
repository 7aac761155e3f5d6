/** Boxes over the board, next to what they are about. */

const GAP = 8;

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Below the target if there is room, else above it; never outside the container. If that would cover what must stay
 *  visible, it moves aside as far as it can. */
export function putBeside(box: HTMLElement, about: DOMRect, keep: readonly Rectangle[] = []): void {
  const host = box.offsetParent?.getBoundingClientRect();
  if (!host) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const [low, high] = [host.left + GAP, Math.max(host.left + GAP, host.right - width - GAP)];
  const centred = Math.max(low, Math.min(about.left + about.width / 2 - width / 2, high));
  const below = about.bottom + GAP;
  const above = Math.max(host.top + GAP, about.top - height - GAP);
  const usual = below + height < host.bottom ? below : above;
  const spots = [centred, low, high].flatMap((left) =>
    [usual, above, below]
      .filter((top) => top + height < host.bottom || top === usual)
      .map((top) => ({ left, top, right: left + width, bottom: top + height })),
  );
  const spot = leastCovering(spots, keep);
  box.style.left = `${spot.left - host.left}px`;
  box.style.top = `${spot.top - host.top}px`;
}

/** The first of several places that covers the least of what must stay visible. */
export function leastCovering<Spot extends Rectangle>(spots: readonly Spot[], keep: readonly Rectangle[]): Spot {
  const covers = (spot: Rectangle) => keep.reduce((sum, one) => sum + common(spot, one), 0);
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}

function common(a: Rectangle, b: Rectangle): number {
  const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return Math.max(0, across) * Math.max(0, down);
}
