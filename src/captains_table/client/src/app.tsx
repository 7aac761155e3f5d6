/** The client: one page that shows what its address says. */
import { computed, effect, untracked } from "@preact/signals";
import { render } from "preact";
import { games, knows, learnGames, learnLessons, learnOwn, speaking, t, unreachable, wordsOf } from "~/games";
import { type Parts, parts } from "~/parts";
import { dress, language, takeLanguage } from "~/prefs";
import { type Route, followAddress, route } from "~/route";
import { install } from "~/shell/install";
import { NewTable } from "~/start/NewTable";
import { Start } from "~/start/Start";
import { Announcer } from "~/ui/announcer";
import { keepFocus } from "~/ui/keepFocus";
import { Loading, later } from "~/ui/later";

const Learn = later(async () => (await import("~/learn/Learn")).Learn);
const Rules = later(async () => (await import("~/rules/Rules")).Rules);
const TablePage = later(async () => (await import("~/table/TablePage")).TablePage);

function App() {
  if (!speaking.value) return null;
  return (
    <>
      {unreachable.value && (
        <p class="lost" role="alert">
          {t("ui-offline")}
        </p>
      )}
      <Page />
      {parts.Notices && <parts.Notices />}
      <Announcer />
    </>
  );
}

function Page() {
  const here = route.value;
  if (here.page === "table") return <TablePage key={here.table} id={here.table} at={here.at} />;
  if (here.page === "start") return <Start />;
  if (here.page === "device") return <Start code={here.code} />;
  if (here.page === "position") return parts.Position ? <parts.Position {...here} /> : <Start />;
  const game = games.value.find((one) => one.id === here.game);
  if (!game || !knows(game.id)) {
    return <Loading text={games.value.length > 0 && !game ? "ui-no-game" : "ui-loading"} />;
  }
  if (here.page === "learn") return <Learn key={`${game.id}/${here.lesson}`} game={game} lesson={here.lesson} />;
  return here.page === "new" ? <NewTable game={game} /> : <Rules game={game} clause={here.clause} />;
}

/** Seconds until a server that can't be reached is tried again. */
const AGAIN = 5;

/** The texts that the current page needs. */
function learnHere(): void {
  const here = route.value;
  if (here.page === "learn") void learnLessons(here.game);
  else if (here.page === "new" || here.page === "rules") void learnGames([here.game]);
  else if (here.page !== "table" || unreachable.value) void learnGames("all");
}

/** The title of the window; a table sets it itself. */
function pageTitle(): string {
  const here = route.value;
  const program = "Captain’s Table";
  if (here.page !== "new" && here.page !== "rules" && here.page !== "learn") return program;
  return knows(here.game) ? `${t(`ui-title-${here.page}`, { game: wordsOf(here.game).say("game-name") })} · ${program}` : program;
}

/** Another page starts at its top; parts of one page scroll themselves. */
const pageOf = (here: Route): string =>
  here.page === "table" ? here.table : "game" in here ? `${here.page}/${here.game}` : here.page;

export function start(added: Parts = {}): void {
  Object.assign(parts, added);
  takeLanguage();
  dress();
  followAddress();
  install();
  effect(() => {
    void language.value;
    void learnOwn();
  });
  effect(() => {
    void language.value;
    void route.value;
    untracked(learnHere);
  });
  effect(() => {
    if (route.value.page !== "table") document.title = pageTitle();
  });
  effect(() => {
    if (!unreachable.value) return;
    const timer = setInterval(learnHere, AGAIN * 1000);
    addEventListener("online", learnHere);
    return () => {
      clearInterval(timer);
      removeEventListener("online", learnHere);
    };
  });
  const shown = computed(() => pageOf(route.value));
  effect(() => {
    void shown.value;
    scrollTo(0, 0);
  });

  const app = document.getElementById("app")!;
  keepFocus(app);
  render(<App />, app);
}
