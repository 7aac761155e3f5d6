/** The legend of a game: which entry explains a piece, and whether the player has opened it. */
import { signal } from "@preact/signals";
import { file } from "~/api";
import type { GameInfo, LegendEntry, Piece } from "~/protocol";

/** The entry being looked up, empty for the whole legend; null while the legend is closed. */
export const lookedUp = signal<string | null>(null);

const all = signal<Record<string, Legend>>({});

/** The legend of a game; undefined until it is loaded, and for games without one. */
export const legendOf = (game: string): Legend | undefined => all.value[game];

export async function learnLegend(game: GameInfo): Promise<void> {
  if (!game.learn || all.value[game.id]) return;
  const entries = JSON.parse(await file(game.learn.legend)) as LegendEntry[];
  if (entries.length > 0) all.value = { ...all.value, [game.id]: new Legend(entries) };
}

interface Patterns {
  entry: LegendEntry;
  pieces: RegExp[];
  symbols: RegExp[];
}

export class Legend {
  private readonly patterns: Patterns[];

  constructor(readonly entries: readonly LegendEntry[]) {
    this.patterns = entries.map((entry) => ({
      entry,
      pieces: entry.pieces.map(pattern),
      symbols: entry.symbols.map(pattern),
    }));
  }

  /** The first entry that matches a piece. */
  of(piece: Piece): LegendEntry | undefined {
    return this.patterns.find(
      ({ pieces, symbols }) => pieces.some((one) => one.test(piece.i)) || symbols.some((one) => one.test(piece.y)),
    )?.entry;
  }
}

const pattern = (text: string): RegExp => new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);

/** The id of the element that describes an entry, for screen readers. */
export const spokenId = (entry: LegendEntry): string => `legend-${entry.id}`;
