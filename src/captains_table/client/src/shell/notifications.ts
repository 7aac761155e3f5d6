/** Notifications that come to this device while the program is closed. */
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

/** A browser that is sent a message has to show something. Of one table only the last one stays. */
export async function showNotification(worker: Worker, event: Push): Promise<void> {
  const { title, text, table } = event.data?.json() as Message;
  await worker.registration.showNotification(title, { body: text, tag: table, data: table });
}

/** The table that a notification was about: in a window that is open already, if there is one. */
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
