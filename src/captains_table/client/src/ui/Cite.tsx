/** A clause of the rules, shown next to what the player is doing. */
import { t } from "~/games";
import type { GameInfo } from "~/protocol";

export function Cite({ game, clause }: { game: GameInfo; clause: string }) {
  const cited = `${game.letters} ${clause}`;
  return (
    <a class="cite" href={`#/rules/${game.id}/${clause}`} target="captains-table-rules" aria-label={t("ui-clause", { clause: cited })}>
      {cited}
    </a>
  );
}
