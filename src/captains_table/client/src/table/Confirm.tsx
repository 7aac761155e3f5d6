/** The question whether a choice is intended, where it was made. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { games, t } from "~/games";
import { type Asked, wasteOf } from "~/table/confirming";
import type { TableModel } from "~/table/model";
import { pointer } from "~/table/resting";
import { announce } from "~/ui/announcer";
import { Cite } from "~/ui/Cite";

const GAP = 14;

export function Confirm({ model }: { model: TableModel }) {
  const asked = model.confirming.asked.value;
  return asked && <Question key={asked.choice[0]} model={model} asked={asked} />;
}

function Question({ model, asked }: { model: TableModel; asked: Asked }) {
  const { choice, clause } = asked;
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const words = model.words.value;
  const game = games.value.find((one) => one.id === model.game.value);
  const what = words.whole(choice[0], choice[1]);

  // At once, before anything else can take the focus that returns to where the choice was made.
  useLayoutEffect(() => {
    if (box.current) putBelow(box.current);
    const before = document.activeElement as HTMLElement | null;
    first.current?.focus({ preventScroll: true });
    if (clause) announce(words.say(wasteOf(clause)));
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const back = () => (model.confirming.asked.value = null);
  const play = () => {
    back();
    void model.move(choice[0], true);
  };
  return (
    <div
      class="confirm"
      ref={box}
      role="alertdialog"
      aria-labelledby="confirm-what"
      aria-describedby={clause ? "confirm-why" : undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape") back();
      }}
    >
      <p>
        {clause && <span>{t("coach-sure")} </span>}
        <strong id="confirm-what">{what}</strong>
      </p>
      {clause && (
        <p id="confirm-why">
          {words.say(wasteOf(clause))} {game && <Cite game={game} clause={clause.split(" ")[1] ?? ""} />}
        </p>
      )}
      <div class="row">
        {clause ? (
          <>
            <button type="button" class="main" ref={first} onClick={back}>
              {t("coach-again")}
            </button>
            <button type="button" class="go" onClick={play}>
              {t("coach-anyway")}
            </button>
          </>
        ) : (
          <>
            <button type="button" class="main go" ref={first} onClick={play}>
              {t("ui-hint-do")}
            </button>
            <button type="button" onClick={back}>
              {t("ui-cancel")}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Below the pointer or the focused element; never outside the window, and never under the pointer itself. */
function putBelow(box: HTMLElement): void {
  const focus = document.activeElement;
  const here = focus && focus !== document.body && focus.matches(":focus-visible") ? focus.getBoundingClientRect() : null;
  const x = here ? here.left + here.width / 2 : pointer.x;
  const [top, bottom] = here ? [here.top, here.bottom] : [pointer.y, pointer.y];
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(GAP, Math.min(x - width / 2, innerWidth - width - GAP));
  const below = bottom + GAP + height < innerHeight ? bottom + GAP : Math.max(GAP, top - GAP - height);
  box.style.left = `${left}px`;
  box.style.top = `${below}px`;
}
