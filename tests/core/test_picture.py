from __future__ import annotations

from captains_table.core.picture import beside, padded, plain, row_width, shortened, text_width


def test_widths() -> None:
    assert text_width("abc") == 3
    assert text_width("e\u0301") == 1
    assert text_width("海") == 2
    assert row_width([("ab", ""), ("c", "dim")]) == 3


def test_side_by_side() -> None:
    blocks = [[[("one", "")], [("x", "")]], [[("two", "")]], [[("3", "")], [("4", "")]]]
    assert plain(beside(blocks)) == "one  two  3\nx         4"
    assert beside([]) == []
    assert row_width(padded([("a", "")], 5)) == 5


def test_what_is_too_long_is_cut() -> None:
    assert shortened("Maximiliane", 11) == "Maximiliane"
    assert shortened("Maximiliane", 6) == "Maxim…"
    assert shortened("海海海海", 5) == "海海…"
