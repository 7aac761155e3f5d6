"""CW 9.5: which of several resources the captain takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.goods import free_circles, loot_resource
from captains_table.games.captains_war.rules.layout import HELD, SHEET
from captains_table.games.captains_war.rules.names import CAPTAIN, NONE, RESOURCE_NAMES, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar

EVERY_RESOURCE: Final = 15
"""The set of all four resources, one bit each."""


def preferred_resource(state: CaptainsWar, resources: i64) -> i64:
    """CW 9.5: of these resources the one he has fewest of, the highest in the chest on a tie; those without a free
    circle are skipped if another is possible."""
    best: i64 = NONE
    fewest: i64 = 0
    for resource in range(RESOURCES):
        if resources >> resource & 1 == 1:
            held = state.sheets[SHEET + HELD + resource]
            if free_circles(state, CAPTAIN, resource) <= 0:
                held += 1000
            if best < 0 or held < fewest:
                best = resource
                fewest = held
    return best


def choose_joker(state: CaptainsWar) -> None:
    """CW 9.5: the captain's joker, on a die or a track."""
    resource = preferred_resource(state, EVERY_RESOURCE)
    if free_circles(state, CAPTAIN, resource) <= 0:
        if state.tale is not None:
            state.tale.append(Happening("joker-lost", {"who": CAPTAIN}))
        return
    if state.tale is not None:
        held = state.sheets[SHEET + HELD + resource]
        arguments: dict[str, int | str] = {"who": CAPTAIN, "resource": RESOURCE_NAMES[resource], "held": held}
        state.tale.append(Happening("captain-joker", arguments))
    loot_resource(state, CAPTAIN, resource, 1)
