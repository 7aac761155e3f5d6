/** Games stored only in this browser: saving them to a file, loading them, and what needs a server. */
import { useSignal } from "@preact/signals";
import { saveAllGames } from "~/alone/saveAllGames";
import { post } from "~/api";
import { t } from "~/games";
import { language } from "~/prefs";
import type { Import, Imported, Phrase } from "~/protocol";
import { kept } from "~/shell/update";
import { Failure, phraseOf } from "~/ui/Failure";

export function OwnGames({ onChanged }: { onChanged: () => void }) {
  const failure = useSignal<Phrase | null>(null);
  const loaded = useSignal<number | null>(null);

  const attempt = async (doing: () => Promise<void>) => {
    failure.value = null;
    loaded.value = null;
    try {
      await doing();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const save = () => attempt(saveAllGames);
  const load = (input: HTMLInputElement) =>
    attempt(async () => {
      const file = input.files?.[0];
      if (!file) return;
      const records = await file.text();
      input.value = "";
      const { tables } = await post<Imported>("/api/import", { records, language: language.value } satisfies Import);
      loaded.value = tables.length;
      onChanged();
    });

  return (
    <section class="own-games" aria-labelledby="own-games-title">
      <h2 id="own-games-title">{t("ui-alone")}</h2>
      <p>
        {t("ui-alone-about")} {kept.value && t("ui-alone-kept")}
      </p>
      <div class="row">
        <button type="button" onClick={() => void save()}>
          {t("ui-alone-save")}
        </button>
        <label class="button">
          {t("ui-alone-load")}
          <input class="only-heard" type="file" accept=".txt,text/plain" onChange={(event) => void load(event.currentTarget)} />
        </label>
      </div>
      <p role="status">{loaded.value !== null && t("ui-alone-loaded", { count: loaded.value })}</p>
      <Failure phrase={failure.value} />
      <div class="only-here" role="note">
        <p>{t("ui-alone-server")}</p>
        <code>captains-table serve --host 0.0.0.0</code>
      </div>
    </section>
  );
}
