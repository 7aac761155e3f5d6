/** Taking one's seats to another device by a code, or coming from another device with one. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t } from "~/games";
import { myName } from "~/prefs";
import type { Phrase } from "~/protocol";
import { go } from "~/route";
import { Failure, phraseOf } from "~/ui/Failure";

export function Device({ code: given = "" }: { code?: string }) {
  const code = useSignal<{ code: string; minutes: number } | null>(null);
  const typed = useSignal(given);
  const failure = useSignal<Phrase | null>(null);

  const attempt = async (doing: () => Promise<void>) => {
    failure.value = null;
    try {
      await doing();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const take = () =>
    attempt(async () => {
      code.value = await post<{ code: string; minutes: number }>("/api/device");
    });
  const bring = (event: Event) => {
    event.preventDefault();
    return attempt(async () => {
      const { name } = await post<{ name: string }>("/api/device/redeem", { code: typed.value.trim() });
      if (name) myName.value = name;
      go("#/");
      location.reload();
    });
  };

  return (
    <section class="device" aria-labelledby="device-title">
      <h2 id="device-title">{t("ui-device")}</h2>
      <p>{t("ui-device-about")}</p>
      <div class="device-ways">
        <div>
          <button type="button" onClick={() => void take()}>
            {t("ui-device-make")}
          </button>
          {code.value && (
            <p role="status">
              <strong class="code">{code.value.code}</strong>
              <br />
              {t("ui-device-code", { minutes: code.value.minutes })}
            </p>
          )}
        </div>
        <form class="row" onSubmit={bring}>
          <input
            aria-label={t("ui-device-enter")}
            placeholder={t("ui-device-enter")}
            value={typed.value}
            autocomplete="one-time-code"
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
          <button>{t("ui-device-use")}</button>
        </form>
      </div>
      <Failure phrase={failure.value} />
    </section>
  );
}
