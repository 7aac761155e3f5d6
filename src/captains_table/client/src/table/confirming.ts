/** Asks before a choice that brings nothing, or before every choice if the player wants that. */
import { signal } from "@preact/signals";
import { confirmAll } from "~/prefs";
import type { Choice, View } from "~/protocol";

/** A choice waiting for confirmation. */
export interface Asked {
  choice: Choice;
  /** The clause that says that it brings nothing. */
  clause?: string;
}

export class Confirming {
  readonly asked = signal<Asked | null>(null);

  /** Whether a choice has to be confirmed first; if so, asks. */
  stops(view: View, notation: string): boolean {
    const choice = view.choices.find(([one]) => one === notation);
    const [clause] = Object.entries(view.wastes).find(([, wasted]) => wasted.includes(notation)) ?? [];
    if (!choice || (clause === undefined && !confirmAll.value)) return false;
    this.asked.value = { choice, clause };
    return true;
  }
}

/** The text that says why a choice brings nothing. */
export const wasteOf = (clause: string): string => `waste-${(clause.split(" ")[1] ?? "").replace(".", "-")}`;
