/** The chat of a table. Messages of muted people are not shown in this browser. */
import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { post } from "~/api";
import { t } from "~/games";
import { language, muted } from "~/prefs";
import type { Chat as ChatLine } from "~/protocol";
import type { TableModel } from "~/table/model";
import { MyNameField, nameAtTables } from "~/ui/NameField";
import { Swatch } from "~/ui/Swatch";

/** The name that the server knows. */
const introduced = signal("");

export function Chat({ model }: { model: TableModel }) {
  const text = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  const heard = model.chats.value.filter((chat) => !muted.value.includes(chat.name));
  const silent = [...new Set(model.chats.value.map((chat) => chat.name))].filter((name) => muted.value.includes(name));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);

  const info = model.info.value;
  const may = info !== null && (info.listed || info.creator || info.you.length > 0);
  const stranger = info !== null && info.you.length === 0;
  /** Spectators choose their own name, which the server has to know to label their messages. */
  const introduce = async () => {
    const name = nameAtTables();
    if (introduced.value === name) return;
    await post("/api/name", { name });
    introduced.value = name;
    model.arrive();
  };

  const say = async (event: Event) => {
    event.preventDefault();
    const line = text.value.trim();
    if (!line) return;
    text.value = "";
    if (stranger) await introduce();
    await model.tell({ t: "chat", text: line });
  };
  const time = new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" });
  const mine = ({ seat, name }: ChatLine) =>
    seat === null ? stranger && name === introduced.value && name !== "" : model.mine.value.includes(seat);

  return (
    <section class="panel panel-chat" aria-labelledby="chat-title">
      <h3 id="chat-title">{t("ui-tab-chat")}</h3>
      <ol class="chats" ref={list} tabIndex={0} aria-labelledby="chat-title">
        {heard.length === 0 && <li class="dim">{t(may ? "ui-chat-empty" : "play-private-chat")}</li>}
        {heard.map((chat, number) => (
          <li key={number} class={mine(chat) ? "chat mine" : "chat"}>
            <p class="chat-head">
              {chat.seat !== null && <Swatch seat={chat.seat} />}
              <b>{chat.name || t("ui-spectator")}</b>
              <time dateTime={new Date(chat.at).toISOString()}>{time.format(chat.at)}</time>
              {!mine(chat) && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={t("ui-mute-who", { name: chat.name })}
                  onClick={() => (muted.value = [...muted.value, chat.name])}
                >
                  {t("ui-mute")}
                </button>
              )}
            </p>
            <p class="chat-text">{chat.text}</p>
          </li>
        ))}
      </ol>
      {silent.map((name) => (
        <p key={name} class="dim silent">
          {t("ui-muted", { name })}{" "}
          <button type="button" class="quiet" onClick={() => (muted.value = muted.value.filter((one) => one !== name))}>
            {t("ui-unmute")}
          </button>
        </p>
      ))}
      {may && stranger && info.status !== "waiting" && introduced.value === "" && <MyNameField />}
      <form class="row" onSubmit={say} hidden={!may}>
        <input
          aria-label={t("ui-chat-say")}
          placeholder={t("ui-chat-say")}
          maxLength={500}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button>{t("ui-chat-send")}</button>
      </form>
    </section>
  );
}
