/** The order of my tables, and which of them can be removed. */
import type { TableInfo } from "~/protocol";

export type Group = "turn" | "invited" | "others" | "waiting" | "over";
export const GROUPS: Group[] = ["turn", "invited", "others", "waiting", "over"];

export function groupOf(table: TableInfo): Group {
  if (table.my_turn) return "turn";
  if (table.invited) return "invited";
  if (table.status === "playing") return "others";
  return table.status === "waiting" ? "waiting" : "over";
}

/** Nobody is waiting for me there any more. */
export const isRemovable = ({ status, you, players }: TableInfo): boolean =>
  status === "over" || (status === "playing" && you.every((seat) => players[seat]?.resigned));
