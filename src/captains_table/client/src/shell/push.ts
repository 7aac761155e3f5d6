/** Push subscriptions: whether this device is notified while the program is closed. */
import { post } from "~/api";
import { language } from "~/prefs";
import { learnServer, server } from "~/server";

/** Subscribes this device, if the server and the browser support it. */
export async function subscribe(): Promise<boolean> {
  await learnServer();
  const key = server.value?.push;
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  if (!key || !pushes) return false;
  const found = await subscription(pushes, key).catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (!endpoint || !keys) return false;
  await post("/api/push", { endpoint, key: keys["p256dh"], auth: keys["auth"], language: language.value });
  return true;
}

/** The existing subscription of the browser; a new one if it belonged to another server. */
async function subscription(pushes: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  return pushes.subscribe(wanted).catch(async () => {
    await (await pushes.getSubscription())?.unsubscribe();
    return pushes.subscribe(wanted);
  });
}

export async function unsubscribe(): Promise<void> {
  const pushes = (await navigator.serviceWorker?.getRegistration())?.pushManager;
  await (await pushes?.getSubscription())?.unsubscribe();
  await post("/api/push");
}
