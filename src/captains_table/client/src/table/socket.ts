/** The connection to a table: reconnects automatically, and matches answers with messages. */
import { signal, type ReadonlySignal } from "@preact/signals";
import { get, newKey } from "~/api";
import type { CoachWords, Count, FromServer, Hint, Phrase, ToServer } from "~/protocol";
import { type Wire, transport } from "~/transport/transport";

export interface Reply extends Partial<Pick<Hint, "share" | "brings" | "next"> & Pick<CoachWords, "bad" | "round">> {
  t: "ok" | "error" | "hint" | "coach" | "why";
  phrase?: Phrase;
  e?: string;
  clause?: string;
  told?: Phrase[];
  code?: string;
}

/** `gone`: there is no such table. */
export type Line = "connecting" | "open" | "lost" | "gone";

/** How the client communicates with a table. */
export interface TableConnection {
  readonly line: ReadonlySignal<Line>;
  /** Sends a message and resolves with its answer; while connecting, as soon as the connection is open. */
  ask(message: ToServer): Promise<Reply>;
  /** Who got what in the payday or scoring that an event led to. */
  count(event: number): Promise<Count>;
  /** Reconnects: the server identifies the player when the connection is made. */
  renew(): void;
  close(): void;
}

/** Messages that change something. They have a key, by which the server recognises a repeated one and carries it out
 *  only once. */
const ACTS = new Set<ToServer["t"]>(["move", "undo", "restart", "answer", "resign", "propose", "vote", "go-on", "chat"]);
/** For this many milliseconds, an unanswered act is repeated when the connection is restored. */
const WORTH = 30_000;
/** The text that says that the server can't be reached. */
export const OFFLINE = "ui-error-offline";
const UNREACHED: Reply = { t: "error", code: "offline", phrase: [OFFLINE] };

/** A message that has not been answered. */
interface Asked {
  text: string;
  at: number;
  isAct: boolean;
  resolve: (reply: Reply) => void;
}

const PATIENCE = [500, 1000, 2000, 4000, 8000];
const NO_SUCH_TABLE = 4404;
/** After this much silence, the server is asked for a sign of life, and given this much time for it. */
const SILENCE = 25_000;
const GRACE = 8_000;

export class Socket implements TableConnection {
  readonly line = signal<Line>("connecting");
  private socket: Wire | undefined;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private readonly unanswered = new Map<number | string, Asked>();
  private listening: ReturnType<typeof setTimeout> | undefined;

  /** `beat` is a message that changes nothing, as a sign of life. */
  constructor(
    private readonly table: string,
    private readonly hear: (message: FromServer) => void,
    private readonly beat: () => ToServer,
  ) {
    if (!transport().isAlone) {
      addEventListener("online", this.hurry);
      addEventListener("offline", this.drop);
    }
    this.connect();
  }

  ask(message: ToServer): Promise<Reply> {
    return new Promise((resolve) => {
      const state = this.socket?.readyState;
      const isOpening = state === WebSocket.CONNECTING && this.line.value !== "lost";
      if (state !== WebSocket.OPEN && !isOpening) {
        resolve(UNREACHED);
        return;
      }
      this.asked += 1;
      const isAct = ACTS.has(message.t);
      const text = JSON.stringify({ ...message, id: this.asked, ...(isAct ? { key: newKey() } : {}) });
      this.unanswered.set(this.asked, { text, at: Date.now(), isAct, resolve });
      if (!isOpening) this.socket?.send(text);
    });
  }

  count(event: number): Promise<Count> {
    return get<Count>(`/api/tables/${this.table}/count/${event}`);
  }

  renew(): void {
    const socket = this.socket;
    this.connect();
    socket?.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    clearTimeout(this.retry);
    clearTimeout(this.listening);
    this.socket?.close();
  }

  private connect(): void {
    const socket = transport().open(this.table);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.line.value = "open";
      this.listen();
      this.giveUp((asked) => Date.now() - asked.at > WORTH);
      for (const asked of this.unanswered.values()) socket.send(asked.text);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.socket) this.ended(event.code);
    };
  }

  private listen(): void {
    clearTimeout(this.listening);
    this.listening = setTimeout(() => {
      void this.ask(this.beat());
      this.listening = setTimeout(this.drop, GRACE);
    }, SILENCE);
  }

  private receive(message: FromServer): void {
    this.listen();
    this.hear(message);
    if ("id" in message && message.id !== undefined) {
      this.unanswered.get(message.id)?.resolve(message as Reply);
      this.unanswered.delete(message.id);
    }
  }

  private giveUp(isLost: (asked: Asked) => boolean): void {
    for (const [id, asked] of this.unanswered) {
      if (!isLost(asked)) continue;
      this.unanswered.delete(id);
      asked.resolve(UNREACHED);
    }
  }

  private ended(code: number): void {
    this.giveUp((asked) => this.closed || code === NO_SUCH_TABLE || !asked.isAct);
    clearTimeout(this.listening);
    if (this.closed) return;
    this.line.value = code === NO_SUCH_TABLE ? "gone" : "lost";
    if (code === NO_SUCH_TABLE) return;
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 0;
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  private readonly hurry = (): void => {
    if (this.line.value !== "lost") return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** The connection is known to be lost before the socket itself notices. */
  private readonly drop = (): void => {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    this.ended(0);
  };
}
