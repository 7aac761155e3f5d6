/** The board and the panels, guarded against clicks on something that has just moved under the pointer. */
import type { ComponentChildren } from "preact";
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { TableModel } from "~/table/model";
import { Resting, watchClicks } from "~/table/resting";

export function Guarded({ model, children }: { model: TableModel; children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  const resting = useMemo(() => new Resting(), []);

  useSignalEffect(() => {
    void [model.open.value, model.pieces.value, model.notice.value, model.coach.said.value, model.since.value];
    void [model.picked.value, model.confirming.asked.value, model.view.value?.turn];
    resting.change(performance.now());
  });
  useEffect(() => (main.current ? watchClicks(main.current, resting, (target) => meaning(model, target)) : undefined), [model]);
  return (
    <main class="table" ref={main}>
      {children}
    </main>
  );
}

/** What a click there would do. */
function meaning(model: TableModel, target: Element): string {
  const piece = target.closest<SVGGElement>("g.piece")?.dataset["piece"];
  if (piece !== undefined) return model.offers.value.get(piece)?.join() ?? `? ${piece}`;
  const button = target.closest<HTMLElement>("button, a, summary");
  return button?.dataset["event"] ?? button?.textContent ?? "";
}
