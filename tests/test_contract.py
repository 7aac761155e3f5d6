"""Every table of every game holds to the contract."""

from __future__ import annotations

import pytest

from captains_table.core import checks
from captains_table.core.game import games
from divers import GAME

SEEDS = (1, 2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players", "options"), checks.all_tables())
def test_contract(game: str, players: int, options: tuple[str, ...], seed: int) -> None:
    checks.check_contract(games()[game], players, options, seed)


@pytest.mark.usefixtures("divers")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("players", "options"), checks.tables_to_check(GAME))
def test_contract_of_the_divers(players: int, options: tuple[str, ...], seed: int) -> None:
    checks.check_contract(GAME, players, options, seed)
