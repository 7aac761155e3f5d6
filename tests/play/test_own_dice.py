"""Tables at which people tell what the dice and cards of a real table bring."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE
from captains_table.play import acts, undo
from captains_table.play.errors import Illegal, NotYours, OnlyOpener, Stale, UnknownEvent, UnknownSeat
from divers import GAME
from play.arrange import ADA, BEN, LUCK, NOW, choose, replayed, same, table_of, tell

FEW_CARDS = (GAME.folder / "edition.toml").read_text(encoding="utf-8").replace("copies = 3", "copies = 2")


def test_chance_waits_to_be_told() -> None:
    table = table_of("Ada", "Ben", own_dice=True)
    assert (table.length, table.acting()) == (0, [])
    for text in ("first A", *["deal A 3"] * 3, *["deal B 2"] * 3, "pearl 5"):
        tell(table, text)
    assert table.acting() == [0, 1]
    choose(table, 0)
    choose(table, 1)
    choose(table, table.acting()[0], "keep")
    assert table.acting() == [], "the next pearl is to be told"
    assert same(table, replayed(table))


def test_what_can_not_be_is_refused() -> None:
    table = table_of("Ada", "Ben", own_dice=True)
    with pytest.raises(Illegal) as refused:
        tell(table, "pearl 5")
    assert refused.value.clause == "DI 1.3"
    with pytest.raises(UnknownEvent):
        tell(table, "pearl 7")
    with pytest.raises(OnlyOpener):
        acts.tell_chance(table, BEN, "first A", (0, None), NOW, LUCK)
    tell(table, "first A")
    with pytest.raises(Stale):
        acts.tell_chance(table, ADA, "deal A 3", (0, None), NOW, LUCK)
    assert table.length == 1


def test_where_the_program_has_the_dice_nothing_is_told() -> None:
    table = table_of("Ada", "Ben")
    with pytest.raises(UnknownSeat):
        tell(table, "pearl 5")


def test_others_have_to_consent_before_it_is_told_anew() -> None:
    table = table_of("Ada", "Ben", own_dice=True)
    tell(table, "first A")
    undo.undo(table, ADA, CHANCE, NOW, LUCK)
    with pytest.raises(NotYours):
        undo.answer(table, ADA, True, NOW, LUCK)
    undo.answer(table, BEN, True, NOW, LUCK)
    assert table.length == 0
    assert same(table, replayed(table))


def test_what_is_certain_happens_by_itself() -> None:
    """The last two of twelve cards, which are alike; they are taken back with the one that was told before them."""
    table = table_of("Ada", "+Dan", "+Eve", "bot", own_dice=True, edition=FEW_CARDS)
    tell(table, "first A")
    match = acts.begun(table).match
    for number in range(10):
        assert len(match.entries) == number + 1
        tell(table, match.legal()[0])
    assert len(match.entries) == 13
    undo.undo(table, ADA, CHANCE, NOW, LUCK)
    assert len(match.entries) == 10
    assert same(table, replayed(table))
