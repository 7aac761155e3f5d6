/** On a small screen: controls that are not needed at every step of a lesson. */
import { useSignal } from "@preact/signals";
import { t } from "~/games";
import type { Lesson } from "~/learn/lesson";
import { Dialog } from "~/ui/Dialog";
import { Tastes } from "~/ui/Header";
import { Icon } from "~/ui/Icon";

export function LessonMenu({ lesson, game }: { lesson: Lesson; game: string }) {
  const open = useSignal(false);
  const close = () => (open.value = false);
  return (
    <>
      <button type="button" class="tool small-only" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Icon name="menu" />
        <span>{t("ui-menu")}</span>
      </button>
      {open.value && (
        <Dialog title={t("ui-menu")} onClose={close}>
          <div class="stack">
            <Tastes />
            <div class="row">
              <button
                type="button"
                onClick={() => {
                  close();
                  lesson.startOver();
                }}
              >
                {t("ui-learn-again")}
              </button>
              <a class="button" href={`#/learn/${game}`}>
                {t("ui-learn-leave")}
              </a>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
