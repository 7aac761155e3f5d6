/** A player asks to undo something that the others have seen. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";

export function Consent({ model }: { model: TableModel }) {
  const { seat, restart, answers = {} } = model.ask.value;
  const mine = model.mine.value.filter((one) => !model.info.value?.players[one]?.resigned);
  if (seat === null || mine.length === 0) return null;
  const answer = (yes: boolean) => void model.tell({ t: "answer", yes });
  if (mine.includes(seat)) {
    return (
      <Dialog title={t("ui-consent-waiting")}>
        <p>{t("ui-consent-waiting-about")}</p>
        <button type="button" autofocus onClick={() => answer(false)}>
          {t("ui-consent-withdraw")}
        </button>
      </Dialog>
    );
  }
  if (mine.every((one) => String(one) in answers)) return null;
  const who = model.name(seat);
  return (
    <Dialog title={t("ui-consent")}>
      <p>{t(restart ? "ui-consent-restart" : "ui-consent-undo", { who })}</p>
      <div class="row">
        <button type="button" class="main" onClick={() => answer(true)}>
          {t("ui-consent-yes")}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {t("ui-consent-no")}
        </button>
      </div>
    </Dialog>
  );
}
