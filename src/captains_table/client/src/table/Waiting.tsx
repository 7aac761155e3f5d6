/** A table that waits for its people. */
import { useSignal } from "@preact/signals";
import { post } from "~/api";
import { t } from "~/games";
import type { Phrase, TableInfo } from "~/protocol";
import { Chat } from "~/table/Chat";
import { Invitation } from "~/table/Invitation";
import type { TableModel } from "~/table/model";
import { Watching } from "~/table/Players";
import { Failure, phraseOf } from "~/ui/Failure";
import { MyNameField, nameAtTables } from "~/ui/NameField";
import { Swatch } from "~/ui/Swatch";

export function Waiting({ model, info }: { model: TableModel; info: TableInfo }) {
  const failure = useSignal<Phrase | null>(null);
  const words = model.words.value;
  const ask = async (path: string, body?: unknown) => {
    failure.value = null;
    try {
      model.info.value = await post<TableInfo>(`/api/tables/${info.id}/${path}`, body);
      model.arrive();
    } catch (error) {
      failure.value = phraseOf(error);
    }
  };
  const join = (seat: number) => ask("join", { seat, name: nameAtTables() });

  return (
    <main class="form-page waiting">
      <h2>{t("ui-waiting")}</h2>
      <p>{t("ui-waiting-about")}</p>
      <Invitation table={info.id} />
      {info.you.length === 0 && <MyNameField />}
      <ul class="waiting-seats">
        {info.players.map((player) => (
          <li key={player.seat}>
            <Swatch seat={player.seat} />
            <span class="player-name">
              {model.name(player.seat)}
              {info.you.includes(player.seat) && <small> {t("ui-you")}</small>}
              {player.level && <small> {words.level(player.level)}</small>}
            </span>
            {player.kind === "open" && info.you.length === 0 && (
              <button type="button" class="main" onClick={() => void join(player.seat)}>
                {t("ui-join")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Watching info={info} />
      {info.options.length > 0 && (
        <p class="dim">
          {t("ui-options")}: {info.options.map((option) => words.say(`option-${option}`)).join(", ")}
        </p>
      )}
      <Failure phrase={failure.value} game={info.game} />
      <div class="row">
        {info.creator && (
          <button type="button" class="main" onClick={() => void ask("start")}>
            {t("ui-start-with-bots")}
          </button>
        )}
        {info.you.length > 0 && (
          <button type="button" onClick={() => void ask("leave")}>
            {t("ui-leave")}
          </button>
        )}
      </div>
      <Chat model={model} />
    </main>
  );
}
