/** Requests the analysis of a finished game; the component that shows it is loaded on demand. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { Failure } from "~/ui/Failure";

type Room = typeof import("~/after/room");

export function Analyse({ model, at }: { model: TableModel; at: number | null }) {
  const room = useSignal<Room | null>(opened);
  const asked = useSignal(false);
  const open = async () => {
    asked.value = true;
    opened = room.value = await import("~/after/room");
    void opened.analyse(model.id);
  };
  useEffect(() => void (asked.value = false), [model.id]);
  const found = room.value?.analyses.value[model.id];
  const failure = room.value?.failed.value ?? null;
  if (room.value && found) return <room.value.AnalysisView model={model} at={at} />;
  if (at !== null) return null;
  return (
    <div class="analyse">
      <button type="button" disabled={asked.value && !failure} onClick={() => void open()}>
        {t("ui-analysis")}
      </button>
      <Failure phrase={failure} game={model.game.value} />
    </div>
  );
}

let opened: Room | null = null;
