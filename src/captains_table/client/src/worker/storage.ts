/** Where a browser stores tables: IndexedDB. A table is a growing list of numbered facts; everything else is small
 *  values. All texts are Python's, and nothing here parses them.
 *
 *  What the browser has no room for stays in memory, so that a game can go on; every further write tries to store it. */

/** One atomic write. */
interface Changes {
  facts: [table: string, number: number, at: number, text: string][];
  values: [kind: string, key: string, text: string | null][];
}

interface KeptFact {
  at: number;
  text: string;
}

/** Written; somebody has already written one of the facts; or there is no room. */
type Outcome = "written" | "taken" | "full";

/** What the errors of IndexedDB mean. */
const REFUSED: Record<string, Outcome> = { ConstraintError: "taken", QuotaExceededError: "full" };

const FACTS = "facts";
const VALUES = "values";
const VERSION = 1;
/** Comes after every number and text in a key. */
const LAST: never[] = [];

export class Storage {
  private readonly database: Promise<IDBDatabase>;
  /** What is only in memory, by the table that it is about (empty: none). */
  private readonly unsaved = new Map<string, Changes>();
  /** The tables of which another tab has written something else first: their next write fails, so that they are read again. */
  private readonly lost = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** `wrote` is called with a table that has new facts, and whether all of them are on disk. */
  constructor(
    name: string,
    private readonly wrote: (table: string, isSaved: boolean) => void,
  ) {
    this.database = opened(name);
  }

  /** The facts of a table from a number on, in order. */
  readonly facts = async (table: string, start: number): Promise<string> => {
    const store = (await this.database).transaction(FACTS).objectStore(FACTS);
    const found = await done<KeptFact[]>(store.getAll(IDBKeyRange.bound([table, start], [table, LAST])));
    const unsaved = this.unsaved.get(table)?.facts.filter(([, number]) => number >= start) ?? [];
    return JSON.stringify([...found.map(({ at, text }) => [at, text]), ...unsaved.map(([, , at, text]) => [at, text])]);
  };

  /** All values of a kind, by key. */
  readonly values = async (kind: string): Promise<string> => {
    const store = (await this.database).transaction(VALUES).objectStore(VALUES);
    const range = IDBKeyRange.bound([kind], [kind, LAST]);
    const [keys, texts] = await Promise.all([done<IDBValidKey[]>(store.getAllKeys(range)), done<string[]>(store.getAll(range))]);
    const found = new Map(keys.map((key, at) => [(key as string[])[1]!, texts[at]!]));
    for (const { values } of this.unsaved.values()) {
      for (const [of, key, text] of values) {
        if (of !== kind) continue;
        if (text === null) found.delete(key);
        else found.set(key, text);
      }
    }
    return JSON.stringify(Object.fromEntries(found));
  };

  /** Writes everything, and resolves when it is on disk or, without room for it, in memory; writes nothing if somebody has
   *  already written one of the facts. One write after the other. */
  readonly write = (json: string): Promise<boolean> => {
    const written = this.last.then(() => this.keep(JSON.parse(json) as Changes));
    this.last = written.catch(() => undefined);
    return written;
  };

  private async keep(changes: Changes): Promise<boolean> {
    await this.saveUnsaved();
    const table = changes.facts[0]?.[0] ?? "";
    if (this.lost.delete(table)) return false;
    const before = this.unsaved.get(table);
    const outcome = before ? "full" : await this.put(changes);
    if (outcome === "taken") return false;
    if (outcome === "full") {
      const { facts, values } = before ?? { facts: [], values: [] };
      this.unsaved.set(table, { facts: [...facts, ...changes.facts], values: [...values, ...changes.values] });
    }
    if (table) this.wrote(table, this.unsaved.size === 0);
    return true;
  }

  /** Tries to store what is in memory. */
  private async saveUnsaved(): Promise<void> {
    for (const [table, changes] of this.unsaved) {
      const outcome = await this.put(changes);
      if (outcome === "full") return;
      if (outcome === "taken") this.lost.add(table);
      this.unsaved.delete(table);
    }
  }

  /** Writes to disk. */
  private async put({ facts, values }: Changes): Promise<Outcome> {
    const transaction = (await this.database).transaction([FACTS, VALUES], "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve("written");
      transaction.onabort = () => {
        const outcome = REFUSED[transaction.error?.name ?? ""];
        if (outcome) resolve(outcome);
        else reject(transaction.error ?? new Error("the browser has not written anything"));
      };
      const kept = transaction.objectStore(FACTS);
      for (const [table, number, at, text] of facts) kept.add({ at, text } satisfies KeptFact, [table, number]);
      const small = transaction.objectStore(VALUES);
      for (const [kind, key, text] of values) {
        if (text === null) small.delete([kind, key]);
        else small.put(text, [kind, key]);
      }
    });
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(FACTS);
    opening.result.createObjectStore(VALUES);
  };
  return done(opening);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's storage can't be read"));
  });
}
