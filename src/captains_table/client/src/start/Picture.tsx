/** A game's board drawn small. It has a tree of its own, so that the boards of several games do not mix. */
import { useEffect, useRef } from "preact/hooks";
import { file } from "~/api";
import { letter, prepare } from "~/board/artwork";
import { wordsOf } from "~/games";
import type { GameInfo } from "~/protocol";

export function Picture({ game }: { game: GameInfo }) {
  const host = useRef<HTMLDivElement>(null);
  const words = wordsOf(game.id);

  useEffect(() => {
    if (!game.board) return;
    let current = true;
    void file(game.board).then((source) => {
      if (!current || !host.current) return;
      const options = game.options.map((option) => option.id);
      const art = prepare(source, { options, players: game.players[1], layout: "wide" });
      art.root.classList.add("board");
      art.root.setAttribute("preserveAspectRatio", "xMidYMid slice");
      art.root.setAttribute("width", "100%");
      art.root.setAttribute("height", "100%");
      letter(art.root, words);
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
