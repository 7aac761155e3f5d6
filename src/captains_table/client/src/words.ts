/** Texts: Fluent messages of the program and of one game, and how phrases are rendered with them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Fact, Phrase } from "~/protocol";
import { typeset } from "~/typography";

export type Facts = Record<string, Fact>;

export class Words {
  private readonly bundle: FluentBundle;
  private said = new WeakMap<Phrase, string>();

  constructor(
    readonly language: string,
    sources: readonly string[],
    private readonly players: (seat: number) => string = String,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same texts at a table with these players. */
  withPlayers(players: (seat: number) => string): Words {
    const words = Object.create(this) as { players: (seat: number) => string; said: WeakMap<Phrase, string> };
    words.players = players;
    words.said = new WeakMap();
    return words as unknown as Words;
  }

  has(text: string): boolean {
    return this.bundle.hasMessage(text);
  }

  say(text: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(text)?.value;
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, fact] of Object.entries(facts)) spoken[key] = this.fact(fact);
    if (!pattern) return [text, ...Object.values(spoken)].join(" ");
    return typeset(this.language, this.bundle.formatPattern(pattern, spoken, []));
  }

  phrase(phrase: Phrase): string {
    let said = this.said.get(phrase);
    if (said === undefined) this.said.set(phrase, (said = this.say(phrase[0], phrase[1])));
    return said;
  }

  hasShort(phrase: Phrase): boolean {
    return this.has(shortOf(phrase));
  }

  /** A choice in a few words if the game has them (`choice-buy` for `event-buy`), else its sentence. */
  short(phrase: Phrase): string {
    return this.say(this.hasShort(phrase) ? shortOf(phrase) : phrase[0], phrase[1]);
  }

  /** The verb for the first word of a notation. */
  verb(word: string): string {
    return this.has(`verb-${word}`) ? this.say(`verb-${word}`) : word;
  }

  /** The heading of choices that begin with the same word. */
  heading(word: string): string {
    return this.verb(word).replace(/\s*:$/, "");
  }

  /** A choice with its verb: by itself, without a heading. */
  whole(notation: string, phrase: Phrase): string {
    const verb = notation.split(" ")[0] ?? "";
    if (this.hasShort(phrase)) return `${this.verb(verb)} ${this.short(phrase)}`;
    return verb === notation && this.has(`verb-${verb}`) ? this.heading(verb) : this.phrase(phrase);
  }

  /** The strength of a bot, without the explanation in brackets. */
  level(level: string): string {
    return this.say(`play-level-${level}`).replace(/\s*\(.*\)$/, "");
  }

  /** The strength of a bot, in a sentence: how many of ten games it wins against the one below. */
  strength(level: string, wins = 0): string {
    const text = `play-level-${level}-about`;
    return this.has(text) ? this.say(text, { wins }) : "";
  }

  /** How a bot differs in a browser. */
  strengthAlone(level: string): string {
    const text = `play-level-${level}-alone`;
    return this.has(text) ? this.say(text) : "";
  }

  private fact(fact: Fact): FluentVariable {
    if (typeof fact !== "object") return fact;
    return fact.s !== undefined ? this.players(fact.s) : this.say(fact.r ?? "");
  }
}

const shortOf = (phrase: Phrase): string => phrase[0].replace(/^event-/, "choice-");
