/** The choices that one piece offers, beside the piece. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "~/games";
import type { TableModel } from "~/table/model";

interface Props {
  model: TableModel;
  element: (piece: string) => SVGGElement | undefined;
}

export function Offer({ model, element }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const id = model.picked.value;
  const piece = id === null ? undefined : model.pieces.value.find((one) => one.i === id);
  const offered = model.choices.value.filter(([notation]) => model.offers.value.get(id ?? "")?.includes(notation));
  const anchor = piece && element(piece.i);

  useLayoutEffect(() => {
    const host = menu.current?.parentElement;
    if (!menu.current || !anchor || !host) return;
    const outer = host.getBoundingClientRect();
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = menu.current;
    const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, outer.right - width - 8) - outer.left);
    const below = at.bottom + 8 - outer.top;
    const top = below + height < outer.height ? below : Math.max(8, at.top - height - 8 - outer.top);
    menu.current.style.left = `${left}px`;
    menu.current.style.top = `${top}px`;
    menu.current.querySelector("button")?.focus({ preventScroll: true });
  }, [id]);

  if (!piece || offered.length === 0) return null;
  const close = () => {
    model.picked.value = null;
    model.lit.value = [];
    anchor?.focus({ preventScroll: true });
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
            <button type="button" onClick={() => void model.move(notation)} title={words.phrase(phrase)}>
              {words.whole(notation, phrase)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet close" onClick={close}>
        {t("ui-cancel")}
      </button>
    </div>
  );
}
