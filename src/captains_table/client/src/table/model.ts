/** A table as this browser knows it: what the server has sent, what is on display, and what the player can do. */
import { batch, computed, effect, signal } from "@preact/signals";
import { get } from "~/api";
import { t, wordsOf } from "~/games";
import { muted } from "~/prefs";
import type { Ask, Chat, Choice, Count, FromServer, Hint, LogEntry, Moment, Phrase, Step, TableEvent, TableInfo, ToServer, View, VoteMessage } from "~/protocol";
import { Coach } from "~/table/coach";
import { Others } from "~/table/others";
import { Confirming } from "~/table/confirming";
import { tellAloud } from "~/table/screenReader";
import { Playback } from "~/table/playback";
import { Preview } from "~/table/preview";
import { saidReasons } from "~/table/reasons";
import { OFFLINE, Socket, type Reply, type TableConnection } from "~/table/socket";
import { pageSounds, soundOf } from "~/table/sound";
import { offersOf, ownChoices, stepped } from "~/table/view";
import { announce, hush } from "~/ui/announcer";
import type { Words } from "~/words";

export interface Notice {
  kind: "why" | "hint" | "error";
  phrase: Phrase;
  clause?: string;
  /** The choice that a hint suggests. */
  notation?: string;
  /** The reasons of a hint. */
  reasons?: Reasons;
}

/** What a choice brings, the prospects after it, and the second-best choice. */
export type Reasons = Pick<Hint, "share" | "brings" | "next">;

const NONE: Choice[] = [];

export class TableModel {
  readonly info = signal<TableInfo | null>(null);
  readonly view = signal<View | null>(null);
  readonly chats = signal<Chat[]>([]);
  readonly ask = signal<Ask>({ seat: null });
  readonly vote = signal<VoteMessage>({ seat: null });
  /** Log entries about seats and votes. */
  readonly events = signal<TableEvent[]>([]);
  readonly notice = signal<Notice | null>(null);
  /** Why the table can't be shown at all. */
  readonly refused = signal<Phrase>(["ui-no-table"]);
  /** A move that the server has not answered yet. */
  readonly busy = signal(false);
  /** A past moment on display instead of the present. */
  readonly moment = signal<Moment | null>(null);
  /** The choices whose pieces are highlighted on the board. */
  readonly lit = signal<readonly string[]>([]);
  /** The pieces that the current lesson step is about; the others are dimmed. */
  readonly pointed = signal<readonly string[]>([]);
  /** The piece whose several choices are being offered. */
  readonly picked = signal<string | null>(null);
  /** The event whose payday or scoring is shown. */
  readonly count = signal<number | null>(null);
  /** The first event by others that the player has not seen, or null. */
  readonly news = signal<number | null>(null);

  readonly game = computed(() => this.info.value?.game ?? "");
  /** All names as one text: as long as no name changes, rendered sentences stay valid. */
  private readonly names = computed(() => JSON.stringify(this.seats().map((seat) => this.name(seat))));
  readonly words = computed<Words>(() => {
    const names = JSON.parse(this.names.value) as string[];
    return wordsOf(this.game.value).withPlayers((seat) => names[seat] ?? "");
  });
  readonly seat = computed(() => this.view.value?.seat ?? null);
  readonly myTurn = computed(() => {
    const seat = this.seat.value;
    return seat !== null && (this.view.value?.turn.seats.includes(seat) ?? false) && this.played.value.includes(seat);
  });
  /** The player's seat that has to choose. */
  readonly chooser = computed(() => (this.myTurn.value ? this.seat.value : null));
  readonly mine = computed(() => this.info.value?.you ?? []);
  /** The player's seats that are not played by a bot. */
  private readonly played = computed(() => this.mine.value.filter((seat) => !this.info.value?.players[seat]?.away));
  /** Nobody can choose: the game does not fit the current rules. */
  readonly held = computed(() => this.info.value?.revision?.held !== undefined);
  /** The seat to which the device has to be passed. */
  readonly curtain = computed<number | null>(() => {
    const view = this.view.value;
    if (!view || this.mine.value.length < 2) return null;
    if (view.seat !== null && view.turn.seats.includes(view.seat)) return null;
    return view.turn.seats.find((seat) => this.played.value.includes(seat)) ?? null;
  });
  /** The pieces at the moment on display. */
  readonly pieces = computed(() => this.moment.value?.pieces ?? this.view.value?.pieces ?? []);
  /** The choices on the board and in the list; none in the past. They stay while one of them is being carried out. */
  readonly open = computed(() => (this.moment.value || !this.myTurn.value ? NONE : (this.view.value?.choices ?? NONE)));
  /** The choices that can be made. */
  readonly choices = computed(() => (this.busy.value ? NONE : this.open.value));
  readonly choosing = computed(() => this.open.value.length > 0);
  /** What a click on each piece may mean. */
  readonly offers = computed(() => offersOf(this.open.value));
  /** What everybody follows at the moment on display, or how it has just ended. */
  readonly spotlight = computed(() => {
    const moment = this.moment.value;
    if (moment) return moment.log.at(-1)?.outcome ?? moment.spotlight;
    return this.others.outcome.value ?? this.view.value?.spotlight;
  });
  readonly line = computed(() => this.socket.line.value);

  readonly coach: Coach;
  readonly confirming = new Confirming();
  readonly preview: Preview;
  readonly others: Others;
  /** The number of steps waiting to be shown. */
  readonly waiting = computed(() => this.playback.left.value);
  /** The first log entry in the list of what others did: since the last visit or, at the player's turn, since their
   *  last move. */
  readonly since = computed<number | null>(() => {
    const from = this.others.from.value;
    if (this.news.value !== null) return this.news.value;
    return this.myTurn.value && from > this.listed.value ? from : null;
  });
  /** The log entry up to which the list of what others did has been dismissed. */
  private readonly listed = signal(-1);

  private readonly socket: TableConnection;
  private readonly playback: Playback<Step>;
  /** Errors caused by a lost connection are cleared once it is restored. */
  private readonly forgetOffline: () => void;
  private looked = 0;
  /** The last requested moment: a late answer to an earlier request is not shown. */
  private lookingAt: number | null = null;
  private tellSeen: ReturnType<typeof setTimeout> | undefined;

  /** `id` is empty at a table without an address, which needs its own transport. */
  constructor(
    readonly id: string,
    connect?: (hear: (message: FromServer) => void) => TableConnection,
  ) {
    this.others = new Others(
      () => this.mine.value,
      () => (this.info.value?.rivals.length ?? 0) > 0,
    );
    this.playback = new Playback(
      (step) => this.take(step),
      (_, waiting) => this.others.hold(waiting),
    );
    const hear = (message: FromServer) => this.hear(message);
    this.socket = connect?.(hear) ?? new Socket(id, hear, () => ({ t: "seen", n: this.looked }));
    document.addEventListener("visibilitychange", this.comeBack);
    this.forgetOffline = effect(() => {
      if (this.socket.line.value === "open" && this.notice.peek()?.phrase[0] === OFFLINE) this.notice.value = null;
    });
    this.coach = new Coach(this, (message) => this.socket.ask(message));
    this.preview = new Preview(this, (message) => this.socket.ask(message));
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.comeBack);
    clearTimeout(this.tellSeen);
    this.playback.clear();
    this.others.close();
    this.coach.close();
    this.preview.close();
    this.forgetOffline();
    this.socket.close();
  }

  /** All seats, followed by those of automatic opponents. */
  seats(): number[] {
    const info = this.info.value;
    return Array.from({ length: (info?.players.length ?? 0) + (info?.rivals.length ?? 0) }, (_, seat) => seat);
  }

  /** Reconnects to the table, as somebody who has taken a seat. */
  arrive(): void {
    this.socket.renew();
  }

  /** The name of the player on a seat, or of an automatic opponent. */
  name(seat: number): string {
    const info = this.info.value;
    const words = wordsOf(this.game.value);
    const player = info?.players[seat];
    if (!player) {
      const rival = info?.rivals[seat - info.players.length];
      return rival ? words.phrase(rival) : "";
    }
    if (player.name) return player.name;
    const letter = String.fromCharCode(65 + seat);
    return words.say(player.kind === "open" ? "ui-seat-open" : "play-bot", { letter });
  }

  /** Makes a choice; unless the player is `sure`, one that brings nothing or is bad has to be confirmed first. */
  async move(notation: string, sure = false): Promise<void> {
    const view = this.view.value;
    if (!view || view.seat === null || this.busy.value) return;
    if (!sure && ((this.id && this.confirming.stops(view, notation)) || this.coach.stops(notation))) return;
    batch(() => {
      this.busy.value = true;
      this.coach.warning.value = null;
      this.picked.value = null;
      this.lit.value = [];
      this.notice.value = null;
    });
    const reply = await this.socket.ask({ t: "move", n: view.n, u: view.u, seat: view.seat, e: notation });
    this.playback.flush((step) => step.log?.some((entry) => this.mine.value.includes(entry.w)) ?? false);
    this.busy.value = false;
    this.complain(reply);
  }

  async why(question: { e: string } | { piece: string }): Promise<void> {
    const seat = this.seat.value ?? this.mine.value[0];
    if (seat === undefined) return;
    const reply = await this.socket.ask({ t: "why", seat, ...question });
    if (reply.t === "why" && reply.phrase) this.notify({ kind: "why", phrase: reply.phrase, clause: reply.clause });
    else this.complain(reply);
  }

  async hint(): Promise<void> {
    if (this.seat.value === null) return;
    const reply = await this.socket.ask({ t: "hint", seat: this.seat.value });
    if (reply.t !== "hint" || !reply.phrase || !reply.e) return this.complain(reply);
    const { phrase, e, share = 0, brings = [], next } = reply;
    batch(() => {
      this.notify({ kind: "hint", phrase, notation: e, reasons: { share, brings, next } });
      this.lit.value = [e];
    });
  }

  /** Who got what in the payday or scoring that an event led to. */
  counted(event: number): Promise<Count> {
    return this.socket.count(event);
  }

  undo(): Promise<void> {
    return this.tell({ t: "undo", seat: this.seat.value ?? this.mine.value[0] ?? 0 });
  }

  restart(): Promise<void> {
    return this.tell({ t: "restart", seat: this.seat.value ?? this.mine.value[0] ?? 0 });
  }

  /** Sends a message that needs no answer unless it is rejected. */
  async tell(message: ToServer): Promise<void> {
    this.complain(await this.socket.ask(message));
  }

  /** Shows the table after a number of events, or the present again. */
  async look(at: number | null): Promise<void> {
    this.lookingAt = at;
    if (at === null) {
      this.moment.value = null;
      return;
    }
    const moment = await get<Moment>(`/api/tables/${this.id}/at/${at}`);
    if (this.lookingAt === at) this.moment.value = moment;
  }

  /** Everything that others did has been seen. */
  upToDate(): void {
    this.news.value = null;
    this.listed.value = this.others.from.value;
    this.sawAll();
  }

  /** What others have done since. */
  unseen(): LogEntry[] {
    const from = this.since.value;
    if (from === null) return [];
    return this.view.value?.log.filter((entry) => entry.n >= from && this.others.isOthers(entry)) ?? [];
  }

  /** Shows everything that is waiting at once, and what others still do before the player's turn. */
  skip(): void {
    this.others.hurry();
    this.playback.flush();
  }

  private complain(reply: Reply): void {
    if (reply.t === "error" && reply.phrase) this.notify({ kind: "error", phrase: reply.phrase, clause: reply.clause });
  }

  private notify(notice: Notice): void {
    this.notice.value = notice;
    const words = this.words.value;
    const reasons = notice.reasons ? saidReasons(words, notice.reasons) : [];
    announce(...(notice.kind === "hint" ? [t("ui-hint-says")] : []), words.phrase(notice.phrase), ...reasons);
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case "table":
        this.info.value = message.table;
        break;
      case "view":
        this.playback.clear();
        this.show({ ...message, choices: ownChoices(message.choices, message.seat) });
        break;
      case "step":
        this.playback.push(message);
        break;
      case "ask":
        this.ask.value = message;
        break;
      case "vote":
        this.vote.value = message;
        break;
      case "happened":
        this.happened(message.events, message.whole ?? false);
        break;
      case "chat":
        this.chats.value = [...this.chats.value, message];
        if (!muted.value.includes(message.name)) announce(`${message.name}: ${message.text}`);
        break;
      case "chats":
        this.chats.value = message.chats;
        break;
      case "presence":
        this.presence(message.online, message.watching);
        break;
      case "error":
        if (message.id === undefined) this.refused.value = message.phrase;
        break;
    }
  }

  /** Whoever asked for an undo or a vote is told who refused; everything is in the log. */
  private happened(events: TableEvent[], whole: boolean): void {
    this.events.value = whole ? events : [...this.events.value, ...events];
    if (whole) return;
    for (const { phrase } of events) {
      const asked = phrase[0] === "play-log-undo-refused" ? this.ask.value.seat : this.vote.value.seat;
      const isRefusal = phrase[0].includes("refused") && asked !== null && this.mine.value.includes(asked);
      if (isRefusal) this.notify({ kind: "why", phrase });
      else announce(this.words.value.phrase(phrase));
    }
  }

  private presence(online: number[], watching: number): void {
    const info = this.info.value;
    if (!info) return;
    const players = info.players.map((player) => ({ ...player, online: online.includes(player.seat) }));
    this.info.value = { ...info, players, watching };
  }

  /** A complete view: on connecting, after an undo, or for another seat. */
  private show(view: View): void {
    const before = this.view.value;
    const chose = this.chooser.value;
    batch(() => {
      this.view.value = view;
      this.picked.value = null;
      this.confirming.asked.value = null;
      this.busy.value = false;
    });
    if (before) this.openCount(view.log.filter((entry) => entry.n >= before.n));
    else this.looked = view.seen;
    this.others.begin(view);
    if (this.curtain.value !== null) hush();
    tellAloud(this, before, chose);
    this.comeBack();
  }

  private take(step: Step): void {
    const view = this.view.value;
    const next = view && stepped(view, step);
    if (!view || !next) {
      this.playback.clear();
      void this.tell({ t: "sync" });
      return;
    }
    const chose = this.chooser.value;
    batch(() => {
      this.view.value = next;
      this.others.take(view, next, step);
      if (!step.choices) return;
      this.picked.value = null;
      this.confirming.asked.value = null;
      this.notice.value = null;
    });
    const heard = soundOf(view, next, chose === null && this.chooser.value !== null);
    if (heard) pageSounds.play(heard);
    this.openCount(step.log ?? []);
    tellAloud(this, view, chose);
    if (!document.hidden && this.news.value === null) this.sawAll();
  }

  /** A new count is shown, also to the next player on the same device. */
  private openCount(log: readonly LogEntry[]): void {
    const counted = log.findLast((entry) => entry.count);
    if (counted) this.count.value = counted.n;
  }

  private sawAll(): void {
    this.looked = this.view.value?.n ?? 0;
    if (this.tellSeen !== undefined || this.mine.value.length === 0) return;
    this.tellSeen = setTimeout(() => {
      this.tellSeen = undefined;
      void this.socket.ask({ t: "seen", n: this.looked });
    }, 1500);
  }

  /** The player is looking (again): have others done anything in the meantime? */
  private readonly comeBack = (): void => {
    const view = this.view.value;
    if (!view || document.hidden) return;
    const from = this.news.value ?? this.looked;
    const others = view.log.some((entry) => entry.n >= from && entry.w >= 0 && !this.mine.value.includes(entry.w));
    if (others && this.mine.value.length > 0 && from > 0) this.news.value = from;
    else this.sawAll();
  };
}
