/** Lists of tables: mine, and those with an open seat. */
import { t, wordsOf } from "~/games";
import type { TableInfo } from "~/protocol";

interface Props {
  tables: readonly TableInfo[];
  mine?: boolean;
}

export const Tables = ({ tables, mine }: Props) => (
  <ul class="tables">
    {tables.map((table) => (
      <li key={table.id}>
        <a href={`#/t/${table.id}`} class={table.my_turn ? "table-line turn" : "table-line"}>
          <span class="table-game">{wordsOf(table.game).say("game-name")}</span>
          <span class="table-people">{people(table)}</span>
          <span class="table-state">{state(table, mine ?? false)}</span>
        </a>
      </li>
    ))}
  </ul>
);

function people(table: TableInfo): string {
  const words = wordsOf(table.game);
  return table.players
    .map(({ name, kind, seat }) => {
      if (kind === "open") return t("ui-seat-open");
      return name || words.say("play-bot", { letter: String.fromCharCode(65 + seat) });
    })
    .join(", ");
}

function state(table: TableInfo, mine: boolean): string {
  if (table.my_turn) return t("ui-your-turn");
  if (table.status === "over") return t("ui-state-over");
  if (table.revision?.held !== undefined) return t("ui-state-held");
  if (table.status === "playing") return t("ui-state-playing");
  return t(mine ? "ui-state-waiting" : "ui-state-open", {
    open: table.players.filter((player) => player.kind === "open").length,
  });
}
