/** Copies an address of this server. Tables that exist only in this browser have none for others. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import { sharedAddress } from "~/route";
import { serverAddress } from "~/server";
import { transport } from "~/transport/transport";
import { Icon } from "~/ui/Icon";

export const addressOf = (hash: string): string => `${serverAddress()}${sharedAddress(hash)}`;

export function CopyLink({ hash, label }: { hash: string; label: string }) {
  const done = useSignal(false);
  if (transport().isAlone) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf(hash));
      done.value = true;
      setTimeout(() => (done.value = false), 2000);
    } catch {
      prompt(label, addressOf(hash));
    }
  };
  return (
    <button type="button" class="copy" onClick={() => void copy()}>
      <Icon name="link" />
      <span aria-live="polite">{done.value ? t("ui-copied") : label}</span>
    </button>
  );
}
