/** A new build of the page without a server: it waits until the player wants it. */
import { signal } from "@preact/signals";
import type { Told } from "~/shell/pageWorker";

/** Whether everything is cached, so that no connection is needed. */
export const kept = signal(false);
/** The service worker of a new build. */
export const waiting = signal<ServiceWorker | null>(null);

/** Watches for updates; called once, on pages that cache themselves. */
export async function followUpdates(): Promise<void> {
  const services = navigator.serviceWorker;
  const isFirst = !services.controller;
  services.addEventListener("controllerchange", () => {
    if (isFirst && !kept.value) kept.value = true;
    else location.reload();
  });
  kept.value = !isFirst;
  const registration = await services.ready;
  const look = () => {
    if (registration.waiting && services.controller) waiting.value = registration.waiting;
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow();
  registration.addEventListener("updatefound", follow);
}

export const update = (): void => waiting.value?.postMessage("update" satisfies Told);
