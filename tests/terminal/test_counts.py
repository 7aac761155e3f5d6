"""Counts drawn with letters."""

from __future__ import annotations

import pytest

from captains_table.core.count import Column, Count, CountRow, Item, Note, player_column, player_name
from captains_table.core.game import Phrase
from captains_table.core.picture import Row, plain, row_width
from captains_table.terminal.counts import count_rows
from captains_table.texts.speech import Speech
from divers import GAME

TITLE = Phrase("count-title")
SMALL, LARGE = Phrase("pearl-2"), Phrase("pearl-6")


def drawn(count: Count, names: list[str], width: int = 100) -> list[Row]:
    rows = count_rows(count, Speech("en", GAME, GAME.new(2), names), width)
    assert max(map(row_width, rows)) <= width
    return rows


def test_figures_stand_below_each_other_with_what_explains_them() -> None:
    rows = (
        CountRow(SMALL, ((Item(-5, 2),), (Item(20, LARGE), Item(4)))),
        CountRow(LARGE, ((Item(100),), ())),
    )
    count = Count(TITLE, (player_column(0), player_column(1)), rows)
    assert plain(drawn(count, ["Ada", "Ben"])).splitlines() == [
        "The catch",
        "                   Ada      Ben",
        "────────────────────────────────────────────────────",
        "a small pearl (2)   −5 (2)  20 a giant pearl (6) + 4",
        "a giant pearl (6)  100       –",
    ]


def test_a_total_is_strong_and_closes_a_part() -> None:
    rows = (CountRow(SMALL, ((Item(1),),), "total"), CountRow(LARGE, ((Item(2),),), "total"))
    lines = drawn(Count(TITLE, (player_column(0),), rows), ["Ada", "Ben"])
    assert [line[0][0][:1] for line in lines] == ["T", "", "─", "a", "─", "a"]
    assert lines[1][2] == ("Ada", "seat-0")
    assert [style for text, style in lines[3] if text.strip()] == ["strong", "strong"]


@pytest.mark.parametrize(("value", "span"), [(3, ("+3", "good")), (0, ("–", "dim")), (-3, ("−3", "bad"))])
def test_gains_have_a_sign(value: int, span: tuple[str, str]) -> None:
    count = Count(TITLE, (Column(Phrase("count-points"), "gains"),), (CountRow(SMALL, ((Item(value),),)),))
    assert drawn(count, ["Ada", "Ben"])[3][-1] == span


def test_rows_under_one_label_and_notes() -> None:
    columns = (Column(Phrase("count-points"), "words"), Column(Phrase("count-points"), "reasons"))
    rows = (
        CountRow(SMALL, ((Item(player_name(0)),), (Item(SMALL), Item(LARGE))), "seat-0"),
        CountRow(None, ((Item(player_name(1)),), (Item(LARGE),)), "dim"),
    )
    count = Count(TITLE, columns, rows, (Note(LARGE, "seat-1"), Note(SMALL)), Phrase("count-points"))
    lines = drawn(count, ["Ada", "Ben"])
    assert plain(lines).splitlines()[1:] == [
        "points             points  points",
        "────────────────────────────────────────────────────────────────",
        "a small pearl (2)  Ada     a small pearl (2) · a giant pearl (6)",
        "                   Ben     a giant pearl (6)",
        "a giant pearl (6)",
        "a small pearl (2)",
    ]
    assert [style for _, style in (lines[-2][0], lines[-1][0])] == ["seat-1", "dim"]


def test_what_is_too_wide_is_cut_and_reasons_go_on_below() -> None:
    columns = (Column(Phrase("count-points"), "words"), Column(Phrase("count-points"), "reasons"))
    row = CountRow(SMALL, ((Item(player_name(0)),), (Item(SMALL), Item(LARGE))))
    lines = plain(drawn(Count(TITLE, columns, (row,)), ["Maximiliane von Hohenstein", "Ben"], 60)).splitlines()
    assert lines[3:] == [
        "a small pearl (…  Maximiliane von…  a small pearl (2) · a",
        "                                    giant pearl (6)",
    ]


def test_names_over_figures_are_cut() -> None:
    names = ["Maximiliane von Hohenstein", "Bartholomew Roberts the Third"]
    count = Count(TITLE, (player_column(0), player_column(1)), (CountRow(SMALL, ((Item(1),), (Item(2),))),))
    assert plain(drawn(count, names, 40)).splitlines()[1] == "              Maximiliane…  Bartholomew…"


def test_nothing_but_notes() -> None:
    count = Count(TITLE, (player_column(0),), (), (Note(SMALL),))
    assert plain(drawn(count, ["Ada", "Ben"])) == "The catch\na small pearl (2)"
