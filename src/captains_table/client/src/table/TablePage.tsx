/** A table: before, during and after the game. */
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { After } from "~/after/After";
import { Analyse } from "~/after/Analyse";
import { Replay } from "~/after/Replay";
import { Board } from "~/board/Board";
import { knows, learnGames, learnLessons, t } from "~/games";
import { LegendTool } from "~/learn/LegendTool";
import { language } from "~/prefs";
import { tellOutside } from "~/shell/install";
import { Confirm } from "~/table/Confirm";
import { Curtain } from "~/table/Curtain";
import { Consent } from "~/table/Consent";
import { Count } from "~/table/Count";
import { Guarded } from "~/table/Guarded";
import { Menu } from "~/table/Menu";
import { TableModel } from "~/table/model";
import { News } from "~/table/News";
import { Own } from "~/table/Own";
import { Panels } from "~/table/Panels";
import { RulesChanged } from "~/table/RulesChanged";
import { Spotlight } from "~/table/Spotlight";
import { Turn } from "~/table/Turn";
import { Vote } from "~/table/Vote";
import { Waiting } from "~/table/Waiting";
import { transport } from "~/transport/transport";
import { Header } from "~/ui/Header";
import { Icon } from "~/ui/Icon";
import { TurnsElsewhere } from "~/ui/TurnsElsewhere";

/** Without a server there is nobody to chat with. */
const NO_CHAT = ["chat"] as const;

export function TablePage({ id, at }: { id: string; at: number | null }) {
  const model = useMemo(() => new TableModel(id), [id]);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => void model.look(at).catch(() => undefined), [model, at]);

  const isLaid = useComputed(() => model.view.value !== null);
  useSignalEffect(() => {
    const game = model.game.value;
    void language.value;
    if (game) void (isLaid.value ? learnLessons(game) : learnGames([game]));
  });
  useSignalEffect(() => {
    const name = knows(model.game.value) ? model.words.value.say("game-name") : "Captain’s Table";
    const mine = model.myTurn.value;
    document.title = mine ? `● ${t("ui-your-turn")} · ${name}` : name;
    if (mine && document.hidden) void tellOutside(name, t("ui-your-turn"), id);
  });

  const info = model.info.value;
  const name = knows(model.game.value) ? model.words.value.say("game-name") : "";
  if (model.line.value === "gone") {
    const [why, facts] = model.refused.value;
    return <NoTable title={t(why, facts)} />;
  }
  if (info?.status === "closed") {
    const last = model.events.value.at(-1);
    return <NoTable title={t("ui-closed")} about={last && model.words.value.phrase(last.phrase)} />;
  }
  return (
    <div class="table-page">
      <Header title={name}>
        <TurnsElsewhere here={id} />
        {info && (
          <a class="tool" href={`#/rules/${info.game}`} target="captains-table-rules">
            <Icon name="book" />
            <span>{t("ui-rules")}</span>
          </a>
        )}
        {info && <LegendTool game={info.game} />}
        {info && <Menu model={model} />}
      </Header>
      {model.line.value === "lost" && (
        <p class="lost" role="alert">
          {t("ui-connection-lost")}
        </p>
      )}
      {info && name && (info.status === "waiting" || model.view.value) ? (
        info.status === "waiting" ? (
          <Waiting model={model} info={info} />
        ) : (
          <Guarded model={model}>
            <Board model={model} />
            <Own model={model} />
            <aside class="side">
              <Turn model={model} />
              <Vote model={model} />
              <Spotlight model={model} />
              <RulesChanged model={model} />
              {(info.status === "over" || at !== null) && <Replay model={model} at={at} />}
              <News model={model} />
              {info.status === "over" && at === null && <After model={model} />}
              {info.status === "over" && <Analyse model={model} at={at} />}
              <Panels model={model} without={transport().isAlone ? NO_CHAT : []} />
            </aside>
          </Guarded>
        )
      ) : (
        <main class="loading" aria-busy="true">
          <p>{t("ui-loading")}</p>
        </main>
      )}
      <Confirm model={model} />
      <Curtain model={model} />
      <Consent model={model} />
      <Count model={model} />
    </div>
  );
}

/** There is no table to show. */
const NoTable = ({ title, about }: { title: string; about?: string }) => (
  <>
    <Header />
    <main class="form-page">
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <p>
        <a href="#/">{t("ui-home")}</a>
      </p>
    </main>
  </>
);
