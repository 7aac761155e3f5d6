/** Says what happens to those who don't see it. */
import { signal } from "@preact/signals";

const spoken = signal("");
const waiting = new Map<string, string[]>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sentences of one kind that come close together are said together, at most the last few. */
export function announce(sentence: string, kind = "news"): void {
  waiting.set(kind, [...(waiting.get(kind) ?? []), sentence].slice(-6));
  timer ??= setTimeout(() => {
    timer = undefined;
    spoken.value = [...waiting.values()].flat().join(" ");
    waiting.clear();
  }, 400);
}

export const Announcer = () => (
  <div class="only-heard" role="status" aria-live="polite">
    {spoken.value}
  </div>
);
