/** Whose turn it is, what the server answered, and what can be taken back. */
import { t } from "~/games";
import type { Notice, TableModel } from "~/table/model";
import { Icon } from "~/ui/Icon";

/** Slots of plaques that tell how far the game is. */
const PLAQUES = ["round", "turn", "phase"];

export function Turn({ model }: { model: TableModel }) {
  const view = model.view.value;
  const moment = model.moment.value;
  if (!view) return null;
  const can = view.can;
  const plaques = model.pieces.value.flatMap((piece) => (PLAQUES.includes(piece.s) && piece.l ? [piece.l] : []));
  const playing = model.mine.value.length > 0 && !view.turn.over && !moment;
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

function sentence(model: TableModel): string {
  const { turn } = model.moment.value ?? model.view.value!;
  if (turn.over) return result(model, turn.winners ?? []);
  if (model.moment.value) return t("ui-past");
  if (model.myTurn.value) return model.mine.value.length > 1 ? t("ui-turn-of", { who: model.name(model.seat.value!) }) : t("ui-your-turn");
  if (turn.seats.length === 0) return t("ui-turn-chance");
  return t("ui-turn-of", { who: turn.seats.map((seat) => model.name(seat)).join(", ") });
}

function result(model: TableModel, winners: readonly number[]): string {
  const [only, ...others] = winners;
  if (only === undefined) return t("ui-state-over");
  const score = model.view.value?.scores[only] ?? 0;
  if (others.length === 0) return t("result-won", { name: model.name(only), score });
  const names = winners.slice(0, -1).map((seat) => model.name(seat)).join(", ");
  return t("result-shared", { names: t("list-and", { names, last: model.name(winners.at(-1)!) }), score });
}

function Said({ model, notice }: { model: TableModel; notice: Notice }) {
  const words = model.words.value;
  return (
    <div class={`said ${notice.kind}`} role="status">
      <p>
        {notice.kind === "hint" && <strong>{t("ui-hint-says")} </strong>}
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
      <button type="button" class="quiet" aria-label={t("ui-close")} onClick={() => (model.notice.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
