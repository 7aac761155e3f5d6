/** What others did: the move being shown, the pieces that it changed, and where in the log it all began. */
import { batch, signal } from "@preact/signals";
import { pace } from "~/prefs";
import type { LogEntry, Phrase, Spotlight, Step, View } from "~/protocol";
import { type Marks, NO_MARKS, marked, movedBy } from "~/table/marks";
import { lookFor } from "~/table/pace";
import { newEntries } from "~/table/view";

/** A caption on the board about a move. */
export interface Line {
  /** The seat that moved; -1: an automatic opponent. */
  who: number;
  phrase: Phrase;
  /** Whether it is about a move before the one being shown. */
  isEarlier: boolean;
}

/** The maximum number of captions about a move, and about the previous moves of the same seat. */
const SENTENCES = 3;
const EARLIER = 1;
/** If no seat is meant. */
const NOBODY = -1;
/** What there is to see. */
const MOVE = 1;
const RESULT = 2;
/** Milliseconds for which the last caption stays after it was shown. */
const LINGER = 2500;

export class Others {
  readonly caption = signal<readonly Line[]>([]);
  readonly marks = signal<Marks>(NO_MARKS);
  /** How the last spotlight ended, until the player's next move or the next spotlight. */
  readonly outcome = signal<Spotlight | null>(null);
  /** The log entry after the player's last move. */
  readonly from = signal(0);
  private look = 0;
  private isFollowing = false;
  private isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `mine` are the player's seats; `hasRivals`: automatic opponents take part, whose actions are events of chance. */
  constructor(
    private readonly mine: () => readonly number[],
    private readonly hasRivals: () => boolean,
  ) {}

  /** A complete view: nothing in it counts as having just happened. */
  begin(view: View): void {
    this.forget();
    const last = view.log.findLast((entry) => this.isMine(entry));
    this.from.value = last ? last.n + 1 : view.n;
  }

  /** After a step: the player's own moves clear the marks, those of others are marked and captioned. Spectators have no
   *  moves: for them, each move clears the previous marks. */
  take(before: View, now: View, step: Step): void {
    const entries = newEntries(before, now);
    const others = entries.filter((entry) => this.isOthers(entry));
    const acted = entries.some((entry) => this.isMine(entry));
    const ended = entries.findLast((entry) => entry.outcome)?.outcome;
    this.look = ended && pace.value !== "off" ? RESULT : 0;
    this.isFollowing = now.spotlight !== undefined;
    if (acted || now.choices.length > 0) this.isHurried = false;
    batch(() => {
      if (acted) this.from.value = others[0]?.n ?? now.n;
      if (acted || this.mine().length === 0) this.forget();
      if (ended || this.isFollowing) this.outcome.value = ended ?? null;
      if (others.length === 0) return;
      const moved = movedBy(step, before.pieces).filter((id) => !acted || !this.isOwn(now, id));
      this.marks.value = marked(this.marks.value, moved, now.pieces);
      this.tell(others, ended);
    });
  }

  /** How long to show the step that was just taken. */
  hold(waiting: number): number {
    if (this.look === 0 || this.isHurried || document.hidden) return 0;
    const look = lookFor(pace.value, waiting, this.look === RESULT);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fade(), look + LINGER);
    return look;
  }

  /** Until the player's own turn, nothing more is held back. Spectators have no turn to wait for. */
  hurry(): void {
    this.isHurried = this.mine().length > 0;
  }

  /** Whether somebody else (or an automatic opponent) did this. */
  isOthers(entry: LogEntry): boolean {
    return entry.w >= 0 ? !this.isMine(entry) : entry.told !== undefined && this.hasRivals();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Of a spotlight, only the end is captioned. */
  private tell(others: readonly LogEntry[], ended: Spotlight | undefined): void {
    if (pace.value === "off") return;
    if (ended?.result) {
      const who = ended.sides.find((side) => side.wins)?.who ?? NOBODY;
      this.caption.value = [{ who, phrase: ended.result, isEarlier: false }];
      return;
    }
    const last = others.at(-1)!;
    const isShared = others.some((entry) => entry.w !== last.w);
    const told = others.flatMap(({ w, p, told = [] }) => {
      const phrases = w < 0 ? told : isShared ? [p] : [p, ...told];
      return phrases.map((phrase) => ({ who: w, phrase, isEarlier: false }));
    });
    const earlier = this.caption.value.filter(({ who }) => who === last.w).map((line) => ({ ...line, isEarlier: true }));
    this.look = last.told ? RESULT : Math.max(this.look, MOVE);
    this.caption.value = [...(isShared ? [] : earlier.slice(-EARLIER)), ...told.slice(-SENTENCES)];
  }

  /** Removes the caption, and an outcome if there is something else to follow. */
  private fade(): void {
    batch(() => {
      this.caption.value = [];
      if (this.isFollowing) this.outcome.value = null;
    });
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.caption.value = [];
    this.outcome.value = null;
    this.marks.value = NO_MARKS;
  }

  private isMine(entry: LogEntry): boolean {
    return this.mine().includes(entry.w);
  }

  private isOwn(view: View, id: string): boolean {
    const owner = view.pieces.find((piece) => piece.i === id)?.o;
    return owner !== undefined && this.mine().includes(owner);
  }
}
