/** What this server can do, requested once when it matters. */
import { signal } from "@preact/signals";
import { get } from "~/api";
import type { ServerInfo } from "~/protocol";

export const server = signal<ServerInfo | null>(null);

let asked: Promise<void> | undefined;

export function learnServer(): Promise<void> {
  asked ??= get<ServerInfo>("/api/server").then(
    (info) => void (server.value = info),
    () => (asked = undefined),
  );
  return asked;
}

/** Where others can reach this server, as far as it knows. */
export const serverAddress = (): string => server.value?.address ?? location.origin;
