/** The choices that one piece offers, next to the piece. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { putBeside } from "~/board/beside";
import { t } from "~/games";
import type { TableModel } from "~/table/model";

interface Props {
  model: TableModel;
  element: (piece: string) => SVGGElement | undefined;
  /** The piece can also be opened. */
  onOpen?: () => void;
}

export function Offer({ model, element, onOpen }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const id = model.picked.value;
  const piece = id === null ? undefined : model.pieces.value.find((one) => one.i === id);
  const offered = model.choices.value.filter(([notation]) => model.offers.value.get(id ?? "")?.includes(notation));
  const anchor = piece && element(piece.i);

  useLayoutEffect(() => {
    if (!menu.current || !anchor) return;
    putBeside(menu.current, anchor.getBoundingClientRect());
    menu.current.querySelector("button")?.focus({ preventScroll: true });
  }, [id]);

  if (!piece || offered.length === 0) return null;
  const close = () => {
    model.picked.value = null;
    model.lit.value = [];
    anchor?.focus({ preventScroll: true });
  };
  /** The focus returns to the piece before the menu disappears. */
  const choose = (notation: string) => {
    anchor?.focus({ preventScroll: true });
    void model.move(notation);
  };
  const words = model.words.value;
  const step = (by: number) => {
    const buttons = [...(menu.current?.querySelectorAll<HTMLButtonElement>("li button") ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(here + by + buttons.length) % buttons.length]?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="offer" ref={menu} role="group" aria-label={piece.l ? words.phrase(piece.l) : t("ui-choices")} onKeyDown={onKey}>
      {piece.l && <p class="offer-title">{words.phrase(piece.l)}</p>}
      <ul>
        {offered.map(([notation, phrase]) => (
          <li key={notation}>
            <button type="button" data-event={notation} onClick={() => choose(notation)} title={words.phrase(phrase)}>
              {words.whole(notation, phrase)}
            </button>
          </li>
        ))}
        {onOpen && (
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                onOpen();
              }}
            >
              {t("ui-open-large")}
            </button>
          </li>
        )}
      </ul>
      <button type="button" class="quiet close" onClick={close}>
        {t("ui-cancel")}
      </button>
    </div>
  );
}
