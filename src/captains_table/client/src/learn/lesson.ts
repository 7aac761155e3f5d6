/** A lesson in progress: a table whose server only evaluates what the learner has done so far. */
import { batch, signal } from "@preact/signals";
import { post } from "~/api";
import { begun, learned } from "~/prefs";
import type { Count, FromServer, LessonRequest, LessonStep, LessonView, Phrase, ToServer } from "~/protocol";
import { TableModel } from "~/table/model";
import type { Line, Reply, TableConnection } from "~/table/socket";
import { announce } from "~/ui/announcer";
import { phraseOf } from "~/ui/Failure";

/** What the learner does at a step that only explains. */
export const GO_ON = ">";
/** Milliseconds for which the result of an unwanted choice is shown. */
const SHOWN = 2500;

export class Lesson implements TableConnection {
  readonly line = signal<Line>("connecting");
  readonly step = signal<LessonStep | null>(null);
  /** The result of an unwanted choice, while it is shown. */
  readonly shown = signal<Phrase[]>([]);
  readonly failure = signal<Phrase | null>(null);
  readonly model: TableModel;
  private hear: (message: FromServer) => void = () => undefined;
  private choices: string[];
  private readonly key: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly id: string,
  ) {
    this.key = `${game}/${id}`;
    this.choices = begun.value[this.key] ?? [];
    this.model = new TableModel("", (hear) => {
      this.hear = hear;
      return this;
    });
    void this.open();
  }

  async ask(message: ToServer): Promise<Reply> {
    try {
      if (message.t === "move") return await this.attempt(message.e);
      if (message.t !== "why") return { t: "ok" };
      const { why } = await this.request({ piece: message.piece });
      return { ...why, t: "why" };
    } catch (error) {
      return { t: "error", phrase: phraseOf(error) };
    }
  }

  async count(event: number): Promise<Count> {
    return (await this.request({ count: event })).counted!;
  }

  renew(): void {
    void this.open();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  startOver(): void {
    this.choices = [];
    this.model.notice.value = null;
    this.renew();
  }

  /** Shows an accepted choice, on the board and in words, and offers to play it. */
  showMe(): void {
    const step = this.step.value;
    const choice = this.model.choices.value.find(([notation]) => notation === step?.solution);
    if (!choice) return;
    const [notation, phrase] = choice;
    batch(() => {
      this.model.notice.value = { kind: "why", phrase, notation };
      this.model.lit.value = [notation];
    });
    announce(this.model.words.value.phrase(phrase));
  }

  private async open(): Promise<void> {
    try {
      this.show(await this.request({}));
      this.line.value = "open";
    } catch (error) {
      this.failure.value = phraseOf(error);
    }
  }

  private request(asked: LessonRequest): Promise<LessonView> {
    return post<LessonView>(`/api/lessons/${this.game}/${this.id}`, { choices: this.choices, ...asked });
  }

  private async attempt(notation: string): Promise<Reply> {
    const seen = await this.request({ try: notation });
    const { accepted, why, otherwise, shown, pieces } = seen.tried!;
    if (accepted) this.show(seen);
    else if (why) return { t: "error", phrase: why.phrase, clause: why.clause };
    else if (otherwise) {
      this.model.notice.value = { kind: "why", phrase: [otherwise] };
      announce(this.model.words.value.say(otherwise), ...(shown ?? []).map((phrase) => this.model.words.value.phrase(phrase)));
      if (pieces) await this.showFor(seen, pieces, shown ?? []);
    }
    return { t: "ok" };
  }

  /** Shows the result of an unwanted choice, then undoes it. */
  private async showFor(seen: LessonView, pieces: LessonView["view"]["pieces"], shown: Phrase[]): Promise<void> {
    this.shown.value = shown;
    this.model.pointed.value = [];
    this.hear({ t: "view", ...seen.view, pieces, choices: [] });
    await new Promise((resolve) => (this.timer = setTimeout(resolve, SHOWN)));
    this.shown.value = [];
    this.show(seen);
  }

  private show({ table, view, step, choices }: LessonView): void {
    const before = this.step.value;
    this.choices = choices;
    this.remember(step);
    batch(() => {
      this.hear({ t: "table", table });
      this.hear({ t: "view", ...view, choices: step.tells || step.text === null ? [] : view.choices });
      this.model.pointed.value = step.point;
      this.step.value = step;
    });
    if (step.text !== null && step.text !== before?.text) announce(this.model.words.value.say(step.text));
  }

  private remember(step: LessonStep): void {
    const { [this.key]: _, ...others } = begun.value;
    if (step.text !== null) begun.value = { ...others, [this.key]: this.choices };
    else {
      begun.value = others;
      if (!learned.value.includes(this.key)) learned.value = [...learned.value, this.key];
    }
  }
}
