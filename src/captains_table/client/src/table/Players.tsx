/** The players: score, clock, connected or not. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, t } from "~/games";
import type { Clocks, Player, TableInfo } from "~/protocol";
import { clockFace, leftNow } from "~/table/clock";
import type { TableModel } from "~/table/model";
import { figure } from "~/table/counting";
import { Swatch } from "~/ui/Swatch";

export function Players({ model }: { model: TableModel }) {
  const info = model.info.value;
  const view = model.moment.value ?? model.view.value;
  if (!info || !view) return null;
  const rivals = info.rivals.map((_, number) => info.players.length + number);
  return (
    <section class="panel panel-players" aria-labelledby="players-title">
      <div class="players-head">
        <h3 id="players-title">{t("ui-tab-players")}</h3>
        <small id="score-title">{scoreName(model, view.turn.over ?? false)}</small>
      </div>
      <ul class="players">
        {info.players.map((player) => (
          <li key={player.seat} class={view.turn.seats.includes(player.seat) ? "player to-move" : "player"}>
            <Swatch seat={player.seat} />
            <span class="player-name">
              {model.name(player.seat)}
              {info.you.includes(player.seat) && <small> {t("ui-you")}</small>}
            </span>
            <span class="player-state">{state(model, player, view.turn.seats)}</span>
            <Clock clocks={model.view.value?.clocks} seat={player.seat} />
            <Score model={model} score={view.scores[player.seat]} won={view.turn.winners?.includes(player.seat) ?? false} />
          </li>
        ))}
        {rivals.map((seat) => (
          <li key={seat} class="player">
            <span class="swatch rival" aria-hidden="true" />
            <span class="player-name">{model.name(seat)}</span>
            <span class="player-state" />
            <Score model={model} score={view.scores[seat]} won={view.turn.winners?.includes(seat) ?? false} />
          </li>
        ))}
      </ul>
      <Watching info={info} />
    </section>
  );
}

/** The number of spectators. */
export const Watching = ({ info }: { info: TableInfo }) => {
  const count = info.watching ?? 0;
  return count > 0 ? <p class="dim watching">{t("ui-watching", { count })}</p> : null;
};

/** What the scores mean: if the game ended now, so far, or final. */
function scoreName(model: TableModel, over: boolean): string {
  const words = model.words.value;
  const text = over ? "score-end" : "score-now";
  return words.has(text) ? words.say(text) : t("ui-score");
}

interface ScoreProps {
  model: TableModel;
  score: number | undefined;
  won: boolean;
}

const Score = ({ model, score, won }: ScoreProps) => (
  <span class="player-score">
    {won && <span title={t("ui-winner")}>★</span>}
    <span class="only-heard">{scoreName(model, model.view.value?.turn.over ?? false)} </span>
    {score === undefined ? "" : figure(score)}
  </span>
);

function state(model: TableModel, player: Player, moving: readonly number[]): string {
  if (player.resigned) return t("ui-player-resigned");
  if (player.away) return t("ui-player-away");
  if (player.kind === "bot") {
    if (moving.includes(player.seat) && !model.moment.value) return thinking(model.game.value, player.level ?? "");
    return player.level ? model.words.value.level(player.level) : "";
  }
  return player.kind === "person" && !player.online ? t("ui-player-offline") : "";
}

/** What a bot does while one waits for it: for how long, if its time is fixed. */
function thinking(game: string, level: string): string {
  const seconds = games.value.find(({ id }) => id === game)?.seconds[level];
  return seconds === undefined ? t("ui-player-thinking") : t("ui-player-thinking-for", { seconds });
}

function Clock({ clocks, seat }: { clocks: Clocks | undefined; seat: number }) {
  const now = useSignal(Date.now());
  const running = clocks?.running?.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(timer);
  }, [running, clocks]);
  const left = clocks ? leftNow(clocks, seat, now.value) : null;
  if (left === null) return null;
  return (
    <span class={left < 60_000 ? "clock short" : "clock"} role="timer">
      {clockFace(left)}
    </span>
  );
}
