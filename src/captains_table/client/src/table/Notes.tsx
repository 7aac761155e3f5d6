/** How one wants to be told that it is one's turn while one is away. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t } from "~/games";
import type { NotifyAnswer, Phrase } from "~/protocol";
import { Failure, phraseOf } from "~/ui/Failure";

function outcome(set: NotifyAnswer): string {
  if (set.confirm) return "ui-notes-confirm";
  return set.email || set.webhook ? "ui-notes-on" : "ui-notes-off";
}

export function Notes({ table }: { table: string }) {
  const email = useSignal("");
  const webhook = useSignal("");
  const set = useSignal<NotifyAnswer | null>(null);
  const failure = useSignal<Phrase | null>(null);

  const save = async (event: Event) => {
    event.preventDefault();
    failure.value = null;
    try {
      set.value = await post(`/api/tables/${table}/notify`, { email: email.value.trim(), webhook: webhook.value.trim() });
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };

  return (
    <details class="notes">
      <summary>{t("ui-notes")}</summary>
      <form class="stack" onSubmit={save}>
        <label class="field">
          <span>{t("ui-notes-email")}</span>
          <input type="email" value={email.value} onInput={(event) => (email.value = event.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t("ui-notes-webhook")}</span>
          <input type="url" value={webhook.value} onInput={(event) => (webhook.value = event.currentTarget.value)} />
        </label>
        <button>{t("ui-save")}</button>
        {set.value && <p role="status">{t(outcome(set.value))}</p>}
        {set.value?.key && (
          <p>
            {t("ui-notes-key")} <code>{set.value.key}</code>
          </p>
        )}
        <Failure phrase={failure.value} />
      </form>
    </details>
  );
}
