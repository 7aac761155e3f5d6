/** Back and forth through a game; every moment has its own address. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "~/api";
import { t } from "~/games";
import type { Phrase } from "~/protocol";
import { go, goQuietly } from "~/route";
import type { TableModel } from "~/table/model";
import { CopyLink } from "~/ui/CopyLink";
import { Failure, phraseOf } from "~/ui/Failure";
import { Icon, type IconName } from "~/ui/Icon";

const EVERY = 900;

export function Replay({ model, at }: { model: TableModel; at: number | null }) {
  const playing = useSignal(false);
  const failure = useSignal<Phrase | null>(null);
  const count = model.view.value?.n ?? 0;
  const here = at ?? count;
  const past = at !== null;

  const show = (moment: number) => goQuietly(`#/t/${model.id}/at/${Math.max(0, Math.min(count, moment))}`);

  useEffect(() => {
    if (!playing.value) return;
    if (here >= count) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => show(here + 1), EVERY);
    return () => clearTimeout(timer);
  }, [playing.value, here]);

  const fork = async () => {
    try {
      const { table } = await post<{ table: string }>(`/api/tables/${model.id}/fork`, { at: here });
      go(`#/t/${table}`);
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const latest = model.moment.value?.log.at(-1);

  return (
    <section class="replay" aria-label={t("ui-replay")}>
      <div class="replay-line">
        <Step icon="first" label={t("ui-replay-first")} disabled={here <= 0} onClick={() => show(0)} />
        <Step icon="back" label={t("ui-replay-back")} disabled={here <= 0} onClick={() => show(here - 1)} />
        <Step
          icon={playing.value ? "pause" : "play"}
          label={t(playing.value ? "ui-replay-pause" : "ui-replay-play")}
          disabled={here >= count && !playing.value}
          onClick={() => (playing.value = !playing.value)}
        />
        <Step icon="forward" label={t("ui-replay-forward")} disabled={here >= count} onClick={() => show(here + 1)} />
        <Step icon="last" label={t("ui-replay-last")} disabled={here >= count} onClick={() => show(count)} />
        <output>{t("ui-replay-at", { at: here, count })}</output>
      </div>
      <input
        type="range"
        min={0}
        max={count}
        value={here}
        aria-label={t("ui-replay-moment")}
        onInput={(event) => show(event.currentTarget.valueAsNumber)}
      />
      {past && latest && <p class="replay-told">{model.words.value.phrase(latest.p)}</p>}
      {past && (
        <div class="row">
          <CopyLink hash={`#/t/${model.id}/at/${here}`} label={t("ui-copy-moment")} />
          <button type="button" onClick={() => void fork()}>
            {t("ui-fork")}
          </button>
          <button
            type="button"
            class="main"
            onClick={() => {
              model.upToDate();
              go(`#/t/${model.id}`);
            }}
          >
            {t("ui-replay-now")}
          </button>
        </div>
      )}
      <Failure phrase={failure.value} game={model.game.value} />
    </section>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const Step = ({ icon, label, disabled, onClick }: StepProps) => (
  <button type="button" class="quiet" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
