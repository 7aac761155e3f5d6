/** The service worker: keeps the shell, which is the page and the files it is made of, so that the program opens at
 *  once and without a connection. It answers for nothing else: what the server says is never kept.
 *
 *  The page itself is asked for first and taken from what is kept only if nobody answers, so an update is there at the
 *  next load; its files have their contents in their names. What belongs to another build goes as soon as no page of it
 *  is open any more. */
import { openTable, showNotification, type NotificationClick, type Push } from "~/shell/notifications";

/** What the build has made: its version, and the addresses of its files, seen from where the program is. */
declare const SHELL: { version: string; files: string[] };

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetch extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(kind: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetch) => void): void;
  addEventListener(kind: "push", heard: (event: Push) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: NotificationClick) => void): void;
}

/** A window with the program in it. */
export interface Page {
  url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

const worker = self as unknown as Worker;
const NAME = "captains-table-shell-";
const CACHE = NAME + SHELL.version;
/** After so long without an answer the page is taken from what is kept. */
const PATIENCE = 4000;
/** The paths of the one page, seen from where the program is. */
const PAGES = /^(|index\.html|t\/[^/]+(\/\d+)?|table\/[^/]+(\/\d+)?)$/;

const home = new URL(worker.registration.scope);
const kept = new Set(SHELL.files.map((file) => new URL(file, home).href));

const pathOf = (url: URL): string => (url.pathname.startsWith(home.pathname) ? url.pathname.slice(home.pathname.length) : "-");

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...kept])));
});

worker.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== home.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathOf(url))) event.respondWith(page(request));
  } else if (kept.has(url.href)) {
    event.respondWith(file(request));
  }
});

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** The page as it is now; if nobody answers, or the server is down, as it was. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const before = await cache.match(home.href);
  if (!before) return fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const now = await Promise.race([fetch(request).catch(() => null), late]);
  return now && now.status < 500 ? now : before;
}

worker.addEventListener("push", (event) => event.waitUntil(showNotification(worker, event)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openTable(worker, event)));
