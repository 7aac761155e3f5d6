/** A vote: to end the game, or to replace a player with a bot. The game continues in the meantime. */
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { announce } from "~/ui/announcer";

export function Vote({ model }: { model: TableModel }) {
  const { seat, what = "end", about, asked = [], answers = {} } = model.vote.value;
  const mine = model.mine.value;
  const question =
    seat === null ? "" : t(`ui-vote-${what}`, { who: model.name(seat), other: about === undefined ? "" : model.name(about) });
  const open = asked.filter((one) => !(String(one) in answers));
  const toAnswer = open.some((one) => mine.includes(one));
  useEffect(() => {
    if (toAnswer) announce(question);
  }, [question, toAnswer]);
  if (seat === null || mine.length === 0) return null;
  const say = (yes: boolean) => void model.tell({ t: "vote", yes });
  const other = about === undefined ? "" : model.name(about);
  return (
    <section class={toAnswer ? "vote to-answer" : "vote"} aria-labelledby="vote-title">
      <h3 id="vote-title">{t("ui-vote")}</h3>
      <p>{question}</p>
      {toAnswer ? (
        <div class="row">
          <button type="button" onClick={() => say(true)}>
            {t(`ui-vote-yes-${what}`)}
          </button>
          <button type="button" onClick={() => say(false)}>
            {t(`ui-vote-no-${what}`, { other })}
          </button>
        </div>
      ) : (
        <p class="dim">{t("ui-vote-waiting", { names: open.map((one) => model.name(one)).join(", ") })}</p>
      )}
      {mine.includes(seat) && (
        <div class="row">
          <button type="button" onClick={() => say(false)}>
            {t("ui-vote-withdraw")}
          </button>
        </div>
      )}
    </section>
  );
}
