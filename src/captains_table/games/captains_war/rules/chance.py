"""The possible events of chance: who begins, and the dice. CW 1.2, CW 1.4"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import CHANCE
from captains_table.games.captains_war.rules.events import BLACK, BLUE, RED, YELLOW
from captains_table.games.captains_war.rules.layout import CREW_ROLL, LOOT_ROLL, WHO_BEGINS
from captains_table.games.captains_war.rules.names import BLUE_DICE, RED_FACES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.choices import Choices
    from captains_table.core.luck import Luck
    from captains_table.games.captains_war.rules.state import CaptainsWar


def die_to_fall(state: CaptainsWar) -> i64:
    """The kind of event for the next die of a roll."""
    if state.rolling == LOOT_ROLL:
        if state.fallen < BLUE_DICE:
            return BLUE
        if state.fallen == BLUE_DICE:
            return YELLOW
        return BLACK if state.fallen == BLUE_DICE + 1 else RED
    return YELLOW if state.rolling == CREW_ROLL else BLUE


def faces_of(state: CaptainsWar, kind: i64) -> Cells:
    """The faces of the die in such an event."""
    figures = state.figures
    if kind == BLUE:
        return figures.blue
    if kind == YELLOW:
        return figures.yellow
    return figures.black if kind == BLACK else figures.red


def fall_of(state: CaptainsWar, kind: i64, face: i64) -> i64:
    """The event in which this die shows this face."""
    events = state.figures.events
    if kind == BLUE:
        return events.blue_of(face)
    if kind == YELLOW:
        return events.yellow_of(face)
    return events.black_of(face) if kind == BLACK else events.red_of(face)


def draw_lots(state: CaptainsWar, luck: Luck) -> i64:
    """A player or a face, each equally likely."""
    if state.rolling == WHO_BEGINS:
        return state.figures.events.begins_of(luck.below(state.seats))
    kind = die_to_fall(state)
    faces = faces_of(state, kind)
    return fall_of(state, kind, faces[luck.below(len(faces))])


def legal_chances(state: CaptainsWar, found: Choices) -> None:
    """Every possible event of chance; none when it is not its turn."""
    for event, _ in outcomes(state):
        found.add(event)


def outcomes(state: CaptainsWar) -> list[tuple[int, int]]:
    """Every possible event of chance, weighted by the frequency of its face."""
    if state.to_move != CHANCE:
        return []
    if state.rolling == WHO_BEGINS:
        return [(state.figures.events.begins_of(seat), 1) for seat in range(state.seats)]
    kind = die_to_fall(state)
    found: list[tuple[int, int]] = []
    for face in range(RED_FACES):
        weight = 0
        for shown in faces_of(state, kind):
            if shown == face:
                weight += 1
        if weight > 0:
            found.append((fall_of(state, kind, face), weight))
    return found
