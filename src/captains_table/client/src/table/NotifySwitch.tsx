/** Whether this device notifies the player of their turn: a hidden page by itself, a closed one through push messages. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import { notify } from "~/prefs";
import type { Phrase } from "~/protocol";
import { Failure, phraseOf } from "~/ui/Failure";

export function NotifySwitch() {
  const failure = useSignal<Phrase | null>(null);
  const wakes = useSignal(false);

  const want = async (wanted: boolean) => {
    failure.value = null;
    wakes.value = false;
    notify.value = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (wanted && !notify.value) failure.value = ["ui-notify-denied"];
    try {
      const push = await import("~/shell/push");
      if (notify.value) wakes.value = await push.subscribe();
      else await push.unsubscribe();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };

  return (
    <>
      <label class="check">
        <input type="checkbox" checked={notify.value} onChange={(event) => void want(event.currentTarget.checked)} />
        <span>{t("ui-notify")}</span>
      </label>
      {wakes.value && <p role="status">{t("ui-notify-about")}</p>}
      <Failure phrase={failure.value} />
    </>
  );
}
