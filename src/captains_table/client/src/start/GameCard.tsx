/** A game in the list: its board, what it is about, and how to start. */
import { t, wordsOf } from "~/games";
import type { GameInfo } from "~/protocol";
import { Picture } from "~/start/Picture";

export function GameCard({ game, onPlay }: { game: GameInfo; onPlay: () => void }) {
  const words = wordsOf(game.id);
  const name = words.say("game-name");
  const [low, high] = game.players;
  return (
    <li class="game-card">
      <Picture game={game} />
      <div class="game-card-body">
        <div class="game-card-head">
          <h2>{name}</h2>
          <a href={`#/rules/${game.id}`} aria-label={t("ui-rules-game", { game: name })}>
            {t("ui-rules")}
          </a>
        </div>
        {words.has("game-designers") && (
          <p class="designers">{t("designed-by", { designers: words.say("game-designers") })}</p>
        )}
        <p class="about">{words.say("game-about")}</p>
        <p class="facts">
          <span>{words.say("players", { low, high })}</span>
          {words.has("game-time") && <span>{words.say("game-time")}</span>}
          {words.has("game-sources") && <a href={`#/rules/${game.id}`}>{words.say("game-sources")}</a>}
        </p>
        <div class="row">
          <button type="button" class="main" onClick={onPlay} aria-label={t("ui-play-now-game", { game: name })}>
            {t("ui-play-now")}
          </button>
          {game.learn && (
            <a class="button" href={`#/learn/${game.id}`} aria-label={t("ui-learn-game", { game: name })}>
              {t("ui-learn")}
            </a>
          )}
          <a class="button" href={`#/new/${game.id}`} aria-label={t("ui-new-table-game", { game: name })}>
            {t("ui-new-table")}
          </a>
        </div>
      </div>
    </li>
  );
}
