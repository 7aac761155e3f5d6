/** A lesson on the real board with the real panel; the instruction is on top. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "~/board/Board";
import { t, wordsOf } from "~/games";
import { LegendTool } from "~/learn/LegendTool";
import { LessonMenu } from "~/learn/LessonMenu";
import { GO_ON, Lesson } from "~/learn/lesson";
import { language } from "~/prefs";
import type { GameInfo, LessonStep } from "~/protocol";
import { PlayNow } from "~/start/PlayNow";
import { Count } from "~/table/Count";
import { Guarded } from "~/table/Guarded";
import { Panels } from "~/table/Panels";
import { Said } from "~/table/Turn";
import { Failure } from "~/ui/Failure";
import { Header } from "~/ui/Header";
import { Icon } from "~/ui/Icon";

export function LessonPage({ game, id }: { game: GameInfo; id: string }) {
  const lesson = useMemo(() => new Lesson(game.id, id), [game.id, id]);
  useEffect(() => () => lesson.model.close(), [lesson]);
  const words = wordsOf(game.id);
  const title = words.say(`lesson-${id}-title`);
  useEffect(() => {
    document.title = `${title} · ${words.say("game-name")}`;
  }, [title, language.value]);

  const step = lesson.step.value;
  const { model } = lesson;
  return (
    <div class="table-page">
      <Header title={words.say("game-name")}>
        <a class="tool" href={`#/rules/${game.id}`} target="captains-table-rules">
          <Icon name="book" />
          <span>{t("ui-rules")}</span>
        </a>
        <LegendTool game={game.id} />
        <LessonMenu lesson={lesson} game={game.id} />
      </Header>
      {step && model.view.value ? (
        <Guarded model={model}>
          <Board model={model} />
          <aside class="side">
            <Card lesson={lesson} game={game} id={id} title={title} step={step} />
            <Panels model={model} without={["chat"]} idle={idle(lesson, step)} />
          </aside>
        </Guarded>
      ) : (
        <main class="loading" aria-busy={!lesson.failure.value}>
          {lesson.failure.value ? <Failure phrase={lesson.failure.value} /> : <p>{t("ui-loading")}</p>}
          {lesson.failure.value && <a href={`#/learn/${game.id}`}>{t("ui-learn-leave")}</a>}
        </main>
      )}
      <Count model={model} />
    </div>
  );
}

/** Why nothing can be chosen. */
function idle(lesson: Lesson, step: LessonStep): string | undefined {
  if (lesson.shown.value.length > 0) return t("ui-learn-shown");
  if (step.tells) return t("ui-learn-read");
  return step.text === null ? t("ui-learn-done") : undefined;
}

interface CardProps {
  lesson: Lesson;
  game: GameInfo;
  id: string;
  title: string;
  step: LessonStep;
}

function Card({ lesson, game, id, title, step }: CardProps) {
  const { model } = lesson;
  const text = useRef<HTMLParagraphElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const words = model.words.value;
  const isOver = step.text === null;

  /** For keyboard users, "Next" gets the focus; if a focused button disappears, the focus is restored. */
  useLayoutEffect(() => {
    if (next.current) next.current.focus({ preventScroll: true });
    else if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, [step.done]);

  /** The answer to a choice is scrolled into view, even if the text is long and the screen small. */
  const notice = model.notice.value;
  useLayoutEffect(() => {
    if (notice) said.current?.scrollIntoView({ block: "nearest" });
  }, [notice, lesson.shown.value]);

  return (
    <section class="turn mine lesson-card" aria-label={title}>
      <div class="lesson-head">
        <h2>{title}</h2>
        <span>{isOver ? t("ui-learn-done") : t("ui-learn-at", { at: step.done + 1, count: step.count })}</span>
      </div>
      <progress value={step.done} max={step.count} aria-label={t("ui-learn-progress")} />
      <p class="lesson-text" ref={text} tabIndex={-1}>
        {step.text === null ? t("ui-learn-over") : words.say(step.text)}
      </p>
      <div ref={said}>
        {notice && <Said model={model} notice={notice} />}
        {lesson.shown.value.length > 0 && (
          <div class="lesson-shown">
            {lesson.shown.value.map((phrase, number) => (
              <p key={number}>{words.phrase(phrase)}</p>
            ))}
          </div>
        )}
      </div>
      <div class="row">
        {isOver && <GoOn game={game} id={id} />}
        {step.tells && (
          <button type="button" class="main" ref={next} onClick={() => void model.move(GO_ON)}>
            {t("ui-learn-next")}
          </button>
        )}
        {!isOver && !step.tells && (
          <button type="button" disabled={model.choices.value.length === 0} onClick={() => lesson.showMe()}>
            {t("ui-learn-show")}
          </button>
        )}
        <button type="button" class="quiet large-only" onClick={() => lesson.startOver()}>
          {t("ui-learn-again")}
        </button>
        <a class="button quiet large-only" href={`#/learn/${game.id}`}>
          {t("ui-learn-leave")}
        </a>
      </div>
    </section>
  );
}

/** After a lesson: the next one, or the game itself. */
function GoOn({ game, id }: { game: GameInfo; id: string }) {
  const playing = useSignal(false);
  const button = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const lessons = game.learn?.lessons ?? [];
  const next = lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (next) {
    return (
      <a class="button main" ref={button} href={`#/learn/${game.id}/${next.id}`}>
        {t("ui-learn-next-lesson", { title: wordsOf(game.id).say(`lesson-${next.id}-title`) })}
      </a>
    );
  }
  return (
    <>
      <button type="button" class="main" ref={button} onClick={() => (playing.value = true)}>
        {t("ui-play-now")}
      </button>
      {playing.value && <PlayNow game={game} onClose={() => (playing.value = false)} />}
    </>
  );
}
