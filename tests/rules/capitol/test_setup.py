"""CA 1: components and set-up."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from captains_table.core.contract import CHANCE, SECRET
from captains_table.core.match import new_match
from captains_table.games.capitol import GAME
from rules.capitol.arrange import begin, dump, play, player, refused, state_of


def test_zones_and_printed_fountains() -> None:
    """CA 1.1: nine zones, three of a colour; four printed fountains take small squares."""
    data = tomllib.loads((GAME.folder / "edition.toml").read_text(encoding="utf-8"))
    assert Counter(zone["colour"] for zone in data["zone"]) == {"blue": 3, "pink": 3, "mauve": 3}
    zones = dump(new_match(GAME, 2))["zones"]
    assert len(zones) == 9
    assert sum(zone["fountains"] for zone in zones.values()) == 4
    for entry in data["zone"]:
        zone = zones[entry["id"]]
        assert zone["free"] == entry["small"] - entry["fountains"]
        assert (zone["large"], zone["shape"], zone["buildings"]) == (None, None, [])
    assert zones["palatinus"] == {"shape": None, "buildings": [], "fountains": 2, "large": None, "free": 5}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_floors_and_roofs(players: int) -> None:
    """CA 1.2 and CA 1.5: 90 floors and 10 roofs a player, less what the four buildings of each are made of."""
    found = dump(new_match(GAME, players))
    assert found["floors"] == 90 - 6 * players
    for entry in found["players"]:
        assert entry["finished"] == ["1 round", "1 triangular", "2 round", "2 triangular"]
        assert entry["unfinished"] == []
        assert entry["roofs"] == {"round": 3, "triangular": 3}
        assert entry["score"] == 0


def test_what_is_won_is_in_the_box() -> None:
    """CA 1.2: 8 fountains, 2 amphitheatres and 2 temples are as many as there are auctions."""
    supply = tomllib.loads((GAME.folder / "edition.toml").read_text(encoding="utf-8"))["supply"]
    assert (supply["fountains"], supply["amphitheatres"], supply["temples"]) == (8, 2, 2)


def test_cards() -> None:
    """CA 1.3: 14 roofs, 24 floors, 24 permits, each with a value."""
    figures = state_of(new_match(GAME, 2)).figures
    found: Counter[str] = Counter()
    for kind, name in enumerate(figures.card_names):
        found[name.rpartition("-")[0]] += figures.copies[kind]
        assert name.endswith(f"-{figures.value_of[kind]}")
    assert found == {"roof": 14, "floor": 24, "permit-blue": 8, "permit-pink": 8, "permit-mauve": 8}
    assert figures.copies[figures.card_names.index("roof-7")] == 2
    assert figures.copies[figures.card_names.index("floor-8")] == 3
    assert figures.copies[figures.card_names.index("permit-pink-1")] == 1


def test_no_card_that_is_not_there() -> None:
    """CA 1.3: a card dealt as often as it exists can't come again."""
    match = play(new_match(GAME, 2), "* consul A", "* deal A roof-3", "* deal A roof-3")
    assert "deal B roof-3" not in match.legal()
    assert refused(match, "deal B roof-3") == "CA 1.3"
    assert refused(match, "deal B roof-4") is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal(players: int) -> None:
    """CA 1.4: two roofs, two floors, four permits each, kind by kind and seat by seat, in secret; then three heads."""
    match = new_match(GAME, players)
    match.play("consul B")
    order = []
    while match.state.to_move == CHANCE:
        text = match.legal()[-1]
        assert (match.state.veil(match.game.event(match.state, text)) == SECRET) == text.startswith("deal")
        order.append(" ".join(text.rstrip("0123456789-").split("-")[0].split()))
        match.play(text)
    expected = []
    for kind, count in (("roof", 2), ("floor", 2), ("permit", 4)):
        for seat in "ABCD"[:players]:
            expected += [f"deal {seat} {kind}"] * count
    assert order == [*expected, "top roof", "top floor", "top permit"]
    found = dump(match)
    assert found["piles"]["roof"]["unseen"] == 14 - 2 * players - 1
    assert found["piles"]["floor"]["unseen"] == 24 - 2 * players - 1
    assert found["piles"]["permit"]["unseen"] == 24 - 4 * players - 1
    for kind in ("roof", "floor", "permit"):
        assert found["piles"][kind]["known"] == [found["tops"][kind]]
        assert found["piles"][kind]["discard"] == []


def test_the_deal_has_an_order() -> None:
    """CA 1.4: no other seat or kind before its turn, and no deal later."""
    match = play(new_match(GAME, 2), "* consul A")
    assert refused(match, "deal B roof-1") == "CA 1.4"
    assert refused(match, "deal A floor-1") == "CA 1.4"
    assert refused(match, "top roof-1") == "CA 5.1"
    assert refused(begin(), "deal A roof-1") == "CA 1.4"


def test_weights_of_chance() -> None:
    """CA 1.4: every card of a deck is as likely as any other, so equal cards count as often as they are left."""
    match = play(new_match(GAME, 2), "* consul A", "* deal A roof-3")
    texts = {match.game.text(match.state, event): weight for event, weight in match.state.outcomes()}
    assert texts == {f"deal A roof-{value}": 1 if value == 3 else 2 for value in range(1, 8)}
    match = begin(hands={"A": "roof-1 roof-1 floor-8 floor-8 permit-blue-1 permit-blue-2 permit-blue-3 permit-blue-4"})
    assert player(match, "A")["hand"].count("floor-8") == 2


def test_the_consul_is_drawn() -> None:
    """CA 1.6: the first event, every seat equally likely."""
    match = new_match(GAME, 3)
    assert dump(match)["consul"] is None
    assert [match.game.text(match.state, event) for event, _ in match.state.outcomes()] == [
        "consul A",
        "consul B",
        "consul C",
    ]
    assert {weight for _, weight in match.state.outcomes()} == {1}
    match.play("consul C")
    assert dump(match)["consul"] == "C"
    assert refused(match, "consul A") == "CA 1.6"
    assert match.game.who(begin(3, "C").state) == "C"


def test_counts_are_public() -> None:
    """CA 1.7: how many cards somebody holds is public, which ones is not."""
    match = begin(3)
    for viewer in range(3):
        for seat in "ABC":
            hand = player(match, seat, viewer)["hand"]
            assert len(hand) == 8
            assert ("?" in hand) == (seat != "ABC"[viewer])
