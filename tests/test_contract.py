"""Every table of every game holds to the contract: all of them briefly, the smallest and the largest in full."""

from __future__ import annotations

import pytest

from captains_table.core import checks
from captains_table.core.game import games
from divers import GAME


def corners() -> list[tuple[str, int, tuple[str, ...]]]:
    """The table with the fewest players and no options, and the one with the most players and all options."""
    tables = []
    for game in games().values():
        first, *_, last = checks.tables_to_check(game)
        tables += [(game.id, *first), (game.id, *last)]
    return tables


@pytest.mark.parametrize(("game", "players", "options"), corners())
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
