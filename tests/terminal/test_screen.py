from __future__ import annotations

import pytest
from rich.style import Style

from captains_table.terminal.screen import columns, look
from terminal.helpers import Paper


@pytest.mark.parametrize("style", ["title", "dim", "good", "bad", "warn", "strong", "rival", "seat-5", "neutral-0"])
def test_every_style_has_a_look(style: str) -> None:
    assert look(style) != Style.null()


@pytest.mark.parametrize("tint", ["blue", "pink", "mauve", "gold", "red", "black"])
def test_tints_have_a_look(tint: str) -> None:
    assert look(f"tint-{tint}").color is not None


@pytest.mark.parametrize("style", ["", "tint-no such colour", "nothing"])
def test_unknown_styles_are_plain(style: str) -> None:
    assert look(style) == Style.null()


def test_columns_fill_the_width() -> None:
    assert columns(["a", "bb", "ccc", "d"], 13) == [["a    ", "bb   ", "ccc  "], ["d    "]]
    assert columns(["much too wide"], 5) == [["much too wide  "]]
    assert columns([], 80) == []


def test_items_wrap_behind_their_mark() -> None:
    paper = Paper()
    paper.item("A ", "word " * 30, indent=1)
    first, second, *_ = paper.text.splitlines()
    assert first.startswith(" A word")
    assert second.startswith("   word")
    assert max(map(len, (first, second))) <= 100


def test_letters_in_a_list_keep_their_lines() -> None:
    paper = Paper()
    paper.markdown("1. one\n   a. first\n   b. second")
    assert [line.strip() for line in paper.text.splitlines() if line.strip()] == ["1 one", "a. first", "b. second"]


def test_paper_is_never_wiped() -> None:
    paper = Paper()
    paper.wipe(deep=True)
    assert paper.text == ""
