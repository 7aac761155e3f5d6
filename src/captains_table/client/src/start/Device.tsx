/** Moving one's seats to another device with a code, or coming from another device with one; and signing devices out. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, post } from "~/api";
import { t } from "~/games";
import { language, myName } from "~/prefs";
import type { Device as OneDevice, Devices, Phrase } from "~/protocol";
import { go } from "~/route";
import { Failure, phraseOf } from "~/ui/Failure";

export function Device({ code: given = "" }: { code?: string }) {
  const code = useSignal<{ code: string; minutes: number } | null>(null);
  const typed = useSignal(given);
  const failure = useSignal<Phrase | null>(null);
  const devices = useSignal<OneDevice[]>([]);

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
  useEffect(() => {
    get<Devices>("/api/devices").then(
      (mine) => (devices.value = mine.devices),
      () => {},
    );
  }, []);
  const revoke = (id: string) =>
    attempt(async () => {
      devices.value = (await post<Devices>(`/api/devices/${id}/revoke`)).devices;
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
      {devices.value.length > 1 && <DeviceList devices={devices.value} revoke={revoke} />}
      <Failure phrase={failure.value} />
    </section>
  );
}

function DeviceList({ devices, revoke }: { devices: OneDevice[]; revoke: (id: string) => Promise<void> }) {
  const days = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const name = (device: OneDevice) => device.name || t("ui-devices-unknown");
  return (
    <>
      <h3 id="devices-title">{t("ui-devices")}</h3>
      <ul class="devices" aria-labelledby="devices-title">
        {devices.map((device) => (
          <li key={device.id} class="row">
            <span>
              {name(device)}, {device.here ? t("ui-devices-here") : t("ui-devices-seen", { day: days.format(device.seen) })}
            </span>
            {!device.here && (
              <button
                type="button"
                aria-label={t("ui-devices-revoke-which", { device: name(device) })}
                onClick={() => void revoke(device.id)}
              >
                {t("ui-devices-revoke")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
