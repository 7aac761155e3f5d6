/** My tables: those waiting for me first, then the others, finally finished games with date and result. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t, wordsOf } from "~/games";
import { language } from "~/prefs";
import type { TableInfo } from "~/protocol";
import { GROUPS, groupOf, isRemovable } from "~/start/mine";
import { nameOf, open, people, TableLine } from "~/start/Tables";

/** How many finished games are shown at first. */
const LATEST = 5;

export function MyTables({ tables, onRemoved }: { tables: readonly TableInfo[]; onRemoved: (id: string) => void }) {
  const whole = useSignal(false);
  const remove = async (id: string) => {
    await post(`/api/tables/${id}/hide`);
    onRemoved(id);
  };
  return (
    <>
      {GROUPS.map((group) => {
        const all = tables.filter((table) => groupOf(table) === group);
        const shown = group === "over" && !whole.value ? all.slice(0, LATEST) : all;
        if (all.length === 0) return null;
        return (
          <div key={group} class="my-tables">
            <h3>{t(`ui-mine-${group}`)}</h3>
            <ul class="tables">
              {shown.map((table) => (
                <TableLine key={table.id} table={table} state={state(table)}>
                  {isRemovable(table) && (
                    <button
                      type="button"
                      class="quiet"
                      aria-label={t("ui-mine-remove-which", { game: wordsOf(table.game).say("game-name"), people: people(table) })}
                      onClick={() => void remove(table.id).catch(() => undefined)}
                    >
                      {t("ui-mine-remove")}
                    </button>
                  )}
                </TableLine>
              ))}
            </ul>
            {shown.length < all.length && (
              <button type="button" onClick={() => (whole.value = true)}>
                {t("ui-mine-more", { count: all.length })}
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}

function state(table: TableInfo): string {
  if (table.my_turn) return t("ui-your-turn");
  if (table.status === "over") return over(table);
  if (table.revision?.held !== undefined) return t("ui-state-held");
  if (table.status === "waiting") return t("ui-state-open", { open: open(table) });
  const who = table.turn.seats.map((seat) => nameOf(table, seat)).join(", ");
  return who ? t("ui-turn-of", { who }) : t("ui-state-playing");
}

/** When a game ended, and how, if not by its rules. */
function over({ changed, result }: TableInfo): string {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(changed);
  return result?.ended ? `${day} · ${t(`ui-mine-${result.ended}`)}` : day;
}
