/** The first page: the games, my tables, tables to join. */
import { useSignal } from "@preact/signals";
import { get } from "~/api";
import { games, knows, t } from "~/games";
import { parts } from "~/parts";
import { myName } from "~/prefs";
import type { GameInfo, TableInfo } from "~/protocol";
import { About } from "~/start/About";
import { Device } from "~/start/Device";
import { GameCard } from "~/start/GameCard";
import { MyTables } from "~/start/MyTables";
import { PlayNow } from "~/start/PlayNow";
import { Tables } from "~/start/Tables";
import { transport } from "~/transport/transport";
import { Header } from "~/ui/Header";
import { useRegularly } from "~/ui/regularly";

const EVERY = 10_000;

export function Start({ code }: { code?: string }) {
  const playing = useSignal<GameInfo | null>(null);
  const mine = useSignal<TableInfo[]>([]);
  const open = useSignal<TableInfo[]>([]);

  const { isAlone } = transport();

  const look = async () => {
    const [my, listed] = await Promise.all([
      get<{ name: string; tables: TableInfo[] }>("/api/my"),
      isAlone ? { tables: [] } : get<{ tables: TableInfo[] }>("/api/tables"),
    ]);
    if (!myName.value && my.name) myName.value = my.name;
    mine.value = my.tables;
    open.value = listed.tables.filter((table) => table.you.length === 0);
  };
  useRegularly(look, EVERY, "");

  return (
    <>
      <Header />
      <main class="start">
        <div class="welcome">
          <h1>{t("ui-welcome")}</h1>
          <p>{t(isAlone ? "ui-welcome-alone" : "ui-welcome-about")}</p>
        </div>
        {code !== undefined && !isAlone && <Device code={code} />}
        {mine.value.length > 0 && (
          <section aria-labelledby="mine-title">
            <h2 id="mine-title">{t("ui-my-tables")}</h2>
            <MyTables tables={mine.value} onRemoved={(id) => (mine.value = mine.value.filter((table) => table.id !== id))} />
          </section>
        )}
        <section aria-label={t("ui-games")}>
          <ul class="game-cards">
            {games.value
              .filter((game) => knows(game.id))
              .map((game) => (
                <GameCard key={game.id} game={game} onPlay={() => (playing.value = game)} />
              ))}
          </ul>
        </section>
        {!isAlone && (
          <section aria-labelledby="open-title">
            <h2 id="open-title">{t("ui-open-tables")}</h2>
            {open.value.length > 0 ? <Tables tables={open.value} /> : <p class="dim">{t("ui-open-tables-none")}</p>}
          </section>
        )}
        {code === undefined && !isAlone && <Device />}
        {parts.Below && <parts.Below onChanged={() => void look()} />}
        <About />
      </main>
      {playing.value && <PlayNow game={playing.value} onClose={() => (playing.value = null)} />}
    </>
  );
}
