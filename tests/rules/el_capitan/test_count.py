"""EC 8, EC 9.4: what a payday and a money check are counted as."""

from __future__ import annotations

from captains_table.core.contract import Happening
from captains_table.core.count import CountRow, Item
from captains_table.core.game import Phrase
from captains_table.games.el_capitan import GAME
from rules.records import replayed

PAYDAY = [
    Happening("payday", {"phase": 2}),
    Happening("income", {"who": 0, "amount": 5, "why": "spread", "detail": 3}),
    Happening("income", {"who": 1, "amount": 0, "why": "spread", "detail": 1}),
    Happening("income", {"who": 1, "amount": 20, "why": "first", "detail": 0, "city": "tunis"}),
    Happening("income", {"who": 1, "amount": 4, "why": "fortress", "detail": 0, "city": "tunis"}),
]
CHECK = [
    Happening("money-check", {"phase": 2}),
    Happening("wealth", {"who": 0, "money": 30, "wealth": -2}),
    Happening("wealth", {"who": 1, "money": 40, "wealth": 40}),
]
MONEY = CountRow(Phrase("count-money"), ((Item(30),), (Item(40),)))
WEALTH = CountRow(Phrase("count-wealth"), ((Item(-2),), (Item(40),)), "total")


def test_a_payday() -> None:
    """EC 8.2, EC 8.3, EC 8.4: a row for the spread and for each city that paid, and the sum."""
    count = GAME.count(PAYDAY)
    assert count is not None
    assert count.title == Phrase("count-payday", {"phase": 2})
    assert [column.role for column in count.columns] == ["seat-0", "seat-1"]
    tunis = (Item(20, Phrase("count-first")), Item(4, Phrase("count-fortress")))
    assert count.rows == (
        CountRow(
            Phrase("count-spread"),
            ((Item(5, Phrase("count-cities", {"detail": 3})),), (Item(0, Phrase("count-cities", {"detail": 1})),)),
        ),
        CountRow(Phrase("city-tunis"), ((), tunis)),
        CountRow(Phrase("count-total"), ((Item(5),), (Item(24),)), "total"),
    )


def test_a_money_check() -> None:
    """EC 9.4: money, and wealth below it."""
    count = GAME.count(CHECK)
    assert count is not None
    assert count.title == Phrase("count-money-check", {"phase": 2})
    assert count.rows == (MONEY, WEALTH)
    assert count.notes == ()


def test_both_at_once_are_one_table() -> None:
    """EC 9.4: without loans the money is checked right after the payday."""
    count = GAME.count([*PAYDAY, *CHECK])
    assert count is not None
    assert count.title == Phrase("count-payday", {"phase": 2})
    assert count.rows[-2:] == (MONEY, WEALTH)
    assert {happening.kind for happening in (*PAYDAY, *CHECK)} == count.covers


def test_a_whole_game_is_counted() -> None:
    """EC 8.6: three paydays and three money checks; what else happens is not counted."""
    titles = [count.title.text for entry in replayed("el_capitan-3").entries if (count := GAME.count(entry.tale))]
    assert titles == ["count-payday", "count-money-check"] * 3
