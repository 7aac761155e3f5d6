"""The table drawn with letters: never too wide, and everything is on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.contract import SPECTATOR
from captains_table.core.match import Match
from captains_table.core.picture import plain, row_width
from captains_table.games.capitol import GAME
from captains_table.terminal.counts import count_rows
from captains_table.texts.speech import LANGUAGES, Speech
from rules.capitol.arrange import (
    begin,
    bid,
    build,
    hold,
    no_more_auctions,
    other_figures,
    own,
    play,
    stack,
    to_auctions,
)
from rules.records import replayed


def drawn(match: Match, viewer: int | None = None, language: str = "en") -> list[str]:
    """The lines of the picture; none is wider than 100 columns."""
    state = match.state if viewer is None else match.state.view(viewer)
    rows = GAME.picture(state, Speech(language, GAME, state, match.players))
    assert max(row_width(row) for row in rows) <= 100
    return plain(rows).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["capitol-2", "capitol-4"])
def test_no_row_is_too_wide(name: str, language: str) -> None:
    """At any moment, for anybody, in any language; the counts too."""
    whole = replayed(name)
    counts = 0
    for number, entry in enumerate(whole.entries):
        count = GAME.count(entry.tale)
        if count is not None:
            counts += 1
            rows = count_rows(count, Speech(language, GAME, whole.state, whole.players))
            assert max(row_width(row) for row in rows) <= 100
        assert (count is not None) == any(happening.kind == "score" for happening in entry.tale), number
    assert counts == 4
    match = GAME.new(len(whole.players))
    short = Match(GAME, [name * 10 for name in whole.players], [], GAME.edition(), match)
    for number, entry in enumerate(whole.entries):
        if number % 23 == 0:
            for viewer in (None, SPECTATOR, 0, 1):
                drawn(short, viewer, language)
        short.play(entry.event)
    drawn(short, None, language)


def test_the_board() -> None:
    """CA 1.1, CA 7: owners, heights, roofs, fountains, large squares, and what a scoring would give."""
    match = begin(3)
    build(match, "palatinus", "A1 A2 B2 C1", "triangular", fountains=2, large="temple")
    build(match, "caelius", "B1", "round")
    lines = drawn(match, 0)
    row = next(number for number, line in enumerate(lines) if line.startswith("Palatinus"))
    assert lines[row].split("  ")[0] == "Palatinus ▲ [temple]"
    assert "Caelius ● [ ]" in lines[row]
    assert lines[row + 1].startswith("A1 A2 B2 C1 ≈ ≈ ·   ")
    assert lines[row + 2].startswith("A 3/2 +8  B 2/2 +4  C 1/1")


def test_hands() -> None:
    """CA 1.7: one's own cards, marked if all have seen them; of others what is known, and `?` for the rest."""
    match = begin(2)
    hold(match, "A", "floor-3 roof-7 permit-blue-8")
    hold(match, "B", "roof-2 permit-pink-1")
    own(match, "A", finished=["1 round", "2 triangular"], unfinished=[1, 3], roofs=(2, 0))
    stack(match, "floor", known="floor-3 floor-4", discard="floor-8")
    no_more_auctions(to_auctions(match))
    play(match, "A draw floor")
    mine = drawn(match, 0)
    assert "    finished 1● 2▲   under construction 1 3   roofs left 2● 0▲" in mine
    assert "    4 cards:  roof 7  floor 3° 3  permit bl8" in mine
    assert "    2 cards:  roof ?  permit ?" in mine
    assert "    4 cards:  roof ?  floor 3 ?  permit ?" in drawn(match, 1)
    assert "floor cards: [4] · discard: 8" in mine
    assert mine[0] == "Round 1 of 4 · draw · 78 floors in the supply · Ada has 5 cards left to draw"
    assert "▶ A Ada  0 points  consul  passed" in mine


def test_the_auction() -> None:
    """CA 6.1, CA 6.2: what is on offer, who is still bidding, and one's own bid only."""
    match = to_auctions(begin(2))
    hold(match, "A", "floor-3 roof-7")
    play(match, "A bid roof-7", "A bid floor-3")
    offer = "Auction 1 of 3: a fountain · still bidding: Ada, Ben"
    assert drawn(match, 0)[1] == f"{offer} · A: 7+3 = 10"
    assert drawn(match, 1)[1] == offer


def test_piles() -> None:
    """CA 5.1: the head, what is known below it, what is unseen, the discard from the oldest."""
    match = begin(2)
    stack(match, "roof", known="roof-1", unseen="roof-2 roof-3", discard="roof-5 roof-4")
    stack(match, "floor")
    stack(match, "permit", known="permit-blue-1 permit-pink-2")
    lines = drawn(match, 0)
    assert "roof cards: [1] + 2 unseen · discard: 5 4" in lines
    assert "floor cards: empty" in lines
    assert "permit cards: [bl1] pi2" in lines


def test_the_count() -> None:
    """CA 7.3, CA 7.5: rank, floors and highest building, points, and the reason, zone by zone."""
    match = begin(3)
    build(match, "palatinus", "A2 B1 B1 C1", "triangular", fountains=2, large="temple")
    build(match, "caelius", "B1", "round")
    hold(match, "A", "floor-1")
    to_auctions(match)
    bid(match, {})
    bid(match, {})
    bid(match, {"A": "floor-1"})
    play(match, "A amphitheatre caelius")
    count = GAME.count(match.entries[-1].tale)
    assert count is not None
    assert count.covers == {"ranked", "score"}
    title, head, _, *rows = plain(count_rows(count, Speech("en", GAME, match.state, match.players))).splitlines()
    assert [" ".join(row.split()) for row in (title, head, *rows)] == [
        "Scoring",
        "zone rank player floors/top points why",
        "Palatinus 2≈ 1st Ada 2/2 +8 tied on floors, higher building · temple ×2",
        "2nd Ben 2/1 +4 tied on floors, lower building · temple ×2",
        "– Cleo 1/1 – behind a tie for first",
        "Caelius 0≈ 1st Ben 1/1 +2 most floors",
        "Ada scores 8 points for a total of 8.",
        "Ben scores 6 points for a total of 6.",
        "Cleo scores 0 points for a total of 0.",
        "≈ fountains in the zone",
    ]
    assert GAME.count(match.entries[-2].tale) is None


def test_other_figures_fit_too(tmp_path: Path) -> None:
    """CA 1.1: zones with many squares and long names."""
    edition = other_figures(
        tmp_path,
        (
            'id = "palatinus"\ncolour = "mauve"\nsmall = 7',
            'id = "the-forum-of-the-emperors"\ncolour = "mauve"\nsmall = 20',
        ),
    )
    match = begin(4, edition=edition)
    build(match, "the-forum-of-the-emperors", "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3", fountains=5, large="amphitheatre")
    assert "the-forum-of-the" in "\n".join(drawn(match, 0))
