"""Taking back: freely, by consent, never; the turn started over."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE
from captains_table.play import acts, undo
from captains_table.play.errors import (
    IsOver,
    NothingAsked,
    NothingToUndo,
    NotYours,
    NoUndo,
    OnlyOpener,
    UnknownSeat,
    WasShown,
)
from play.arrange import ADA, BEN, LUCK, NOW, choose, let_bots, play_out, replayed, same, table_of, tell


def test_a_sealed_choice_is_taken_back_alone() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0)
    before = table.length
    choose(table, 0)
    choose(table, 1)
    assert undo.how(table, 0, False) == "free"
    undo.undo(table, ADA, 0, NOW, LUCK)
    assert table.length == before + 1
    assert sorted(table.acting()) == [0, 2], "Ben's choice stays"
    choose(table, 0)
    choose(table, 2)
    assert same(table, replayed(table))


def test_what_has_been_shown_is_taken_back_only_by_consent() -> None:
    table = table_of("Ada", "Ben", first=0)
    choose(table, 0)
    choose(table, 1)
    assert undo.how(table, 0, False) == "ask"
    length = table.length
    undo.undo(table, ADA, 0, NOW, LUCK)
    assert table.question is not None
    assert table.length == length, "asking changes nothing"
    with pytest.raises(NotYours):
        undo.answer(table, ADA, True, NOW, LUCK)
    with pytest.raises(NotYours):
        undo.answer(table, "dora", True, NOW, LUCK)
    undo.answer(table, BEN, True, NOW, LUCK)
    assert table.question is None
    assert table.length < length
    assert acts.begun(table).back_for(1) == 1
    with pytest.raises(NothingAsked):
        undo.answer(table, BEN, True, NOW, LUCK)
    assert same(table, replayed(table))


def test_one_no_is_enough_and_an_event_ends_the_question() -> None:
    table = table_of("Ada", "Ben", "Cleo", first=0)
    for seat in range(3):
        choose(table, seat)
    length = table.length
    undo.undo(table, ADA, 0, NOW, LUCK)
    undo.answer(table, BEN, True, NOW, LUCK)
    assert table.question is not None
    undo.answer(table, "cleo", False, NOW, LUCK)
    assert table.question is None
    assert table.length == length
    undo.undo(table, ADA, 0, NOW, LUCK)
    undo.answer(table, ADA, False, NOW, LUCK)
    assert table.question is None, "withdrawn"
    undo.undo(table, ADA, 0, NOW, LUCK)
    choose(table, table.acting()[0])
    assert table.question is None
    assert same(table, replayed(table))


def test_where_all_is_by_consent_nothing_is_free() -> None:
    table = table_of("Ada", "Ben", undo="consent", first=0)
    choose(table, 0)
    assert undo.how(table, 0, False) == "ask"
    undo.undo(table, ADA, 0, NOW, LUCK, restart=True)
    assert table.question is not None
    assert table.question.restart
    undo.answer(table, BEN, True, NOW, LUCK)
    assert sorted(table.acting()) == [0, 1]


@pytest.mark.parametrize("seats", [("Ada", "bot"), ("Ada", "+Dan")])
def test_where_what_was_shown_stays(seats: tuple[str, str]) -> None:
    """Also if there is nobody who would have to consent."""
    table = table_of(*seats, undo="strict", first=0)
    with pytest.raises(NothingToUndo):
        undo.undo(table, ADA, 0, NOW, LUCK)
    choose(table, 0)
    undo.undo(table, ADA, 0, NOW, LUCK)
    assert 0 in table.acting(), "still sealed"
    choose(table, 0)
    for seat in table.people_acting():
        choose(table, seat)
    let_bots(table)
    length = table.length
    with pytest.raises(WasShown):
        undo.undo(table, ADA, 0, NOW, LUCK)
    assert table.length == length


def test_whoever_chose_last() -> None:
    table = table_of("Ada", "+Dan", "Ben", first=0)
    assert undo.last_to_choose(table, ADA) is None
    choose(table, 0)
    assert undo.last_to_choose(table, ADA) == 0
    choose(table, 1)
    assert undo.last_to_choose(table, ADA) == 1
    assert undo.last_to_choose(table, BEN) is None


def test_what_ones_own_dice_brought_is_taken_back_too() -> None:
    table = table_of("Ada", "bot", own_dice=True)
    tell(table, "first B")
    tell(table, "deal A 3")
    assert undo.last_to_choose(table, ADA) == CHANCE
    with pytest.raises(OnlyOpener):
        undo.undo(table, BEN, CHANCE, NOW, LUCK)
    undo.undo(table, ADA, CHANCE, NOW, LUCK)
    assert table.length == 1
    undo.undo(table, ADA, CHANCE, NOW, LUCK)
    assert table.length == 0
    assert same(table, replayed(table))


def test_dice_of_the_program_are_nobodys_to_take_back() -> None:
    table = table_of("Ada", "bot")
    with pytest.raises(UnknownSeat):
        undo.undo(table, ADA, CHANCE, NOW, LUCK)


def test_where_nothing_is_taken_back() -> None:
    table = table_of("Ada", "Ben", undo="none", first=0)
    choose(table, 0)
    with pytest.raises(NoUndo):
        undo.undo(table, ADA, 0, NOW, LUCK)


def test_against_bots_nobody_has_to_consent() -> None:
    table = table_of("Ada", "bot", first=0)
    choose(table, 0)
    let_bots(table)
    undo.undo(table, ADA, 0, NOW, LUCK)
    assert 0 in table.acting()
    assert same(table, replayed(table))


def test_there_must_be_something_to_take_back() -> None:
    table = table_of("Ada", "Ben")
    with pytest.raises(NothingToUndo):
        undo.undo(table, ADA, 0, NOW, LUCK)
    play_out(table)
    with pytest.raises(IsOver):
        undo.undo(table, ADA, 0, NOW, LUCK)


def test_the_turn_is_started_over_up_to_what_chance_did() -> None:
    table = table_of("Ada", "Ben", game="el_capitan", first=0)
    start = table.length
    moves = 0
    while table.acting() == [0] and moves < 3:
        legal = acts.begun(table).match.legal()
        text = next((one for one in legal if one.startswith("loan")), legal[0])
        choose(table, 0, text)
        moves += 1
    if table.acting() == [0] and table.length == start + moves:
        assert undo.how(table, 0, True) == "free"
        undo.undo(table, ADA, 0, NOW, LUCK, restart=True)
        assert table.length == start
    assert same(table, replayed(table))


def test_who_is_away_is_asked_too() -> None:
    """A bot that plays for somebody does not consent for them, and what it chose for them is theirs."""
    table = table_of("Ada", "Ben", first=0)
    acts.leave(table, BEN, [1], "greedy", NOW)
    choose(table, 0)
    let_bots(table)
    length = table.length
    assert undo.how(table, 0, False) == "ask"
    undo.undo(table, ADA, 0, NOW, LUCK)
    assert (table.length, table.question is not None) == (length, True)
    undo.answer(table, BEN, True, NOW, LUCK)
    assert table.length < length
    assert same(table, replayed(table))


def test_nobody_is_taken_back_to_the_start_while_they_are_away() -> None:
    table = table_of("Ada", "Ben", game="el_capitan", first=0)
    for _ in range(30):
        choose(table, table.acting()[0])
    acts.leave(table, BEN, [1], "greedy", NOW)
    let_bots(table)
    taken_back = 0
    while undo.how(table, 0, False) == "free":
        undo.undo(table, ADA, 0, NOW, LUCK)
        taken_back += 1
    entries = acts.begun(table).match.entries
    assert table.length > 30
    assert "B" in {entry.who for entry in entries}
    assert taken_back <= 1
