/** The messages between a page and the worker that holds its tables: requests and connections to tables, as over a
 *  network. */
import type { Asking } from "~/transport/transport";

export type ToWorker =
  | { t: "request"; id: number; asking: Asking }
  | { t: "connect"; line: number; table: string }
  | { t: "say"; line: number; text: string }
  | { t: "hang-up"; line: number };

export type FromWorker =
  | { t: "ready" }
  /** It can't be started: nothing will be answered. */
  | { t: "broken"; why: string }
  | { t: "answer"; id: number; status: number; text: string }
  | { t: "unanswered"; id: number }
  | { t: "opened"; line: number }
  | { t: "said"; line: number; text: string }
  | { t: "closed"; line: number; code: number };
