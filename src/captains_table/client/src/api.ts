/** Requests, through the current transport. */
import type { Phrase } from "~/protocol";
import { type Answer, type Asking, transport } from "~/transport/transport";

export class Refused extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly code: string,
  ) {
    super(code);
  }
}

/** The key of an act: it is carried out only once, however often it is requested. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** How long to wait before a request whose answer was lost is repeated. */
const AGAIN = 700;

async function answered(asking: Asking): Promise<string> {
  let answer: Answer;
  try {
    answer = await transport()
      .request(asking)
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        return transport().request(asking);
      });
  } catch {
    throw new Refused(["ui-error-offline"], "offline");
  }
  if (answer.status < 400) return answer.text;
  const { error, code } = refusal(answer.text);
  throw new Refused(Array.isArray(error) ? error : ["ui-error-unknown"], code ?? String(answer.status));
}

function refusal(text: string): { error?: Phrase; code?: string } {
  try {
    return JSON.parse(text) as { error?: Phrase; code?: string };
  } catch {
    return {};
  }
}

async function asked<T>(asking: Asking): Promise<T> {
  const text = await answered(asking);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

export const get = <T>(path: string): Promise<T> => asked<T>({ method: "GET", path });

/** A response that is plain text. */
export const getText = (path: string): Promise<string> => answered({ method: "GET", path });

export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  asked<T>({ method: "POST", path, body: JSON.stringify(body), key: newKey() });

const texts = new Map<string, Promise<string>>();

/** A text file, fetched once. */
export function file(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const coming = fetch(transport().address(path)).then((response) => {
    if (!response.ok) throw new Refused(["ui-error-unknown"], String(response.status));
    return response.text();
  });
  coming.catch(() => texts.delete(path));
  texts.set(path, coming);
  return coming;
}
