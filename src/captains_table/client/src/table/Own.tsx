/** What the player has, always in sight: money and whatever matters, and the cards in hand. */
import { games, t } from "~/games";
import type { TableModel } from "~/table/model";
import { counted, handOf } from "~/table/regions";
import { Swatch } from "~/ui/Swatch";

export function Own({ model }: { model: TableModel }) {
  const seat = model.seat.value;
  const standing = model.view.value?.standing;
  const regions = games.value.find((game) => game.id === model.game.value)?.regions;
  if (seat === null || !standing || !regions || model.moment.value || model.curtain.value !== null) return null;
  const words = model.words.value;
  const hand = handOf(model.pieces.value, regions, seat).map((piece) => words.phrase(piece.l!));
  return (
    <section class="own" aria-label={t("ui-own")}>
      <Swatch seat={seat} />
      <div class="own-words">
        <p>{words.phrase(standing)}</p>
        {regions.hand.length > 0 && (
          <p class="own-hand" tabIndex={0}>
            {t("ui-hand")} {hand.length === 0 ? t("ui-hand-none") : counted(hand).map((card) => <span key={card}>{card}</span>)}
          </p>
        )}
      </div>
    </section>
  );
}
