/** What the coach says, below the prompt. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "~/games";
import type { Warning } from "~/table/coach";
import type { TableModel } from "~/table/model";
import { announce } from "~/ui/announcer";
import { Icon } from "~/ui/Icon";

export function CoachCard({ model }: { model: TableModel }) {
  const { coach } = model;
  const warning = coach.warning.value;
  if (warning) return <Warned key={warning.notation} model={model} warning={warning} />;
  const words = model.words.value;
  const known = coach.said.value.filter((phrases) => phrases.every(([text]) => words.has(text)));
  const told = known.map((phrases) => phrases.map((phrase) => words.phrase(phrase)).join(" "));
  return told.length > 0 && !model.notice.value ? <Told told={told} onClose={() => coach.quiet()} /> : null;
}

function Told({ told, onClose }: { told: string[]; onClose: () => void }) {
  useEffect(() => announce(t("coach-says"), ...told), [told.join()]);
  return (
    <div class="said coach">
      <div class="said-words">
        {told.map((sentences, number) => (
          <p key={sentences}>
            {number === 0 && <strong>{t("coach-says")} </strong>}
            {sentences}
          </p>
        ))}
      </div>
      <button type="button" class="quiet" aria-label={t("ui-close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A warning about a choice: the focus goes to the answers, and returns afterwards. */
function Warned({ model, warning }: { model: TableModel; warning: Warning }) {
  const again = useRef<HTMLButtonElement>(null);
  const words = model.words.value;
  const choice = model.choices.value.find(([notation]) => notation === warning.notation);
  const why = warning.why.map((phrase) => words.phrase(phrase)).join(" ");

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    again.current?.focus({ preventScroll: true });
    again.current?.closest(".side")?.scrollTo({ top: 0 });
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const back = () => (model.coach.warning.value = null);
  return (
    <div
      class="said coach warning"
      role="alertdialog"
      aria-labelledby="coach-sure"
      aria-describedby="coach-why"
      onKeyDown={(event) => {
        if (event.key === "Escape") back();
      }}
    >
      <div class="said-words">
        <p>
          <strong id="coach-sure">{t("coach-sure")}</strong> {choice && words.whole(choice[0], choice[1])}
        </p>
        <p id="coach-why">{why}</p>
        <div class="row">
          <button type="button" class="main" ref={again} onClick={back}>
            {t("coach-again")}
          </button>
          <button type="button" onClick={() => void model.move(warning.notation)}>
            {t("coach-anyway")}
          </button>
        </div>
      </div>
    </div>
  );
}
