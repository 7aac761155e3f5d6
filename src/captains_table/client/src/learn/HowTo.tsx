/** How to play a game, on one illustrated page, with its lessons. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { file } from "~/api";
import { t, wordsOf } from "~/games";
import { LegendTool } from "~/learn/LegendTool";
import { begun, language, learned } from "~/prefs";
import type { GameInfo, Learning } from "~/protocol";
import { Section } from "~/rules/Rules";
import { type Block, readMarkdown } from "~/rules/markdown";
import { PlayNow } from "~/start/PlayNow";
import { Header } from "~/ui/Header";
import { Icon } from "~/ui/Icon";

export function HowTo({ game, learn }: { game: GameInfo; learn: Learning }) {
  const blocks = useSignal<Block[]>([]);
  const playing = useSignal(false);
  const name = wordsOf(game.id).say("game-name");
  const page = learn.howto[language.value];

  useEffect(() => {
    document.title = t("ui-learn-title", { game: name });
    if (page) void file(page).then((source) => (blocks.value = readMarkdown(source)));
  }, [page]);

  return (
    <>
      <Header title={name}>
        <a class="tool" href={`#/rules/${game.id}`}>
          <Icon name="book" />
          <span>{t("ui-rules")}</span>
        </a>
        <LegendTool game={game.id} />
      </Header>
      <main class="learn-page">
        <Lessons game={game} learn={learn} />
        <div class="rules howto">
          {blocks.value.map((block, number) => (
            <Section key={number} block={block} game={game} />
          ))}
          <div class="row">
            <button type="button" class="main" onClick={() => (playing.value = true)}>
              {t("ui-play-now")}
            </button>
            <a class="button" href={`#/rules/${game.id}`}>
              {t("ui-rules-title", { game: name })}
            </a>
          </div>
        </div>
      </main>
      {playing.value && <PlayNow game={game} onClose={() => (playing.value = false)} />}
    </>
  );
}

function Lessons({ game, learn }: { game: GameInfo; learn: Learning }) {
  const words = wordsOf(game.id);
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <h2 id="lessons-title">
        {t("ui-learn-lessons")}
        <span class="small-only"> · {words.say("game-name")}</span>
      </h2>
      <ol>
        {learn.lessons.map(({ id, steps }) => {
          const isDone = learned.value.includes(`${game.id}/${id}`);
          const isBegun = `${game.id}/${id}` in begun.value;
          return (
            <li key={id} class={isDone ? "lesson done" : "lesson"}>
              <a href={`#/learn/${game.id}/${id}`}>
                <strong>{words.say(`lesson-${id}-title`)}</strong>
                <span>{words.say(`lesson-${id}-promise`)}</span>
                <small>
                  {isDone && <Icon name="hand" />}
                  {isDone ? t("ui-learn-done") : isBegun ? t("ui-learn-begun") : t("ui-learn-steps", { count: steps })}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
