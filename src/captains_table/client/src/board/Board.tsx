/** The board of a table: drawn, with its texts, and with pieces that can be clicked, focused and asked about. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { file } from "~/api";
import { type Artwork, letter, parse, prepare } from "~/board/artwork";
import { Explain } from "~/board/Explain";
import { Layer } from "~/board/layer";
import { legendOf, lookedUp, spokenId } from "~/board/legend";
import { isWay, neighbour } from "~/board/keyboard";
import { Offer } from "~/board/Offer";
import { Opened } from "~/board/Opened";
import { Pointing } from "~/board/pointing";
import { type Conditions, type View, fittingView, openingOf, viewsOf } from "~/board/views";
import { waysOf } from "~/board/ways";
import { games, t } from "~/games";
import { Caption } from "~/table/Caption";
import type { TableModel } from "~/table/model";
import { Icon } from "~/ui/Icon";

const ZOOMS = [1, 1.35, 1.8, 2.4, 3.2];
/** The step before the first: the whole of a narrow drawing, however small. */
const WHOLE = -1;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function Board({ model }: { model: TableModel }) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useSignal<Layer | null>(null);
  const art = useRef<Artwork | null>(null);
  const room = useSignal({ width: 0, height: 0 });
  const source = useSignal<string | null>(null);
  const shown = useRef<View | undefined>(undefined);
  const zoom = useSignal(0);
  const opened = useSignal<View | null>(null);
  const pointing = useMemo(() => new Pointing(), []);
  /** The piece under the pointer, or with the focus. */
  const under = useSignal<string | null>(null);
  const moved = useSignal(0);
  const legend = legendOf(model.game.value);

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) room.value = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  const address = useComputed(() => games.value.find((game) => game.id === model.game.value)?.board ?? null);
  /** Again when a lost connection is restored. */
  useSignalEffect(() => {
    const wanted = address.value;
    if (wanted === null || model.line.value === "lost") return;
    file(wanted).then(
      (text) => wanted === address.value && (source.value = text),
      () => undefined,
    );
  });

  const conditions = useComputed(() => {
    const info = model.info.value;
    return JSON.stringify({ options: info?.options ?? [], players: info?.players.length ?? 0 });
  });
  const views = useComputed(() =>
    source.value === null ? [] : viewsOf(parse(source.value).root, JSON.parse(conditions.value) as Conditions),
  );
  const view = useComputed(() => (shown.current = room.value.width ? fittingView(views.value, room.value, shown.current) : undefined));
  const layout = view.value?.layout ?? "wide";
  const least = layout === "narrow" ? WHOLE : 0;
  const step = Math.max(least, zoom.value);

  useSignalEffect(() => {
    if (source.value === null || !view.value || !sheet.current) return;
    const made = prepare(source.value, JSON.parse(conditions.value) as Conditions, view.value);
    made.root.setAttribute("role", "group");
    made.root.classList.add("board");
    const old = art.current?.sheet;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== old), made.sheet];
    art.current = made;
    sheet.current.replaceChildren(made.root);
    frame.current?.style.setProperty("--table", getComputedStyle(made.root).getPropertyValue("--wood"));
    layer.value = new Layer(made);
  });

  useEffect(
    () => () => {
      const old = art.current?.sheet;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== old);
    },
    [],
  );

  useSignalEffect(() => {
    if (!layer.value || !art.current) return;
    letter(art.current.root, model.words.value);
    art.current.root.setAttribute("aria-label", t("ui-board"));
  });

  useSignalEffect(() => {
    layer.value?.update({
      pieces: model.pieces.value,
      offers: model.offers.value,
      words: model.words.value,
      choosing: model.choosing.value,
      pointed: model.pointed.value,
      marks: model.moment.value ? undefined : model.others.marks.value,
      opens: (slot) => openingOf(views.value, slot)?.opens,
      legend: legendOf(model.game.value),
      moving: !calm.matches,
    });
  });

  useSignalEffect(() => {
    layer.value?.light(model.lit.value, model.offers.value);
  });

  useSignalEffect(() => {
    layer.value?.lead(waysOf(pointing.explained.value?.id ?? under.value, model.pieces.value));
  });

  /** The view that shows the part of the table that a piece belongs to, enlarged. */
  const opening = (id: string | null): View | undefined => {
    const piece = model.pieces.value.find((one) => one.i === id);
    return piece && openingOf(views.value, piece.s);
  };

  /** Pieces that offer something are chosen, those that open are opened, and the others are explained, with the reason
   *  why they offer nothing. */
  const act = (touched: string): void => {
    const large = opening(touched);
    const whole = large && model.pieces.value.find((one) => one.s === large.opens)?.i;
    const id = whole && !model.offers.value.has(touched) ? whole : touched;
    const [only, ...more] = model.offers.value.get(id) ?? [];
    if (only === undefined && large) opened.value = large;
    else if (model.choices.value.length === 0) return;
    else if (only === undefined) void model.why({ piece: id });
    else if (more.length === 0 && !large) void model.move(only);
    else model.picked.value = model.picked.value === id ? null : id;
  };

  const pieceAt = (target: EventTarget | null): string | undefined =>
    (target as Element | null)?.closest<SVGGElement>("g.piece")?.dataset["piece"];

  const onClick = (event: MouseEvent): void => {
    const id = pieceAt(event.target);
    if (pointing.wasPress()) return;
    if (model.waiting.value > 0) model.skip();
    else if (!id) model.picked.value = null;
    else {
      if (!model.offers.value.has(id) && !opening(id)) pointing.ask(id, event);
      act(id);
    }
  };

  const onKey = (event: KeyboardEvent): void => {
    const id = pieceAt(event.target);
    if (event.key === "?") {
      const piece = model.pieces.value.find((one) => one.i === id);
      lookedUp.value = (piece && legend?.of(piece)?.id) ?? "";
    }
    if (!id || !layer.value) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      act(id);
    } else if (isWay(event.key)) {
      event.preventDefault();
      const spots = layer.value.spots();
      const here = spots.find((spot) => spot.id === id);
      const next = here && neighbour(here, event.key, spots);
      if (next) {
        layer.value.focus(next.id);
        layer.value.element(next.id)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    }
  };

  /** Choices of the piece under the pointer are highlighted in the list. */
  const onPoint = (event: Event): void => {
    const id = pieceAt(event.target);
    under.value = id ?? null;
    if (model.picked.value === null) model.lit.value = (id && model.offers.value.get(id)) || [];
  };

  useSignalEffect(() => {
    if (model.picked.value !== null) pointing.stop();
  });

  useSignalEffect(() => {
    if (pointing.explained.value === null) return;
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && pointing.stop();
    const onElsewhere = (event: PointerEvent) => (event.target as Element).closest(".board-area") || pointing.stop();
    document.addEventListener("keydown", onEscape);
    document.addEventListener("pointerdown", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onEscape);
      document.removeEventListener("pointerdown", onElsewhere);
    };
  });

  const enlarge = (by: number): void => {
    const host = frame.current;
    const middle = host && {
      x: (host.scrollLeft + host.clientWidth / 2) / host.scrollWidth,
      y: (host.scrollTop + host.clientHeight / 2) / host.scrollHeight,
    };
    zoom.value = Math.max(least, Math.min(ZOOMS.length - 1, step + by));
    requestAnimationFrame(() => {
      if (!host || !middle) return;
      host.scrollLeft = middle.x * host.scrollWidth - host.clientWidth / 2;
      host.scrollTop = middle.y * host.scrollHeight - host.clientHeight / 2;
    });
  };

  const pickedOpening = opening(model.picked.value);
  return (
    <div class="board-area">
      <div
        class={`board-frame ${layout}${step === WHOLE ? " whole" : ""}`}
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={t("ui-board")}
        onKeyDown={onKey}
        onScroll={() => (moved.value += 1)}
      >
        <div
          class="board-sheet"
          ref={sheet}
          style={{ "--zoom": String(ZOOMS[step] ?? 1) }}
          onClick={onClick}
          onPointerOver={(event) => {
            onPoint(event);
            pointing.onOver(event);
          }}
          onPointerLeave={() => {
            model.lit.value = [];
            under.value = null;
            pointing.onLeave();
          }}
          onPointerDown={pointing.onDown}
          onPointerMove={pointing.onMove}
          onPointerUp={pointing.onUp}
          onPointerCancel={pointing.onUp}
          onContextMenu={(event) => pointing.explained.value?.stays && event.preventDefault()}
          onFocusIn={(event) => {
            onPoint(event);
            pointing.onFocus(event);
          }}
          onFocusOut={() => {
            under.value = null;
            pointing.onLeave();
          }}
        />
      </div>
      {pointing.explained.value && (
        <Explain
          model={model}
          explained={pointing.explained.value}
          element={(id) => layer.value?.element(id)}
          led={() => layer.value?.led() ?? []}
          moved={moved.value}
        />
      )}
      <div hidden>
        {legend?.entries.map((entry) => (
          <span key={entry.id} id={spokenId(entry)}>
            {model.words.value.say(`legend-${entry.id}-about`)}
          </span>
        ))}
      </div>
      <Caption model={model} />
      <Offer
        model={model}
        element={(id) => layer.value?.element(id)}
        onOpen={pickedOpening && (() => (opened.value = pickedOpening))}
      />
      {opened.value && source.value !== null && (
        <Opened
          model={model}
          source={source.value}
          conditions={JSON.parse(conditions.value) as Conditions}
          view={opened.value}
          onClose={() => (opened.value = null)}
        />
      )}
      <div class={`zoom ${view.value?.corner ?? "left"}`}>
        <button type="button" class="quiet" onClick={() => enlarge(-1)} disabled={step === least} aria-label={t("ui-zoom-out")}>
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => enlarge(1)}
          disabled={step === ZOOMS.length - 1}
          aria-label={t("ui-zoom-in")}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
