/** The panels next to the board: choices, players, log, chat; one at a time on a small screen. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { t } from "~/games";
import { Chat } from "~/table/Chat";
import { Choices } from "~/table/Choices";
import { InWords } from "~/table/InWords";
import { Log } from "~/table/Log";
import { Players } from "~/table/Players";
import { heard, muted } from "~/prefs";
import type { TableModel } from "~/table/model";
import { readUpTo, unread } from "~/table/unread";
import { Icon, type IconName } from "~/ui/Icon";

type Tab = "do" | "players" | "log" | "chat";
const TABS: [tab: Tab, icon: IconName][] = [
  ["do", "hand"],
  ["players", "people"],
  ["log", "log"],
  ["chat", "chat"],
];

const small = matchMedia("(max-width: 60rem)");

interface Props {
  model: TableModel;
  /** Tabs that make no sense here. */
  without?: readonly Tab[];
  /** Shown if nothing can be chosen. */
  idle?: string;
}

export function Panels({ model, without = [], idle }: Props) {
  const tab = useSignal<Tab>("do");
  const folded = useSignal(false);

  /** On a small screen, the tab of the open panel folds and unfolds it. */
  const show = (one: Tab) => {
    folded.value = small.matches && one === tab.value && !folded.value;
    tab.value = one;
  };

  useSignalEffect(() => {
    const seen = tab.value === "chat" && !(folded.value && small.matches);
    if (seen) heard.value = readUpTo(heard.peek(), model.id, model.chats.value);
  });

  const unheard = unread(model.chats.value, heard.value[model.id] ?? 0, model.mine.value, muted.value);
  const news = model.moment.value ? 0 : model.unseen().length;
  return (
    <div class={`panels showing-${tab.value}${folded.value ? " folded" : ""}`}>
      <nav class="tabs" aria-label={t("ui-panels")}>
        {TABS.filter(([one]) => !without.includes(one)).map(([one, icon]) => (
          <button
            key={one}
            type="button"
            class={`tab tab-${one}`}
            aria-pressed={tab.value === one && !folded.value}
            onClick={() => show(one)}
          >
            <Icon name={icon} />
            <span>{t(`ui-tab-${one}`)}</span>
            {one === "do" && model.choices.value.length > 0 && <i class="dot" aria-hidden="true" />}
            {one === "log" && news > 0 && <b class="count">{news}</b>}
            {one === "chat" && unheard > 0 && <b class="count">{unheard}</b>}
          </button>
        ))}
      </nav>
      <Choices model={model} idle={idle} />
      <Players model={model} />
      <Log model={model} isOpen={tab.value === "log"} />
      {!without.includes("chat") && <Chat model={model} />}
      <InWords model={model} />
    </div>
  );
}
