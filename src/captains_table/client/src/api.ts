/** Requests to the server. */
import type { Phrase } from "~/protocol";

export class Refused extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly code: string,
  ) {
    super(code);
  }
}

/** What an act is known by: the server does it only once, however often it is asked for. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** How long to wait before a request whose answer was lost is made again. */
const AGAIN = 700;

async function asked<T>(path: string, init: RequestInit = {}): Promise<T> {
  const request = () => fetch(path, { credentials: "same-origin", ...init });
  let response: Response;
  try {
    response = await request().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      return request();
    });
  } catch {
    throw new Refused(["ui-error-offline"], "offline");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { error?: Phrase; code?: string };
  throw new Refused(Array.isArray(body.error) ? body.error : ["ui-error-unknown"], body.code ?? String(response.status));
}

export const get = <T>(path: string): Promise<T> => asked<T>(path);

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  asked<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Captain": "1", "Idempotency-Key": newKey() },
    body: JSON.stringify(body),
  });

const texts = new Map<string, Promise<string>>();

/** A text file, fetched once. */
export function file(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const coming = fetch(path).then((response) => {
    if (!response.ok) throw new Refused(["ui-error-unknown"], String(response.status));
    return response.text();
  });
  coming.catch(() => texts.delete(path));
  texts.set(path, coming);
  return coming;
}
