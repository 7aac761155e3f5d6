"""A table is played with the figures that it was opened with, whatever is corrected in the game's own edition later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from captains_table.core.game import Game, games
from captains_table.play import acts
from captains_table.play.errors import OtherFigures, UnreadableTable
from captains_table.play.facts import Began, Moved, Opened, Setup, fact_text, read_fact
from captains_table.play.rematch import fork_setup, record_for, rematch_setup
from captains_table.play.revisions import read_table
from captains_table.play.table import Table
from captains_table.play.wire import summary
from play.arrange import ADA, LUCK, NOW, choose, plan, play_out, same, table_of


def _corrected(game: Game, folder: Path, wrong: str, right: str) -> Game:
    """A game with another figure in its own edition."""
    home = copytree(game.folder, folder / game.id, ignore=ignore_patterns("*.py", "__pycache__", "rules"))
    text = (home / "edition.toml").read_text(encoding="utf-8")
    assert wrong in text
    (home / "edition.toml").write_text(text.replace(wrong, right, 1), encoding="utf-8")
    return replace(game, folder=home)


def _read(table: Table, edition: str | None = None) -> Table:
    again = read_table(table.id, [(at, read_fact(fact_text(fact))) for _, at, fact in table.fresh], edition=edition)
    assert again is not None
    return again


@pytest.mark.parametrize("over", [False, True])
def test_corrected_figures_change_no_table(over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`start_money` is corrected: a game that has begun goes on, and ends, with what it began with."""
    table = table_of("Ada", "bot", game="el_capitan", first=0)
    if over:
        play_out(table)
    label, scores = summary(table).edition, acts.begun(table).match.state.scores()
    game = _corrected(games()["el_capitan"], tmp_path, "start_money = 20", "start_money = 21")
    monkeypatch.setitem(games(), "el_capitan", game)
    again = _read(table, label)
    assert game.own_edition().label != label == summary(again).edition
    assert acts.begun(again).match.state.scores() == scores
    assert same(again, table)
    assert f"edition: {label}" in str(record_for(again, ADA))
    fork = acts.open_table("fork", fork_setup(again, ADA, 3, plan("Ada", "bot")), ADA, NOW, LUCK)
    assert summary(fork).edition == label
    if over:
        rematch = acts.open_table("again", rematch_setup(again, ADA), ADA, NOW, LUCK)
        assert summary(rematch).edition == game.own_edition().label
    else:
        choose(again, 0)


def test_a_table_whose_figures_were_not_stored_is_not_played_with_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an earlier release has stored it: only the index of tables knows the label."""
    table = table_of("Ada", "bot", game="el_capitan", first=0)
    number, at, opened = table.fresh[0]
    assert isinstance(opened, Opened)
    table.fresh[0] = number, at, Opened(Setup("el_capitan", plan("Ada", "bot"), first=0), ADA, opened.rules)
    label = summary(table).edition
    assert same(_read(table, label), table)
    game = _corrected(games()["el_capitan"], tmp_path, "start_money = 20", "start_money = 21")
    monkeypatch.setitem(games(), "el_capitan", game)
    with pytest.raises(OtherFigures):
        _read(table, label)


def test_figures_that_can_not_be_read_any_more_are_said_to_be_so(divers: None) -> None:
    setup = Setup("divers", plan("Ada", "Ben"), figures={"edition": "1", "hand": "many"})
    with pytest.raises(UnreadableTable):
        read_table("table", [(NOW, Opened(setup, ADA)), (NOW, Began()), (NOW, Moved(-1, "first A"))])


@pytest.mark.parametrize("game", sorted(games()))
def test_figures_are_enough_to_make_the_same_edition_of(game: str) -> None:
    own = games()[game].own_edition()
    table = table_of("Ada", "bot", game=game)
    _, _, opened = table.fresh[0]
    assert isinstance(opened, Opened)
    assert opened.setup.figures == own.figures
    assert len(fact_text(opened)) < 10_000
    assert table.setup.figures == {}, "nothing is carried about that the program knows"
