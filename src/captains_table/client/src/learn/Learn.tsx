/** Learning a game: its how-to-play page, or one of its lessons. */
import { knowsLessons, t } from "~/games";
import { HowTo } from "~/learn/HowTo";
import { LessonPage } from "~/learn/LessonPage";
import type { GameInfo } from "~/protocol";
import { Header } from "~/ui/Header";

export function Learn({ game, lesson }: { game: GameInfo; lesson: string }) {
  if (game.learn && knowsLessons(game)) {
    return lesson ? <LessonPage game={game} id={lesson} /> : <HowTo game={game} learn={game.learn} />;
  }
  return (
    <>
      <Header />
      <main class="loading">
        <p>{t(game.learn ? "ui-loading" : "ui-learn-none")}</p>
      </main>
    </>
  );
}
