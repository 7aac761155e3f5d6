"""CA 8: the draw."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.capitol.arrange import (
    begin,
    build,
    draw_all,
    dump,
    hold,
    no_more_auctions,
    play,
    player,
    stack,
    state_of,
    to_auctions,
)


def drawing(match: Match) -> Match:
    return no_more_auctions(to_auctions(match))


def drawn(match: Match) -> dict[str, int]:
    """How many cards everybody draws in this round; the piles are deep enough."""
    order: dict[str, int] = {}
    while dump(match)["step"] == "draw":
        who = match.game.who(match.state)
        assert who is not None
        if who != "*":
            assert who not in order or list(order)[-1] == who, "all of one player's cards come before the next one's"
            order[who] = order.get(who, 0) + 1
        match.play(match.legal()[0])
    return order


@pytest.mark.parametrize(("players", "consul"), [(2, "A"), (2, "B"), (3, "C"), (4, "D")])
def test_six_cards_each(players: int, consul: str) -> None:
    """CA 8.1: clockwise from the consul, all of one player's before the next one's."""
    match = drawing(begin(players, consul))
    seats = "ABCD"[:players]
    order = seats[seats.index(consul) :] + seats[: seats.index(consul)]
    assert list(drawn(match).items()) == [(seat, 6) for seat in order]


def test_each_from_any_pile() -> None:
    """CA 8.1: one by one, each time from the pile one likes."""
    match = drawing(begin(2))
    tops = dump(match)["tops"]
    assert match.legal() == ["draw floor", "draw permit", "draw roof"]
    play(match, "A draw permit")
    match.play(match.legal()[0])
    play(match, "A draw roof")
    match.play(match.legal()[0])
    assert {tops["permit"], tops["roof"]} <= set(player(match, "A")["known"])
    assert match.game.who(match.state) == "A"


def test_a_drawn_card_is_known() -> None:
    """CA 8.1 and CA 1.7: it comes from a face-up pile."""
    match = drawing(begin(2))
    top = dump(match)["tops"]["floor"]
    before = player(match, "A", 1)["hand"].count(top)
    play(match, "A draw floor")
    assert player(match, "A", 1)["hand"].count(top) == before + 1


def test_the_round_ends_after_the_last_reveal() -> None:
    """CA 8.1: the next head is seen before the next round begins."""
    match = drawing(begin(2))
    while True:
        match.play("draw roof" if "draw roof" in match.legal() else match.legal()[0])
        if dump(match)["to_move"] == "*" and len(player(match, "B")["known"]) == 6:
            break
    found = dump(match)
    assert (found["round"], found["step"], found["consul"]) == (1, "draw", "A")
    match.play(match.legal()[0])
    found = dump(match)
    assert (found["round"], found["step"], found["consul"], found["to_move"]) == (2, "construction", "B", "B")


@pytest.mark.parametrize(
    ("players", "zones", "expected"),
    [
        (2, {"caelius": "A2 B1"}, {"A": 8, "B": 7}),
        (2, {"caelius": "A1 B1"}, {"A": 8, "B": 8}),
        (2, {"caelius": "A1 A1 B2"}, {"A": 7, "B": 8}),
        (2, {"caelius": "B1"}, {"A": 6, "B": 8}),
        (2, {"caelius": ""}, {"A": 6, "B": 6}),
        (3, {"caelius": "A2 B1 C1"}, {"A": 8, "B": 7, "C": 7}),
        (3, {"caelius": "A2 B2 C1"}, {"A": 8, "B": 8, "C": 6}),
        (3, {"caelius": "A2 B1 B1 C1"}, {"A": 8, "B": 7, "C": 6}),
        (4, {"caelius": "A1 A1 B2 C2 D1"}, {"A": 6, "B": 8, "C": 8, "D": 6}),
        (2, {"caelius": "A2 B1", "palatinus": "A1 B1"}, {"A": 10, "B": 9}),
        (2, {"caelius": "A2 B1", "palatinus": "A1"}, {"A": 10, "B": 7}),
    ],
)
def test_amphitheatres(players: int, zones: dict[str, str], expected: dict[str, int]) -> None:
    """CA 8.2: two more for the first, one for the second, shared ranks all, several add up; fountains do not matter."""
    match = begin(players)
    for zone, buildings in zones.items():
        build(match, zone, buildings, fountains=0, large="amphitheatre")
    drawing(match)
    extra = [
        happening.arguments for entry in match.entries[-1:] for happening in entry.tale if happening.kind == "extra"
    ]
    assert extra == ([{"who": 0, "cards": expected["A"] - 6}] if expected["A"] > 6 else [])
    assert drawn(match) == expected


def test_an_amphitheatre_works_in_its_first_round() -> None:
    """CA 8.2: beginning in the round in which it is placed."""
    match = begin(2)
    build(match, "caelius", "A1")
    to_auctions(match)
    hold(match, "A", "floor-1")
    play(
        match, *["A bid done", "B bid done"] * 2, "A bid floor-1", "A bid done", "B bid done", "A amphitheatre caelius"
    )
    assert drawn(match) == {"A": 8, "B": 6}


def test_a_temple_gives_no_cards() -> None:
    """CA 8.2"""
    match = begin(2)
    build(match, "caelius", "A1", large="temple")
    assert drawn(drawing(match)) == {"A": 6, "B": 6}


def test_extra_cards_are_not_optional() -> None:
    """CA 8.2: they are drawn with the six, and nothing else is possible before."""
    match = begin(2)
    build(match, "caelius", "A1", large="amphitheatre")
    drawing(match)
    for _ in range(8):
        assert match.game.who(match.state) == "A"
        assert match.legal() == ["draw floor", "draw permit", "draw roof"]
        match.play("draw permit")
        if match.game.who(match.state) == "*":
            match.play(match.legal()[0])
    assert match.game.who(match.state) == "B"


def test_the_other_piles_serve() -> None:
    """CA 8.3: where a pile and its discard are empty."""
    match = begin(2)
    stack(match, "roof")
    stack(match, "permit", known="permit-blue-1")
    drawing(match)
    assert match.legal() == ["draw floor", "draw permit"]
    play(match, "A draw permit")
    assert match.legal() == ["draw floor"]


def test_drawing_stops() -> None:
    """CA 8.3: when all are empty, for the current and all later players; the next round begins."""
    match = begin(3)
    for kind in ("roof", "floor", "permit"):
        stack(match, kind)
    stack(match, "roof", known="roof-1", discard="roof-2")
    stack(match, "floor", known="floor-1", unseen="floor-2")
    for seat in "ABC":
        hold(match, seat, "permit-blue-1")
    drawing(match)
    play(match, "A draw floor", "* top floor-2", "A draw roof", "A draw roof")
    assert dump(match)["step"] == "draw"
    play(match, "A draw floor")
    found = dump(match)
    assert (found["round"], found["step"], found["consul"], found["to_move"]) == (2, "construction", "B", "B")
    assert [happening.kind for happening in match.entries[-1].tale] == ["all-empty", "round"]
    assert [len(entry["hand"]) for entry in found["players"]] == [5, 1, 1]
    assert not any(entry["passed"] for entry in found["players"])


def test_drawing_stops_for_later_players() -> None:
    """CA 8.3: the current player has all six, the next one finds nothing."""
    match = begin(2)
    for kind in ("floor", "permit"):
        stack(match, kind)
    stack(match, "roof", known="roof-1 roof-2 roof-3 roof-4 roof-5 roof-6")
    hold(match, "A", "permit-blue-1")
    hold(match, "B", "permit-blue-2")
    drawing(match)
    play(match, *["A draw roof"] * 6)
    assert dump(match)["round"] == 2
    assert len(player(match, "A")["hand"]) == 7
    assert len(player(match, "B")["hand"]) == 1


def test_nothing_to_draw_from_the_start() -> None:
    """CA 8.3: the draw is over before it began."""
    match = begin(2)
    for kind in ("roof", "floor", "permit"):
        stack(match, kind)
    drawing(match)
    assert (dump(match)["round"], dump(match)["step"]) == (2, "construction")


def test_the_last_cards_are_drawn_without_a_word() -> None:
    """CA 8.3: piles that run out with the last card of the last player stop nobody."""
    match = begin(2)
    for kind in ("floor", "permit"):
        stack(match, kind)
    stack(match, "roof", known=" ".join(["roof-1"] * 12))
    drawing(match)
    draw_all(match)
    assert [happening.kind for happening in match.entries[-1].tale] == ["round"]
    assert state_of(match).round == 2
