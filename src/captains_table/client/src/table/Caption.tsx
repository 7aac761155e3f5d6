/** Another player's move while it is shown, as a caption on the board; what comes after it can be skipped. */
import { useEffect } from "preact/hooks";
import { t } from "~/games";
import type { TableModel } from "~/table/model";
import { Icon } from "~/ui/Icon";
import { Swatch } from "~/ui/Swatch";

export function Caption({ model }: { model: TableModel }) {
  const waiting = model.waiting.value;
  const caption = model.others.caption.value;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && model.waiting.value > 0 && !document.querySelector("dialog")) model.skip();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [model]);

  if (caption.length === 0 || model.moment.value) return null;
  const words = model.words.value;
  return (
    <div class="caption">
      <ul>
        {caption.map(({ who, phrase, isEarlier }, number) => (
          <li key={number} class={isEarlier ? "earlier" : ""}>
            {who >= 0 && <Swatch seat={who} />}
            <span>{words.phrase(phrase)}</span>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <button type="button" aria-keyshortcuts="Escape" title={t("ui-skip-about")} onClick={() => model.skip()}>
          <Icon name="last" />
          <span>
            <span>{t("ui-skip")}</span> {waiting}
          </span>
        </button>
      )}
    </div>
  );
}
