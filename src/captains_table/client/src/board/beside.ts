/** Boxes that lie over the board, beside what they are about. */

const GAP = 8;

/** Below what it is about if there is room, else above it; never outside of what it lies in. */
export function putBeside(box: HTMLElement, about: DOMRect): void {
  const host = box.offsetParent?.getBoundingClientRect();
  if (!host) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(GAP, Math.min(about.left + about.width / 2 - width / 2, host.right - width - GAP) - host.left);
  const below = about.bottom + GAP - host.top;
  const top = below + height < host.height ? below : Math.max(GAP, about.top - height - GAP - host.top);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
