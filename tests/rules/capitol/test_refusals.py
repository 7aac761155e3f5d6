"""Every refusal names what is in the way: remedy just that, and the event is legal or something else is in the way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.luck import Luck
from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules.cards import take_in_hand
from captains_table.games.capitol.rules.events import DRAW_CARD, PLACE
from captains_table.games.capitol.rules.figures import ZONES_OF_COLOUR
from captains_table.games.capitol.rules.layout import (
    ACTION,
    BIDDING,
    CONSTRUCTION,
    DRAW,
    DRAWING,
    FOUNTAINS,
    HIGHEST,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    LAST,
    PILE_CELLS,
    PLACED,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    ROOFING,
    ROOFS,
    SHAPE,
    SITING,
    UNFINISHED,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import FOUNTAIN, NONE, SHAPES, TEMPLE
from captains_table.games.capitol.rules.state import Capitol

Remedy = Callable[[Capitol, int], None]
FLOOR_HIGH = 1


def its_phase(state: Capitol, event: int) -> None:
    """CA 2.1: the phase of such events, at its beginning."""
    kind = state.figures.events.kind[event]
    state.turn = state.to_move
    if kind <= PLACE:
        state.phase, state.stage = CONSTRUCTION, ACTION
    elif kind < DRAW_CARD:
        state.phase, state.stage, state.auction = IMPROVEMENT, BIDDING, 0
    else:
        state.phase, state.stage = DRAW, DRAWING


def at_stage(stage: int) -> Remedy:
    """Something else is decided now."""

    def remedy(state: Capitol, event: int) -> None:
        state.stage, state.turn = stage, state.to_move

    return remedy


def permit_played(state: Capitol, event: int) -> None:
    """CA 3.7"""
    state.stage, state.colour = PLACING, 0


def card_in_hand(state: Capitol, event: int) -> None:
    """CA 3.1, CA 6.2: one card more."""
    take_in_hand(state, state.to_move, state.figures.events.card[event])


def floors_in_supply(state: Capitol, event: int) -> None:
    """CA 3.5"""
    state.floors = 2


def unfinished_building(state: Capitol, event: int) -> None:
    """CA 3.5, CA 3.6: of the height that is wanted, or of any."""
    height = max(FLOOR_HIGH, state.figures.events.height[event])
    state.unfinished[state.turn * (state.figures.highest + 1) + height] += 1
    state.player[state.turn * PLAYER_CELLS + UNFINISHED] += 1


def roof_left(state: Capitol, event: int) -> None:
    """CA 3.6: of the shape that is wanted, or of any."""
    state.player[state.turn * PLAYER_CELLS + ROOFS + max(0, state.figures.events.shape[event])] = 1


def finished_building(state: Capitol, event: int) -> None:
    """CA 3.7: of the height and shape that are wanted, or a low one of each shape."""
    events, size = state.figures.events, state.figures.highest + 1
    height = max(FLOOR_HIGH, events.height[event])
    for shape in range(SHAPES):
        if events.shape[event] in (NONE, shape):
            state.finished[(state.turn * SHAPES + shape) * size + height] += 1


def building_that_fits(state: Capitol, event: int) -> None:
    """CA 3.7: low buildings, and a zone of the colour without any."""
    finished_building(state, event)
    colour = state.figures.colour_of[state.figures.events.card[event]]
    at = state.figures.colour_zones[colour * ZONES_OF_COLOUR] * ZONE_CELLS
    state.zone[at + SHAPE] = NONE
    state.zone[at + HIGHEST] = state.zone[at + PLACED] = state.zone[at + FOUNTAINS] = 0


def zone_cell(state: Capitol, event: int, cell: int) -> int:
    return int(state.figures.events.zone[event] * ZONE_CELLS + cell)


def colour_of_the_zone(state: Capitol, event: int) -> None:
    """CA 4.1"""
    state.colour = state.figures.zone_colour[state.figures.events.zone[event]]


def free_square(state: Capitol, event: int) -> None:
    """CA 4.1, CA 6.6"""
    if state.figures.events.improvement[event] > FOUNTAIN:
        state.zone[zone_cell(state, event, LARGE)] = NONE
    elif state.zone[zone_cell(state, event, FOUNTAINS)] > 0:
        state.zone[zone_cell(state, event, FOUNTAINS)] -= 1
    else:
        state.zone[zone_cell(state, event, PLACED)] -= 1


def shape_of_the_zone(state: Capitol, event: int) -> None:
    """CA 4.2"""
    state.zone[zone_cell(state, event, SHAPE)] = state.figures.events.shape[event]


def another_zone_with_the_other_shape(state: Capitol, event: int) -> None:
    """CA 4.3"""
    figures = state.figures
    zone = figures.events.zone[event]
    first = figures.zone_colour[zone] * ZONES_OF_COLOUR
    zones = [figures.colour_zones[place] for place in range(first, first + ZONES_OF_COLOUR)]
    other = next(other for other in zones if other != zone)
    state.zone[other * ZONE_CELLS + SHAPE] = 1 - figures.events.shape[event]


def first_building(state: Capitol, event: int) -> None:
    """CA 4.4: there is a building already."""
    shape_of_the_zone(state, event)
    state.zone[zone_cell(state, event, HIGHEST)] = state.figures.events.height[event]


def highest_building(state: Capitol, event: int) -> None:
    """CA 4.5"""
    state.zone[zone_cell(state, event, HIGHEST)] = state.figures.events.height[event]


def that_auction(state: Capitol, event: int) -> None:
    """CA 6.1"""
    improvement = state.figures.events.improvement[event]
    state.auction = 0 if improvement == FOUNTAIN else 2
    state.round = 4 if improvement == TEMPLE else 1


def bid_from_the_highest(state: Capitol, event: int) -> None:
    """CA 6.2"""
    state.player[state.to_move * PLAYER_CELLS + LAST] = 0


def card_in_pile(state: Capitol, event: int) -> None:
    """CA 8.3"""
    state.pile[state.figures.events.deck[event] * PILE_CELLS + KNOWN] = 1


REMEDIES: dict[tuple[int, str], Remedy] = {
    (201, ""): its_phase,
    (301, ""): card_in_hand,
    (305, "due"): at_stage(ACTION),
    (305, "card"): at_stage(RAISING),
    (305, "empty"): floors_in_supply,
    (305, "none"): unfinished_building,
    (306, "due"): at_stage(ACTION),
    (306, "card"): at_stage(ROOFING),
    (306, "no-building"): unfinished_building,
    (306, "no-roof"): roof_left,
    (306, "shape"): roof_left,
    (306, "none"): unfinished_building,
    (307, "due"): at_stage(ACTION),
    (307, "card"): permit_played,
    (307, "no-building"): finished_building,
    (307, "nowhere"): building_that_fits,
    (307, "none"): finished_building,
    (401, "colour"): colour_of_the_zone,
    (401, "full"): free_square,
    (402, ""): shape_of_the_zone,
    (403, ""): another_zone_with_the_other_shape,
    (404, ""): first_building,
    (405, ""): highest_building,
    (601, ""): that_auction,
    (602, "due"): at_stage(SITING),
    (602, "not-held"): card_in_hand,
    (602, "used"): card_in_hand,
    (602, "order"): bid_from_the_highest,
    (606, "due"): at_stage(BIDDING),
    (606, "full"): free_square,
    (803, ""): card_in_pile,
}
"""By clause and case: how to change nothing but the thing that they name."""


def reason(state: Capitol, event: int) -> tuple[int, str]:
    clause = state.refusal(event)
    return clause, str(GAME.explain(state, event, clause).get("case", ""))


def remedied(state: Capitol, event: int) -> list[tuple[int, str]]:
    """The reasons against an event, each remedied before the next is asked for, until it is legal."""
    found: list[tuple[int, str]] = []
    while state.refusal(event) != 0:
        why = reason(state, event)
        assert why not in found, f"{GAME.text(state, event)}: {found} was remedied, and still {why}"
        REMEDIES[why](state, event)
        found.append(why)
    return found


def choices_by_kind(state: Capitol) -> dict[int, list[int]]:
    """All events that players choose, by their kind."""
    events, found = state.figures.events, defaultdict(list)
    for event in range(events.size):
        if not events.is_chance(event):
            found[int(events.kind[event])].append(event)
    return found


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_remedy_of_what_is_named_helps(players: int, seed: int) -> None:
    """CA 2.1, CA 3, CA 4, CA 6, CA 8.3: in random games, for events of every kind."""
    state, luck = Capitol(GAME.setup(players)), Luck(seed)
    by_kind = choices_by_kind(state)
    seen: set[tuple[int, str]] = set()
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            for events in by_kind.values():
                seen.update(remedied(state.clone(), events[luck.below(len(events))]))
        choices = state.legal()
        state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    assert len(seen) > 20


def test_what_can_be_chosen_is_never_refused_for_the_moment() -> None:
    """CA 2.1, CA 3, CA 6: an event of a kind that is to be decided now lacks something else."""
    state, luck, asked = Capitol(GAME.setup(3)), Luck(5), 0
    by_kind = choices_by_kind(state)
    while state.to_move != OVER:
        choices = state.legal()
        for kind in {int(state.figures.events.kind[event]) for event in choices} & set(by_kind):
            event = by_kind[kind][luck.below(len(by_kind[kind]))]
            if event not in choices:
                clause, case = reason(state, event)
                assert clause not in GAME.untimely
                assert case not in ("due", "card")
                asked += 1
        state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    assert asked > 100
