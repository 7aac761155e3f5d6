"""Random games, with our figures and with scarce ones: nothing is ever lost, and the plain law agrees."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from captains_table.core.checks import check_contract
from captains_table.core.contract import CHANCE, OVER
from captains_table.core.editions import Edition
from captains_table.core.game import SEATS
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules.names import NONE
from captains_table.games.capitol.rules.state import Capitol
from forms import drawn
from rules.capitol.arrange import NAMES
from rules.capitol.reference import Plain
from rules.records import told_of

STYLES = {
    "any": (),
    "builders": ("play", "raise", "roof", "place", "draw"),
    "floors": ("play floor", "raise", "draw floor"),
    "misers": ("pass", "bid"),
    "burners": ("burn", "draw permit"),
    "permits": ("play permit", "play roof", "draw permit", "raise new"),
}
"""What players do whenever they can, so that rare corners are reached."""


@cache
def figures(scarce: str) -> Edition:
    """Our edition, or one in which something runs out."""
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    if "floors" in scarce:
        text = text.replace("floors = 90", "floors = 33")
    if "cards" in scarce:
        text = text.replace("copies = 2, values = [1, 2, 3, 4, 5, 6, 7]", "copies = 4, values = [3, 1]")
        text = text.replace("copies = 3, values = [1, 2, 3, 4, 5, 6, 7, 8]", "copies = 3, values = [1, 4, 2]")
        text = text.replace("copies = 1, values = [1, 2, 3, 4, 5, 6, 7, 8]", "copies = 2, values = [5, 2, 9]")
    if "squares" in scarce:
        text = text.replace("small = 7", "small = 2")
    return Edition(tomllib.loads(text), scarce)


def players_choose(legal: list[str], style: str, luck: Luck) -> str:
    """One of the legal events, three times out of four one that the style likes."""
    liked = [text for text in legal if text.startswith(STYLES[style])] if STYLES[style] else []
    choices = liked if liked and luck.below(4) else legal
    return choices[luck.below(len(choices))]


def check_nothing_lost(match: Match, found: dict[str, Any], data: dict[str, Any]) -> None:
    cards: Counter[str] = Counter()
    for kind, pile in found["piles"].items():
        here = [*pile["known"], *pile["discard"]]
        here += [card for player in found["players"] for card in player["hand"] if card.startswith(kind)]
        sort = data["cards"][kind]
        whole = sort["copies"] * len(sort["values"]) * len(sort.get("colours", ["one"]))
        assert len(here) + pile["unseen"] == whole, f"CA 1.3: {kind} cards are lost"
        assert pile["unseen"] == 0 or len(pile["known"]) <= 1, "CA 1.4: below the head nothing is known"
        cards.update(here)
        assert max(Counter(here).values(), default=0) <= sort["copies"], "CA 1.3: a card too many"
    floors = found["floors"]
    for player in found["players"]:
        roofs = data["supply"]["roofs_per_player"]
        standing = [building.split() for building in player["finished"]]
        placed = [
            (height, zone["shape"])
            for zone in found["zones"].values()
            for owner, height in zone["buildings"]
            if owner == player["seat"]
        ]
        for shape in ("round", "triangular"):
            used = sum(shape == other for _, other in standing) + sum(shape == other for _, other in placed)
            assert used + player["roofs"][shape] == roofs[shape], "CA 1.2: roofs are lost"
        floors += sum(player["unfinished"]) + sum(int(height) for height, _ in standing)
        floors += sum(height for height, _ in placed)
        assert Counter(found["known"][player["seat"]]) <= Counter(player["hand"]), (
            "CA 1.7: what is known of a hand is in it"
        )
    assert floors == data["supply"]["floors"], "CA 1.2: floors are lost"
    check_board(found, data)


def check_board(found: dict[str, Any], data: dict[str, Any]) -> None:
    for entry in data["zone"]:
        zone = found["zones"][entry["id"]]
        heights = sorted(height for _, height in zone["buildings"])
        assert zone["free"] == entry["small"] - len(heights) - zone["fountains"] >= 0, "CA 4.1"
        assert (zone["shape"] is None) == (not heights), "CA 4.2"
        assert heights[:1] in ([], [1]), "CA 4.4"
        assert all(high - low in (0, 1) for low, high in pairwise(heights)), "CA 4.5"
    for colour in data["cards"]["permit"]["colours"]:
        shapes = [found["zones"][entry["id"]]["shape"] for entry in data["zone"] if entry["colour"] == colour]
        assert shapes not in (["round"] * 3, ["triangular"] * 3), "CA 4.3"
    large = Counter(zone["large"] for zone in found["zones"].values())
    assert large["amphitheatre"] <= 2, "CA 6.1"
    assert large["temple"] <= 2, "CA 6.1"


@drawn(pure=6, compiled=45)
@given(
    players=st.integers(2, 4),
    scarce=st.sampled_from(["none", "cards", "floors", "squares", "cards floors squares"]),
    style=st.sampled_from(sorted(STYLES)),
    seed=st.integers(0, 10**9),
)
def test_random_games(players: int, scarce: str, style: str, seed: int) -> None:
    """All of CA: after every event the dump is that of the plain law, and cards, floors, roofs, squares, heights and
    shapes are as they must be."""
    if "cards" in scarce:
        players = 2
    edition = figures(scarce)
    match = new_match(GAME, NAMES[:players], edition=edition)
    plain = Plain(players, edition.data)
    luck = Luck(seed)
    while True:
        found = GAME.state_dump(match.state, len(match.entries), None)
        expected = plain.dump()
        assert told_of(expected, found) == expected, match.entries[-1:]
        check_nothing_lost(match, found, edition.data)
        if match.over:
            break
        entry = (
            match.roll(luck)
            if match.state.to_move == CHANCE
            else match.play(players_choose(match.legal(), style, luck))
        )
        plain.happen(entry.line)
    assert set(found["winners"]) <= set(SEATS[:players])


def test_the_contract_holds() -> None:
    """CA 1.7, 6.2: what every game owes its players, secrets and simultaneous choices included."""
    check_contract(GAME, 3, (), seed=3)


def test_rows_of_cards_follow_the_hands() -> None:
    """CA 5: what can be played and bid is listed from `held`, in the position, in views and in what they may mean."""

    def rows(state: Capitol) -> list[list[int]]:
        size = state.figures.cards + 1
        listed = [list(state.held[seat * size : (seat + 1) * size]) for seat in range(state.seats)]
        return [row[: row.index(NONE)] for row in listed]

    def held(state: Capitol) -> list[list[int]]:
        cards = state.figures.cards
        return [[card for card in range(cards) if state.hands[seat * cards + card]] for seat in range(state.seats)]

    luck = Luck(5)
    state = cast("Capitol", GAME.new(3))
    while state.to_move != OVER:
        views = [state.view(seat) for seat in (0, 2)]
        for position in (state, state.glance(1), *views, *(view.sample(luck) for view in views)):
            assert rows(position) == held(position)
        choices = state.legal()
        state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
