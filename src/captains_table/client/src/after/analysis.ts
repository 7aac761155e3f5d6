/** The analyses requested in this browser, kept while the player looks around in the game. */
import { signal } from "@preact/signals";
import { post } from "~/api";
import type { Analysis, Phrase } from "~/protocol";
import { phraseOf } from "~/ui/Failure";

/** Milliseconds between two progress requests. */
const EVERY = 1500;

/** By table. */
export const analyses = signal<Record<string, Analysis>>({});
export const failed = signal<Phrase | null>(null);

/** Polls an analysis until it is complete. */
export async function analyse(table: string): Promise<void> {
  failed.value = null;
  try {
    for (;;) {
      const found = await post<Analysis>(`/api/tables/${table}/analysis`);
      analyses.value = { ...analyses.value, [table]: found };
      if (found.slips) return;
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  } catch (error) {
    const { [table]: _, ...others } = analyses.value;
    analyses.value = others;
    failed.value = phraseOf(error);
  }
}
