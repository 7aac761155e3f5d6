/** What this browser remembers about the player: language, theme, pace, sounds, name, muted people, progress in
 *  lessons, the coach. */
import { effect, signal } from "@preact/signals";
import type { Language } from "~/protocol";

export const LANGUAGES: readonly Language[] = ["en", "fr", "de"];
export type Theme = "auto" | "light" | "dark";
/** How fast the moves of others are shown; off: all of them at once. */
export type Pace = "slow" | "normal" | "fast" | "off";

function kept<T>(key: string, otherwise: T) {
  let first = otherwise;
  try {
    const text = localStorage.getItem(key);
    if (text !== null) first = JSON.parse(text) as T;
  } catch {
    // Without storage, preferences are lost, but nothing else.
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
/** A link can name a language (`?lang=fr`), as those of the documentation do. The address then forgets it, so that whoever
 *  changes the language keeps the new one. */
export function takeLanguage(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get("lang");
  if (named === null) return;
  language.value = preferred([named, language.value]);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

export const theme = kept<Theme>("theme", "auto");
export const pace = kept<Pace>("pace", "normal");
export const sounds = kept<boolean>("sounds", true);
export const myName = kept<string>("name", "");
export const muted = kept<string[]>("muted", []);
/** Tables whose rule changes the player has seen. */
export const understood = kept<string[]>("understood", []);
/** At each table, the time of the last message that has been read. */
export const heard = kept<Record<string, number>>("heard", {});
/** Whether every move is confirmed. */
export const confirmAll = kept<boolean>("confirm", false);
export const notify = kept<boolean>("notify", false);
/** The choices so far in each lesson in progress (`GAME/LESSON`). */
export const begun = kept<Record<string, string[]>>("lessons", {});
/** The completed lessons. */
export const learned = kept<string[]>("learned", []);
/** Games with a coach (or without); missing until the player has been asked whether the game is new to them. */
export const coached = kept<Record<string, boolean>>("coach", {});
/** The strength of the bots last selected; empty for a newcomer. */
export const opponents = kept<string>("opponents", "");
/** The kinds of decisions that the coach has explained (`GAME/TEXT`). */
export const explained = kept<string[]>("explained", []);

const dusk = matchMedia("(prefers-color-scheme: dark)");

export const isDark = (): boolean => theme.value === "dark" || (theme.value === "auto" && dusk.matches);

export function dress(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    document.documentElement.dataset["theme"] = theme.value;
  });
}
