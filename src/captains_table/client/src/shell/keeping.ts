/** What the service workers of both forms have in common: they cache the files of one build, and drop those of others
 *  as soon as no page of them is open. */

/** What the build has made: its version, and the addresses of its files, seen from where the program is. */
declare const SHELL: { version: string; files: string[] };

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetch extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetch) => void): void;
  addEventListener(kind: "message", heard: (event: Lasting & { data: unknown }) => void): void;
  addEventListener<T extends Lasting>(kind: "push" | "notificationclick", heard: (event: T) => void): void;
}

/** A window that shows the program. */
export interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

export const worker = self as unknown as Worker;
export const home = new URL(worker.registration.scope);

/** The page and its manifests. All other files have hashes in their names: the previous build may have them too. */
const CHANGING = /(\/|\.webmanifest)$/;

interface Keeping {
  /** The prefix of the names of the caches. */
  name: string;
  /** The paths of the page, relative to the program's location. */
  pages: RegExp;
  /** The response, given the cached one. */
  page(request: Request, before: Response): Promise<Response>;
}

export function keepShell({ name, pages, page }: Keeping): void {
  const mine = name + SHELL.version;
  const kept = new Set(SHELL.files.map((file) => new URL(file, home).href));

  worker.addEventListener("install", (event) => {
    const keep = async (cache: Cache, address: string) => {
      const before = CHANGING.test(address) ? undefined : await caches.match(address);
      await (before ? cache.put(address, before) : cache.add(new Request(address, { cache: "no-cache" })));
    };
    const keepAll = async () => {
      const cache = await caches.open(mine);
      await Promise.all([...kept].map((address) => keep(cache, address)));
    };
    event.waitUntil(keepAll());
  });

  worker.addEventListener("activate", (event) => {
    const forget = async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((one) => one.startsWith(name) && one !== mine).map((one) => caches.delete(one)));
    };
    event.waitUntil(forget());
  });

  const found = async (address: string) => (await caches.open(mine)).match(address);

  const answered = async (request: Request): Promise<Response> => {
    if (request.mode !== "navigate") return (await found(request.url)) ?? fetch(request);
    const before = await found(home.href);
    return before ? page(request, before) : fetch(request);
  };

  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== home.origin) return;
    const isMine = request.mode === "navigate" ? pages.test(pathOf(url)) : kept.has(url.href);
    if (isMine) event.respondWith(answered(request));
  });
}

const pathOf = (url: URL): string => (url.pathname.startsWith(home.pathname) ? url.pathname.slice(home.pathname.length) : "-");
