/** Saves the record of a game, as far as the player may know it. */
import { useSignal } from "@preact/signals";
import { getText } from "~/api";
import { t } from "~/games";
import type { Phrase, TableInfo } from "~/protocol";
import { Failure, phraseOf } from "~/ui/Failure";
import { saveText } from "~/ui/save";

export function SaveRecord({ info }: { info: TableInfo }) {
  const failure = useSignal<Phrase | null>(null);
  const save = async () => {
    try {
      saveText(`${info.game}-${info.id}.txt`, await getText(`/api/tables/${info.id}/record`));
      failure.value = null;
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {t("ui-record")}
      </button>
      <Failure phrase={failure.value} game={info.game} />
    </>
  );
}
