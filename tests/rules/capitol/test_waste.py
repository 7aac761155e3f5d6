"""What is spent for nothing."""

from __future__ import annotations

from captains_table.core.match import Match
from captains_table.games.capitol import GAME
from captains_table.play.player_view import choices_of, wastes_of
from rules.capitol.arrange import begin, build, dump, hold, to_auctions


def wasted(match: Match) -> dict[str, str]:
    """The choices that bring nothing, with their clauses."""
    view = match.view_to_choose(match.state.to_move)
    return {text: GAME.cite(clause) for text, clause in wastes_of(GAME, view, choices_of(GAME, view)).items()}


def test_a_card_played_for_no_effect() -> None:
    """CA 3.3: discarding is asked about, playing and passing are not."""
    match = begin()
    assert wasted(match)
    assert set(wasted(match)) == {text for text in match.legal() if text.startswith("burn")}
    assert set(wasted(match).values()) == {"CA 3.3"}


def test_a_bid_for_what_has_no_place() -> None:
    """CA 6.6: the bid is spent all the same."""
    match = to_auctions(begin())
    hold(match, "A", "floor-1 floor-2")
    assert wasted(match) == {}
    for zone in dump(match)["zones"]:
        build(match, zone, "", fountains=7)
    assert wasted(match) == {"bid floor-1": "CA 6.6", "bid floor-2": "CA 6.6"}
