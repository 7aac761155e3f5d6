/** What this browser remembers of its person: language, light or dark, pace, sounds, name, muted people, what was learned,
 *  the coach. */
import { effect, signal } from "@preact/signals";
import type { Language } from "~/protocol";

export const LANGUAGES: readonly Language[] = ["en", "fr", "de"];
export type Theme = "auto" | "light" | "dark";
/** How quickly moves of others follow one another; off: all of them at once. */
export type Pace = "slow" | "normal" | "fast" | "off";

function kept<T>(key: string, otherwise: T) {
  let first = otherwise;
  try {
    const text = localStorage.getItem(key);
    if (text !== null) first = JSON.parse(text) as T;
  } catch {
    // A browser that keeps nothing forgets tastes, and that is all.
  }
  const value = signal(first);
  effect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value.value));
    } catch {
      // As above.
    }
  });
  return value;
}

export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

export const language = kept<Language>("language", preferred(navigator.languages));
export const theme = kept<Theme>("theme", "auto");
export const pace = kept<Pace>("pace", "normal");
export const sounds = kept<boolean>("sounds", true);
export const myName = kept<string>("name", "");
export const muted = kept<string[]>("muted", []);
/** Tables, with what has changed in their rules, of which somebody knows. */
export const understood = kept<string[]>("understood", []);
/** When the last message was heard that has been read at each table. */
export const heard = kept<Record<string, number>>("heard", {});
/** Whether every move is confirmed. */
export const confirmAll = kept<boolean>("confirm", false);
export const notify = kept<boolean>("notify", false);
/** What was done so far in each lesson that has been begun (`GAME/LESSON`). */
export const begun = kept<Record<string, string[]>>("lessons", {});
/** The lessons that have been learned. */
export const learned = kept<string[]>("learned", []);
/** Games with a coach (or without): unknown before somebody has been asked whether they are new to it. */
export const coached = kept<Record<string, boolean>>("coach", {});
/** How strong the bots were that one last chose to play against; empty for somebody who is new here. */
export const opponents = kept<string>("opponents", "");
/** The kinds of decision that the coach has explained (`GAME/TEXT`). */
export const explained = kept<string[]>("explained", []);

const dusk = matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean => theme.value === "dark" || (theme.value === "auto" && dusk.matches);

export function dress(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dataset["theme"] = theme.value;
  });
}
