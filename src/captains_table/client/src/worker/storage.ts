/** Where a browser stores tables: IndexedDB. A table is a growing list of numbered facts; everything else is small
 *  values. All texts are Python's, and nothing here parses them. */

/** One atomic write. */
interface Changes {
  facts: [table: string, number: number, at: number, text: string][];
  values: [kind: string, key: string, text: string | null][];
}

interface KeptFact {
  at: number;
  text: string;
}

const FACTS = "facts";
const VALUES = "values";
const VERSION = 1;
/** Comes after every number and text in a key. */
const LAST: never[] = [];

export class Storage {
  private readonly database: Promise<IDBDatabase>;

  /** `wrote` is called with the tables that have new facts. */
  constructor(
    name: string,
    private readonly wrote: (table: string) => void,
  ) {
    this.database = opened(name);
  }

  /** The facts of a table from a number on, in order. */
  readonly facts = async (table: string, start: number): Promise<string> => {
    const store = (await this.database).transaction(FACTS).objectStore(FACTS);
    const found = await done<KeptFact[]>(store.getAll(IDBKeyRange.bound([table, start], [table, LAST])));
    return JSON.stringify(found.map(({ at, text }) => [at, text]));
  };

  /** All values of a kind, by key. */
  readonly values = async (kind: string): Promise<string> => {
    const store = (await this.database).transaction(VALUES).objectStore(VALUES);
    const range = IDBKeyRange.bound([kind], [kind, LAST]);
    const [keys, texts] = await Promise.all([done<IDBValidKey[]>(store.getAllKeys(range)), done<string[]>(store.getAll(range))]);
    return JSON.stringify(Object.fromEntries(keys.map((key, at) => [(key as string[])[1], texts[at]])));
  };

  /** Writes everything, and resolves when it is on disk; writes nothing if somebody has already written one of the
   *  facts. */
  readonly write = async (json: string): Promise<boolean> => {
    const { facts, values } = JSON.parse(json) as Changes;
    const transaction = (await this.database).transaction([FACTS, VALUES], "readwrite", { durability: "strict" });
    const isWritten = await new Promise<boolean>((resolve, reject) => {
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => {
        if (transaction.error?.name === "ConstraintError") resolve(false);
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
    if (isWritten) for (const table of new Set(facts.map(([id]) => id))) this.wrote(table);
    return isWritten;
  };
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
