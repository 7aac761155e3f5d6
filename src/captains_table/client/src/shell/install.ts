/** What makes a page a program that can be installed: its service worker, and the manifest in one's language. */
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

/** Tells something outside of the page. A phone lets only the service worker do that. */
export async function tellOutside(title: string, body: string, table: string): Promise<void> {
  if (!notify.value || !("Notification" in window) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const about = { body, tag: table, data: table };
  if (registration) await registration.showNotification(title, about);
  else new Notification(title, about);
}
