"""Every field of a position is copied, is the copy's own, and is part of the fingerprint, unless it is named here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from captains_table.core.cells import cells_of
from captains_table.core.checks import tables_to_check
from captains_table.core.contract import CHANCE, OVER, SPECTATOR, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from divers import GAME as DIVERS

EVERY_GAME = [*games().values(), DIVERS]
NOT_THE_POSITION = {
    "figures": "the same for all positions of a game",
    "seats": "likewise",
    "viewer": "whose view it is",
    "tale": "who listens to what happens",
    "shares_buildings": "whether another position has the same cells",
}
NOT_COMPARED = {
    "capitol": {"tallest": "follows from the buildings that there have been", "held": "lists the cards of the hands"},
    "captains_war": {},
    "el_capitan": {"needs": "what has been found out in this turn", "seal": "nothing is ever sealed"},
    "divers": {},
}
"""By game: fields that are not part of the fingerprint, and why."""
SHARED = {"captains_war": {"shown": "is never written to, only replaced"}}
"""By game: cells that copies have in common, and why."""
SHARED_AT_FIRST = {"el_capitan": "own_buildings"}
"""By game: what a copy does before it changes cells that it has in common with others until then."""


def positions(game: Game) -> Iterator[State]:
    """Positions from the middle of random games, at the smallest and at the largest table."""
    for number, table in enumerate((tables_to_check(game)[0], tables_to_check(game)[-1])):
        state, luck = game.new(*table), Luck(number)
        while state.to_move != OVER:
            if luck.below(12) == 0:
                yield state
            choices = state.legal()
            state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])


def fields(state: State) -> dict[str, Any]:
    """The fields that make up a position; compiled classes tell their names themselves."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())} - {"__dict__"}
    return {name: getattr(state, name) for name in sorted(names - set(NOT_THE_POSITION))}


def owned(game: Game, copy: State) -> State:
    """A copy that is about to change any of its cells."""
    if game.id in SHARED_AT_FIRST:
        getattr(copy, SHARED_AT_FIRST[game.id])()
    return copy


def plain(value: Any) -> Any:
    """Cells as lists, also lists of lists."""
    return value if isinstance(value, int) else [plain(part) for part in value]


def changed(value: Any) -> Any:
    """Another number, or the same cells with other numbers in them."""
    if isinstance(value, int):
        return value + 1
    for place in range(len(value)):
        value[place] = changed(value[place])
    return value


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_clone_has_every_field(game: Game) -> None:
    for state in positions(game):
        assert plain(list(fields(state.clone()).values())) == plain(list(fields(state).values()))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_copies_have_cells_of_their_own(game: Game) -> None:
    for state in positions(game):
        before = plain(list(fields(state).values()))
        for copy in (state.clone(), state.view(0), state.view(SPECTATOR), state.view(0).sample(Luck(1))):
            for name, value in fields(owned(game, copy)).items():
                if not isinstance(value, int) and name not in SHARED.get(game.id, {}):
                    changed(value)
        assert plain(list(fields(state).values())) == before


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_what_happens_in_a_copy_happens_nowhere_else(game: Game) -> None:
    for state in positions(game):
        before = state.fingerprint()
        for event in state.legal():
            first, second = state.clone(), state.clone()
            third = first.clone()
            first.happen(event)
            assert state.fingerprint() == second.fingerprint() == third.fingerprint() == before
            after = first.fingerprint()
            second.happen(event)
            third.happen(event)
            assert first.fingerprint() == second.fingerprint() == third.fingerprint() == after
            assert state.fingerprint() == before


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_field_is_in_the_fingerprint(game: Game) -> None:
    """A number at any time; cells, of which not all have a meaning at any time, in some position."""
    unseen: set[str] = set()
    seen: set[str] = set()
    for state in positions(game):
        before = state.fingerprint()
        for name in fields(state):
            copy = owned(game, state.clone())
            value = getattr(copy, name)
            setattr(copy, name, changed(cells_of(value) if name in SHARED.get(game.id, {}) else value))
            if copy.fingerprint() != before:
                seen.add(name)
            elif isinstance(value, int):
                unseen.add(name)
    names = set(fields(game.new(*tables_to_check(game)[0])))
    assert unseen | (names - seen) == set(NOT_COMPARED[game.id])
