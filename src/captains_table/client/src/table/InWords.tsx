/** The board told piece by piece, for those who can't see it. */
import { t } from "~/games";
import type { TableModel } from "~/table/model";

export function InWords({ model }: { model: TableModel }) {
  const words = model.words.value;
  const owners = new Map<number, string[]>();
  for (const piece of model.pieces.value) {
    if (!piece.l) continue;
    const owner = piece.o ?? -1;
    owners.set(owner, [...(owners.get(owner) ?? []), words.phrase(piece.l)]);
  }
  return (
    <details class="in-words">
      <summary>{t("ui-board-words")}</summary>
      {[...owners].sort(([one], [other]) => one - other).map(([owner, things]) => (
        <div key={owner}>
          <h4>{owner < 0 ? t("ui-board-common") : model.name(owner)}</h4>
          <ul>
            {[...counted(things)].map(([thing, times]) => (
              <li key={thing}>{times > 1 ? `${times} × ${thing}` : thing}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function counted(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
