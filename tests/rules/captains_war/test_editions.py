"""Editions: what is wrong in a file is said in one line that names the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from captains_table.core.editions import Edition
from captains_table.core.errors import BadEdition
from captains_table.core.match import new_match
from captains_table.games.captains_war import GAME
from rules.captains_war.arrange import edition_with, figures, open_game, sheet, solo, speech, to_command


def complaint(data: dict[str, Any]) -> str:
    """What is said about figures."""
    with pytest.raises(BadEdition) as raised:
        GAME.setup(3, (), Edition(data, "mine.toml"))
    text = str(raised.value)
    assert text.startswith("mine.toml: ")
    assert "\n" not in text
    return text.removeprefix("mine.toml: ")


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("dice/blue", [], "dice: blue must be a list of 1 to 24 texts"),
        ("dice/blue", ["gold"], "dice: blue can't show 'gold'"),
        ("dice/blue", ["rum wood"], "dice: blue can't show 'rum wood'"),
        ("dice/blue", ["rum rum rum"], "dice: blue can't show 'rum rum rum'"),
        ("dice/yellow", [0], "dice: yellow must hold whole numbers from 1 to 9, not 0"),
        ("dice/black", [6], "dice: black must hold whole numbers from 1 to 5, not 6"),
        ("dice/red", ["boat"], "dice: red can't show 'boat'"),
        ("dice/red", ["boat 9"], "dice: red can't show 'boat 9'"),
        ("dice/green", [1], "dice: unknown entry 'green'"),
        ("stock/pearls", 0, "stock: pearls must be a whole number from 1 to 99, not 0"),
        ("stock/rum", "10", "stock: rum must be a whole number from 1 to 99, not '10'"),
        ("stock/coins", 5, "start: gold has 6, but there are only 5 coins"),
        ("stock/coins", 8, "captain fer-blanc: gold has 6, but player and captain share 8 coins"),
        ("stock/pirates", [8, 7, 6, 5], "stock: pirates must be a list of 5 numbers"),
        ("stock/pirates", [0, 7, 6, 5, 4], "start: 1 pirates of Force 1, but the stock has only 0"),
        ("stock/pirates", [2, 7, 6, 5, 4], "captain veuve-carmine: with the player's: 3 pirates of Force 1"),
        ("stock/pirate_price", [0, 4, 6, 8, 10], "stock: pirate_price must hold whole numbers from 1 to 99"),
        ("stock/resource_price", 0, "stock: resource_price must be a whole number from 1"),
        ("start/gold", [3, 4, 5], "start: gold must be a list of 6 numbers"),
        ("start/pirates", [9], "start: pirates must hold whole numbers from 1 to 5, not 9"),
        ("boat", [], "top: needs tables [[boat]]"),
        ("boat/0/price", ["gold"], "boat raft: price can't hold 'gold'"),
        ("boat/0/price", ["rum"] * 11, "raft: costs more rum than the stock of 10"),
        ("boat/0/price", [], "boat raft: price must be a list of 1 to 24 texts"),
        ("boat/0/id", "Big Raft", "boat: id must consist of lower-case letters"),
        ("boat/1/id", "raft", "boat: the id 'raft' appears twice"),
        ("boat/0/pr", -1, "boat raft: pr must be a whole number from 0 to 99"),
        ("attribute/0/colour", "red", "attribute eye-patch: unknown entry 'colour'"),
        ("track/circles", 0, "track: circles must be a whole number"),
        ("track/circles", 11, "track boat: unknown entry '12'"),
        ("track/padlocks_after", [2, 4, 7], "track: padlocks_after must be a list of 4 numbers"),
        ("track/padlocks_after", [2, 7, 4, 10], "track: padlocks_after must be in ascending order"),
        ("track/padlocks_after", [2, 4, 7, 12], "track: padlocks_after must hold whole numbers from 0 to 11"),
        ("track/boat/2", "gold", "track boat: circle 2 can't give 'gold'"),
        ("track/boat/2", "pirate 6", "track boat: circle 2 can't give 'pirate 6'"),
        ("track/attribute/3", 7, "track attribute: 3 must be a text, not 7"),
        ("boarding/rows", 4, "boarding: line must be a list of 5 numbers"),
        ("boarding/crew", 0, "boarding: crew must be a whole number"),
        ("boarding/steal", -5, "boarding: steal must be a whole number"),
        ("score/command_bonus", [6], "score: command_bonus must be a list of 2 numbers"),
        ("score/naval_rank", [20, 14], "score: naval_rank must be a list of 6 numbers"),
        ("score/naval_rank_two", [7, 15], "score: naval_rank_two must not increase"),
        ("solo_table/0/player", ["blue"], "solo_table: player must be two of blue, yellow, black, red"),
        ("solo_table/0/player", ["blue", "black"], "solo_table blue and black: appears twice"),
        ("solo_table/6/captain", ["yellow", "blue"], "solo_table yellow and red: needs more yellow dice"),
        ("solo_table/0/captain", ["blue", "blue"], "solo_table blue and blue: needs more blue dice"),
        ("solo_table/0/recruits", "yes", "solo_table blue and blue: recruits must be true or false"),
        ("captain/0/id", "barbe-bleue", "captain: id must be one of brise-lame"),
        ("captain/0/crew", [], "captain brise-lame: crew needs a pirate"),
        ("captain/0/resources", ["gold"], "captain brise-lame: resources must be a list of pearls"),
        ("captain/0/resources", ["rum"] * 11, "captain brise-lame: resources hold more rum"),
        ("captain/0/won_boarding", "rum", "captain brise-lame: won_boarding must be one of gold, steps"),
        ("captain/1/never_recruits", 1, "captain veuve-carmine: never_recruits must be true or false"),
        ("captain/2/gold_per_resource_bought", -1, "captain tire-bourse: gold_per_resource_bought must be"),
        ("wind", 3, "top: unknown entry 'wind'"),
    ],
)
def test_complaints(path: str, value: object, said: str) -> None:
    data: Any = figures()
    holder = data
    *way, last = path.split("/")
    for step in way:
        holder = holder[int(step)] if isinstance(holder, list) else holder[step]
    holder[int(last) if isinstance(holder, list) else last] = value
    assert complaint(data).startswith(said)


@pytest.mark.parametrize("key", ["dice", "stock", "start", "boat", "attribute", "track", "boarding", "score"])
def test_nothing_may_be_missing(key: str) -> None:
    data = figures()
    del data[key]
    assert complaint(data).startswith(
        f"top: needs a table [{key}]" if key not in ("boat", "attribute") else "top: needs"
    )


def test_rows_and_captains_may_not_be_missing() -> None:
    data = figures()
    del data["solo_table"][3]
    assert complaint(data) == "solo_table: has no row for black and red"
    data = figures()
    del data["captain"][1]
    assert complaint(data) == "captain: [[captain]] veuve-carmine is missing"
    data = figures()
    del data["boat"][3]
    assert complaint(data) == "top: needs 4 tables [[boat]], not 3"
    data = figures()
    data["captain"].append(data["captain"][0])
    assert complaint(data) == "captain: the id 'brise-lame' appears twice"


def test_a_file_is_checked_when_it_is_read(tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(text.replace("coins = 45", "coins = 60"), encoding="utf-8")
    bad.write_text(text.replace("coins = 45", "coins = 4"), encoding="utf-8")
    assert GAME.edition(good).digest != GAME.edition().digest
    with pytest.raises(BadEdition, match=r"bad\.toml: start: gold has 6"):
        GAME.edition(bad)


def test_figures_are_those_of_the_edition() -> None:
    """CW 1.2, CW 4.1: other figures, another game; nothing of them is in the rules."""
    match = open_game(3, edition=edition_with(start__gold=[9, 8, 7, 6, 5, 4], stock__resource_price=5))
    assert [sheet(match, seat)["gold"] for seat in "ABC"] == [9, 8, 7]
    to_command(match)
    match.play("buy rum")
    assert sheet(match, "A")["gold"] == 4


def test_things_of_ones_own_are_said_as_their_ids() -> None:
    """CW 4.2: an acquisition that no text names."""
    edition = edition_with()
    edition.data["boat"][0]["id"] = "bathtub"
    match = to_command(open_game(3, edition=edition))
    assert speech(match).event(match.state, GAME.event(match.state, "acquire boat")) == "Ada acquires bathtub."
    assert any("bathtub" in text for row in GAME.picture(match.state, speech(match)) for text, _ in row)


def test_every_captain_of_an_edition_can_be_played() -> None:
    """CW 8.3"""
    edition = edition_with()
    edition.data["captain"][0]["gold"] = 7
    assert sheet(solo("brise-lame", edition), "captain")["gold"] == 7
    assert sheet(new_match(GAME, ["Ada"], ["fer-blanc"], edition), "captain")["gold"] == 6
