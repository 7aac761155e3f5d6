"""Words: every event, happening and refusal can be said in every language, and says what it should."""

from __future__ import annotations

import re

import pytest

from captains_table.core.contract import CHANCE
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.games.capitol import GAME
from captains_table.texts.catalogue import read_catalogue
from captains_table.texts.speech import LANGUAGES, Speech
from rules.capitol.arrange import NAMES, begin, bid, build, hold, own, play, stack, state_of, to_auctions

CLAUSES = [
    f"{chapter}.{number}"
    for chapter, text in re.findall(
        r"^## CA (\d+) .*?$(.*?)(?=^## |\Z)", (GAME.folder / "rules.en.md").read_text(encoding="utf-8"), re.M | re.S
    )
    for number in re.findall(r"^(\d+)\. ", text, re.M)
]


def said(match: Match, text: str, language: str = "en") -> str:
    """Why something is not possible now."""
    refusal = match.why_not(text)
    assert refusal is not None
    return Speech(language, GAME, match.state, match.players).refusal(refusal)


def test_every_clause_has_a_sentence() -> None:
    """All 40 clauses, in three languages, with the same arguments."""
    assert len(CLAUSES) == 40
    catalogues = [read_catalogue(GAME.folder / "texts" / f"{language}.ftl") for language in LANGUAGES]
    assert catalogues[0] == catalogues[1] == catalogues[2]
    clauses = {f"clause-{number.replace('.', '-')}" for number in CLAUSES}
    assert {name for name in catalogues[0] if name.startswith("clause-")} == clauses


def test_the_languages_differ() -> None:
    """No text has been left in English."""
    texts = {
        language: dict(
            re.findall(r"^([a-z0-9-]+) = (.+)$", (GAME.folder / "texts" / f"{language}.ftl").read_text("utf-8"), re.M)
        )
        for language in LANGUAGES
    }
    for name, text in texts["en"].items():
        if name.startswith(("clause", "told", "event", "why", "game-about")) and not text.startswith("{"):
            assert text != texts["fr"][name], name
            assert text != texts["de"][name], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_told(language: str, players: int) -> None:
    """Every event about to happen, what follows from it, and why other events are not possible."""
    match = new_match(GAME, NAMES[:players])
    luck = Luck(players)
    speech = Speech(language, GAME, match.state, match.players)
    kinds: set[str] = set()
    space = len(GAME.event_texts(GAME.figures_of(match.state)))
    while not match.over:
        for event in {luck.below(space) for _ in range(6)}:
            refusal = GAME.why_not(match.state, event)
            if refusal is not None:
                assert speech.refusal(refusal).endswith(f"({refusal.clause})")
        legal = match.state.legal()
        event = match.state.chance(luck) if match.state.to_move == CHANCE else legal[luck.below(len(legal))]
        phrase = GAME.tell(match.state, event)
        kinds.add(phrase.text)
        assert speech.phrase(phrase)[-1] == "."
        for happening in match.play(event).tale:
            kinds.add(f"told-{happening.kind}")
            assert speech.happening(happening)[-1] == "."
    assert {"event-play", "event-place", "event-draw", "told-ranked", "told-score", "told-won", "told-round"} <= kinds


def test_events_in_english() -> None:
    """CA 3, CA 6, CA 8: sentences of a log."""
    match = begin(2)
    hold(match, "A", "floor-3 permit-mauve-4 roof-2")
    own(match, "A", finished=["1 round"], unfinished=[1])
    speech = Speech("en", GAME, match.state, match.players)
    sentences = []
    for line in (
        "A play floor-3",
        "A raise 1",
        "A raise new",
        "B pass",
        "A play permit-mauve-4",
        "A place 1 round caelius",
        "A play roof-2",
        "A roof 2 triangular",
    ):
        sentences.append(speech.event(match.state, GAME.event(match.state, line[2:])))
        play(match, line)
    assert sentences == [
        "Ada plays floor 3.",
        "Ada raises a building to 2 floors.",
        "Ada starts a new building.",
        "Ben passes.",
        "Ada plays mauve permit 4.",
        "Ada places a one-floor building with a round roof in Caelius.",
        "Ada plays roof 2.",
        "Ada puts a triangular roof on a 2-floor building.",
    ]


def test_an_auction_is_told() -> None:
    """CA 6.3: what everybody bid, and why a tie went which way."""
    match = to_auctions(begin(3))
    hold(match, "A", "floor-5 floor-3")
    hold(match, "B", "roof-6 roof-2")
    hold(match, "C", "")
    bid(match, {"A": "floor-5 floor-3", "B": "roof-6 roof-2"})
    speech = Speech("en", GAME, match.state, match.players)
    assert [speech.happening(happening) for happening in match.entries[-1].tale] == [
        "Ada bids 5+3 = 8.",
        "Ben bids 6+2 = 8.",
        "Cleo does not bid.",
        "Ben wins the fountain with 8 thanks to the highest card (6).",
    ]


def test_reasons_of_construction() -> None:
    """CA 3.5, CA 3.6, CA 3.7: the sentence fits the case."""
    match = begin(2)
    hold(match, "A", "floor-1 roof-1 permit-blue-1")
    own(match, "A")
    assert said(match, "burn floor-8") == "Ada has no floor 8. (CA 3.1)"
    assert said(match, "play roof-1") == "Ada has no building under construction. (CA 3.6)"
    assert said(match, "play permit-blue-1") == "Ada has no finished building. (CA 3.7)"
    assert said(match, "raise new") == "You must play a floor card first. (CA 3.5)"
    assert said(match, "roof 1 round") == "You must play a roof card first. (CA 3.6)"
    assert said(match, "place 1 round caelius") == "You must play a permit first. (CA 3.7)"
    own(match, "A", finished=["2 round"])
    assert said(match, "play permit-blue-1") == "None of Ada’s finished buildings fits in a blue zone. (CA 3.7)"
    own(match, "A", unfinished=[1], roofs=(0, 0))
    assert said(match, "play roof-1") == "Ada has no roofs left. (CA 3.6)"
    own(match, "A", unfinished=[1], roofs=(0, 1))
    play(match, "A play roof-1")
    assert said(match, "roof 1 round") == "Ada has no round roof left. (CA 3.6)"
    assert said(match, "roof 2 triangular") == "Ada has no 2-floor building under construction. (CA 3.6)"
    assert said(match, "pass") == "Ada must place the card’s roof first. (CA 3.6)"
    play(match, "A roof 1 triangular", "B pass", "A play floor-1")
    assert said(match, "raise 1") == "Ada has no one-floor building under construction. (CA 3.5)"
    assert said(match, "pass") == "Ada must place the card’s floors first. (CA 3.5)"
    play(match, "A raise new", "A raise new", "A play permit-blue-1")
    assert (
        said(match, "place 2 round capitolinus") == "Ada has no finished 2-floor building with a round roof. (CA 3.7)"
    )
    assert said(match, "pass") == "Ada must place a building with the permit first. (CA 3.7)"
    state_of(match).floors = 0
    hold(match, "A", "floor-1")
    play(match, "A place 1 triangular capitolinus")
    assert said(match, "play floor-1") == "There are no floors left in the supply. (CA 3.5)"


def test_reasons_of_placing() -> None:
    """CA 4: zone, shape and heights are named."""
    match = begin(2)
    hold(match, "A", "permit-mauve-1")
    own(match, "A", finished=["1 round", "1 triangular", "2 round", "4 round"])
    build(match, "palatinus", "B1 B2", "round")
    build(match, "caelius", "B1", "round", fountains=6)
    play(match, "A play permit-mauve-1")
    assert (
        said(match, "place 1 round viminalis") == "Viminalis is not mauve. The permit requires a mauve zone. (CA 4.1)"
    )
    assert said(match, "place 1 round caelius") == "There is no free small square in Caelius. (CA 4.1)"
    assert said(match, "place 1 triangular palatinus") == "All buildings in Palatinus have a round roof. (CA 4.2)"
    assert (
        said(match, "place 1 round aventinus")
        == "The other two mauve zones already have a round roof: Aventinus must take the other shape. (CA 4.3)"
    )
    assert (
        said(match, "place 4 round palatinus") == "The next building in Palatinus must be 2 or 3 floors high. (CA 4.5)"
    )
    build(match, "caelius", "", fountains=0)
    assert (
        said(match, "place 2 round aventinus")
        == "The first building in Aventinus must be exactly one floor high. (CA 4.4)"
    )
    assert "2 oder 3 Stockwerke" in said(match, "place 4 round palatinus", "de")
    assert "2 ou 3 étages" in said(match, "place 4 round palatinus", "fr")


def test_reasons_of_the_auction() -> None:
    """CA 6.1, CA 6.2, CA 6.6"""
    match = to_auctions(begin(2))
    hold(match, "A", "floor-5 floor-3")
    assert said(match, "bid roof-7") == "There is no roof 7 in your hand. (CA 6.2)"
    assert said(match, "temple caelius") == "This auction is for a fountain. (CA 6.1)"
    assert said(match, "fountain caelius") == "The auction comes first. (CA 6.2)"
    play(match, "A bid floor-3")
    assert said(match, "bid floor-3") == "Every floor 3 in your hand is already part of the bid. (CA 6.2)"
    assert "from highest to lowest" in said(match, "bid floor-5")
    hold(match, "A", "floor-5 floor-3 floor-1")
    play(match, "A bid floor-1")
    assert said(match, "bid floor-3") == "Every floor 3 in your hand is already part of the bid. (CA 6.2)"
    play(match, "A bid done", "B bid done")
    build(match, "caelius", "", fountains=7)
    assert said(match, "fountain caelius") == "There is no free small square in Caelius. (CA 6.6)"
    assert said(match, "bid done") == "Ada must place the improvement first. (CA 6.6)"


def test_reasons_of_chance_and_draw() -> None:
    """CA 1.3, CA 1.4, CA 2.1, CA 2.3, CA 5.1, CA 8.3"""
    match = new_match(GAME, NAMES[:2])
    assert said(match, "deal A roof-1") == "Cards are dealt only during set-up, in a fixed order. (CA 1.4)"
    match.play("consul A")
    assert said(match, "deal B roof-1") == "The cards are being dealt; next, Ada gets one of the roof cards. (CA 1.4)"
    assert said(match, "pass") == "Not now: the current phase is set-up. (CA 2.1)"
    match = begin(2)
    assert said(match, "draw roof") == "Not now: the current phase is construction. (CA 2.1)"
    stack(match, "roof")
    stack(match, "floor", known="floor-1", unseen="floor-2")
    to_auctions(match)
    play(match, *["A bid done", "B bid done"] * 3)
    assert said(match, "draw roof") == "The pile of roof cards is empty. (CA 8.3)"
    play(match, "A draw floor")
    assert said(match, "draw floor") == "First the next of the floor cards is turned face up. (CA 5.1)"
    assert said(match, "top floor-8") == "No floor 8 is left among the unseen cards. (CA 1.3)"
    state_of(match).to_move = -2
    assert said(match, "draw floor") == "The game is over. (CA 2.3)"


def test_a_zone_of_another_edition_is_said_as_its_id() -> None:
    """CA 1.1: only the printed zones have names."""
    state = begin(2).state
    assert GAME.voice(state, "zone", "palatinus") == "zone-palatinus"
    assert GAME.voice(state, "zone", "forum") is None
    assert GAME.voice(state, "value", 3) is None
