/** A button that opens the legend of a game: every symbol as drawn, what it is and does, and its clause. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { file } from "~/api";
import { type Artwork, letter, prepare } from "~/board/artwork";
import { legendOf, lookedUp } from "~/board/legend";
import { drawSymbol } from "~/board/symbol";
import { games, t, wordsOf } from "~/games";
import type { GameInfo, LegendEntry } from "~/protocol";
import { Cite } from "~/ui/Cite";
import { Dialog } from "~/ui/Dialog";
import { Icon } from "~/ui/Icon";

export function LegendTool({ game: id }: { game: string }) {
  useEffect(() => () => void (lookedUp.value = null), []);
  const game = games.value.find((one) => one.id === id);
  if (!game || !legendOf(id)) return null;
  return (
    <>
      <button type="button" class="tool" aria-haspopup="dialog" onClick={() => (lookedUp.value = "")}>
        <Icon name="question" />
        <span>{t("ui-legend")}</span>
      </button>
      {lookedUp.value !== null && <LegendDialog game={game} at={lookedUp.value} />}
    </>
  );
}

function LegendDialog({ game, at }: { game: GameInfo; at: string }) {
  const art = useSignal<Artwork | null>(null);
  const marked = useRef<HTMLLIElement>(null);
  const words = wordsOf(game.id);

  useEffect(() => {
    if (game.board) {
      void file(game.board).then((source) => {
        const made = prepare(source, { options: [], players: game.players[0] });
        letter(made.root, words);
        art.value = made;
      });
    }
  }, [game.board, words]);
  useLayoutEffect(() => marked.current?.scrollIntoView({ block: "center" }), [at, art.value]);

  return (
    <Dialog title={t("ui-legend-title", { game: words.say("game-name") })} onClose={() => (lookedUp.value = null)} sheet>
      <ul class="legend">
        {legendOf(game.id)?.entries.map((entry) => (
          <li key={entry.id} ref={entry.id === at ? marked : null} class={entry.id === at ? "marked" : undefined}>
            <Symbol art={art.value} entry={entry} />
            <div>
              <h3>{words.say(`legend-${entry.id}`)}</h3>
              <p>
                {words.say(`legend-${entry.id}-about`)}{" "}
                <Cite game={game} clause={entry.clause} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A symbol in a shadow tree, so that it finds its parts whichever board is on the page. */
function Symbol({ art, entry }: { art: Artwork | null; entry: LegendEntry }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current || !art) return;
    const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    tree.adoptedStyleSheets = [art.sheet];
    tree.replaceChildren(drawSymbol(art, entry));
  }, [art]);
  return <div class="symbol" ref={host} aria-hidden="true" />;
}
