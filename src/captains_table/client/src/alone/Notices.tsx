/** Notices of the page without a server: Python is starting or can't be started; an update is waiting. */
import { useSignalEffect } from "@preact/signals";
import { t } from "~/games";
import { update, waiting } from "~/shell/update";
import { engine, workerTransport } from "~/transport/worker";
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
