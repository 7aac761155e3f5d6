/** The games, and the texts with which the client shows them. */
import { computed, signal } from "@preact/signals";
import { file, get } from "~/api";
import { learnLegend } from "~/board/legend";
import { language } from "~/prefs";
import type { GameInfo, Language } from "~/protocol";
import { Words, type Facts } from "~/words";
import de from "../../texts/de.ftl";
import en from "../../texts/en.ftl";
import fr from "../../texts/fr.ftl";

const own: Record<Language, string> = { en, fr, de };

export const games = signal<GameInfo[]>([]);
/** Nobody answers who could list the games. */
export const unreachable = signal(false);
const sources = signal<Record<string, string>>({});

const ownWords = computed(() => new Words(language.value, [sources.value[own[language.value]] ?? ""]));

const lessonTexts = (game: GameInfo): string => game.learn?.texts[language.value] ?? "";

const gameWords = computed(() => {
  const all = new Map<string, Words>();
  for (const game of games.value) {
    const texts = sources.value[game.texts[language.value]];
    const ours = sources.value[own[language.value]];
    if (texts === undefined || ours === undefined) continue;
    all.set(game.id, new Words(language.value, [ours, texts, sources.value[lessonTexts(game)] ?? ""]));
  }
  return all;
});

/** A text of the client itself. */
export const t = (text: string, facts?: Facts): string => ownWords.value.say(text, facts);

/** Whether the client's own texts are loaded. */
export const speaking = computed(() => sources.value[own[language.value]] !== undefined);

/** The texts of a game; until they are loaded, the client's own. */
export const wordsOf = (game: string): Words => gameWords.value.get(game) ?? ownWords.value;

export const knows = (game: string): boolean => gameWords.value.has(game);

export const knowsLessons = (game: GameInfo): boolean => knows(game.id) && lessonTexts(game) in sources.value;

async function learn(path: string): Promise<void> {
  if (path in sources.value) return;
  const text = await file(path);
  sources.value = { ...sources.value, [path]: text };
}

export const learnOwn = (): Promise<void> => learn(own[language.value]);

export async function learnGames(wanted: readonly string[] | "all"): Promise<void> {
  const tongue = language.value;
  try {
    if (games.value.length === 0) games.value = await get<GameInfo[]>("/api/games");
    await Promise.all(games.value.filter((game) => wanted === "all" || wanted.includes(game.id)).map((game) => learn(game.texts[tongue])));
    unreachable.value = false;
  } catch {
    unreachable.value = true;
  }
}

/** The texts of a game's lessons and legend are loaded when the player wants to learn or play it. */
export async function learnLessons(id: string): Promise<void> {
  await learnGames([id]);
  const game = games.value.find((one) => one.id === id);
  if (game?.learn) await Promise.all([learn(lessonTexts(game)), learnLegend(game)]);
}
