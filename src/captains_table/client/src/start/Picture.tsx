/** A game's board as a thumbnail, in the middle of a game. It has a shadow tree, so that boards do not interfere. */
import { useEffect, useRef } from "preact/hooks";
import { file } from "~/api";
import { letter, prepare } from "~/board/artwork";
import { Layer } from "~/board/layer";
import { wordsOf } from "~/games";
import type { GameInfo, Sample } from "~/protocol";

export function Picture({ game }: { game: GameInfo }) {
  const host = useRef<HTMLDivElement>(null);
  const words = wordsOf(game.id);

  useEffect(() => {
    if (!game.board) return;
    let current = true;
    void Promise.all([file(game.board), file(game.sample)]).then(([source, json]) => {
      if (!current || !host.current) return;
      const sample = JSON.parse(json) as Sample;
      const art = prepare(source, { options: [], players: sample.players });
      art.root.classList.add("board");
      art.root.setAttribute("preserveAspectRatio", "xMinYMid slice");
      art.root.setAttribute("width", "100%");
      art.root.setAttribute("height", "100%");
      letter(art.root, words);
      new Layer(art).update({ pieces: sample.pieces, offers: new Map(), words, choosing: false, pointed: [], moving: false });
      for (const mark of art.pieces.querySelectorAll(".halo, .knob")) mark.remove();
      const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
      tree.adoptedStyleSheets = [art.sheet];
      tree.replaceChildren(art.root);
    });
    return () => {
      current = false;
    };
  }, [game.board, words]);

  return <div class="picture" ref={host} aria-hidden="true" />;
}
