"""CA 3: construction."""

from __future__ import annotations

import pytest

from captains_table.core.contract import Happening
from rules.capitol.arrange import (
    begin,
    build,
    draw_all,
    dump,
    hold,
    no_more_auctions,
    own,
    play,
    player,
    refused,
    state_of,
    to_auctions,
)

HAND = "roof-1 roof-2 floor-1 floor-2 permit-blue-1 permit-pink-1 permit-mauve-1 permit-mauve-2"


def test_one_action_a_turn() -> None:
    """CA 3.1: clockwise from the consul, one card or a pass each."""
    match = begin(3, "B")
    for seat in "BCABCA":
        assert match.game.who(match.state) == seat
        match.play(next(text for text in match.legal() if text.startswith("burn")))


def test_only_cards_of_the_hand() -> None:
    """CA 3.1"""
    match = begin(2, hands={"A": HAND})
    assert refused(match, "play floor-8") == "CA 3.1"
    assert refused(match, "burn floor-8") == "CA 3.1"
    assert refused(match, "play floor-1") is None
    assert [text for text in match.legal() if text.startswith("burn")] == [
        f"burn {card}" for card in sorted(HAND.split())
    ]


def test_equal_cards_are_one_choice() -> None:
    """CA 3.1 and CA 3.4: which of two equal cards is played makes no difference, which of two like ones does."""
    match = begin(2)
    hold(match, "A", "floor-3 floor-3 floor-4")
    assert match.legal() == ["burn floor-3", "burn floor-4", "pass", "play floor-3", "play floor-4"]
    match.play("burn floor-4")
    assert player(match, "A")["hand"] == ["floor-3", "floor-3"]


def test_a_pass_is_final() -> None:
    """CA 3.2: the others go on, the last one alone, until all have passed."""
    match = begin(3)
    play(match, "A pass")
    assert [entry["passed"] for entry in dump(match)["players"]] == [True, False, False]
    order = []
    for _ in range(4):
        order.append(match.game.who(match.state))
        match.play(next(text for text in match.legal() if text.startswith("burn")))
    assert order == ["B", "C", "B", "C"]
    play(match, "B pass")
    for _ in range(3):
        assert match.game.who(match.state) == "C"
        match.play(next(text for text in match.legal() if text.startswith("burn")))
    play(match, "C pass")
    assert dump(match)["step"] == "improvement"


def test_passes_last_until_the_next_construction() -> None:
    """CA 3.2: `passed` stays true until then."""
    match = to_auctions(begin(2))
    assert all(entry["passed"] for entry in dump(match)["players"])
    no_more_auctions(match)
    assert all(entry["passed"] for entry in dump(match)["players"])
    draw_all(match)
    assert not any(entry["passed"] for entry in dump(match)["players"])


def test_without_cards_one_passes_by_itself() -> None:
    """CA 3.2: when the turn comes, not before, and without an event."""
    match = begin(3)
    hold(match, "A", "floor-1")
    hold(match, "B")
    hold(match, "C", "floor-2")
    play(match, "A burn floor-1")
    assert [entry["passed"] for entry in dump(match)["players"]] == [False, True, False]
    assert match.entries[-1].tale[0].kind == "no-cards"
    assert match.entries[-1].tale[0].arguments == {"who": 1}
    play(match, "C burn floor-2")
    assert dump(match)["step"] == "improvement"
    assert all(entry["passed"] for entry in dump(match)["players"])
    assert [happening.arguments["who"] for happening in match.entries[-1].tale] == [0, 2]


def test_the_last_card_is_carried_out_before_the_pass() -> None:
    """CA 3.2 and CA 3.5: the effect of the last card is still chosen."""
    match = begin(2)
    hold(match, "A", "floor-1")
    play(match, "A play floor-1")
    assert not player(match, "A")["passed"]
    play(match, "A raise new", "A raise new", "B pass")
    assert dump(match)["step"] == "improvement"


def test_any_card_may_be_burnt() -> None:
    """CA 3.3: also one that could be carried out; nothing happens but the discard."""
    match = begin(2, hands={"A": HAND})
    before = dump(match)
    play(match, "A burn permit-blue-1")
    after = dump(match)
    assert after["zones"] == before["zones"]
    assert after["floors"] == before["floors"]
    assert after["piles"]["permit"]["discard"] == ["permit-blue-1"]
    assert "permit-blue-1" not in player(match, "A")["hand"]


def test_values_do_not_matter() -> None:
    """CA 3.4: a floor 8 gives two floors as a floor 1 does."""
    for card in ("floor-1", "floor-8"):
        match = begin(2)
        hold(match, "A", f"{card} roof-1")
        play(match, f"A play {card}", "A raise new", "A raise new")
        assert player(match, "A")["unfinished"] == [1, 1]


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("new", "new", [1, 1, 2, 2, 3]),
        ("new", "1", [2, 2, 2, 3]),
        ("2", "new", [1, 2, 3, 3]),
        ("2", "2", [3, 3, 3]),
        ("2", "3", [2, 3, 4]),
        ("3", "4", [2, 2, 5]),
    ],
)
def test_two_floors_in_any_split(first: str, second: str, after: list[int]) -> None:
    """CA 3.5: each on an unfinished building of one's own, also the same one, or as a new one."""
    match = begin(2)
    hold(match, "A", "floor-1 roof-1")
    own(match, "A", unfinished=[2, 2, 3])
    play(match, "A play floor-1")
    assert match.legal() == ["raise 2", "raise 3", "raise new"]
    floors = dump(match)["floors"]
    play(match, f"A raise {first}")
    assert dump(match)["floors"] == floors - 1
    play(match, f"A raise {second}")
    assert player(match, "A")["unfinished"] == after
    assert dump(match)["floors"] == floors - 2
    assert match.game.who(match.state) == "B"


def test_both_floors_or_none() -> None:
    """CA 3.5: once the card is played both are put."""
    match = begin(2, hands={"A": HAND})
    play(match, "A play floor-1")
    for text in ("pass", "burn floor-2", "play floor-2", "roof 1 round", "place 1 round palatinus"):
        assert refused(match, text) == "CA 3.5"
    play(match, "A raise new")
    assert refused(match, "pass") == "CA 3.5"
    assert match.legal() == ["raise 1", "raise new"]
    assert refused(match, "raise 2") == "CA 3.5"


def test_the_last_floor() -> None:
    """CA 3.5: one left in the supply is put alone; none left, and floor cards have no effect."""
    match = begin(2)
    hold(match, "A", "floor-1 floor-2")
    hold(match, "B", "floor-3 roof-1")
    state_of(match).floors = 1
    play(match, "A play floor-1", "A raise new")
    assert dump(match)["floors"] == 0
    assert match.game.who(match.state) == "B"
    assert match.legal() == ["burn floor-3", "burn roof-1", "pass"]
    assert refused(match, "play floor-3") == "CA 3.5"
    assert refused(match, "burn floor-3") is None


def test_floors_need_a_card() -> None:
    """CA 3.5"""
    match = begin(2)
    assert refused(match, "raise new") == "CA 3.5"
    assert refused(match, "raise 1") == "CA 3.5"


def test_floors_on_ones_own_buildings_only() -> None:
    """CA 3.5: not on others', not on finished ones."""
    match = begin(2)
    hold(match, "A", "floor-1 roof-1")
    own(match, "A", finished=["4 round"], unfinished=[1])
    own(match, "B", unfinished=[2])
    play(match, "A play floor-1")
    assert match.legal() == ["raise 1", "raise new"]


def test_a_roof_finishes_a_building() -> None:
    """CA 3.6: either shape left, on any unfinished building of one's own."""
    match = begin(2)
    hold(match, "A", "roof-1 roof-2")
    own(match, "A", unfinished=[1, 1, 3], roofs=(1, 2))
    play(match, "A play roof-1")
    assert match.legal() == ["roof 1 round", "roof 1 triangular", "roof 3 round", "roof 3 triangular"]
    assert refused(match, "roof 2 round") == "CA 3.6"
    assert refused(match, "pass") == "CA 3.6"
    play(match, "A roof 3 round", "B pass", "A play roof-2")
    entry = player(match, "A")
    assert (entry["unfinished"], entry["finished"]) == ([1, 1], ["3 round"])
    assert entry["roofs"] == {"round": 0, "triangular": 2}
    assert match.legal() == ["roof 1 triangular"]
    assert refused(match, "roof 1 round") == "CA 3.6"


def test_finished_for_good() -> None:
    """CA 3.6: no floor goes on a roof, and no second roof."""
    match = begin(2)
    hold(match, "A", "roof-1 floor-1")
    own(match, "A", finished=["2 round"])
    assert match.legal() == ["burn floor-1", "burn roof-1", "pass", "play floor-1"]
    play(match, "A play floor-1")
    assert match.legal() == ["raise new"]


@pytest.mark.parametrize(("unfinished", "roofs"), [([], (3, 3)), ([1, 2], (0, 0))])
def test_a_roof_card_without_effect(unfinished: list[int], roofs: tuple[int, int]) -> None:
    """CA 3.6: without an unfinished building or a roof it can only be burnt."""
    match = begin(2)
    hold(match, "A", "roof-1")
    own(match, "A", unfinished=unfinished, roofs=roofs)
    assert match.legal() == ["burn roof-1", "pass"]
    assert refused(match, "play roof-1") == "CA 3.6"
    assert refused(match, "roof 1 round") == "CA 3.6"


def test_a_permit_places_a_building() -> None:
    """CA 3.7: one of one's own finished buildings goes to the board."""
    match = begin(2)
    hold(match, "A", "permit-mauve-4 roof-1")
    own(match, "A", finished=["1 round", "1 triangular", "2 round"])
    build(match, "palatinus", "B1", "round")
    play(match, "A play permit-mauve-4")
    assert match.legal() == [
        "place 1 round aventinus",
        "place 1 round caelius",
        "place 1 round palatinus",
        "place 1 triangular aventinus",
        "place 1 triangular caelius",
        "place 2 round palatinus",
    ]
    assert refused(match, "place 3 round palatinus") == "CA 3.7"
    assert refused(match, "burn roof-1") == "CA 3.7"
    play(match, "A place 2 round palatinus")
    assert player(match, "A")["finished"] == ["1 round", "1 triangular"]
    assert dump(match)["zones"]["palatinus"]["buildings"] == [["A", 2], ["B", 1]]
    assert dump(match)["zones"]["palatinus"]["free"] == 3
    assert match.game.who(match.state) == "B"


def test_a_permit_without_effect() -> None:
    """CA 3.7: with nothing to place, or nowhere to place it, it can only be burnt."""
    match = begin(2)
    hold(match, "A", "permit-mauve-4")
    own(match, "A", finished=["3 round"], unfinished=[1])
    assert match.legal() == ["burn permit-mauve-4", "pass"]
    assert refused(match, "play permit-mauve-4") == "CA 3.7"
    assert refused(match, "place 3 round palatinus") == "CA 3.7"
    own(match, "A", finished=["1 round"])
    assert refused(match, "play permit-mauve-4") is None
    own(match, "A")
    assert refused(match, "play permit-mauve-4") == "CA 3.7"


def test_a_card_is_discarded_when_it_is_played() -> None:
    """CA 3.1 and CA 5.1: from its `play` on it is in the discard, not in the hand."""
    match = begin(2, hands={"A": HAND})
    play(match, "A play floor-1")
    assert dump(match)["piles"]["floor"]["discard"] == ["floor-1"]
    assert player(match, "A")["hand"].count("floor-1") == 0


def test_buildings_are_kept() -> None:
    """CA 3.8: any number of them, from round to round."""
    match = begin(2)
    hold(match, "A", "floor-1 floor-2 floor-3 floor-4 floor-5 floor-6")
    play(match, "A play floor-1", "A raise new", "A raise new", "B pass")
    for card in range(2, 7):
        play(match, f"A play floor-{card}", "A raise new", "A raise new")
    assert player(match, "A")["unfinished"] == [1] * 12
    draw_all(no_more_auctions(match))
    assert dump(match)["round"] == 2
    assert player(match, "A")["unfinished"] == [1] * 12
    assert len(player(match, "A")["finished"]) == 4


def test_automatic_passes_are_told() -> None:
    """CA 3.2: the tale names who passes."""
    match = begin(2)
    hold(match, "B")
    match.play("pass")
    assert [repr(happening) for happening in match.entries[-1].tale] == [repr(Happening("no-cards", {"who": 1}))]
