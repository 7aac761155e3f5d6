"""Every table of every game holds to the contract: all of them briefly, the smallest and the largest in full."""

from __future__ import annotations

import pytest

from captains_table.core import checks
from captains_table.core.game import games
from divers import GAME
from divers.rules.state import Divers
from forms import some_tables


def corners() -> list[tuple[str, int, tuple[str, ...]]]:
    """The table with the fewest players and no options, and the one with the most players and all options."""
    tables = []
    for game in games().values():
        first, *_, last = checks.tables_to_check(game)
        tables += [(game.id, *first), (game.id, *last)]
    return tables


@pytest.mark.parametrize(("game", "players", "options"), some_tables(corners()))
def test_contract(game: str, players: int, options: tuple[str, ...]) -> None:
    checks.check_contract(games()[game], players, options, seed=1)


@pytest.mark.parametrize(("game", "players", "options"), checks.all_tables())
def test_records(game: str, players: int, options: tuple[str, ...]) -> None:
    checks.check_record(games()[game], players, options, seed=2)


@pytest.mark.usefixtures("divers")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "options"), checks.tables_to_check(GAME))
def test_contract_of_the_divers(players: int, options: tuple[str, ...], seed: int) -> None:
    checks.check_contract(GAME, players, options, seed)


@pytest.mark.usefixtures("divers")
def test_a_glance_that_shows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stare(state: Divers, seat: int) -> Divers:
        copy = state.clone()
        copy.viewer = seat
        return copy

    monkeypatch.setattr(Divers, "glance", stare)
    with pytest.raises(AssertionError, match="a glance shows what a view shows"):
        checks.check_glances(GAME, 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_a_glance_that_leaves_a_trace_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Divers.view

    def rub_out(state: Divers, seat: int) -> Divers:
        glance = view(state, seat)
        state.hands[seat] = []
        return glance

    monkeypatch.setattr(Divers, "glance", rub_out)
    with pytest.raises(AssertionError, match="a position is the same after a glance"):
        checks.check_glances(GAME, 2, (), seed=1)
