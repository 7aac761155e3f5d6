/** A table that is waiting for players. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { games, t } from "~/games";
import type { Phrase, TableInfo } from "~/protocol";
import { Agreed } from "~/table/Agreed";
import { Chat } from "~/table/Chat";
import { Invitation } from "~/table/Invitation";
import type { TableModel } from "~/table/model";
import { Watching } from "~/table/Players";
import { WaitingSeat } from "~/table/WaitingSeat";
import { Failure, phraseOf } from "~/ui/Failure";
import { MyNameField, nameAtTables } from "~/ui/NameField";

export function Waiting({ model, info }: { model: TableModel; info: TableInfo }) {
  const failure = useSignal<Phrase | null>(null);
  const closing = useSignal(false);
  const ask = async (path: string, body?: unknown) => {
    failure.value = null;
    try {
      model.info.value = await post<TableInfo>(`/api/tables/${info.id}/${path}`, body);
      model.arrive();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const accept = async () => {
    for (const seat of info.invited ?? []) await ask("join", { seat, name: info.players[seat]?.name });
  };
  const taken = info.players.filter(({ kind }) => kind !== "open").length;
  const [least = 1, most = 6] = games.value.find(({ id }) => id === info.game)?.players ?? [];
  const isGuest = info.you.length === 0 && !info.creator;
  const last = model.events.value.at(-1);

  return (
    <main class="form-page waiting">
      <h2>{t("ui-waiting")}</h2>
      {info.invited ? (
        <div class="vote to-answer">
          <p>{t("ui-invitation")}</p>
          <div class="row">
            <button type="button" class="main" onClick={() => void accept()}>
              {t("ui-accept")}
            </button>
            <button type="button" onClick={() => void ask("decline")}>
              {t("ui-decline")}
            </button>
          </div>
        </div>
      ) : (
        <p>{t(isGuest ? "ui-waiting-guest" : "ui-waiting-about")}</p>
      )}
      {isGuest ? <Agreed model={model} info={info} /> : <Invitation table={info.id} />}
      {info.you.length === 0 && !info.invited && <MyNameField />}
      <ul class="waiting-seats">
        {info.players.map((player) => (
          <WaitingSeat
            key={player.seat}
            model={model}
            info={info}
            player={player}
            ask={(path, body) => void ask(path, body)}
            onJoin={() => void ask("join", { seat: player.seat, name: nameAtTables() })}
          />
        ))}
      </ul>
      <Watching info={info} />
      {last && (
        <p class="dim" role="status">
          {model.words.value.phrase(last.phrase)}
        </p>
      )}
      <Failure phrase={failure.value} game={info.game} />
      <div class="row">
        {info.creator && (
          <button type="button" class="main" onClick={() => void ask("start")}>
            {t("ui-start-with-bots")}
          </button>
        )}
        {info.creator && taken >= least && taken < info.players.length && (
          <button type="button" onClick={() => void ask("start", { fewer: true })}>
            {t("ui-start-fewer", { count: taken })}
          </button>
        )}
        {info.creator && info.players.length < most && (
          <button type="button" onClick={() => void ask("seats")}>
            {t("ui-seat-add")}
          </button>
        )}
        {info.you.length > 0 && (
          <button type="button" onClick={() => void ask("leave")}>
            {t("ui-leave")}
          </button>
        )}
        {info.creator && !closing.value && (
          <button type="button" onClick={() => (closing.value = true)}>
            {t("ui-close-table")}
          </button>
        )}
      </div>
      {closing.value && (
        <div class="row" role="group" aria-label={t("ui-close-ask")}>
          <span>{t("ui-close-ask")}</span>
          <button type="button" onClick={() => void ask("close")}>
            {t("ui-close-table")}
          </button>
          <button type="button" autofocus onClick={() => (closing.value = false)}>
            {t("ui-cancel")}
          </button>
        </div>
      )}
      {isGuest ? <Invitation table={info.id} /> : <Agreed model={model} info={info} />}
      <Chat model={model} />
    </main>
  );
}
