"""Boards: conditions, views, colours, and how pieces are laid on slots."""

from __future__ import annotations

import pytest

from captains_table.core.board import BadBoard, Board, Place, Slot, resolved, views
from captains_table.core.game import games
from divers import GAME

FILE = GAME.folder / "board.svg"


def slot(area: bool = False, centred: bool = False, stacked: bool = False) -> Slot:
    return Slot(Place(100, 10, 2), 0, 0, 60, 30, area=area, gap=5, centred=centred, stacked=stacked)


def spots(slot: Slot, *sizes: tuple[float, float]) -> list[tuple[float, float, float]]:
    return [(round(place.x, 3), round(place.y, 3), round(place.scale, 3)) for place in slot.places(sizes)]


def test_a_piece_is_fitted_into_its_slot_and_centred() -> None:
    assert spots(slot(), (10, 10)) == [(100 + 2 * 15, 10, 6)]
    assert spots(slot(), (120, 30)) == [(100, 10 + 2 * 7.5, 1)]


def test_several_pieces_are_fanned_out() -> None:
    first, middle, last = spots(slot(), (45, 22.5), (45, 22.5), (45, 22.5))
    assert first == (100, 10, 2)
    assert middle == (100 + 2 * 7.5, 10 + 2 * 3.75, 2)
    assert last == (100 + 2 * 15, 10 + 2 * 7.5, 2)


def test_an_area_flows_in_rows_at_natural_size() -> None:
    assert spots(slot(area=True), (20, 10), (20, 10), (20, 10)) == [(100, 10, 2), (150, 10, 2), (100, 40, 2)]


def test_rows_of_an_area_can_be_centred() -> None:
    assert spots(slot(area=True, centred=True), (20, 10)) == [(100 + 2 * 20, 10, 2)]


def test_an_area_makes_pieces_smaller_when_they_do_not_fit() -> None:
    places = spots(slot(area=True), *[(20, 20)] * 8)
    scales = {scale for _, _, scale in places}
    assert len(scales) == 1
    assert scales.pop() < 2
    assert all(100 <= x <= 220 and 10 <= y <= 70 for x, y, _ in places)
    assert spots(slot(area=True), (600, 10))[0][2] < 0.21


def test_a_stack_overlaps_as_far_as_it_must() -> None:
    assert spots(slot(area=True, stacked=True), (20, 30), (20, 30)) == [(100, 10, 2), (150, 10, 2)]
    assert spots(slot(area=True, stacked=True), *[(20, 30)] * 5) == [(100 + 20 * n, 10, 2) for n in range(5)]
    assert spots(slot(area=True, stacked=True), (20, 60)) == [(100, 10, 1)]
    assert spots(slot(area=True, stacked=True, centred=True), (20, 30)) == [(140, 10, 2)]


def test_sections_that_do_not_apply_are_gone() -> None:
    assert "shark" not in Board(FILE, [], 2).slots
    assert "shark" in Board(FILE, ["shark"], 1).slots
    assert [f"diver-{seat}" in Board(FILE, [], 2).slots for seat in range(4)] == [True, True, False, False]
    assert [f"diver-{seat}" in Board(FILE, ["shark"], 1).slots for seat in range(2)] == [True, False]
    assert "diver-3" in Board(FILE, [], 4).slots


def test_the_first_view_that_applies_gives_the_part_seen_and_the_places() -> None:
    wide, narrow = Board(FILE, [], 2), Board(FILE, [], 2, "narrow")
    deep = Board(FILE, ["deep"], 2, "narrow")
    assert (wide.view.box, narrow.view.box, deep.view.box) == ("0 0 400 300", "0 0 200 500", "0 0 200 600")
    assert wide.slot("diver-1").frame == Place(0, 150, 1)
    assert narrow.slot("diver-1").frame == Place(0, 125, 0.5)
    assert deep.slot("diver-1").frame == Place(0, 175, 0.5)


def test_a_view_can_be_asked_for_by_name_and_keeps_what_is_only_in_it() -> None:
    assert [(view.layout, view.name) for view in views(FILE, [], 2)] == [
        ("wide", "wide"),
        ("wide", "square"),
        ("narrow", "narrow"),
    ]
    wide, square = Board(FILE, [], 2), Board(FILE, [], 2, "wide", "square")
    assert (square.view.name, square.view.box) == ("square", "0 0 400 400")
    assert square.slot("diver-1").frame == Place(0, 200, 1)
    assert (wide.slot("pearl").width, square.slot("pearl").width) == (100, 200)
    with pytest.raises(BadBoard, match="no view for the layout 'wide' called 'deep'"):
        Board(FILE, ["deep"], 2, "wide", "deep")


def test_a_part_of_the_table_can_be_opened() -> None:
    file = games()["captains_war"].folder / "board.svg"
    table, opened = Board(file, [], 6), Board(file, [], 6, "opened", "sheet-2")
    assert opened.view.opens == "other-2"
    assert opened.shows("other-2-goods")
    assert not opened.shows("other-1-goods")
    assert not opened.shows("dice")
    assert not table.shows("other-2-goods"), "there is no room for it in the column"
    assert table.shows("other-2-purse")
    assert table.shows("moon"), "so that what is nowhere is missed"


def test_boards_are_read_afresh_for_every_table() -> None:
    Board(FILE, [], 2).root.clear()
    assert Board(FILE, [], 2).slots


def test_what_is_missing_is_named() -> None:
    board = Board(FILE, [], 2)
    with pytest.raises(BadBoard, match="no slot 'moon'"):
        board.slot("moon")
    with pytest.raises(BadBoard, match="no symbol 'moon'"):
        board.size("moon")
    with pytest.raises(BadBoard, match="no view for the layout 'round'"):
        Board(FILE, [], 2, "round")


def test_colours_are_those_of_the_theme_and_the_owner() -> None:
    board = Board(FILE, [], 2)
    assert resolved("var(--own)", board.colours("light")) == "#9cf"
    assert resolved("var(--own)", board.colours("dark", 1)) == "#66f"
    assert resolved("1px solid var(--own)", board.colours("light", 0)) == "1px solid #a00"
    assert resolved("var(--flag)", board.colours("light", 0)) == "url(#pattern-0)"
    assert resolved("var(--nothing)", {}) == "none"
    with pytest.raises(BadBoard, match="can't be resolved"):
        resolved("var(--a, red)", {})
