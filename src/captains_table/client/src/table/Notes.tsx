/** How the player wants to be notified while away. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "~/api";
import { t } from "~/games";
import type { NotifyAnswer, Phrase } from "~/protocol";
import { learnServer, server } from "~/server";
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

  useEffect(() => void learnServer(), []);
  const mail = server.value?.email ?? false;

  const save = async (event: Event) => {
    event.preventDefault();
    failure.value = null;
    try {
      set.value = await post(`/api/tables/${table}/notify`, {
        ...(mail ? { email: email.value.trim() } : {}),
        webhook: webhook.value.trim(),
      });
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };

  return (
    <details class="notes">
      <summary>{t(mail ? "ui-notes" : "ui-notes-only-webhook")}</summary>
      <form class="stack" onSubmit={save}>
        {mail && (
          <label class="field">
            <span>{t("ui-notes-email")}</span>
            <input type="email" value={email.value} onInput={(event) => (email.value = event.currentTarget.value)} />
          </label>
        )}
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
