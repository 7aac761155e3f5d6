/** The settings of a table, shown to people who are invited before they take a seat. */
import { t } from "~/games";
import type { TableInfo } from "~/protocol";
import type { TableModel } from "~/table/model";

export function Agreed({ model, info }: { model: TableModel; info: TableInfo }) {
  const words = model.words.value;
  const facts: [label: string, said: string][] = [
    [t("ui-seats"), String(info.players.length)],
    [t("ui-options"), info.options.map((option) => words.say(`option-${option}`)).join(", ") || t("ui-coming-options-none")],
    [t("ui-pace"), t(`ui-pace-${info.pace}`)],
    ...time(info),
    [t("ui-undo-policy"), t(`ui-undo-${info.undo}`)],
    [t("ui-coming-hints"), t(info.hints ? "ui-coming-hints-yes" : "ui-coming-hints-no")],
    [t("ui-first"), info.first === undefined ? t("ui-first-drawn") : model.name(info.first)],
  ];
  return (
    <section aria-labelledby="agreed-title">
      <h3 id="agreed-title">{t(info.creator ? "ui-agreed" : "ui-coming")}</h3>
      {!info.creator && <p class="dim">{words.say("game-about")}</p>}
      <dl class="agreed">
        {facts.map(([label, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The clock of a live game, or when a bot takes over in a correspondence game. */
function time({ pace, clock, absent_hours: hours }: TableInfo): [label: string, said: string][] {
  if (pace === "live") {
    return [[t("ui-clock"), clock ? t("ui-clock-minutes", { minutes: clock.minutes, increment: clock.increment }) : t("ui-coming-clock-none")]];
  }
  return hours === null ? [] : [[t("ui-absence"), t("ui-absence-days", { days: Math.max(1, Math.round(hours / 24)) })]];
}
