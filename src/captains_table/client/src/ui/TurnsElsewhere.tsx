/** At a table: a notice that it is the player's turn at others. */
import { useSignal } from "@preact/signals";
import { get } from "~/api";
import { t } from "~/games";
import type { MyTurns } from "~/protocol";
import { announce } from "~/ui/announcer";
import { useRegularly } from "~/ui/regularly";

const EVERY = 30_000;

export function TurnsElsewhere({ here }: { here: string }) {
  const tables = useSignal<string[]>([]);
  const look = async () => {
    const mine = await get<MyTurns>("/api/my/turns");
    const others = mine.tables.map(({ table }) => table).filter((table) => table !== here);
    const news = others.some((table) => !tables.value.includes(table));
    tables.value = others;
    if (news) announce(t("ui-turn-elsewhere", { count: others.length }));
  };
  useRegularly(look, EVERY, here);
  const [first, ...more] = tables.value;
  if (first === undefined) return null;
  const said = t("ui-turn-elsewhere", { count: tables.value.length });
  return (
    <a class="tool elsewhere" href={more.length > 0 ? "#/" : `#/t/${first}`} aria-label={said} title={said}>
      <span class="badge" aria-hidden="true">
        {tables.value.length}
      </span>
      <span aria-hidden="true">{t("ui-your-turn")}</span>
    </a>
  );
}
