/** What makes a page an installable program: its service worker, and the manifest in the player's language. */
import { effect } from "@preact/signals";
import { language, notify } from "~/prefs";

export function install(): void {
  effect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (link) link.href = link.href.replace(/\w+\.webmanifest$/, `${language.value}.webmanifest`);
  });
  if (!("serviceWorker" in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
    if (notify.value) await (await import("~/shell/push")).subscribe();
  };
  const start = () => void keep().catch(() => undefined);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** Shows a notification. On phones, only the service worker may do that. */
export async function tellOutside(title: string, body: string, table: string): Promise<void> {
  if (!notify.value || !("Notification" in window) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const about = { body, tag: table, data: table };
  if (registration) await registration.showNotification(title, about);
  else new Notification(title, about);
}
