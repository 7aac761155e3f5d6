/** The connection to a table: an act whose answer was lost is sent again, under the same key. */
import assert from "node:assert/strict";
import { test } from "node:test";

interface Sent {
  t: string;
  id: number;
  key?: string;
}

/** The other end of a connection. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Line.all.push(this);
    setTimeout(() => {
      this.readyState = Line.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

Object.assign(globalThis, { WebSocket: Line, location: { protocol: "http:", host: "here" } });
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });

const opened = (number: number) =>
  new Promise<Line>((resolve) => {
    const look = () => (Line.all[number]?.readyState === Line.OPEN ? resolve(Line.all[number]) : setTimeout(look, 5));
    look();
  });

test("an act without an answer is sent again with its key, a question is not", async () => {
  const { Socket } = await import("~/table/socket");
  const { chooseTransport } = await import("~/transport/transport");
  chooseTransport((await import("~/transport/server")).serverTransport);
  const socket = new Socket("table", () => {}, () => ({ t: "seen", n: 0 }));
  const first = await opened(0);
  const moved = socket.ask({ t: "move", n: 1, u: 0, seat: 0, e: "pass" });
  const hint = socket.ask({ t: "hint", seat: 0 });
  const [move, question] = first.sent;
  assert.ok(move?.key);
  assert.equal(question?.key, undefined);
  first.close();
  assert.equal((await hint).code, "offline");
  const second = await opened(1);
  assert.deepEqual(second.sent, [move]);
  second.answer({ t: "ok", id: move.id });
  assert.equal((await moved).t, "ok");
  const chats = [socket.ask({ t: "chat", text: "Ahoy" }), socket.ask({ t: "chat", text: "Ahoy" })];
  assert.notEqual(second.sent[1]?.key, second.sent[2]?.key);
  socket.close();
  for (const reply of await Promise.all(chats)) assert.equal(reply.code, "offline");
});
