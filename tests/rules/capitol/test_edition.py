"""Editions: other figures make another game, and wrong ones are refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.errors import BadEdition
from captains_table.core.match import new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.games.capitol import GAME
from rules.capitol.arrange import begin, dump, other_figures, player

ROOFS = "roof   = { copies = 2, values = [1, 2, 3, 4, 5, 6, 7] }"
FLOORS = "floor  = { copies = 3, values = [1, 2, 3, 4, 5, 6, 7, 8] }"
PERMITS = 'permit = { copies = 1, values = [1, 2, 3, 4, 5, 6, 7, 8], colours = ["blue", "pink", "mauve"] }'
PALATINUS = 'id = "palatinus"\ncolour = "mauve"\nsmall = 7\nfountains = 2'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (ROOFS, "", r"cards: needs a table \[roof\]"),
        (ROOFS, "roof = 3", r"cards: needs a table \[roof\]"),
        (ROOFS, "roof = { copies = 0, values = [1] }", "roof: copies must be a whole number from 1 to 20, not 0"),
        (ROOFS, "roof = { copies = true, values = [1] }", "cards: roof: copies must be a whole number"),
        (ROOFS, "roof = { copies = 2, values = [] }", "cards: roof: values must be a list of 1 to 20 numbers"),
        (ROOFS, "roof = { copies = 9, values = [0] }", "roof: values must hold whole numbers from 1 to 99, not 0"),
        (ROOFS, "roof = { copies = 9, values = [3, 3] }", "cards: roof: values must be different numbers"),
        (ROOFS, "roof = { copies = 1, values = [1, 2, 3] }", "cards: roof: has 3 cards, but 4 players are dealt 8"),
        (ROOFS, "roof = { copies = 9, values = [1], colours = [] }", "cards: roof: unknown entry 'colours'"),
        (FLOORS, "floor = { copies = 1, values = [1, 2, 3] }", "cards: floor: has 3 cards, but 4 players are dealt 8"),
        (PERMITS, 'permit = { copies = 1, values = [1], colours = ["blue", "pink", "mauve"] }', "permit: has 3 cards"),
        (PERMITS, 'permit = { copies = 9, values = [1], colours = ["blue", "pink"] }', "permit: colours must be"),
        ("floors = 90", "floors = 23", "supply: floors must be a whole number from 24 to 400, not 23"),
        ("floors = 90", "", "supply: floors must be a whole number"),
        ("floors = 90", 'floors = "90"', "supply: floors must be a whole number"),
        ("round = 5, tri", "round = 1, tri", "roofs_per_player: round must be a whole number from 2 to 50, not 1"),
        ("round = 5, tri", "tri", "supply: roofs_per_player: round must be a whole number"),
        ("fountains = 8", "fountains = 7", "supply: fountains must be a whole number from 8"),
        ("amphitheatres = 2", "amphitheatres = 1", "supply: amphitheatres must be a whole number from 2"),
        ("temples = 2", "temples = 0", "supply: temples must be a whole number from 2"),
        ("temples = 2", "temples = 2\ntemple = 2", "supply: unknown entry 'temple'"),
        ("[supply]", "[supplies]", "edition: unknown entry 'supplies'"),
        (PALATINUS, PALATINUS.replace("small = 7", "small = 0"), "zone palatinus: small must be a whole number from 1"),
        (PALATINUS, PALATINUS.replace("fountains = 2", "fountains = 8"), "palatinus: fountains must be .* from 0 to 7"),
        (PALATINUS, PALATINUS.replace("mauve", "green"), "zone palatinus: colour must be one of blue, pink, mauve"),
        (PALATINUS, PALATINUS.replace("mauve", "blue"), "zone: there must be 3 blue zones, not 4"),
        (PALATINUS, PALATINUS.replace("palatinus", "caelius"), "zone caelius: two zones have this id"),
        (PALATINUS, PALATINUS.replace("palatinus", "Palatinus"), "zone Palatinus: id must consist of"),
        (PALATINUS, PALATINUS.replace('id = "palatinus"\n', ""), "zone 7: id must be a text"),
        (PALATINUS, PALATINUS.replace("small = 7", "small = 7\nbig = 1"), "zone palatinus: unknown entry 'big'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(old: str, new: str, message: str, tmp_path: Path) -> None:
    """CA 1.1, CA 1.2, CA 1.3: counts and ranges, everything there, nothing unknown."""
    edition = other_figures(tmp_path, (old, new))
    with pytest.raises(BadEdition, match=message) as error:
        GAME.setup(4, edition=edition)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(str(tmp_path / "edition.toml"))


def test_a_file_is_checked_when_it_is_named(tmp_path: Path) -> None:
    """CA 1.3: for the largest number of players."""
    other_figures(tmp_path, (ROOFS, "roof = { copies = 1, values = [1, 2, 3, 4, 5, 6, 7] }"))
    with pytest.raises(BadEdition, match="has 7 cards, but 4 players are dealt 8"):
        GAME.edition(tmp_path / "edition.toml")


def test_few_cards_are_enough_for_few_players(tmp_path: Path) -> None:
    """CA 1.4: a deck that is dealt out to the last card has no head; its pile is renewed from its discard."""
    edition = other_figures(tmp_path, (ROOFS, "roof = { copies = 1, values = [10, 2, 3, 4] }"))
    match = begin(2, edition=edition)
    found = dump(match)
    assert found["tops"]["roof"] is None
    assert found["piles"]["roof"] == {"unseen": 0, "known": [], "discard": []}
    assert [entry.text for entry in match.entries if entry.text.startswith("top")] == [
        f"top {found['tops']['floor']}",
        f"top {found['tops']['permit']}",
    ]
    match.play(next(text for text in match.legal() if text.startswith("burn roof")))
    while dump(match)["step"] != "draw":
        match.play("pass" if "pass" in match.legal() else "bid done")
    assert dump(match)["tops"]["roof"] is not None


def test_other_figures_are_played(tmp_path: Path) -> None:
    """CA 1.1, CA 1.2, CA 1.3: nothing of the figures is in the rules."""
    edition = other_figures(
        tmp_path,
        (ROOFS, "roof = { copies = 5, values = [11, 9] }"),
        ("floors = 90", "floors = 30"),
        ("round = 5, triangular = 5", "round = 2, triangular = 9"),
        (PALATINUS, 'id = "forum"\ncolour = "mauve"\nsmall = 9\nfountains = 0'),
    )
    match = begin(4, edition=edition)
    found = dump(match)
    assert found["floors"] == 6
    assert found["zones"]["forum"]["free"] == 9
    assert player(match, "A")["roofs"] == {"round": 0, "triangular": 7}
    assert {card for entry in found["players"] for card in entry["hand"] if "roof" in card} <= {"roof-9", "roof-11"}
    assert player(match, "A")["hand"] == sorted(player(match, "A")["hand"])
    names = match.state.figures.card_names  # type: ignore[attr-defined]
    assert names[:3] == ["roof-11", "roof-9", "floor-8"], "the order of cards is by value"


def test_a_record_names_its_figures(tmp_path: Path) -> None:
    """CA 1.3: a record of other figures replays with those figures only."""
    edition = other_figures(tmp_path, ("floors = 90", "floors = 30"))
    match = begin(2, edition=edition)
    text = str(match)
    assert edition.label != GAME.edition().label
    assert f"edition: {edition.label}" in text
    assert replay(parse_record(text), edition).state.fingerprint() == match.state.fingerprint()
    with pytest.raises(ValueError, match="played with edition"):
        replay(parse_record(text))


def test_our_own_edition() -> None:
    """CA 1.1, CA 1.2, CA 1.3: the printed game."""
    for players in (2, 3, 4):
        figures = GAME.setup(players)
        assert figures.cards == 7 + 8 + 24
        assert list(figures.deck_size) == [14, 24, 24]
        assert figures.card_names[:6] == [
            "floor-8",
            "permit-blue-8",
            "permit-pink-8",
            "permit-mauve-8",
            "roof-7",
            "floor-7",
        ]
        assert len(GAME.event_texts(figures)) == figures.events.size
    with pytest.raises(ValueError, match="2 to 4 players"):
        new_match(GAME, 5)
    with pytest.raises(ValueError, match="no option"):
        new_match(GAME, 2, ["temple"])
