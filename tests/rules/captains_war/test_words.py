"""Everything that can happen can be said and drawn, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import captains_table.games.captains_war as folder
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.picture import plain, row_width
from captains_table.games.captains_war import GAME
from captains_table.games.captains_war.rules.events import EVENTS
from captains_table.terminal.counts import count_rows
from captains_table.texts.catalogue import read_catalogue
from captains_table.texts.speech import LANGUAGES, Speech, Words
from rules.captains_war.arrange import CAPTAINS, NAMES, change, open_game, play, quiet_turn, solo, speech, to_boarding
from rules.captains_war.test_invariants import EDITIONS, STYLES, choose, edition

LONG = ["Maximiliane von Hohenstein", "Bartholomew Roberts the Third", "Zoë", "D", "Emil", "Fay"]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def random_games() -> list[Match]:
    """One table of every kind, each with its own edition and style."""
    tables = [(players, "") for players in range(2, 7)] + [(1, captain) for captain in CAPTAINS]
    found = []
    for number, (players, captain) in enumerate(tables):
        names = LONG[:players]
        found.append(new_match(GAME, names, [captain] if captain else [], edition(EDITIONS[number % len(EDITIONS)])))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_refusal_and_happening_can_be_said(language: str) -> None:
    """Also every table drawn, within 100 columns."""
    styles = sorted(STYLES)
    for number, match in enumerate(random_games()):
        luck = Luck(number)
        say = Speech(language, GAME, match.state, match.players)
        while not match.over:
            view = match.state.view(match.state.to_move if match.state.to_move >= 0 else SPECTATOR)
            for event in (luck.below(EVENTS) for _ in range(6)):
                refusal = GAME.why_not(view, event)
                if refusal is None:
                    assert say.event(view, event).endswith((".", "!"))
                else:
                    assert say.refusal(refusal).endswith(f"({refusal.clause})")
            if luck.below(4) == 0:
                for row in GAME.picture(view, say):
                    assert row_width(row) <= 100, plain([row])
            seat = match.state.to_move
            style = () if seat == CHANCE else STYLES[styles[(number + seat) % len(styles)]]
            entry = match.play(choose(match, style, luck))
            for happening in entry.tale:
                assert say.happening(happening).strip()
        assert max(row_width(row) for row in GAME.picture(match.state.view(0), say)) <= 100
        count = GAME.count(match.entries[-1].tale)
        assert count is not None
        assert len(count.rows) == (8 if len(match.players) == 1 else 7)
        assert max(row_width(row) for row in count_rows(count, say)) <= 100


def test_every_happening_of_the_rules_has_a_text() -> None:
    """No kind is told that the texts do not know, and no text tells of a kind that there is not."""
    sources = [path.read_text(encoding="utf-8") for path in Path(folder.__file__).parent.rglob("*.py")]
    texts = read_catalogue(GAME.folder / "texts" / "en.ftl")
    told = {text.removeprefix("told-") for text in texts if text.startswith("told-")}
    words = {word for source in sources for word in re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source)}
    assert told <= words, "every text is used"
    kinds = {word for source in sources for word in re.findall(r'Happening\(\s*"([a-z-]+)"', source)}
    assert kinds <= told, "every kind has a text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_at_any_time(language: str) -> None:
    for match in (open_game(3), to_boarding(open_game(2)), solo()):
        match.state.to_move = 0
        say = Speech(language, GAME, match.state, NAMES)
        for event in range(EVENTS):
            assert say.event(match.state, event)


def test_sentences() -> None:
    match = to_boarding(open_game(3))
    say = speech(match)
    play(match, "A attack B, A crew 3, A crew 1, A crew done", "B crew 2, B crew done")
    assert [say.happening(happening) for happening in match.entries[-1].tale] == [
        "Ada (3+1; total 4) boards Ben (2; total 2): Ada wins.",
        "Ben is now protected by TNT.",
    ]
    play(match, "A reward gold")
    assert say.happening(match.entries[-1].tale[0]) == "Ada steals 4 gold from Ben."
    to_boarding(match)
    play(match, "B hold")
    refusal = to_boarding(match).why_not("attack C")
    assert refusal is not None
    assert say.refusal(refusal) == "You can’t board yourself. (CW 5.1)"


def test_what_is_missing_is_said() -> None:
    """CW 4.2"""
    match = open_game(3)
    change(match, "A", boats=2, resources=[1, 0, 0, 0])
    for text in ("blue rum", "blue rum", "blue rum", "yellow 1", "black 1", "red boat-1", "aside red"):
        match.play(text)
    for _ in range(3):
        match.play("take yellow")
        match.play("take black")
    refusal = match.why_not("acquire boat")
    assert refusal is not None
    say = speech(match)
    assert say.refusal(refusal) == "Still missing for the sloop: pearls ×1 wood ×1 gems ×1 any ×1. (CW 4.2)"


def test_the_picture_of_ones_own_sheet() -> None:
    """Chest, coins, crew, both tracks with padlocks and gains, acquisitions with what is missing, boarding rows."""
    match = open_game(3)
    change(match, "B", gold=7, coins=20, boats=1, boat_track=3, resources=[2, 0, 1, 0], circled={"pearls": 5})
    change(match, "B", attacks=1, defences=2, boarding_bonus=1, command=[6])
    quiet_turn(match)
    text = plain(GAME.picture(match.state.view(1), speech(match)))
    assert "Turn 2 · loot · Ben is active" in text
    assert "20/45 coins circled" in text
    assert re.search(r"pearls +3 +●●●×××··········", text)
    assert re.search(r"Force 2 +1 +\( 4,  6\)", text)
    assert "Boats       (×)  (×)| (×)  ( )# ( )  ( )  ( )# ( )  ( )  ( )# ( )  ( )" in text
    assert re.search(r"2g +\+1 +J +\+1 +F3 +\+1 +4g +5RP", text)
    assert "✓ raft 2RP   · longboat 4RP" in text
    assert "→ longboat: pearls, wood, any   affordable" in text
    assert "→ eye patch: pearls, rum   missing: rum" in text
    assert "[A D D · ·]  bonus +1   Command bonuses: 6" in text
    assert re.search(r"Ada .*\n.*Cleo", text)


def test_the_captain_stands_among_the_others() -> None:
    match = solo("veuve-carmine")
    text = plain(GAME.picture(match.state.view(0), speech(match)))
    assert "The Widow Carmine" in text
    assert "●" not in text.split("Boats")[0]
    assert re.search(r"pearls +0 +·{15}○", text), "his circles are taken from the common stock"


def test_who_is_done_is_marked() -> None:
    match = open_game(3)
    for text in ("blue rum", "blue rum", "blue rum", "yellow 1", "black 1", "red boat-1", "aside red"):
        match.play(text)
    match.play("take yellow", seat=2)
    match.play("take black", seat=2)
    text = plain(GAME.picture(match.state.view(0), speech(match)))
    assert "✓Cleo" in text
    assert " Ben" in text
