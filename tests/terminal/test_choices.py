from __future__ import annotations

import pytest

from captains_table.core.picture import plain, row_width
from captains_table.terminal.choices import in_groups, listing, meant, nearest

TEXTS = ["buy tunis-1", "buy tunis-2", "sail tunis-1", "sail tunis-1 > napoli", "attack C", "end"]


def test_same_first_words_stand_together() -> None:
    assert in_groups(["sail b", "buy a", "end", "sail a", "buy b"]) == ["sail b", "sail a", "buy a", "buy b", "end"]


def test_few_choices_have_a_line_and_a_sentence_each() -> None:
    rows = listing(["end", "build 2"], ["Ada ends the turn.", "Ada builds a warehouse " + "further on " * 3], 50)
    assert plain(rows).splitlines() == [
        " 1) end       Ada ends the turn.",
        " 2) build 2   Ada builds a warehouse further on",
        "              further on further on",
    ]
    assert max(map(row_width, rows)) <= 50


def test_many_choices_stand_in_columns_by_first_word() -> None:
    texts = [*(f"buy city-{number}" for number in range(12)), "end"]
    rows = listing(texts, [""] * 13, 60)
    assert plain(rows).splitlines() == [
        "buy   1) city-0     2) city-1     3) city-2     4) city-3",
        "      5) city-4     6) city-5     7) city-6     8) city-7",
        "      9) city-8    10) city-9    11) city-10   12) city-11",
        "end  13)",
    ]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "buy tunis-1"),
        ("6", "end"),
        ("7", None),
        ("0", None),
        ("sail tunis-1", "sail tunis-1"),
        ("SAIL  tunis-1  > N", "sail tunis-1 > napoli"),
        ("attack c", "attack C"),
        ("e", "end"),
        ("buy", None),
        ("", None),
        ("sell", None),
    ],
)
def test_meant(typed: str, text: str | None) -> None:
    assert meant(typed, TEXTS) == text


def test_nearest() -> None:
    assert nearest("buy", TEXTS) == ["buy tunis-1", "buy tunis-2"]
    assert nearest("sial tunis-1", TEXTS)[0] == "sail tunis-1"
    assert nearest("xyzzy", TEXTS) == []
    assert nearest("", TEXTS) == []
