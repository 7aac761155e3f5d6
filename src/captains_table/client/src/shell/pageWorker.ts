/** The service worker of the page without a server: keeps all of it, so that everything works without a connection.
 *
 *  All files of a page are of the same build. A new one waits until no page of the old one is open, or until somebody
 *  asks for it; then the pages load themselves again. Tables are in the browser's storage, so they are still there. */
import { home, keepShell, worker } from "~/shell/keeping";

/** What a page says to the service worker that waits. */
export type Told = "update";

keepShell({
  name: `captains-table-page-${home.pathname}-`,
  pages: /^(|index\.html)$/,
  page: (_, before) => Promise.resolve(before),
});

/** The page that has just been opened for the first time needs no second visit to work without a connection. */
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  if (event.data === ("update" satisfies Told)) event.waitUntil(worker.skipWaiting());
});
