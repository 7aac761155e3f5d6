"""Many games at once."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.errors import TableError
from captains_table.core.luck import Luck
from captains_table.research.space import IllegalAction
from captains_table.research.vector import VectorTable
from forms import some_tables
from research.arrange import TABLES, Table, name_of


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_it_plays_the_same_games_as_one_by_one(table: Table) -> None:
    count, steps = 3, 120
    games = VectorTable(*table, count=count)
    told = games.reset(seed=9)
    luck = Luck(2)
    actions = []
    trace = []
    for _ in range(steps):
        trace.append([np.copy(part) for part in told])
        actions.append(games.wild(luck))
        told = games.step(actions[-1])
    for number in range(count):
        own = Luck(9, number)
        state = games.space.start.clone()
        rewards = [0.0] * state.seats
        ended = False
        for step in range(steps):
            while state.to_move < 0:
                if state.to_move == CHANCE:
                    state.happen(state.chance(own))
                else:
                    rewards, ended = games.space.worth(state), True
                    state = games.space.start.clone()
            observations, masks, movers, paid, over = trace[step]
            seat = state.to_move
            assert movers[number] == seat
            assert observations[number].tolist() == games.space.observe(state.view(seat)).row()
            assert [games.space.events[action] for action in np.flatnonzero(masks[number])] == state.legal()
            assert paid[number].tolist() == rewards
            assert over[number] == ended
            rewards, ended = [0.0] * state.seats, False
            state.happen(games.space.events[actions[step][number]])


def test_games_end_pay_and_begin_anew() -> None:
    games = VectorTable("captains_war", 2, count=8)
    told = games.reset(seed=1)
    luck = Luck(1)
    ended = 0
    for _ in range(600):
        told = games.step(games.wild(luck))
        ended += int(told.ended.sum())
        assert (told.rewards[~told.ended] == 0).all()
        assert told.rewards[told.ended].sum() == 0
        assert told.masks.any(axis=1).all()
        assert all(state.to_move not in (CHANCE, OVER) for state in games.fleet.states)
    assert ended >= 16


def test_arrays_are_shown_in_place_and_can_not_be_written_to() -> None:
    games = VectorTable("capitol", 2, count=4)
    first = games.reset(seed=1)
    before = first.observations.copy()
    second = games.step(games.wild(Luck(1)))
    assert second.observations is first.observations
    assert (second.observations != before).any()
    assert second.observations.shape == (4, len(games.space.names))
    assert second.masks.shape == (4, len(games.space.events))
    assert [part.dtype.name for part in second] == ["int16", "bool", "int16", "float64", "bool"]
    for part in second:
        with pytest.raises(ValueError, match="read-only"):
            part[...] = 0


def test_resetting_begins_all_anew() -> None:
    games = VectorTable("captains_war", 3, count=5)
    first = [part.copy() for part in games.reset(seed=4)]
    for _ in range(50):
        games.step(games.wild(Luck(3)))
    again = games.reset(seed=4)
    assert all((old == new).all() for old, new in zip(first, again, strict=True))


def test_an_illegal_action_steps_nothing() -> None:
    games = VectorTable("capitol", 2, count=3)
    told = games.reset()
    before = [part.copy() for part in told]
    actions = games.wild(Luck(1))
    for wrong in (-1, len(games.space.events), int(np.flatnonzero(~told.masks[2])[0])):
        with pytest.raises(IllegalAction, match="not legal in game 2"):
            games.step(np.array([actions[0], actions[1], wrong]))
    with pytest.raises(IllegalAction, match="1 actions for 3 games"):
        games.step([0])
    assert all((old == new).all() for old, new in zip(before, games.told, strict=True))


def test_at_least_one_game_is_played() -> None:
    with pytest.raises(TableError, match="at least one"):
        VectorTable("capitol", 2, count=0)


DIGESTS = {
    "capitol": "5522bcacb7d5c875",
    "captains_war": "456f570ea8e08064",
    "el_capitan": "7c6f56218f76c453",
}
"""What is told in the first steps of some games: the same on every machine, compiled or not."""


@pytest.mark.parametrize("game", DIGESTS)
def test_the_same_is_told_everywhere(game: str) -> None:
    games = VectorTable(game, 2, count=4)
    told, luck = games.reset(seed=5), Luck(6)
    digest = sha256()
    for _ in range(150):
        for part in told:
            digest.update(part.tobytes())
        told = games.step(games.wild(luck))
    assert digest.hexdigest()[:16] == DIGESTS[game]
