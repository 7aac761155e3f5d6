/** The current page: the part of the address after `#`. */
import { signal } from "@preact/signals";
import { transport } from "~/transport/transport";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; at: number | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "position"; game: string; picture: string }
  | { page: "device"; code: string };

export function parseRoute(hash: string): Route {
  const device = /^#device=(.*)$/.exec(hash);
  if (device) return { page: "device", code: decoded(device[1] ?? "") };
  const [page = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  const [first = "", second = "", third = ""] = rest;
  if (page === "new" && first) return { page: "new", game: first };
  if (page === "t" && first) {
    return { page: "table", table: first, at: second === "at" && /^\d+$/.test(third) ? Number(third) : null };
  }
  if (page === "rules" && first) return { page: "rules", game: first, clause: second };
  if (page === "position" && first && second) return { page: "position", game: first, picture: second };
  if (page === "learn" && first) return { page: "learn", game: first, lesson: second };
  return { page: "start" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>({ page: "start" });

/** Addresses that people send each other have the form /t/ID (in earlier e-mails /table/ID), so that chats can show a
 *  preview; the client's own are /#/t/ID. */
export function followAddress(): void {
  const [, table, at] = /^\/(?:t|table)\/([^/]+)(?:\/(\d+))?/.exec(location.pathname) ?? [];
  if (table && !transport().isAlone) history.replaceState(null, "", `/#/t/${table}${at ? `/at/${at}` : ""}`);
  const read = () => {
    route.value = parseRoute(location.hash);
  };
  addEventListener("hashchange", read);
  read();
}

/** The address of a page for somebody else: for a table, one with a link preview. */
export function sharedAddress(hash: string): string {
  const [, table, at] = /^#\/t\/([^/]+)(?:\/at\/(\d+))?$/.exec(hash) ?? [];
  return table ? `/t/${table}${at ? `/${at}` : ""}` : `/${hash}`;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new history entry. */
export function goQuietly(hash: string): void {
  history.replaceState(null, "", hash);
  route.value = parseRoute(hash);
}
