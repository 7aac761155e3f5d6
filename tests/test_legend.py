"""Legends: every symbol that can lie on a table says what it is and does, in three languages and few words."""

from __future__ import annotations

import re
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path
from shutil import copy, copytree

import pytest

from captains_table.core.board import Board
from captains_table.core.checks import all_tables, check_legend
from captains_table.core.game import Game, games
from captains_table.core.legend import LegendEntry, read_legend
from captains_table.core.scene import Piece
from captains_table.core.svg import draw_symbol
from captains_table.texts.clauses import read_chapters
from captains_table.texts.speech import LANGUAGES, Speech, Words
from divers import GAME as DIVERS
from forms import some_tables

MOST_WORDS = 32
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def symbols_of(game: Game) -> set[str]:
    return set(Board(game.folder / "board.svg", game.options, max(game.players)).symbols)


@pytest.mark.parametrize(("game", "players", "options"), some_tables(all_tables()))
def test_what_lies_on_the_table_is_explained(game: str, players: int, options: tuple[str, ...]) -> None:
    check_legend(games()[game], players, options, seed=4)


@every_game
def test_every_symbol_of_the_board_is_explained(game: Game) -> None:
    """Also those that no random game shows."""
    pieces = [Piece("", symbol, "") for symbol in symbols_of(game)]
    legend = read_legend(game.folder)
    assert [piece.symbol for piece in pieces if not any(entry.explains(piece) for entry in legend)] == []


@every_game
def test_every_entry_is_about_something_and_can_be_drawn(game: Game) -> None:
    symbols = symbols_of(game)
    for entry in read_legend(game.folder):
        assert entry.show in symbols, entry.id
        assert entry.pieces or entry.symbols, entry.id
        for pattern in entry.symbols:
            assert any(fnmatchcase(symbol, pattern) for symbol in symbols), pattern


@every_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_entry_is_a_drawing_that_needs_nothing_else(game: Game, theme: str) -> None:
    say = Speech("en", game, game.new(max(game.players)))
    for entry in read_legend(game.folder):
        drawing = draw_symbol(game, entry.sample(), say, theme)
        ids = re.findall(r' id="([^"]+)"', drawing)
        assert len(set(ids)) == len(ids)
        assert {*re.findall(r"url\(#([^)]+)\)", drawing), *re.findall(r'href="#([^"]+)"', drawing)} <= set(ids)
        assert "var(" not in drawing
        assert all(line in drawing for line in entry.text.split("\n"))


@every_game
def test_entries_cite_clauses_that_exist(game: Game) -> None:
    clauses = {number for chapter in read_chapters(game.folder / "rules.en.md") for number in chapter.numbers()}
    assert [entry.id for entry in read_legend(game.folder) if entry.clause not in clauses] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_say_what_they_are_in_few_words(game: Game, language: str) -> None:
    words = Words(language, (game.folder / "texts", game.folder / "learn"))
    names = [words(entry.name) for entry in read_legend(game.folder)]
    assert len(set(names)) == len(names), "every entry has a name of its own"
    for entry in read_legend(game.folder):
        about = words(entry.about)
        assert about.endswith("."), about
        assert len(about.split()) <= MOST_WORDS, about
        assert len(words(entry.name).split()) <= 6, words(entry.name)


def test_what_looks_alike_can_mean_something_else() -> None:
    """EC 6.1: a closed warehouse is a warehouse that lies elsewhere."""
    legend = read_legend(games()["el_capitan"].folder)

    def explaining(piece: Piece) -> LegendEntry:
        return next(entry for entry in legend if entry.explains(piece))

    assert explaining(Piece("closed-napoli-A-0", "warehouse", "closed-4")).clause == "6.1"
    assert explaining(Piece("warehouse-napoli-3", "warehouse", "site-4-3")).clause == "5.1"


def test_a_game_may_have_no_legend() -> None:
    assert read_legend(DIVERS.folder) == ()
    check_legend(DIVERS, 2, (), seed=1)


def test_a_symbol_that_is_forgotten_is_found(tmp_path: Path) -> None:
    game = games()["capitol"]
    copytree(game.folder / "learn", tmp_path / "learn")
    copy(game.folder / "edition.toml", tmp_path)
    copy(game.folder / "changes.toml", tmp_path)
    file = tmp_path / "learn" / "legend.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('"lantern"', '"lamp"'), encoding="utf-8")
    with pytest.raises(AssertionError, match="does not explain lantern"):
        check_legend(replace(game, folder=tmp_path), 2, (), seed=1)
