/** Announces what happens, for screen readers. */
import { signal } from "@preact/signals";

interface Sentence {
  number: number;
  text: string;
}

const spoken = signal<Sentence[]>([]);
let waiting: Sentence[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sentences in quick succession are announced together. */
export function announce(...sentences: string[]): void {
  if (sentences.length === 0) return;
  for (const text of sentences) waiting.push({ number: (count += 1), text });
  timer ??= setTimeout(() => {
    timer = undefined;
    spoken.value = waiting;
    waiting = [];
  }, 400);
}

/** Cancels all announcements: somebody else is listening now. */
export function hush(): void {
  waiting = [];
  spoken.value = [];
}

/** Numbered, so that a repeated sentence is announced again. */
export const Announcer = () => (
  <div class="only-heard" role="status" aria-live="polite">
    {spoken.value.map(({ number, text }) => (
      <p key={number}>{text}</p>
    ))}
  </div>
);
