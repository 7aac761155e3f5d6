/** Notices of the page without a server: Python is being loaded, is starting or can't be started; the browser has no room
 *  for games; an update is waiting. */
import { useSignalEffect } from "@preact/signals";
import { saveAllGames } from "~/alone/saveAllGames";
import { t } from "~/games";
import { update, waiting } from "~/shell/update";
import { engine, isStorageFull, loading, workerTransport } from "~/transport/worker";
import { announce } from "~/ui/announcer";

export function Notices() {
  useSignalEffect(() => {
    if (engine.value === "ready") announce(t("ui-engine-ready"));
  });
  return (
    <div class="notices" role="status">
      {engine.value === "starting" && (
        <p class="notice">
          <span class="turning" aria-hidden="true" />
          {t("ui-engine-starting")}
          {loading.value !== null && (
            <span class="loaded" aria-hidden="true">
              {t("ui-percent", { share: loading.value })}
            </span>
          )}
        </p>
      )}
      {engine.value === "broken" && (
        <p class="notice" role="alert">
          {t("ui-engine-broken")}{" "}
          <button type="button" onClick={() => workerTransport.startAgain()}>
            {t("ui-engine-again")}
          </button>
        </p>
      )}
      {isStorageFull.value && (
        <p class="notice" role="alert">
          {t("ui-storage-full")}{" "}
          <button type="button" onClick={() => void saveAllGames().catch((error: unknown) => console.error(error))}>
            {t("ui-alone-save")}
          </button>
          <button type="button" onClick={() => (isStorageFull.value = false)}>
            {t("ui-news-seen")}
          </button>
        </p>
      )}
      {waiting.value && (
        <p class="notice">
          {t("ui-update")}{" "}
          <button type="button" onClick={update}>
            {t("ui-update-now")}
          </button>
        </p>
      )}
    </div>
  );
}
