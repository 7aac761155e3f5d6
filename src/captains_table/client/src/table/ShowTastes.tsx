/** How the table shows what others do: at which pace, and with or without sounds. */
import { t } from "~/games";
import { type Pace, pace, sounds } from "~/prefs";

const PACES: Pace[] = ["slow", "normal", "fast", "off"];

export const ShowTastes = () => (
  <div class="row show-tastes">
    <label class="pace">
      <span>{t("ui-show-pace")}</span>
      <select value={pace.value} onChange={(event) => (pace.value = event.currentTarget.value as Pace)}>
        {PACES.map((one) => (
          <option key={one} value={one}>
            {t(`ui-show-pace-${one}`)}
          </option>
        ))}
      </select>
    </label>
    <label class="check">
      <input type="checkbox" checked={sounds.value} onChange={(event) => (sounds.value = event.currentTarget.checked)} />
      <span>{t("ui-sounds")}</span>
    </label>
  </div>
);
