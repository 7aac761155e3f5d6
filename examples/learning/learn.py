"""Learn Captains' War by self-play: a small policy and value network with PPO, in plain NumPy.

    python examples/learning/learn.py --minutes 5

Every seat is played by the same network, which sees only its own view. From time to time the network plays against
`random` and `greedy`; its win rate is printed and plotted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from captains_table.bots import Bot
from captains_table.bots.play_match import play_match
from captains_table.core.contract import State
from captains_table.core.match import new_match
from captains_table.core.plots import chance_plot
from captains_table.research.space import Space
from captains_table.research.vector import VectorTable

Array = np.ndarray[Any, np.dtype[Any]]

GAMES, STEPS = 128, 200
"""How many games are played in parallel, and how many choices in each between two updates."""
HIDDEN = 128
PACE, EPOCHS, BATCH, CLIP, SPREAD, TRUST = 1e-3, 3, 2048, 0.2, 0.01, 0.95


class Net:
    """Two layers, then a preference for each action and an estimate of the result."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        shapes = [(numbers, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights: list[Array] = []
        for rows, columns in shapes:
            scale = (0.01 if columns == actions + 1 else 1.0) / np.sqrt(rows)
            self.weights += [(scale * random.standard_normal((rows, columns))).astype(np.float32)]
            self.weights += [np.zeros(columns, np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.lessons = 0

    def look(self, seen: Array, masks: Array) -> tuple[list[Array], Array, Array]:
        """The layers, the log-probability of every action (close to zero probability for illegal ones), and the
        estimate."""
        first = np.tanh(seen @ self.weights[0] + self.weights[1])
        second = np.tanh(first @ self.weights[2] + self.weights[3])
        out = second @ self.weights[4] + self.weights[5]
        wishes = np.where(masks, out[:, :-1], np.float32(-1e9))
        wishes -= wishes.max(1, keepdims=True)
        return [seen, first, second], wishes - np.log(np.exp(wishes).sum(1, keepdims=True)), out[:, -1]

    def learn(self, layers: list[Array], slope: Array) -> None:
        """One step of Adam along the gradient of the loss with respect to the last layer's output."""
        slopes: list[Array] = []
        for number in (4, 2, 0):
            below = layers[number // 2]
            slopes = [below.T @ slope, slope.sum(0), *slopes]
            slope = (slope @ self.weights[number].T) * (1 - below * below)
        self.lessons += 1
        for weight, mean, square, own in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (own - mean)
            square += 0.001 * (own * own - square)
            step = mean / (1 - 0.9**self.lessons) / (np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8)
            weight -= np.float32(PACE) * step


def drawn(chances: Array, random: np.random.Generator) -> Array:
    """Draw an action for each row, by its log-probability."""
    picked: Array = np.argmax(chances + random.gumbel(size=chances.shape), axis=1)
    return picked


def play(net: Net, table: VectorTable, random: np.random.Generator) -> dict[str, Array]:
    """Let the network play all seats for a while, and record everything."""
    told, kept = table.told, []
    for _ in range(STEPS):
        seen = told.observations / table.sizes
        masks, movers = told.masks.copy(), told.movers.copy()
        _, chances, guesses = net.look(seen, masks)
        actions = drawn(chances, random)
        told = table.step(actions)
        taken = chances[np.arange(table.count), actions]
        kept.append((seen, masks, movers, actions, taken, guesses, told.ended.copy(), told.rewards.copy()))
    names = ("seen", "masks", "movers", "actions", "taken", "guesses", "ended", "rewards")
    return {name: np.stack(part) for name, part in zip(names, zip(*kept, strict=True), strict=True)}


def advantages(kept: dict[str, Array], seats: int) -> Array:
    """How much better than estimated each choice turned out for its seat (GAE), computed backwards."""
    games = np.arange(kept["movers"].shape[1])
    after = np.full((len(games), seats), np.nan, np.float32)
    gain = np.zeros((len(games), seats), np.float32)
    found = np.zeros_like(kept["guesses"])
    for step in range(STEPS - 1, -1, -1):
        ended = kept["ended"][step]
        after[ended], gain[ended] = kept["rewards"][step][ended], 0.0
        mover, guess = kept["movers"][step], kept["guesses"][step]
        hoped = after[games, mover]
        surprise = np.where(np.isnan(hoped), 0.0, hoped - guess)
        found[step] = gain[games, mover] = surprise + TRUST * gain[games, mover]
        after[games, mover] = guess
    return found


def improve(net: Net, kept: dict[str, Array], seats: int, random: np.random.Generator) -> None:
    """PPO: make good choices more likely, within bounds, and improve the estimates."""
    gains = advantages(kept, seats).ravel()
    goals = gains + kept["guesses"].ravel()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    seen, masks = (kept[name].reshape(len(gains), -1) for name in ("seen", "masks"))
    actions, taken = kept["actions"].ravel(), kept["taken"].ravel()
    for _ in range(EPOCHS):
        order = random.permutation(len(gains))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            part = order[first : first + BATCH]
            layers, chances, guesses = net.look(seen[part], masks[part])
            rows, likely = np.arange(len(part)), np.exp(chances)
            ratio = np.exp(chances[rows, actions[part]] - taken[part])
            far = np.where(gains[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(far, 0.0, ratio * gains[part])[:, None]
            chosen = np.zeros_like(likely)
            chosen[rows, actions[part]] = 1.0
            disorder = (likely * np.where(masks[part], chances, 0)).sum(1, keepdims=True)
            spread = likely * (np.where(masks[part], chances, 0) - disorder)
            slope = np.concatenate(
                [push * (likely - chosen) + SPREAD * spread, (guesses - goals[part])[:, None]], axis=1
            )
            net.learn(layers, (slope / len(part)).astype(np.float32))


class NetBot:
    """The network on a seat."""

    def __init__(self, net: Net, table: Space, random: np.random.Generator) -> None:
        self.net, self.table, self.random = net, table, random
        self.sizes = np.array(table.sizes, np.float32)

    def choose(self, view: State, legal: list[int]) -> int:
        """Draw a choice from the network's probabilities."""
        seen = np.array(self.table.observe(view).row(), np.float32)[None] / self.sizes
        mask = np.zeros((1, len(self.table.events)), bool)
        mask[0, [self.table.actions[event] for event in legal]] = True
        return self.table.events[int(drawn(self.net.look(seen, mask)[1], self.random)[0])]


def against(net: Net, table: Space, rival: str, games: int, seed: int) -> float:
    """The network's win rate against a bot, on every seat in turn."""
    random, won = np.random.default_rng(seed), 0.0
    for number in range(games):
        own = number % table.players
        bots: list[str | Bot] = [rival] * table.players
        bots[own] = NetBot(net, table, random)
        winners = play_match(new_match(table.game, table.players, table.options), bots, seed, number).state.winners()
        won += (own in winners) / len(winners)
    return won / games


def main(arguments: Sequence[str] | None = None) -> list[tuple[int, list[float]]]:
    """Learn, and plot the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="captains_war")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tests", type=int, default=100, help="games against each bot at every point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path(__file__).parent / "curve.svg")
    given = parser.parse_args(arguments)
    table = VectorTable(given.game, given.players, count=GAMES)
    table.reset(given.seed)
    random = np.random.default_rng(given.seed)
    net = Net(len(table.space.names), len(table.space.events), given.seed)
    rivals, points, spent, lessons = ("random", "greedy"), [], 0.0, 0
    while True:
        if lessons % 10 == 0 or spent > 60 * given.minutes:
            shares = [against(net, table.space, rival, given.tests, given.seed) for rival in rivals]
            points.append((lessons * GAMES * STEPS, shares))
            told = ", ".join(f"{share:.0%} against {rival}" for rival, share in zip(rivals, shares, strict=True))
            print(f"{points[-1][0]:9,} choices, {spent:4.0f} s of learning: wins {told}", flush=True)
            if spent > 60 * given.minutes:
                break
        begun = time.perf_counter()
        improve(net, play(net, table, random), given.players, random)
        spent += time.perf_counter() - begun
        lessons += 1
    given.curve.write_text(chance_plot(f"{given.game}: games won after so many choices", rivals, points), "utf-8")
    return points


if __name__ == "__main__":
    main()
