"""The board of every game is made as `docs/boards.md` says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from captains_table.core.board import LAYOUTS, SVG, Board, numbers
from captains_table.core.checks import all_boards, all_tables
from captains_table.core.game import games
from captains_table.texts.speech import LANGUAGES, Words

GAMES = list(games())


def root_of(game: str) -> Element:
    return ElementTree.parse(games()[game].folder / "board.svg").getroot()


def attributes(game: str) -> Iterator[tuple[str, str]]:
    for element in root_of(game).iter():
        yield from element.attrib.items()


def style(game: str) -> str:
    return "".join(element.text or "" for element in root_of(game).iter(f"{{{SVG}}}style"))


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_references_lead_somewhere(game: str) -> None:
    for players in games()[game].players:
        for board in all_boards(games()[game], players, ()):
            here = [str(element.get("id")) for element in board.root.iter() if element.get("id")]
            assert len(set(here)) == len(here), (players, board.view)
    ids = [value for key, value in attributes(game) if key == "id"]
    for key, value in attributes(game):
        for name in re.findall(r"url\(#([^)]*)\)", value) + ([value[1:]] if key == "href" else []):
            assert name in ids
    for name in re.findall(r"url\(#([^)]*)\)", style(game)):
        assert name in ids


@pytest.mark.parametrize("game", GAMES)
def test_every_colour_is_declared_for_light_and_dark(game: str) -> None:
    declared = dict(re.findall(r"--([\w-]+)\s*:\s*([^;]+);", style(game)))
    used = {name for _, value in attributes(game) for name in re.findall(r"var\(--([\w-]+)\)", value)}
    assert used <= set(declared)
    for name, value in declared.items():
        assert re.match(r"light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$|var\(|url\(|none$", value), name
    colours = {key: value for key, value in attributes(game) if key in ("fill", "stroke") and "#" in value}
    assert all("url(" in value for value in colours.values()), "colours are never written out in a drawing"


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_a_colour_and_a_flag_of_its_own(game: str) -> None:
    board = Board(games()[game].folder / "board.svg", [], max(games()[game].players))
    for theme in ("light", "dark"):
        seen = [board.colours(theme, seat) for seat in games()[game].players]
        assert len({colours["flag"] for colours in seen}) == len(seen)
        assert len({colours[f"seat-{seat}"] for seat, colours in enumerate(seen)}) == len(seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_strict_page_can_show_it(game: str) -> None:
    text = (games()[game].folder / "board.svg").read_text(encoding="utf-8")
    assert not re.search(
        r"<script|<image|<foreignObject|\sstyle=|\son\w+=|xlink:|http(?!://www\.w3\.org/2000/svg)", text
    )
    assert text.count("<style>") == 1
    assert len(text) < 110_000


@pytest.mark.parametrize("game", GAMES)
def test_symbols_and_slots_have_sizes(game: str) -> None:
    root = root_of(game)
    for symbol in root.iter(f"{{{SVG}}}symbol"):
        assert len(numbers(symbol.get("viewBox", ""))) == 4, symbol.get("id")
    for element in root.iter():
        if element.get("id", "").startswith("slot-"):
            assert float(element.get("width", 0)) > 0 < float(element.get("height", 0)), element.get("id")
            assert element.get("fill") == "none", element.get("id")


@pytest.mark.parametrize("game", GAMES)
def test_texts_for_pieces_are_directly_in_their_symbols(game: str) -> None:
    """A page can't write into what a `<use>` shows."""
    root = root_of(game)
    for part in root.iter(f"{{{SVG}}}g"):
        if part.get("id"):
            assert not [text for text in part.iter() if text.get("data-line") or text.get("data-label") is not None]


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_the_board_are_there_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language, (games()[game].folder / "texts",))
        for key, value in attributes(game):
            assert key != "data-text" or words(value)


@pytest.mark.parametrize("game", GAMES)
def test_places_belong_to_views_and_conditions_to_the_game(game: str) -> None:
    names = {value for key, value in attributes(game) if key == "data-name"}
    for key, value in attributes(game):
        if key.startswith("data-in-"):
            assert key.removeprefix("data-in-") in names
            assert re.fullmatch(r"(translate\(-?[\d.]+ -?[\d.]+\)|scale\([\d.]+\)| )+", value)
        if key in ("data-if", "data-unless"):
            for term in value.split():
                kind, _, name = term.partition(":")
                assert kind in ("option", "players", "view")
                assert name in names or name in games()[game].options or int(name) in games()[game].players


@pytest.mark.parametrize(("game", "players", "options"), all_tables())
def test_all_slots_are_in_sight_at_every_table(game: str, players: int, options: tuple[str, ...]) -> None:
    boards = all_boards(games()[game], players, options)
    assert {board.view.layout for board in boards} >= set(LAYOUTS)
    for board in boards:
        left, top, width, height = numbers(board.view.box)
        for name, slot in board.slots.items():
            x, y = slot.frame.x + slot.frame.scale * slot.x, slot.frame.y + slot.frame.scale * slot.y
            assert left <= x, (board.view, name)
            assert top <= y, (board.view, name)
            assert x + slot.frame.scale * slot.width <= left + width + 0.5, (board.view, name)
            assert y + slot.frame.scale * slot.height <= top + height + 0.5, (board.view, name)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


TEXTS = {
    "el_capitan": ["ink/tile", "ink/paper", "on-brass/brass", "on-dark/dark", "due/tile", "soft/paper:3"],
    "capitol": ["ink/tile", "ink/paper", "ink/blue", "ink/pink", "ink/mauve", "on-brass/brass", "points/tile"],
    "captains_war": ["ink/tile", "ink/paper", "on-brass/brass", "on-dark/wax", "red/tile:3", "soft/paper:3"],
}
"""Colours of texts and what they are written on; large ones need a contrast of 3, others of 4.5 (WCAG)."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_texts_and_flags_stand_out(game: str, theme: str) -> None:
    board = Board(games()[game].folder / "board.svg", [], max(games()[game].players))
    colours = board.colours(theme)
    for pair in TEXTS[game]:
        names, _, least = pair.partition(":")
        ink, ground = names.split("/")
        assert contrast(colours[ink], colours[ground]) >= float(least or 4.5), pair
    for seat in range(max(games()[game].players)):
        assert contrast(colours[f"seat-{seat}"], colours[f"seat-{seat}-mark"]) >= 3, seat
