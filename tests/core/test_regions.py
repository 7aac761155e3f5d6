"""What belongs together on a board: every piece that says what it is has its place in words."""

from __future__ import annotations

import pytest

from captains_table.core import checks
from captains_table.core.contract import CHANCE
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.regions import Regions, fits, read_regions
from captains_table.texts.catalogue import read_catalogue
from divers import GAME as DIVERS

GAMES = [*games().values(), DIVERS]


def test_patterns() -> None:
    assert fits("berth-#-*", "berth-10-1")
    assert fits("bank", "bank")
    assert not fits("berth-#-*", "berth-x-1")
    assert not fits("bank", "bank-1")


def test_a_game_need_not_have_regions() -> None:
    assert read_regions(DIVERS.folder / "rules") == Regions()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_titles_are_texts(game: Game) -> None:
    texts = read_catalogue(game.folder / "texts" / "en.ftl")
    assert [one.title for one in read_regions(game.folder).regions if one.title and one.title not in texts] == []


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "pig"], ids=lambda game: game.id)
def test_every_piece_belongs_somewhere_and_every_pattern_is_needed(game: Game) -> None:
    """In random games for few and many players. (What tells how far the game is stands elsewhere: the plaques.)"""
    regions, luck = read_regions(game.folder), Luck(5)
    lost: set[str] = set()
    unused = {pattern for one in regions.regions for pattern in one.slots} | set(regions.quiet)
    for table in (checks.tables_to_check(game)[0], checks.tables_to_check(game)[-1]):
        state, number = game.new(*table), 0
        while state.to_move != -2:
            choices = state.legal()
            state.apply(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
            number += 1
            if number % 9:
                continue
            for piece in game.scene(state.view(luck.below(state.seats)), []):
                unused -= {one for one in unused if fits(one, piece.slot) or fits(one, piece.symbol)}
                if piece.label is None:
                    continue
                quiet = any(fits(symbol, piece.symbol) for symbol in regions.quiet)
                if not quiet and not any(one.holds(piece.slot) for one in regions.regions):
                    lost.add(piece.slot)
    assert lost <= {"round", "turn", "phase", "pearl", "shark"}
    assert unused <= {"raid"}, "a captain boards only now and then"
