/** The transport to the server that this page was loaded from. */
import type { Answer, Asking, Transport, Wire } from "~/transport/transport";

export const serverTransport: Transport = {
  isAlone: false,

  async request({ method, path, body, key }: Asking): Promise<Answer> {
    const headers: Record<string, string> = method === "POST" ? { "Content-Type": "application/json", "X-Captain": "1" } : {};
    if (key !== undefined) headers["Idempotency-Key"] = key;
    const response = await fetch(path, { method, body, headers, credentials: "same-origin" });
    return { status: response.status, text: await response.text() };
  },

  open(table: string): Wire {
    return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}`);
  },

  address: (path) => path,
};
