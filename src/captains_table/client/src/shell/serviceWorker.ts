/** The service worker of a server's page: keeps the shell, which is the page and the files it is made of, so that the
 *  program opens at once and without a connection. It answers for nothing else: what the server says is never kept.
 *
 *  The page itself is asked for first and taken from what is kept only if nobody answers, so an update is there at the
 *  next load; its files have their contents in their names. */
import { keepShell, worker } from "~/shell/keeping";
import { openTable, showNotification, type NotificationClick, type Push } from "~/shell/notifications";

/** Milliseconds without an answer after which the page comes from the cache. */
const PATIENCE = 4000;

keepShell({
  name: "captains-table-shell-",
  pages: /^(|index\.html|t\/[^/]+(\/\d+)?|table\/[^/]+(\/\d+)?)$/,
  page: pageOfNow,
});

/** The current page; if nobody answers, or the server is down, the cached one. */
async function pageOfNow(request: Request, before: Response): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const now = await Promise.race([fetch(request).catch(() => null), late]);
  return now && now.status < 500 ? now : before;
}

worker.addEventListener("push", (event: Push) => event.waitUntil(showNotification(worker, event)));
worker.addEventListener("notificationclick", (event: NotificationClick) => event.waitUntil(openTable(worker, event)));
