/** Whose turn it is, the server's answers, and undo. */
import { t } from "~/games";
import type { Phrase } from "~/protocol";
import { CoachCard } from "~/table/CoachCard";
import type { Notice, Reasons, TableModel } from "~/table/model";
import { nextBest, wrongWith } from "~/table/reasons";
import { sentence } from "~/table/sentence";
import { Icon } from "~/ui/Icon";

/** Slots of plaques that show how far the game has progressed. */
const PLAQUES = ["round", "turn", "phase"];

export function Turn({ model }: { model: TableModel }) {
  const view = model.view.value;
  const moment = model.moment.value;
  if (!view) return null;
  const can = view.can;
  const plaques = model.pieces.value.flatMap((piece) => (PLAQUES.includes(piece.s) && piece.l ? [piece.l] : []));
  const playing = model.mine.value.length > 0 && !view.turn.over && !model.held.value && !moment;
  return (
    <section class={model.myTurn.value && !moment ? "turn mine" : "turn"} aria-label={t("ui-turn")}>
      <div class="turn-line">
        <div>
          <h2>{sentence(model)}</h2>
          {plaques.length > 0 && <p class="phase">{plaques.map((label) => model.words.value.phrase(label)).join(" · ")}</p>}
        </div>
        {playing && (
          <div class="turn-tools">
            <button type="button" class="tool" disabled={can.undo === "no"} onClick={() => void model.undo()}>
              <Icon name="undo" />
              <span>{t(can.undo === "ask" ? "ui-undo-ask" : "ui-undo")}</span>
            </button>
            <button type="button" class="tool" disabled={!can.restart} onClick={() => void model.restart()}>
              <Icon name="restart" />
              <span>{t("ui-restart")}</span>
            </button>
            <button type="button" class="tool" disabled={!can.hint} onClick={() => void model.hint()}>
              <Icon name="hint" />
              <span>{t("ui-hint")}</span>
            </button>
          </div>
        )}
      </div>
      {playing && <CoachCard model={model} />}
      {model.notice.value && !model.coach.warning.value && <Said model={model} notice={model.notice.value} />}
    </section>
  );
}

export function Said({ model, notice }: { model: TableModel; notice: Notice }) {
  const words = model.words.value;
  if (notice.reasons) return <Advice model={model} notation={notice.notation ?? ""} phrase={notice.phrase} reasons={notice.reasons} />;
  return (
    <div class={`said ${notice.kind}`}>
      <p class="said-words">
        {words.phrase(notice.phrase)}{" "}
        {notice.clause && (
          <a href={`#/rules/${model.game.value}/${notice.clause.split(" ")[1] ?? ""}`} target="captains-table-rules">
            {t("ui-clause", { clause: notice.clause })}
          </a>
        )}
      </p>
      {notice.notation && (
        <button type="button" class="main" onClick={() => void model.move(notice.notation!)}>
          {t("ui-hint-do")}
        </button>
      )}
      <Close model={model} />
    </div>
  );
}

const Close = ({ model }: { model: TableModel }) => (
  <button type="button" class="quiet" aria-label={t("ui-close")} onClick={() => (model.notice.value = null)}>
    <Icon name="close" />
  </button>
);

interface AdviceProps {
  model: TableModel;
  notation: string;
  phrase: Phrase;
  reasons: Reasons;
}

/** A hint: what a bot would choose and why, and what is wrong with the second-best choice. */
function Advice({ model, notation, phrase, reasons }: AdviceProps) {
  const words = model.words.value;
  const { share, brings, next } = reasons;
  return (
    <div class="said hint">
      <div class="said-words">
        <p>
          {t("ui-hint-says")} <strong>{words.whole(notation, phrase)}</strong>
        </p>
        <List sentences={brings.map((reason) => words.phrase(reason))} />
        <div class="row">
          <button type="button" class="main" onClick={() => void model.move(notation)}>
            {t("ui-hint-do")}
          </button>
          {next && <span class="dim">{t("hint-share", { share })}</span>}
        </div>
        {next && (
          <>
            <p>{nextBest(words, next)}</p>
            <List sentences={wrongWith(words, next, share)} />
          </>
        )}
      </div>
      <Close model={model} />
    </div>
  );
}

function List({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul class="reasons">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
