/** The worker that holds the tables: it answers requests and connections to tables, as a server does. */
import type { PyProxy } from "pyodide/ffi";
import { BotsElsewhere } from "~/worker/bots";
import type { FromWorker, ToWorker } from "~/worker/messages";
import { startPython } from "~/worker/python";
import { Storage } from "~/worker/storage";

interface Connection extends PyProxy {
  receive(text: string): void;
  close(): void;
}

interface Room extends PyProxy {
  request(method: string, path: string, body: string, key: string): Promise<PyProxy>;
  connect(table: string, send: (text: string) => void, closed: (code: number, reason: string) => void): Connection;
  heard(table: string): void;
}

interface Program extends PyProxy {
  start(storage: Storage, think: (job: string) => Promise<string>): Room;
}

/** Milliseconds after which the bots are started at a table where they have nothing to do yet: until it has been drawn, they
 *  would only take time from it. */
const PAUSE = 2000;

const tell = (message: FromWorker): void => self.postMessage(message);

/** Holds tables in this worker. Each tab has its own: what one of them writes, the others are told. */
export function keepTables(script: string, botsName: string, isFirstVisit: boolean): void {
  const loading = isFirstVisit ? (percent: number) => tell({ t: "loading", percent }) : undefined;
  const name = `captains-table${new URL("../", script).pathname}`;
  const bots = new BotsElsewhere(script, botsName);
  const tabs = new BroadcastChannel(name);
  let wasSaved: boolean | undefined;
  const storage = new Storage(name, (table, isSaved) => {
    tabs.postMessage(table);
    if (isSaved !== wasSaved) tell({ t: "kept", isSaved });
    wasSaved = isSaved;
  });
  const room = startPython(loading).then((python) => (python.pyimport("captains_table.worker") as Program).start(storage, bots.think));
  room.then(
    (found) => {
      tabs.onmessage = ({ data }: MessageEvent<string>) => found.heard(data);
      tell({ t: "ready" });
    },
    (error: unknown) => tell({ t: "broken", why: String(error) }),
  );
  const lines = new Map<number, Connection>();
  const drop = (line: number): Connection | undefined => {
    const found = lines.get(line);
    lines.delete(line);
    return found;
  };

  const answer = async ({ id, asking: { method, path, body = "", key = "" } }: ToWorker & { t: "request" }) => {
    try {
      const found = await (await room).request(method, path, body, key);
      const [status, , text] = found.toJs() as [number, string, string];
      found.destroy();
      tell({ t: "answer", id, status, text });
    } catch (error) {
      console.error(error);
      tell({ t: "unanswered", id });
    }
  };

  const connect = async ({ line, table }: ToWorker & { t: "connect" }) => {
    const found = await room;
    setTimeout(() => bots.started(), PAUSE);
    tell({ t: "opened", line });
    const closed = (code: number) => {
      drop(line);
      tell({ t: "closed", line, code });
    };
    lines.set(line, found.connect(table, (text) => tell({ t: "said", line, text }), closed));
  };

  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.t === "request") return answer(data);
    if (data.t === "connect") return connect(data);
    await room;
    if (data.t === "say") lines.get(data.line)?.receive(data.text);
    else drop(data.line)?.close();
  };
}
