/** Choices grouped by verb, and searched by a few letters. */
import type { Choice } from "~/protocol";

export interface Group {
  verb: string;
  choices: Choice[];
}

/** Choices with the same first word together, in order of first appearance. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice[0].split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return [...groups].map(([verb, members]) => ({ verb, choices: members }));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The choices that contain all typed words, in any order, ignoring accents. */
export function found(choices: readonly Choice[], typed: string, said: (choice: Choice) => string): Choice[] {
  const parts = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = plain(`${choice[0]} ${said(choice)}`);
    return parts.every((part) => text.includes(part));
  });
}
