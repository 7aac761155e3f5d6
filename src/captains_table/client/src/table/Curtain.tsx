/** One device for several people: everything is hidden until the right person sits down. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";
import { Swatch } from "~/ui/Swatch";

export function Curtain({ model }: { model: TableModel }) {
  const seat = model.curtain.value;
  if (seat === null || model.moment.value) return null;
  const who = model.name(seat);
  return (
    <Dialog key={seat} title={t("ui-curtain", { who })}>
      <p>{t("ui-curtain-about", { who })}</p>
      <p class="curtain-seat">
        <Swatch seat={seat} />
      </p>
      <button type="button" class="main large" autofocus onClick={() => void model.tell({ t: "sit", seat })}>
        {t("ui-curtain-me", { who })}
      </button>
    </Dialog>
  );
}
