/** The rules of a game, opened at a clause. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { file } from "~/api";
import { t, wordsOf } from "~/games";
import { isDark, language } from "~/prefs";
import type { GameInfo } from "~/protocol";
import { type Block, type Inline, type Item, cited, readMarkdown } from "~/rules/markdown";
import { transport } from "~/transport/transport";
import { Header } from "~/ui/Header";

/** The part of the address that leads to the origins of the rules. */
const ABOUT = "about";

export function Rules({ game, clause }: { game: GameInfo; clause: string }) {
  const blocks = useSignal<Block[]>([]);
  const name = wordsOf(game.id).say("game-name");

  useEffect(() => {
    void file(game.rules[language.value]).then((source) => (blocks.value = arranged(readMarkdown(source))));
  }, [game.id, language.value]);

  useLayoutEffect(() => {
    const target = clause ? document.getElementById(`clause-${clause}`) : null;
    if (!target) return;
    target.scrollIntoView({ block: clause.includes(".") ? "center" : "start" });
    target.focus({ preventScroll: true });
  }, [clause, blocks.value]);

  const chapters = blocks.value.filter((block) => block.kind === "heading" && block.clause !== "");
  return (
    <>
      <Header title={t("ui-rules-title", { game: name })} />
      <div class="rules-page">
        <nav class="contents" aria-label={t("ui-contents")}>
          <ol>
            {chapters.map(
              (block) =>
                block.kind === "heading" && (
                  <li key={block.clause}>
                    <a href={`#/rules/${game.id}/${block.clause}`}>
                      <Text parts={block.text} />
                    </a>
                  </li>
                ),
            )}
          </ol>
        </nav>
        <main class="rules">
          {blocks.value.map((block, number) => (
            <Section key={number} block={block} marked={clause} game={game} />
          ))}
        </main>
      </div>
    </>
  );
}

/** Title and aim come first; the paragraphs on origins, before the first chapter in the file, come last. */
function arranged(blocks: Block[]): Block[] {
  const first = blocks.findIndex((block) => block.kind === "heading" && block.clause !== "");
  const about = blocks.slice(2, Math.max(2, first));
  if (about.length === 0) return blocks;
  const heading: Block = { kind: "heading", level: 2, clause: ABOUT, text: [{ text: t("ui-source-about") }] };
  return [...blocks.slice(0, 2), ...blocks.slice(first), heading, ...about];
}

interface SectionProps {
  block: Block;
  marked?: string;
  game: GameInfo;
}

export function Section({ block, marked = "", game }: SectionProps) {
  switch (block.kind) {
    case "heading": {
      const Level = block.level <= 2 ? "h2" : "h3";
      return (
        <Level id={block.clause ? `clause-${block.clause}` : undefined} tabIndex={-1}>
          <Text parts={block.text} />
        </Level>
      );
    }
    case "paragraph":
      return (
        <p>
          <Text parts={block.text} game={game} />
        </p>
      );
    case "picture":
      return (
        <figure>
          <img src={pictureOf(game, block.name)} alt={block.label} loading="lazy" />
          <figcaption aria-hidden="true">{block.label}</figcaption>
        </figure>
      );
    case "list":
      return <Items items={block.items} ordered={block.ordered} marked={marked} game={game} />;
    case "table":
      return (
        <div class="table-scroll" tabIndex={0}>
          <table>
            {block.head.length > 0 && (
              <thead>
                <tr>
                  {block.head.map((cell, at) => (
                    <th key={at} scope="col">
                      <Text parts={cell} game={game} />
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Text parts={cell} game={game} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

interface ItemsProps {
  items: Item[];
  ordered: boolean;
  marked: string;
  game: GameInfo;
}

function Items({ items, ordered, marked, game }: ItemsProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List class="clauses">
      {items.map((item, number) => (
        <li
          key={number}
          id={item.clause ? `clause-${item.clause}` : undefined}
          tabIndex={item.clause ? -1 : undefined}
          class={item.clause && item.clause === marked ? "marked" : undefined}
        >
          {item.clause ? (
            <a class="clause-number" href={`#/rules/${game.id}/${item.clause}`}>
              {item.clause}
            </a>
          ) : (
            <span class="clause-number">{item.label ? `${item.label}.` : "·"}</span>
          )}
          <div>
            <Text parts={item.lines} game={game} />
            {item.items.length > 0 && <Items items={item.items} ordered={item.items[0]?.label !== ""} marked={marked} game={game} />}
          </div>
        </li>
      ))}
    </List>
  );
}

/** Citations of clauses are links, except in headings, which are links themselves in the contents. */
const Text = ({ parts, game }: { parts: Inline[]; game?: GameInfo }) => (
  <>
    {(game ? cited(parts, game.letters) : parts).map(({ text, mark: Mark, clause, source }, number) => {
      if (source) return game && <Source key={number} source={text} game={game} />;
      if (clause !== undefined) {
        return (
          <a key={number} class="cite" href={`#/rules/${game?.id}/${clause}`}>
            {text}
          </a>
        );
      }
      return Mark ? <Mark key={number}>{text}</Mark> : text;
    })}
  </>
);

/** The origin of a clause, behind a small sign. */
function Source({ source, game }: { source: string; game: GameInfo }) {
  const open = useSignal(false);
  return (
    <span class="source">
      <button type="button" class="source-sign" aria-expanded={open.value} aria-label={t("ui-source")} onClick={() => (open.value = !open.value)}>
        †
      </button>
      {open.value && (
        <span class="source-told" role="status">
          {t("ui-source-told", { source })} <a href={`#/rules/${game.id}/${ABOUT}`}>{t("ui-source-about")}</a>
        </span>
      )}
    </span>
  );
}

const pictureOf = (game: GameInfo, name: string): string =>
  transport().address(`${game.learn?.pictures[language.value]}/${name}-${isDark() ? "dark" : "light"}.svg`);
