"""CA 6: improvements."""

from __future__ import annotations

import pytest

from captains_table.core.contract import OPEN, SEALED
from captains_table.core.match import Match
from captains_table.games.capitol.rules.names import IMPROVEMENT_NAMES
from rules.capitol.arrange import (
    begin,
    bid,
    build,
    draw_all,
    dump,
    hold,
    no_more_auctions,
    play,
    player,
    refused,
    state_of,
    to_auctions,
)


def auction(players: int = 2, consul: str = "A", **hands: str) -> Match:
    """The first auction, with these hands; who is not named has no cards."""
    match = begin(players, consul)
    for seat in "ABCD"[:players]:
        hold(match, seat, "floor-1")
    to_auctions(match)
    for seat in "ABCD"[:players]:
        hold(match, seat, hands.get(seat, ""))
    return match


def winner_of(match: Match) -> tuple[str | None, str | None]:
    """Who has won the last auction, and by what."""
    for happening in match.entries[-1].tale:
        if happening.kind == "won":
            return "ABCD"[int(happening.arguments["who"])], str(happening.arguments["by"])
    return None, None


@pytest.mark.parametrize(("number", "third"), [(1, "amphitheatre"), (2, "amphitheatre"), (3, "temple"), (4, "temple")])
def test_what_is_auctioned(number: int, third: str) -> None:
    """CA 6.1: fountain, fountain, then an amphitheatre in rounds 1 and 2, a temple in 3 and 4."""
    match = auction(A="floor-1 floor-2 floor-3")
    state_of(match).round = number
    seen = []
    for card in ("floor-1", "floor-2", "floor-3"):
        bid(match, {"A": card})
        seen.append({text.split()[0] for text in match.legal()})
        wrong = next(name for name in IMPROVEMENT_NAMES if name not in seen[-1])
        assert refused(match, f"{wrong} caelius") == "CA 6.1"
        match.play(match.legal()[0])
    assert seen == [{"fountain"}, {"fountain"}, {third}]
    assert dump(match)["step"] in ("draw", "over")


def test_any_selection_of_the_hand() -> None:
    """CA 6.2: card by card, from the highest value down, each kind as often as it is held, or nothing."""
    match = auction(A="floor-3 floor-3 roof-3 permit-blue-3 floor-8", B="roof-1")
    assert match.legal() == ["bid done", "bid floor-3", "bid floor-8", "bid permit-blue-3", "bid roof-3"]
    play(match, "A bid floor-3")
    assert match.legal() == ["bid done", "bid floor-3", "bid permit-blue-3"]
    assert refused(match, "bid floor-8") == "CA 6.2"
    assert refused(match, "bid roof-3") == "CA 6.2"
    assert refused(match, "bid roof-7") == "CA 6.2"
    play(match, "A bid floor-3")
    assert match.legal() == ["bid done", "bid permit-blue-3"]
    assert refused(match, "bid floor-3") == "CA 6.2"
    play(match, "A bid permit-blue-3")
    assert match.legal() == ["bid done"]
    assert refused(match, "fountain caelius") == "CA 6.2"
    play(match, "A bid done")
    assert match.legal() == ["bid done", "bid roof-1"]


def test_one_bid_done_for_everybody() -> None:
    """CA 6.2: also for those without cards, in turn from the consul."""
    match = auction(3, "B")
    for line in ("B", "C", "A") * 3:
        assert match.legal() == ["bid done"]
        play(match, f"{line} bid done")
    assert dump(match)["step"] == "draw"


def test_cards_of_a_bid_stay_in_the_hand() -> None:
    """CA 6.2: until all are done."""
    match = auction(A="floor-8", B="roof-1")
    play(match, "A bid floor-8", "A bid done")
    assert player(match, "A")["hand"] == ["floor-8"]
    assert player(match, "A")["bid"] == ["floor-8"]
    play(match, "B bid done")
    assert player(match, "A")["hand"] == []
    assert player(match, "A")["bid"] == []


def test_bids_come_in_any_order() -> None:
    """CA 6.2: at once means that nobody waits; position and record do not show who was first."""
    lines = [
        (2, "bid roof-7"),
        (0, "bid floor-8"),
        (2, "bid done"),
        (1, "bid done"),
        (0, "bid floor-2"),
        (0, "bid done"),
    ]
    sides = {"A": "floor-8 floor-2", "B": "roof-1", "C": "roof-7"}
    match = auction(3, "B", **sides)
    assert match.state.acting() == [1, 2, 0]
    for seat, text in lines:
        match.play(text, seat)
    in_turn = auction(3, "B", **sides)
    play(in_turn, "B bid done", "C bid roof-7", "C bid done", "A bid floor-8", "A bid floor-2", "A bid done")
    assert match.state.fingerprint() == in_turn.state.fingerprint()
    assert str(match) == str(in_turn)


def test_who_may_still_bid() -> None:
    """CA 6.2: `acting` lists whose bid is not complete, from the consul on; the first of them is to move."""
    match = auction(3, "C", A="floor-1", B="floor-2", C="floor-3")
    assert (match.state.acting(), match.state.to_move) == ([2, 0, 1], 2)
    match.play("bid done", 0)
    assert (match.state.acting(), match.state.to_move) == ([2, 1], 2)
    with pytest.raises(ValueError, match="nothing to choose"):
        match.state.give_turn(0)
    match.play("bid floor-2", 1)
    assert (match.state.acting(), match.state.to_move) == ([2, 1], 2)


def test_bids_are_sealed() -> None:
    """CA 6.2: hidden from the others until all are done, then shown at once."""
    match = auction(A="floor-1", B="floor-2")
    state = match.state
    assert state.veil(match.game.event(state, "bid floor-1")) == SEALED
    assert state.veil(match.game.event(state, "bid done")) == SEALED
    assert state.veil(match.game.event(state, "fountain caelius")) == OPEN
    seal = state.seal
    play(match, "A bid floor-1", "A bid done", "B bid floor-2")
    assert state.seal == seal
    assert not [line for line in match.record(1).events if line.who == "A" and "bid" in line.text]
    play(match, "B bid done")
    assert state.seal == seal + 1
    assert [line.text for line in match.record(1).events if line.who == "A"][-2:] == ["bid floor-1", "bid done"]


@pytest.mark.parametrize(
    ("hands", "consul", "expected"),
    [
        ({"A": "floor-5", "B": "floor-6"}, "A", ("B", "sum")),
        ({"A": "floor-5 floor-4", "B": "floor-8"}, "A", ("A", "sum")),
        ({"A": "floor-5 floor-3", "B": "floor-6 roof-2"}, "A", ("B", "card")),
        ({"A": "floor-5 floor-3", "B": "floor-6 roof-2"}, "B", ("B", "card")),
        ({"A": "floor-5 floor-3", "B": "roof-5 roof-3"}, "A", ("A", "order")),
        ({"A": "floor-5 floor-3", "B": "roof-5 roof-3"}, "B", ("B", "order")),
        ({"A": "floor-6 floor-3 floor-1", "B": "roof-6 roof-4"}, "A", ("A", "order")),
        ({"A": "floor-6 floor-3 floor-1", "B": "roof-6 roof-4"}, "B", ("B", "order")),
        ({"A": "floor-6", "B": "floor-4 floor-2", "C": "roof-6"}, "B", ("C", "order")),
        ({"A": "floor-6", "B": "floor-4 floor-2", "C": "roof-6"}, "A", ("A", "order")),
        ({"A": "floor-5 floor-1", "B": "floor-4 floor-2", "C": "floor-3 roof-3"}, "B", ("A", "card")),
        ({"B": "floor-1"}, "A", ("B", "sum")),
        ({"A": "floor-1", "B": "roof-1", "C": "permit-blue-1", "D": "permit-pink-1"}, "D", ("D", "order")),
    ],
)
def test_the_highest_bid(hands: dict[str, str], consul: str, expected: tuple[str, str]) -> None:
    """CA 6.3: the sum; then the highest single card; then, without looking at second cards, the turn order."""
    players = max(2, max("ABCD".index(seat) for seat in hands) + 1)
    match = auction(players, consul, **hands)
    bid(match, hands)
    assert winner_of(match) == expected
    assert match.game.who(match.state) == expected[0]


def test_the_winner_pays() -> None:
    """CA 6.4: the others take their bids back, which all have seen."""
    match = auction(3, A="floor-8 roof-1", B="floor-7 roof-2", C="floor-6")
    bid(match, {"A": "floor-8", "B": "floor-7", "C": "floor-6"})
    assert player(match, "A")["hand"] == ["roof-1"]
    assert player(match, "B")["hand"] == ["floor-7", "roof-2"]
    assert player(match, "B")["known"] == ["floor-7"]
    assert player(match, "C")["known"] == ["floor-6"]
    assert dump(match)["piles"]["floor"]["discard"][-1] == "floor-8"
    play(match, "A fountain caelius")
    assert match.legal() == ["bid done", "bid roof-1"]


def test_nobody_bids() -> None:
    """CA 6.5: the improvement leaves the game, the next auction follows."""
    match = auction(A="floor-8", B="floor-7")
    before = dump(match)["zones"]
    bid(match, {})
    assert winner_of(match) == (None, None)
    assert [happening.kind for happening in match.entries[-1].tale] == ["no-bid", "no-bid", "nobody"]
    assert dump(match)["zones"] == before
    assert dump(match)["step"] == "improvement"
    assert match.game.who(match.state) == "A"
    bid(match, {})
    bid(match, {})
    assert dump(match)["step"] == "draw"


def test_an_empty_bid_takes_no_part() -> None:
    """CA 6.5: any card wins against nothing."""
    match = auction(3, "A", C="permit-mauve-1")
    bid(match, {"C": "permit-mauve-1"})
    assert winner_of(match) == ("C", "sum")


def test_a_fountain_takes_a_free_small_square() -> None:
    """CA 6.6: in any zone, whether or not one is present."""
    match = auction(A="floor-1")
    build(match, "caelius", "B1 B2", fountains=5)
    build(match, "palatinus", "", fountains=6)
    bid(match, {"A": "floor-1"})
    assert match.legal() == sorted(f"fountain {zone}" for zone in dump(match)["zones"] if zone != "caelius")
    assert refused(match, "fountain caelius") == "CA 6.6"
    assert refused(match, "bid done") == "CA 6.6"
    assert refused(match, "bid floor-1") == "CA 6.6"
    play(match, "A fountain palatinus")
    zone = dump(match)["zones"]["palatinus"]
    assert (zone["fountains"], zone["free"], zone["buildings"]) == (7, 0, [])


@pytest.mark.parametrize(("number", "improvement"), [(1, "amphitheatre"), (4, "temple")])
def test_one_large_square_a_zone(number: int, improvement: str) -> None:
    """CA 6.6: also in a zone whose small squares are all taken."""
    match = auction(A="floor-1")
    state_of(match).round = number
    build(match, "caelius", "", large="amphitheatre")
    build(match, "aventinus", "", large="temple")
    build(match, "palatinus", "", fountains=7)
    bid(match, {})
    bid(match, {})
    bid(match, {"A": "floor-1"})
    assert len(match.legal()) == 7
    assert refused(match, f"{improvement} caelius") == "CA 6.6"
    assert refused(match, f"{improvement} aventinus") == "CA 6.6"
    play(match, f"A {improvement} palatinus")
    zone = dump(match)["zones"]["palatinus"]
    assert (zone["large"], zone["free"]) == (improvement, 0)


def test_no_free_square() -> None:
    """CA 6.6: the improvement leaves the game, but the auction is held and the bid is spent."""
    match = auction(A="floor-1 floor-2", B="roof-1")
    for zone in dump(match)["zones"]:
        build(match, zone, "", fountains=7, large="temple")
    bid(match, {"A": "floor-1", "B": ""})
    assert [happening.kind for happening in match.entries[-1].tale] == ["bid", "no-bid", "won", "no-room"]
    assert player(match, "A")["hand"] == ["floor-2"]
    assert match.game.who(match.state) == "A"
    assert match.legal() == ["bid done", "bid floor-2"]
    bid(match, {})
    bid(match, {"B": "roof-1"})
    assert player(match, "B")["hand"] == []
    assert dump(match)["step"] == "draw"


def test_eight_fountains_in_a_game() -> None:
    """CA 6.1: two in each of four rounds, and two each of the others."""
    match = begin(2)
    won = []
    while not match.over:
        to_auctions(match)
        for card in ("floor-1", "floor-2", "floor-3"):
            hold(match, "A", card)
            bid(match, {"A": card})
            won.append(match.legal()[0].split()[0])
            match.play(match.legal()[0])
        no_more_auctions(match)
        if not match.over:
            draw_all(match)
    assert sorted(won) == ["amphitheatre"] * 2 + ["fountain"] * 8 + ["temple"] * 2
