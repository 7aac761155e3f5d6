"""Drawings: one SVG that needs nothing else, the same for the same table."""

from __future__ import annotations

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from captains_table.core.board import SVG, BadBoard, Board
from captains_table.core.checks import random_match
from captains_table.core.contract import SPECTATOR
from captains_table.core.game import Phrase, games
from captains_table.core.match import Match, new_match
from captains_table.core.picture import plain
from captains_table.core.scene import Piece
from captains_table.core.svg import WIDEST, Drawing, draw, fitted
from captains_table.texts.speech import Speech
from divers import GAME


def dealt() -> Match:
    """The divers, with a pearl of 3 and their cards: 1 to 3 for A, 4 to 6 for B."""
    match = new_match(GAME, ["Ada", "Ben"])
    for text in [
        "first A",
        *(f"deal {seat} {card}" for seat, card in zip("AAABBB", range(1, 7), strict=True)),
        "pearl 3",
    ]:
        match.play(text)
    return match


def speech(match: Match, language: str = "en") -> Speech:
    return Speech(language, match.game, match.state, match.players)


def drawn(match: Match, seat: int = SPECTATOR, language: str = "en", layout: str = "wide", theme: str = "light") -> str:
    return draw(match.game, match.state.view(seat), speech(match, language), [], match.options, layout, theme)


def test_long_names_stay_legible() -> None:
    match = new_match("captains_war", ["Ada", "Wilhelmine-Charlotte Oberhuber", "Cleo"])
    texts = [element.text for element in parsed(drawn(match)).iter(f"{{{SVG}}}text")]
    assert "Wilhelmine-Charl…" in texts


def parsed(text: str) -> Element:
    return ElementTree.fromstring(text)


def found(root: Element, tag: str) -> list[Element]:
    return list(root.iter(f"{{{SVG}}}{tag}"))


def piece(root: Element, name: str) -> Element:
    return next(group for group in found(root, "g") if group.get("id") == f"divers-piece-{name}")


def test_texts_in_symbols_are_said_in_the_language_of_the_reader() -> None:
    for language, name in (("en", "Divers"), ("fr", "Plongeurs"), ("de", "Taucher")):
        symbols = found(parsed(drawn(dealt(), language=language)), "symbol")
        backs = [symbol for symbol in symbols if str(symbol.get("id")).startswith("divers-back")]
        assert [text.text for back in backs for text in found(back, "text")] == [name] * 2


def test_title_and_description_say_what_is_to_be_seen() -> None:
    match = dealt()
    root = parsed(drawn(match))
    assert root.get("role") == "img"
    assert found(root, "title")[0].text == "Divers"
    assert found(root, "desc")[0].text == plain(GAME.picture(match.state.view(SPECTATOR), speech(match)))


def test_the_view_gives_the_size() -> None:
    root = parsed(drawn(dealt(), layout="narrow"))
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 200 500", "200", "500")


def test_texts_are_translated_and_fitted() -> None:
    french = found(parsed(drawn(dealt(), language="fr")), "text")[0]
    assert french.text == speech(dealt(), "fr")("game-name")
    assert float(french.get("font-size", 0)) < 20, "the name is too long for its place at full size"


def test_a_long_name_is_cut_before_it_gets_too_small() -> None:
    """No text of a player's strip gets smaller than its least size; what doesn't fit ends with an ellipsis."""
    match = new_match("el_capitan", ["Ada", "Bartholomea von Hohenlohe-Langenburg", "Cleo"])
    texts = {text.text or "": float(text.get("font-size", 0)) for text in found(parsed(drawn(match)), "text")}
    (cut,) = [text for text in texts if text.startswith("Barth")]
    assert cut.endswith("…")
    assert len(cut) > 12
    assert texts[cut] == 32
    assert texts["Cleo"] == 40


def test_pieces_carry_their_texts_and_labels() -> None:
    root = parsed(drawn(dealt(), seat=1))
    card = piece(root, "card-B-0")
    assert [element.text for element in card.iter() if element.text and element.text.strip()] == ["A 4", "4"]
    assert [text.text for text in found(piece(root, "diver-A"), "text")] == ["Ada"]
    assert [text.text for text in found(piece(root, "pearl"), "text")] == ["3", "1"]
    hidden = piece(root, "card-A-0")
    assert not found(hidden, "text")
    assert not found(hidden, "title")


def test_texts_lie_where_the_symbol_has_them() -> None:
    pearl = piece(parsed(drawn(dealt())), "pearl")
    shift = [group.get("transform") for group in found(pearl, "g")[1:]]
    assert shift == ["translate(-10 -10)", "translate(-10 -10)"], "the symbol's corner is at 10, 10"


def test_each_owner_has_a_symbol_with_colour_and_flag() -> None:
    symbols = {symbol.get("id"): symbol for symbol in found(parsed(drawn(dealt(), seat=0)), "symbol")}
    fills = [rect.get("fill") for rect in found(symbols["divers-card-of-0"], "rect")]
    assert fills == ["#a00", "url(#divers-pattern-0)"]
    assert "divers-back-of-1" in symbols
    assert "divers-shark" not in symbols, "what is not used is left out"


def test_shared_parts_are_put_into_the_symbols() -> None:
    pearl = next(s for s in found(parsed(drawn(dealt())), "symbol") if s.get("id") == "divers-pearl")
    assert not found(pearl, "use")
    assert found(pearl, "path")[0].get("fill") == "#9cf"
    assert found(pearl, "g")[0].get("transform") == "translate(20 20)"


def test_offers_are_marked() -> None:
    match = dealt()
    root = parsed(match.svg(0, "en"))
    marked = [group.get("id") for group in found(root, "g") if group.find(f"{{{SVG}}}rect[@stroke='#f80']") is not None]
    assert marked == [f"divers-piece-card-A-{number}" for number in range(3)]
    assert "#f80" not in match.svg(), "a spectator has nothing to choose"


def test_a_seat_that_acts_later_sees_its_own_choices() -> None:
    match = dealt()
    root = parsed(match.svg(1, "en"))
    assert sum(group.find(f"{{{SVG}}}rect[@stroke='#f80']") is not None for group in found(root, "g")) == 3
    assert match.state.to_move == 0, "looking changes nothing"


def test_notebooks_show_what_spectators_see(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt()
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert match._repr_svg_() == fitted(drawn(match, language="de"))


def test_a_large_drawing_is_made_to_fit() -> None:
    table = parsed(fitted(new_match("capitol", 2).svg(language="en")))
    width, height = map(float, table.get("viewBox", "").split()[2:])
    assert float(table.get("width", 0)) == WIDEST < width
    assert float(table.get("height", 0)) == pytest.approx(height * WIDEST / width, abs=0.01)
    assert parsed(fitted(drawn(dealt()))).get("width") == "400", "a small one stays as it is"
    with pytest.raises(BadBoard, match="width"):
        fitted("<svg/>")


def test_dark_differs_in_colours_only() -> None:
    light, dark = drawn(dealt()), drawn(dealt(), theme="dark")
    assert light != dark
    assert re.sub(r'"#[0-9a-f]+"', "", light) == re.sub(r'"#[0-9a-f]+"', "", dark)


def test_a_scene_that_does_not_fit_its_board_is_refused() -> None:
    match = dealt()

    def put(*pieces: Piece) -> None:
        Drawing(Board(GAME.folder / "board.svg", [], 2), speech(match), "light", "x").put(pieces)

    with pytest.raises(BadBoard, match="no slot 'moon'"):
        put(Piece("a", "card", "moon"))
    with pytest.raises(BadBoard, match="no symbol 'moon'"):
        put(Piece("a", "moon", "pearl", label=Phrase("piece-card", {"card": 1})))


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("layout", ["wide", "narrow"])
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("el_capitan", 2, ()),
        ("el_capitan", 5, ("canarias", "lisboa", "porto")),
        ("capitol", 4, ()),
        ("captains_war", 1, ("fer-blanc",)),
        ("captains_war", 6, ()),
    ],
)
def test_drawings_need_nothing_else(game: str, players: int, options: tuple[str, ...], layout: str, theme: str) -> None:
    match = random_match(games()[game], players, options, seed=4)
    match.undo(len(match.entries) // 3)
    text = drawn(match, 0, "de", layout, theme)
    assert text == drawn(match, 0, "de", layout, theme), "the same table gives the same drawing"
    assert not re.search(r"var\(|light-dark|data-|class=|<style|<script|<image|\sstyle=|slot-", text)
    root = parsed(text)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(str(name).startswith(f"{game}-") for name in ids)
    for element in root.iter():
        for value in element.attrib.values():
            for name in re.findall(r"url\(#([^)]*)\)|^#([\w-]*-.*)$", value):
                assert "".join(name) in ids, f"{value} refers to something"
