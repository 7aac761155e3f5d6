/** What makes a page a program that can be installed: its service worker, and the manifest in one's language. */
import { effect } from "@preact/signals";
import { language } from "~/prefs";

export function install(): void {
  effect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    if (link) link.href = link.href.replace(/\w+\.webmanifest$/, `${language.value}.webmanifest`);
  });
  if (!("serviceWorker" in navigator)) return;
  const keep = () => void navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)).catch(() => undefined);
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
