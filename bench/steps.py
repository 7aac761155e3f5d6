"""Environment steps per second, ours next to RLCard's, PettingZoo's and Catanatron's, all with random legal actions.

A step of any of them ends when the next observation and its legal actions are there for whoever acts next; new games
that begin on the way are included. Catanatron's environment also plays the opponents' actions in a step.

`python -m bench.steps` measures the installed form and prints a table.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from bench.contest import Contest, OneGame, Sample, ratio, sampled
from bench.report import steps_sheet
from bench.selfplay import Kind, kinds
from bench.sheet import print_sheet
from captains_table.core.cells import COMPILED
from captains_table.core.luck import Luck
from captains_table.research.pettingzoo import env
from captains_table.research.vector import VectorTable

ONE_BY_ONE = (2, 4)
"""The numbers of players with which our games are measured through PettingZoo; vectorised, with all."""
AT_ONCE = 64
"""How many games the vectorised environment steps in one call."""
WANTED = {"PettingZoo": 5.0, "vectorised": 50.0}
"""How many times as fast as the best peer we want to be."""


def peers() -> list[Contest]:
    """The peers that are installed."""
    found: list[Contest] = []
    for invite in (_connect_four, _gin_rummy, _catan):
        try:
            found.append(invite())
        except ImportError:
            continue
    return found


def _connect_four() -> Contest:
    from pettingzoo.classic import connect_four_v3

    return Contest("PettingZoo connect_four", 2, (), partial(sampled, _aec(connect_four_v3.env())))


def _aec(table: Any) -> OneGame:
    """A game through PettingZoo's interface: the same loop for the peer and for us."""

    def play(number: int) -> tuple[int, int]:
        draw = random.Random(number).random
        table.reset(seed=number)
        decisions = real = 0
        for _ in table.agent_iter():
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
            decisions += 1
            real += len(legal) > 1
            table.step(int(legal[int(draw() * len(legal))]))
        return decisions, real

    return play


def _gin_rummy() -> Contest:
    import rlcard

    table = rlcard.make("gin-rummy")

    def play(number: int) -> tuple[int, int]:
        luck = random.Random(number)
        table.seed(number)
        state, _ = table.reset()
        decisions = real = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            decisions += 1
            real += len(legal) > 1
            state, _ = table.step(luck.choice(legal))
        return decisions, real

    return Contest("RLCard gin-rummy", 2, (), partial(sampled, play))


def _catan() -> Contest:
    import catanatron_gym
    import gymnasium

    assert catanatron_gym is not None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True).unwrapped

    def play(number: int) -> tuple[int, int]:
        luck = random.Random(number)
        table.reset(seed=number)
        decisions = real = 0
        ended = False
        while not ended:
            legal = table.get_valid_actions()
            decisions += 1
            real += len(legal) > 1
            _, _, done, cut, _ = table.step(luck.choice(legal))
            ended = done or cut
        return decisions, real

    return Contest("Catanatron gym", 2, (), partial(sampled, play))


def _vectorised(kind: Kind) -> Callable[[float], Sample]:
    table = VectorTable(*kind, count=AT_ONCE)
    table.reset(seed=1)
    luck = Luck(1)

    def sample(seconds: float) -> Sample:
        steps = ended = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            told = table.step(table.wild(luck))
            steps += AT_ONCE
            ended += int(np.count_nonzero(told.ended))
        real = sum(legal.count > 1 for legal in table.fleet.legal) * steps // AT_ONCE
        return Sample(steps, real, ended, spent)

    return sample


def ours() -> Iterator[tuple[str, Contest]]:
    """Our games, through PettingZoo and vectorised."""
    for kind in kinds():
        game, players, options = kind
        if players in ONE_BY_ONE:
            yield "PettingZoo", Contest(game, players, options, partial(sampled, _aec(env(game, players, options))))
        yield "vectorised", Contest(game, players, options, _vectorised(kind))


def measure_steps(seconds: float, repetitions: int) -> list[dict[str, Any]]:
    """One row for each; ours with their ratio to the best peer, measured alternately."""
    others = [("peer", contest) for contest in peers()]
    mine = list(ours())
    for _ in range(repetitions):
        for _, contest in [*others, *mine]:
            contest.measure(seconds)
    rows = [_row(interface, contest) for interface, contest in [*others, *mine]]
    if others:
        best = max((contest for _, contest in others), key=lambda contest: median(contest.rates))
        for row, (interface, contest) in zip(rows[len(others) :], mine, strict=True):
            row["ratio"] = ratio(contest, best)
            row["best"] = best.name
            row["wanted"] = WANTED[interface]
    return rows


def _row(interface: str, contest: Contest) -> dict[str, Any]:
    return {
        "name": " ".join([contest.name, *contest.options]),
        "players": contest.players,
        "interface": interface,
        "steps_per_second": median(contest.rates),
        "ratio": None,
    }


if __name__ == "__main__":
    print("compiled" if COMPILED else "not compiled")
    print_sheet(steps_sheet(measure_steps(0.5, 3)))
