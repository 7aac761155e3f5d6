/** Keeps the focus for keyboard users: if the focused element disappears, the part that it belonged to gets the focus. */

const PARTS = "section, dialog, main, .board-frame";

/** The nearest of these elements that is still on the page; the first one had the focus. */
export const survivor = <E extends { isConnected: boolean }>(path: readonly E[]): E | undefined => path.find((one) => one.isConnected);

export function keepFocus(root: Element): void {
  let path: Element[] = [];
  root.addEventListener("focusin", (event) => {
    path = [];
    for (let one = event.target as Element | null; one && one !== root; one = one.parentElement) path.push(one);
  });
  root.addEventListener("focusout", (event) => {
    const left = event.target as Element;
    queueMicrotask(() => {
      if (left.isConnected && document.activeElement === document.body) path = [];
    });
  });
  new MutationObserver(() => {
    if (path.length === 0 || path[0]?.isConnected || document.activeElement !== document.body) return;
    const part = survivor(path)?.closest(PARTS) ?? root.querySelector("main");
    path = [];
    if (part) focusPart(part);
  }).observe(root, { childList: true, subtree: true });
}

/** A part of the page is focused at its heading, so that a screen reader says what it is. */
function focusPart(part: Element): void {
  const place = part.querySelector<HTMLElement>(":scope > h2, :scope > h3") ?? (part as HTMLElement);
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
