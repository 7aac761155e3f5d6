/** How the client reaches the program that keeps the tables: a server somewhere, or a worker in this browser. */

export interface Answer {
  status: number;
  text: string;
}

/** A line to a table, as far as a WebSocket is needed for one. */
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
  /** What an act is known by: it is done only once, however often it is asked for. */
  key?: string;
}

export interface Transport {
  /** There is no server and no network to it: nobody else can come here, and nobody can be notified. */
  readonly isAlone: boolean;
  /** Asks for something under `/api/`; rejects if nobody answers. */
  request(asking: Asking): Promise<Answer>;
  open(table: string): Wire;
  /** Where a file of the program is that is known by its path (`/texts/...`). */
  address(path: string): string;
}

let chosen: Transport | undefined;

/** Which transport this page has: said once, before anything is asked for. */
export const chooseTransport = (transport: Transport): void => void (chosen = transport);

export function transport(): Transport {
  if (!chosen) throw new Error("no transport has been chosen");
  return chosen;
}
