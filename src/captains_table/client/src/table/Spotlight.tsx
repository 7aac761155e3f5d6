/** What everybody follows, such as an auction or a boarding: the sides, what they put in, and the result. */
import { t } from "~/games";
import type { Spotlight as Followed, SpotlightSide } from "~/protocol";
import { figure } from "~/table/counting";
import { grown, useGrowth } from "~/table/growth";
import type { TableModel } from "~/table/model";
import { Swatch } from "~/ui/Swatch";

export function Spotlight({ model }: { model: TableModel }) {
  const followed = model.spotlight.value;
  return followed && <Card model={model} followed={followed} />;
}

function Card({ model, followed }: { model: TableModel; followed: Followed }) {
  const { title, sides, result } = followed;
  const words = model.words.value;
  const bits = result ? Math.max(...sides.map((side) => side.parts?.length ?? 0)) : 0;
  const [shown, finish] = useGrowth(bits, followed);
  const isOver = result !== undefined && shown >= bits;
  return (
    <section class={isOver ? "spotlight over" : "spotlight"} aria-labelledby="spotlight-title" onClick={finish}>
      <h3 id="spotlight-title">{words.phrase(title)}</h3>
      <ul class={sides.some(hasWords) ? "sides wordy" : "sides"}>
        {sides.map((side) => (
          <Side key={side.who} model={model} side={result ? grown(side, shown) : side} isOver={isOver} />
        ))}
      </ul>
      {isOver && <p class="spotlight-result">{words.phrase(result)}</p>}
    </section>
  );
}

const hasWords = ({ parts = [] }: SpotlightSide): boolean => parts.filter((part) => typeof part !== "number").length > 1;

/** A single figure without words says no more than the total. */
const tellsMore = ({ parts = [], total }: SpotlightSide): boolean =>
  parts.length > 1 || parts.some((part) => typeof part !== "number" || part !== total);

function Side({ model, side, isOver }: { model: TableModel; side: SpotlightSide; isOver: boolean }) {
  const words = model.words.value;
  const isSeat = side.who < (model.info.value?.players.length ?? 0);
  const wins = isOver && side.wins;
  return (
    <li class={wins ? "side-of wins" : "side-of"}>
      {isSeat ? <Swatch seat={side.who} /> : <span class="swatch rival" aria-hidden="true" />}
      <span class="side-name">
        {wins && <span title={t("ui-winner")}>★ </span>}
        {model.name(side.who)} {side.note && <small>{words.phrase(side.note)}</small>}
      </span>
      {tellsMore(side) && (
        <span class="side-parts">
          {side.parts?.map((part, at) => (
            <Part key={at} part={part} isFirst={at === 0} said={(phrase) => words.phrase(phrase)} />
          ))}
        </span>
      )}
      <span class="side-total">{side.total === undefined ? "" : figure(side.total)}</span>
    </li>
  );
}

interface PartProps {
  part: NonNullable<SpotlightSide["parts"]>[number];
  isFirst: boolean;
  said: (phrase: Followed["title"]) => string;
}

/** A figure with its sign and its explanation. */
function Part({ part, isFirst, said }: PartProps) {
  const [value, what] = typeof part === "number" ? [part] : part;
  const sign = isFirst ? "" : value < 0 ? " − " : " + ";
  return (
    <>
      {sign}
      <span class="part">
        {isFirst ? figure(value) : Math.abs(value)}
        {what && <small> {said(what)}</small>}
      </span>
    </>
  );
}
