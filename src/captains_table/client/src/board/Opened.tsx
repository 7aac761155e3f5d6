/** A part of the table that the player has opened, enlarged; the game continues behind it. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { letter, prepare } from "~/board/artwork";
import { Explain } from "~/board/Explain";
import { Layer } from "~/board/layer";
import { legendOf } from "~/board/legend";
import { Pointing } from "~/board/pointing";
import type { Conditions, View } from "~/board/views";
import type { TableModel } from "~/table/model";
import { Dialog } from "~/ui/Dialog";

interface Props {
  model: TableModel;
  source: string;
  conditions: Conditions;
  view: View;
  onClose: () => void;
}

const NONE: ReadonlyMap<string, readonly string[]> = new Map();

export function Opened({ model, source, conditions, view, onClose }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const layer = useSignal<Layer | null>(null);
  const pointing = useMemo(() => new Pointing(), []);
  const words = model.words.value;
  const name = model.pieces.value.find((piece) => piece.s === view.opens)?.l;
  const title = name ? words.phrase(name) : "";

  useEffect(() => {
    const art = prepare(source, conditions, view);
    art.root.classList.add("board");
    art.root.setAttribute("role", "group");
    art.root.style.setProperty("--shape", String(art.size.width / art.size.height));
    letter(art.root, words);
    host.current?.replaceChildren(art.root);
    layer.value = new Layer(art);
    return () => pointing.stop();
  }, [view.name]);

  useSignalEffect(() => {
    layer.value?.update({
      pieces: model.pieces.value,
      offers: NONE,
      words: model.words.value,
      choosing: false,
      pointed: [],
      legend: legendOf(model.game.value),
      moving: false,
    });
  });

  return (
    <Dialog title={title} onClose={onClose} wide>
      <div class="opened">
        <div
          class="opened-sheet"
          ref={host}
          tabIndex={0}
          role="region"
          aria-label={title}
          onPointerOver={pointing.onOver}
          onPointerLeave={pointing.onLeave}
          onClick={(event) => {
            const id = (event.target as Element).closest<SVGGElement>("g.piece")?.dataset["piece"];
            if (id) pointing.ask(id, event);
            else pointing.stop();
          }}
        />
        {pointing.explained.value && (
          <Explain model={model} explained={pointing.explained.value} element={(id) => layer.value?.element(id)} moved={0} />
        )}
      </div>
    </Dialog>
  );
}
