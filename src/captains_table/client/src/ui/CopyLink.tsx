/** Copies an address of this server. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import { Icon } from "~/ui/Icon";

export function CopyLink({ hash, label }: { hash: string; label: string }) {
  const done = useSignal(false);
  const copy = async () => {
    const address = `${location.origin}/${hash}`;
    try {
      await navigator.clipboard.writeText(address);
      done.value = true;
      setTimeout(() => (done.value = false), 2000);
    } catch {
      prompt(label, address);
    }
  };
  return (
    <button type="button" class="tool copy" onClick={() => void copy()}>
      <Icon name="link" />
      <span aria-live="polite">{done.value ? t("ui-copied") : label}</span>
    </button>
  );
}
