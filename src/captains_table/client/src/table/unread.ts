/** Which messages are unread: not the player's own, nor those of muted people. */
import type { Chat } from "~/protocol";

/** For how many tables the reading position is remembered. */
const TABLES = 50;

/** How many messages came after a time. */
export function unread(chats: readonly Chat[], since: number, mine: readonly number[], muted: readonly string[]): number {
  const others = chats.filter(({ seat, name }) => (seat === null || !mine.includes(seat)) && !muted.includes(name));
  return others.filter(({ at }) => at > since).length;
}

/** The reading position at each table, after reading one of them. */
export function readUpTo(known: Record<string, number>, table: string, chats: readonly Chat[]): Record<string, number> {
  const last = chats.at(-1)?.at;
  if (!table || last === undefined || last <= (known[table] ?? 0)) return known;
  const others = Object.entries(known).filter(([other]) => other !== table);
  return Object.fromEntries([...others.slice(1 - TABLES), [table, last]]);
}
