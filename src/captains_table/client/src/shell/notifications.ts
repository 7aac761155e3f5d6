/** Push messages that reach this device while the program is closed. */
import type { Lasting, Worker } from "~/shell/keeping";

export interface Push extends Lasting {
  data: { json(): unknown } | null;
}

export interface NotificationClick extends Lasting {
  notification: Notification;
}

/** What the server sends (docs/protocol.md). */
interface Message {
  title: string;
  text: string;
  table: string;
}

/** A browser has to show something for every push message. Only the last one of each table stays. */
export async function showNotification(worker: Worker, event: Push): Promise<void> {
  const { title, text, table } = event.data?.json() as Message;
  await worker.registration.showNotification(title, { body: text, tag: table, data: table });
}

/** Opens the table of a notification, in an open window if there is one. */
export async function openTable(worker: Worker, event: NotificationClick): Promise<void> {
  event.notification.close();
  const address = new URL(`#/t/${String(event.notification.data)}`, worker.registration.scope).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.startsWith(address)) ?? pages[0];
  if (!there) {
    await worker.clients.openWindow(address);
    return;
  }
  if (!there.url.startsWith(address)) await there.navigate(address);
  await there.focus();
}
