/** The client: one page that shows what the address says. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { games, knows, learnGames, learnLessons, learnOwn, speaking, t } from "~/games";
import { Learn } from "~/learn/Learn";
import { dress, language } from "~/prefs";
import { followAddress, route } from "~/route";
import { Rules } from "~/rules/Rules";
import { NewTable } from "~/start/NewTable";
import { Start } from "~/start/Start";
import { TablePage } from "~/table/TablePage";
import { Announcer } from "~/ui/announcer";
import { Header } from "~/ui/Header";

function App() {
  if (!speaking.value) return null;
  return (
    <>
      <Page />
      <Announcer />
    </>
  );
}

function Page() {
  const here = route.value;
  if (here.page === "table") return <TablePage key={here.table} id={here.table} at={here.at} />;
  if (here.page === "start") return <Start />;
  if (here.page === "device") return <Start code={here.code} />;
  const game = games.value.find((one) => one.id === here.game);
  if (!game || !knows(game.id)) {
    return (
      <>
        <Header />
        <main class="loading">
          <p>{t(games.value.length > 0 && !game ? "ui-no-game" : "ui-loading")}</p>
        </main>
      </>
    );
  }
  if (here.page === "learn") return <Learn key={`${game.id}/${here.lesson}`} game={game} lesson={here.lesson} />;
  return here.page === "new" ? <NewTable game={game} /> : <Rules game={game} clause={here.clause} />;
}

dress();
followAddress();
effect(() => {
  void language.value;
  void learnOwn();
});
effect(() => {
  void language.value;
  const here = route.value;
  if (here.page !== "table") document.title = "Captain’s Table";
  if (here.page === "learn") void learnLessons(here.game);
  else if (here.page === "new" || here.page === "rules") void learnGames([here.game]);
  else if (here.page !== "table") void learnGames("all");
});
render(<App />, document.getElementById("app")!);
