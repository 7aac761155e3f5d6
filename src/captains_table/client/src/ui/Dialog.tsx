/** A dialog that takes the focus, closes with Escape, and returns the focus. While it is open, nothing outside it is
 *  announced: announcements are made inside. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "~/games";
import { Announcer } from "~/ui/announcer";
import { Icon } from "~/ui/Icon";

interface Props {
  title: string;
  children: ComponentChildren;
  /** Without it, the dialog can't be dismissed. */
  onClose?: () => void;
  wide?: boolean;
  /** On a small screen it slides up from the bottom, as wide as the screen. */
  sheet?: boolean;
}

export function Dialog({ title, children, onClose, wide, sheet }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={box}
      class={wide ? "wide" : sheet ? "sheet" : ""}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose?.();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          {onClose && (
            <button type="button" class="quiet" onClick={onClose} aria-label={t("ui-close")}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
      <Announcer />
    </dialog>
  );
}
