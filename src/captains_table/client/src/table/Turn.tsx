/** Whose turn it is, what the server answered, and what can be taken back. */
import { t } from "~/games";
import type { Notice, Reasons, TableModel } from "~/table/model";
import { nextBest, wrongWith } from "~/table/reasons";
import { sentence } from "~/table/sentence";
import { Icon } from "~/ui/Icon";
import type { Words } from "~/words";

/** Slots of plaques that tell how far the game is. */
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
      {model.notice.value && <Said model={model} notice={model.notice.value} />}
    </section>
  );
}

export function Said({ model, notice }: { model: TableModel; notice: Notice }) {
  const words = model.words.value;
  return (
    <div class={`said ${notice.kind}`}>
      <div class="said-words">
        <p>
          {notice.kind === "hint" && <strong>{t("ui-hint-says")} </strong>}
          {words.phrase(notice.phrase)}{" "}
          {notice.clause && (
            <a href={`#/rules/${model.game.value}/${notice.clause.split(" ")[1] ?? ""}`} target="captains-table-rules">
              {t("ui-clause", { clause: notice.clause })}
            </a>
          )}
        </p>
        {notice.reasons && <Why words={words} reasons={notice.reasons} />}
      </div>
      {notice.notation && (
        <button type="button" class="main" onClick={() => void model.move(notice.notation!)}>
          {t("ui-hint-do")}
        </button>
      )}
      <button type="button" class="quiet" aria-label={t("ui-close")} onClick={() => (model.notice.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Why a hint names its choice, and what is wrong with the next best one. */
function Why({ words, reasons }: { words: Words; reasons: Reasons }) {
  const { share, brings, next } = reasons;
  return (
    <>
      {brings.length > 0 && <List sentences={brings.map((reason) => words.phrase(reason))} />}
      {next && (
        <>
          <p class="dim">{t("hint-share", { share })}</p>
          <p>{nextBest(words, next)}</p>
          <List sentences={wrongWith(words, next, share)} />
        </>
      )}
    </>
  );
}

function List({ sentences }: { sentences: string[] }) {
  return (
    <ul class="reasons">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
