/** How the client reaches the program that holds the tables: a server somewhere, or a worker in this browser. */

export interface Answer {
  status: number;
  text: string;
}

/** A connection to a table: the part of a WebSocket that is needed. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Asking {
  method: "GET" | "POST";
  path: string;
  body?: string;
  /** The key of an act: it is carried out only once, however often it is requested. */
  key?: string;
}

export interface Transport {
  /** There is no server and no network: nobody else can join, and nobody can be notified. */
  readonly isAlone: boolean;
  /** Requests something under `/api/`; rejects if nobody answers. */
  request(asking: Asking): Promise<Answer>;
  open(table: string): Wire;
  /** The URL of a file of the program, given its path (`/texts/...`). */
  address(path: string): string;
}

let chosen: Transport | undefined;

/** The transport of this page: set once, before any request. */
export const chooseTransport = (transport: Transport): void => void (chosen = transport);

export function transport(): Transport {
  if (!chosen) throw new Error("no transport has been chosen");
  return chosen;
}
