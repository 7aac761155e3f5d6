"""CA 5: cards, piles and discards."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.capitol.arrange import (
    begin,
    bid,
    build,
    dump,
    hold,
    no_more_auctions,
    play,
    player,
    refused,
    stack,
    state_of,
    to_auctions,
)


def drawing(match: Match) -> Match:
    """On to the draw of this round."""
    return no_more_auctions(to_auctions(match))


def pile(match: Match, kind: str) -> tuple[int, list[str], list[str]]:
    found = dump(match)["piles"][kind]
    return found["unseen"], found["known"], found["discard"]


def test_discards_are_a_queue() -> None:
    """CA 5.1: the oldest discard is the first, each kind apart."""
    match = begin(2)
    hold(match, "A", "floor-3 roof-1 floor-1 permit-pink-2")
    hold(match, "B", "floor-2 roof-5")
    play(
        match,
        "A burn floor-3",
        "B burn floor-2",
        "A burn roof-1",
        "B burn roof-5",
        "A burn floor-1",
        "A burn permit-pink-2",
    )
    assert pile(match, "floor")[2] == ["floor-3", "floor-2", "floor-1"]
    assert pile(match, "roof")[2] == ["roof-1", "roof-5"]
    assert pile(match, "permit")[2] == ["permit-pink-2"]


def test_the_head_is_drawn() -> None:
    """CA 5.1: what is drawn is the visible card, and the next one is seen at once."""
    match = begin(2)
    stack(match, "floor", "floor-7", unseen="floor-1 floor-1 floor-2")
    drawing(match)
    play(match, "A draw floor")
    assert "floor-7" in player(match, "A")["known"]
    assert (dump(match)["to_move"], match.legal()) == ("*", ["top floor-1", "top floor-2"])
    assert dump(match)["tops"]["floor"] is None
    assert {match.game.text(match.state, event): weight for event, weight in match.state.outcomes()} == {
        "top floor-1": 2,
        "top floor-2": 1,
    }
    assert refused(match, "draw roof") == "CA 5.1"
    assert refused(match, "top roof-1") == "CA 5.1"
    assert refused(match, "top floor-7") == "CA 1.3"
    play(match, "* top floor-2")
    assert dump(match)["tops"]["floor"] == "floor-2"
    assert pile(match, "floor") == (2, ["floor-2"], [])
    assert refused(match, "top floor-1") == "CA 5.1"


@pytest.mark.parametrize("kind", ["roof", "floor", "permit"])
def test_an_empty_pile_is_turned_over(kind: str) -> None:
    """CA 5.1 and CA 5.2: the oldest discard comes up first; its cards have been seen, so there is no `top`."""
    cards = {"roof": "roof-1 roof-7 roof-3", "floor": "floor-1 floor-7 floor-3"}.get(
        kind, "permit-pink-1 permit-blue-7 permit-mauve-3"
    )
    first, second, third = cards.split()
    match = begin(2)
    stack(match, kind, known=first, discard=f"{second} {third}")
    drawing(match)
    assert pile(match, kind) == (0, [first], [second, third])
    play(match, f"A draw {kind}")
    assert pile(match, kind) == (0, [second, third], [])
    assert dump(match)["tops"][kind] == second
    assert match.game.who(match.state) == "A"
    assert [happening.kind for happening in match.entries[-1].tale] == ["renewed"]
    play(match, f"A draw {kind}")
    assert pile(match, kind) == (0, [third], [])
    play(match, f"A draw {kind}")
    assert pile(match, kind) == (0, [], [])
    assert dump(match)["tops"][kind] is None
    assert refused(match, f"draw {kind}") == "CA 8.3"
    assert [card for card in (first, second, third) if card in player(match, "A")["known"]] == [first, second, third]


def test_a_pile_is_renewed_only_in_the_draw() -> None:
    """CA 5.2: it stays empty through construction and auctions, until the draw begins."""
    match = begin(2)
    stack(match, "roof")
    hold(match, "A", "roof-2 roof-4 floor-1")
    hold(match, "B", "roof-6")
    play(match, "A burn roof-2", "B pass", "A burn roof-4", "A pass")
    assert pile(match, "roof") == (0, [], ["roof-2", "roof-4"])
    bid(match, {"B": "roof-6"})
    play(match, "B fountain palatinus")
    assert pile(match, "roof") == (0, [], ["roof-2", "roof-4", "roof-6"])
    assert dump(match)["tops"]["roof"] is None
    no_more_auctions(match)
    assert pile(match, "roof") == (0, ["roof-2", "roof-4", "roof-6"], [])
    assert dump(match)["tops"]["roof"] == "roof-2"


def test_a_pile_with_cards_keeps_its_discard() -> None:
    """CA 5.2: no renewal as long as there is a card, seen or not."""
    match = begin(2)
    stack(match, "floor", "floor-4", "floor-1 floor-2", unseen="floor-8")
    drawing(match)
    assert pile(match, "floor") == (1, ["floor-4"], ["floor-1", "floor-2"])
    play(match, "A draw floor")
    assert pile(match, "floor") == (1, [], ["floor-1", "floor-2"])
    play(match, "* top floor-8")
    assert pile(match, "floor") == (0, ["floor-8"], ["floor-1", "floor-2"])
    play(match, "A draw floor")
    assert pile(match, "floor") == (0, ["floor-1", "floor-2"], [])


def test_discards_after_a_renewal_queue_behind() -> None:
    """CA 5.1: the queue goes round: cards discarded later come after those turned over."""
    match = begin(2)
    stack(match, "roof", known="roof-1", discard="roof-2 roof-3 roof-4")
    drawing(match)
    play(match, "A draw roof")
    while dump(match)["step"] == "draw":
        match.play(next(text for text in match.legal() if "roof" not in text))
    assert pile(match, "roof") == (0, ["roof-2", "roof-3", "roof-4"], [])
    hold(match, "A", "roof-7 roof-6")
    hold(match, "B", "roof-5")
    play(match, "B burn roof-5", "A burn roof-7", "A burn roof-6")
    assert pile(match, "roof") == (0, ["roof-2", "roof-3", "roof-4"], ["roof-5", "roof-7", "roof-6"])
    no_more_auctions(match)
    play(match, "B draw roof", "B draw roof", "B draw roof")
    assert pile(match, "roof") == (0, ["roof-5", "roof-7", "roof-6"], [])


def test_the_order_of_a_winning_bid() -> None:
    """CA 5.3: value from high to low, then roof, floor, permit blue, pink, mauve, each to the discard of its kind."""
    match = begin(2)
    cards = "permit-mauve-5 permit-pink-5 permit-blue-5 floor-5 floor-5 roof-5 floor-8 permit-pink-1 roof-6"
    hold(match, "A", cards)
    to_auctions(match)
    bid(match, {"A": cards})
    assert [entry.text for entry in match.entries if entry.text.startswith("bid")] == [
        "bid floor-8",
        "bid roof-6",
        "bid roof-5",
        "bid floor-5",
        "bid floor-5",
        "bid permit-blue-5",
        "bid permit-pink-5",
        "bid permit-mauve-5",
        "bid permit-pink-1",
        "bid done",
        "bid done",
    ]
    assert pile(match, "roof")[2] == ["roof-6", "roof-5"]
    assert pile(match, "floor")[2] == ["floor-8", "floor-5", "floor-5"]
    assert pile(match, "permit")[2] == ["permit-blue-5", "permit-pink-5", "permit-mauve-5", "permit-pink-1"]


def test_no_renewal_in_the_last_round() -> None:
    """CA 5.2 and CA 2.2: the fourth round has no draw, so an empty pile stays empty."""
    match = begin(2)
    build(match, "caelius", "A1")
    stack(match, "roof", discard="roof-1 roof-2")
    state_of(match).round = 4
    drawing(match)
    assert match.over
    assert pile(match, "roof") == (0, [], ["roof-1", "roof-2"])
