/** The messages between a page and the worker that holds its tables: requests and connections to tables, as over a
 *  network. */
import type { Asking } from "~/transport/transport";

/** By its name, the script of the workers knows what it is: the tables, on the first visit or later, or the bots. */
export const NAMES = { tables: "tables", first: "tables on the first visit", bots: "bots" } as const;

export type ToWorker =
  | { t: "request"; id: number; asking: Asking }
  | { t: "connect"; line: number; table: string }
  | { t: "say"; line: number; text: string }
  | { t: "hang-up"; line: number };

export type FromWorker =
  /** How much of Python has been loaded, on the first visit. */
  | { t: "loading"; percent: number }
  | { t: "ready" }
  /** It can't be started: nothing will be answered. */
  | { t: "broken"; why: string }
  /** A game has been written: to disk or, if there is no room, only to memory. Said when that changes. */
  | { t: "kept"; isSaved: boolean }
  | { t: "answer"; id: number; status: number; text: string }
  | { t: "unanswered"; id: number }
  | { t: "opened"; line: number }
  | { t: "said"; line: number; text: string }
  | { t: "closed"; line: number; code: number };
