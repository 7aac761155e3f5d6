/** Lists of tables: those with an open seat, and one line of any list. */
import type { ComponentChildren } from "preact";
import { t, wordsOf } from "~/games";
import type { TableInfo } from "~/protocol";

export const Tables = ({ tables }: { tables: readonly TableInfo[] }) => (
  <ul class="tables">
    {tables.map((table) => (
      <TableLine key={table.id} table={table} state={t("ui-state-open", { open: open(table) })} />
    ))}
  </ul>
);

interface LineProps {
  table: TableInfo;
  state: string;
  children?: ComponentChildren;
}

export const TableLine = ({ table, state, children }: LineProps) => (
  <li>
    <a href={`#/t/${table.id}`} class={`table-line${table.my_turn ? " turn" : table.status === "over" ? " over" : ""}`}>
      <span class="table-game">{wordsOf(table.game).say("game-name")}</span>
      <span class="table-people">{people(table)}</span>
      <span class="table-state">{state}</span>
    </a>
    {children}
  </li>
);

export const open = (table: TableInfo): number => table.players.filter((player) => player.kind === "open").length;

/** The name of the player on a seat. */
export function nameOf(table: TableInfo, seat: number): string {
  const player = table.players[seat];
  if (player?.name) return player.name;
  return player?.kind === "open" ? t("ui-seat-open") : t("play-bot", { letter: String.fromCharCode(65 + seat) });
}

/** All players, with the scores of a finished game. */
export function people(table: TableInfo): string {
  const { result, players } = table;
  const said = players.map(({ seat }) => {
    const name = nameOf(table, seat);
    const score = result?.scores[seat];
    if (score === undefined) return name;
    return `${result?.winners.includes(seat) ? "★ " : ""}${t("ui-mine-score", { name, score })}`;
  });
  return said.join(result ? " · " : ", ");
}
