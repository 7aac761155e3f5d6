/** How others join a table: by a link or a QR code; and whether they can at all. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import { learnServer, server } from "~/server";
import { CopyLink, addressOf } from "~/ui/CopyLink";

export function Invitation({ table }: { table: string }) {
  const shown = useSignal(false);
  useEffect(() => void learnServer(), []);
  const link = `#/t/${table}`;
  const alone = server.value?.only_here ?? false;
  return (
    <>
      <div class="share">
        <input readOnly aria-label={t("ui-link")} value={addressOf(link)} onFocus={(event) => event.currentTarget.select()} />
        <CopyLink hash={link} label={t("ui-copy")} />
        {!alone && (
          <button type="button" aria-expanded={shown.value} onClick={() => (shown.value = !shown.value)}>
            {t("ui-code")}
          </button>
        )}
      </div>
      {shown.value && <img class="qr-code" src={`/t/${table}/code.svg`} alt={t("ui-code-about")} width={220} height={220} />}
      {alone && (
        <div class="only-here" role="note">
          <p>{t("ui-only-here")}</p>
          <code>captains-table serve --host 0.0.0.0</code>
        </div>
      )}
    </>
  );
}
