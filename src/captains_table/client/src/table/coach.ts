/** The coach of a first game: explains what is new, warns against bad choices, and says who gained in a round. */
import { batch, computed, effect, signal } from "@preact/signals";
import { coached, explained } from "~/prefs";
import type { Phrase, ToServer } from "~/protocol";
import type { TableModel } from "~/table/model";
import type { Reply } from "~/table/socket";

export interface Warning {
  notation: string;
  why: Phrase[];
}

export class Coach {
  /** What is said about the current decision: who gained in the last round, and what the decision is for. */
  readonly said = signal<Phrase[][]>([]);
  /** A choice about to be made that should not be. */
  readonly warning = signal<Warning | null>(null);
  /** Whether there can be a coach: the player has a seat, and the table allows hints. */
  readonly possible = computed(() => this.model.id !== "" && this.model.mine.value.length > 0 && !!this.model.info.value?.hints);
  readonly on = computed(() => this.possible.value && coached.value[this.model.game.value] === true);
  private readonly bad = new Map<string, Phrase[]>();
  /** The decision that it was last asked about. */
  private decision = "";
  /** The event up to which it has said who gained. */
  private heard: number | null = null;
  readonly close: () => void;

  constructor(
    private readonly model: TableModel,
    private readonly ask: (message: ToServer) => Promise<Reply>,
  ) {
    this.close = effect(() => this.look());
  }

  /** When switched on again, it explains everything again. */
  toggle(): void {
    const game = this.model.game.value;
    const wanted = !this.on.value;
    batch(() => {
      coached.value = { ...coached.value, [game]: wanted };
      if (wanted) explained.value = explained.value.filter((kind) => !kind.startsWith(`${game}/`));
      this.decision = "";
      this.quiet();
    });
  }

  /** The player has read it. */
  quiet(): void {
    this.said.value = [];
    this.warning.value = null;
  }

  /** Whether a choice should be reconsidered first. Each is warned against once. */
  stops(notation: string): boolean {
    const why = this.on.value ? this.bad.get(notation) : undefined;
    if (!why) return false;
    this.bad.delete(notation);
    this.warning.value = { notation, why };
    return true;
  }

  /** Checks whether there is a new decision of this player. */
  private look(): void {
    const view = this.model.view.value;
    const mine = view && this.on.value && this.model.choosing.value;
    const decision = mine ? JSON.stringify([view.seat, view.n, view.u, view.prompt?.[0]]) : "";
    if (decision === this.decision) return;
    this.decision = decision;
    this.bad.clear();
    this.quiet();
    if (!mine || view.seat === null) return;
    if (view.prompt) this.explain(view.prompt[0]);
    void this.consult(decision, view.seat, view.n);
  }

  /** Says what a kind of decision is for, the first time. */
  private explain(prompt: string): void {
    const text = prompt.replace(/^prompt-/, "coach-");
    const kind = `${this.model.game.value}/${text}`;
    if (explained.peek().includes(kind)) return;
    explained.value = [...explained.peek(), kind];
    this.said.value = [[[text]]];
  }

  /** Asks what to warn against, and for the news of the last round. Without an answer there is nothing to say. */
  private async consult(decision: string, seat: number, n: number): Promise<void> {
    const reply = await this.ask({ t: "coach", seat, since: this.heard ?? n });
    if (reply.t !== "coach" || decision !== this.decision) return;
    this.heard = n;
    for (const { e, why } of reply.bad ?? []) this.bad.set(e, why);
    if (reply.round?.length) this.said.value = [reply.round, ...this.said.peek()];
  }
}
