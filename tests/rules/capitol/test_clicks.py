"""Clicks on pieces that offer nothing: the clause that is cited is the one that a player needs."""

from __future__ import annotations

from captains_table.core.match import Match
from captains_table.games.capitol import GAME
from captains_table.play.clicks import meant_by
from rules.capitol.arrange import begin, build, hold, own, play, to_auctions


def clicked(match: Match, piece: str) -> tuple[str, str]:
    """The clause against what a click on a piece means, and which case of it."""
    view = match.state.view(match.state.to_move)
    refusal = GAME.why_not(view, meant_by(GAME, view, piece))
    assert refusal is not None
    return refusal.clause, str(refusal.arguments.get("case", ""))


def with_mauve_permit() -> Match:
    match = begin(2)
    hold(match, "A", "permit-mauve-1 floor-1")
    own(match, "A", finished=["1 round", "2 triangular"], unfinished=[1])
    return match


def test_a_zone_of_another_colour() -> None:
    """CA 4.1: the zone, or a free square in it."""
    match = play(with_mauve_permit(), "A play permit-mauve-1")
    for piece in ("zone-capitolinus", "square-2-0", "zone-viminalis"):
        assert clicked(match, piece) == ("CA 4.1", "colour")


def test_a_zone_in_which_no_building_fits() -> None:
    """CA 4.1, CA 4.2, CA 4.5"""
    match = with_mauve_permit()
    own(match, "A", finished=["1 triangular", "2 triangular", "2 round"])
    build(match, "palatinus", "B1", "round", fountains=6)
    build(match, "caelius", "B1 B2 B3 B4", "round")
    play(match, "A play permit-mauve-1")
    assert clicked(match, "zone-palatinus") == ("CA 4.1", "full")
    assert clicked(match, "zone-caelius") == ("CA 4.5", "")
    build(match, "caelius", "B1 B2", "round")
    own(match, "A", finished=["1 triangular", "2 triangular"])
    assert clicked(match, "zone-caelius") == ("CA 4.2", "")


def test_a_building_that_fits_nowhere() -> None:
    """CA 4.4"""
    match = play(with_mauve_permit(), "A play permit-mauve-1")
    assert clicked(match, "finished-A-2-triangular-0") == ("CA 4.4", "")


def test_a_free_square_takes_a_building() -> None:
    """CA 4.1: a click on a free small square of the zone means the zone."""
    match = play(with_mauve_permit(), "A play permit-mauve-1")
    view = match.state.view(0)
    pieces = {piece.id: [GAME.text(view, event) for event in piece.events] for piece in GAME.scene(view, view.legal())}
    assert pieces["zone-caelius"] == pieces["square-7-0"] == ["place 1 round caelius"]
    assert pieces["large-caelius"] == []


def test_before_the_card_is_played() -> None:
    """CA 3.5, CA 3.7: the card comes first."""
    match = with_mauve_permit()
    assert clicked(match, "zone-caelius") == ("CA 3.7", "card")
    assert clicked(match, "finished-A-1-round-0") == ("CA 3.7", "card")
    assert clicked(match, "supply") == ("CA 3.5", "card")


def test_while_a_card_is_carried_out() -> None:
    """CA 3.5, CA 3.7: its effect comes first."""
    match = play(with_mauve_permit(), "A play floor-1")
    assert clicked(match, "card-A-permit-mauve-1-0") == ("CA 3.5", "due")
    assert clicked(match, "zone-caelius") == ("CA 3.5", "due")
    assert clicked(match, "pile-roof") == ("CA 2.1", "")


def test_in_an_auction() -> None:
    """CA 6.2, CA 6.6"""
    match = to_auctions(begin(2))
    hold(match, "A", "floor-5 floor-3")
    assert clicked(match, "zone-caelius") == ("CA 6.2", "due")
    play(match, "A bid floor-3")
    assert clicked(match, "card-A-floor-3-0") == ("CA 6.2", "used")
    assert clicked(match, "card-A-floor-5-0") == ("CA 6.2", "order")
    play(match, "A bid done", "B bid done")
    build(match, "caelius", "", fountains=7)
    assert clicked(match, "zone-caelius") == ("CA 6.6", "full")
    assert clicked(match, "large-palatinus") == ("CA 6.1", "")
    assert clicked(match, "card-A-floor-5-0") == ("CA 6.6", "due")
