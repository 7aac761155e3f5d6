/** What would follow from the choice that the player points at. */
import { effect, signal } from "@preact/signals";
import type { Phrase, ToServer } from "~/protocol";
import type { TableModel } from "~/table/model";
import type { Reply } from "~/table/socket";

/** Milliseconds of pointing at a choice before the server is asked about it. */
const POINTED = 250;

export class Preview {
  private readonly known = signal<ReadonlyMap<string, Phrase[]>>(new Map());
  private decision = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  constructor(
    private readonly model: TableModel,
    private readonly ask: (message: ToServer) => Promise<Reply>,
  ) {
    this.stop = effect(() => this.look());
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** What would follow automatically, as far as it is known. */
  of(notation: string): readonly Phrase[] {
    return this.known.value.get(notation) ?? [];
  }

  private look(): void {
    const [only, ...more] = this.model.lit.value;
    const view = this.model.view.value;
    const { choosing } = this.model;
    clearTimeout(this.timer);
    const decision = view ? `${view.seat} ${view.n} ${view.u}` : "";
    if (decision !== this.decision) {
      this.decision = decision;
      this.known.value = new Map();
    }
    if (only === undefined || more.length > 0 || !choosing.value || !this.model.id) return;
    if (view && view.seat !== null && !this.known.peek().has(only)) {
      const { seat } = view;
      this.timer = setTimeout(() => void this.consult(decision, seat, only), POINTED);
    }
  }

  private async consult(decision: string, seat: number, notation: string): Promise<void> {
    const reply = await this.ask({ t: "why", seat, e: notation });
    if (reply.t === "why" && decision === this.decision) this.known.value = new Map(this.known.peek()).set(notation, reply.told ?? []);
  }
}
