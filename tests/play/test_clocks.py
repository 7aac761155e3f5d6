"""Clocks: time runs while a person chooses, and a bot takes over when it is up."""

from __future__ import annotations

from captains_table.play import acts, undo
from captains_table.play.clocks import HOUR, LEAST
from captains_table.play.facts import Clock
from play.arrange import ADA, BEN, LUCK, NOW, choose, let_bots, replayed, same, table_of

MINUTE = 60_000


def test_time_runs_for_those_who_choose() -> None:
    table = table_of("Ada", "Ben", "bot", clock=Clock(2, 5), first=0)
    assert table.clocks.reading(NOW + MINUTE) == [MINUTE, MINUTE, 2 * MINUTE], "both dive at once, a bot has time"
    choose(table, 0, at=NOW + MINUTE)
    assert table.clocks.reading(NOW + MINUTE) == [MINUTE + 5000, MINUTE, 2 * MINUTE], "a turn adds the increment"
    assert table.clocks.deadline() == NOW + 2 * MINUTE
    assert same(table, replayed(table))


def test_time_in_which_nobody_can_play_does_not_count() -> None:
    table = table_of("Ada", "Ben", clock=Clock(2, 0), absent_hours=1, first=0)
    table.clocks.pauses = [
        (NOW - 50, NOW),
        (NOW + 100, NOW + 1100),
        (NOW + 2000, NOW + HOUR),
        (NOW + 9 * HOUR, NOW + 10 * HOUR),
    ]
    assert table.clocks.reading(NOW + 1500) == [2 * MINUTE - 500] * 2
    assert table.clocks.deadline() == NOW + HOUR + 2 * MINUTE - 1000
    choose(table, 0, at=NOW + HOUR)
    assert table.clocks.reading(NOW + HOUR)[0] == 2 * MINUTE - 1000  # type: ignore[index]


def test_taking_back_gains_no_time() -> None:
    table = table_of("Ada", "Ben", clock=Clock(2, 5), first=0)
    for _ in range(3):
        choose(table, 0)
        undo.undo(table, ADA, 0, NOW, LUCK)
    assert table.clocks.reading(NOW) == [2 * MINUTE, 2 * MINUTE]


def test_a_bot_takes_over_and_the_person_can_come_back() -> None:
    table = table_of("Ada", "Ben", clock=Clock(1, 0), first=0)
    choose(table, 1)
    acts.time_passes(table, "greedy", NOW + MINUTE - 1)
    assert not table.seats[0].away
    acts.time_passes(table, "greedy", NOW + MINUTE)
    assert table.seats[0].away
    assert not table.seats[1].away
    assert table.bots_acting() == [0]
    let_bots(table)
    acts.come_back(table, ADA, 0, NOW + 2 * MINUTE)
    assert table.seats[0].is_person
    assert (table.clocks.reading(NOW + 2 * MINUTE) or [0])[0] >= LEAST
    assert same(table, replayed(table))


def test_by_correspondence_absence_is_agreed_on() -> None:
    table = table_of("Ada", "Ben", pace="correspondence", absent_hours=24, first=0)
    assert table.clocks.reading(NOW) is None
    assert table.clocks.deadline() == NOW + 24 * HOUR
    choose(table, 0, at=NOW + HOUR)
    acts.time_passes(table, "greedy", NOW + 25 * HOUR)
    assert [seat.away for seat in table.seats] == [False, True]
    acts.come_back(table, BEN, 1, NOW + 26 * HOUR)
    assert table.seats[1].is_person


def test_without_clocks_nobody_is_replaced() -> None:
    table = table_of("Ada", "Ben")
    assert table.clocks.deadline() is None
    before = table.number
    acts.time_passes(table, "greedy", NOW + 1000 * HOUR)
    assert table.number == before
