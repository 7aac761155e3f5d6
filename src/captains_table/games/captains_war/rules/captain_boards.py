"""CW 9.4, CW 9.7, CW 9.9: whether the captain boards, whom he sends, and what he takes when he wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.captain_dice import step_where_behind
from captains_table.games.captains_war.rules.goods import circle_coins
from captains_table.games.captains_war.rules.layout import CREW_OF, GOLD, PIRATES, SHEET
from captains_table.games.captains_war.rules.names import CAPTAIN, FORCES
from captains_table.games.captains_war.rules.pirates import strongest, weakest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar

WEAKEST_UP_TO: Final = 2
"""CW 9.7: a yellow die up to this sends his weakest pirate, ..."""
STRONGEST_FROM: Final = 5
"""... from this on his strongest, and between the two nobody."""


def is_raid(state: CaptainsWar, third: i64) -> bool:
    """CW 9.4: whether exactly two of the three blue dice show the same face."""
    pairs: i64 = 0
    if state.raid_one == state.raid_two:
        pairs += 1
    if state.raid_one == third:
        pairs += 1
    if state.raid_two == third:
        pairs += 1
    return pairs == 1


def send_by_die(state: CaptainsWar, coins: i64) -> None:
    """CW 9.7: the pirate that a yellow die sends into his crew."""
    force: i64 = 0
    hide_crew(state)
    if coins <= WEAKEST_UP_TO:
        force = weakest(state, CAPTAIN)
    elif coins >= STRONGEST_FROM:
        force = strongest(state, CAPTAIN)
    show_crew(state)
    if force > 0:
        state.sheets[SHEET + CREW_OF + force - 1] += 1
    if state.tale is not None:
        told = "captain-sends" if force > 0 else "captain-sends-nobody"
        state.tale.append(Happening(told, {"who": CAPTAIN, "force": force}))


def hide_crew(state: CaptainsWar) -> None:
    """Leave only those who are not in the crew yet to choose from."""
    for row in range(FORCES):
        state.sheets[SHEET + PIRATES + row] -= state.sheets[SHEET + CREW_OF + row]


def show_crew(state: CaptainsWar) -> None:
    """Undo `hide_crew`: they stay on the sheet until the crews are revealed."""
    for row in range(FORCES):
        state.sheets[SHEET + PIRATES + row] += state.sheets[SHEET + CREW_OF + row]


def send_weakest(state: CaptainsWar) -> None:
    """CW 9.7: in an attack without a crew, his weakest pirate fights alone."""
    force = weakest(state, CAPTAIN)
    state.sheets[SHEET + CREW_OF + force - 1] += 1
    if state.tale is not None:
        state.tale.append(Happening("captain-sends-weakest", {"who": CAPTAIN, "force": force}))


def reward_captain(state: CaptainsWar) -> None:
    """CW 9.9: gold, if the player has any, or steps."""
    if state.figures.captain_takes_gold == 0:
        step_where_behind(state, state.figures.steps)
        return
    got = circle_coins(state, CAPTAIN, state.figures.steal)
    lost = state.figures.steal if state.figures.steal < state.sheets[GOLD] else state.sheets[GOLD]
    state.sheets[GOLD] -= lost
    if state.tale is not None:
        state.tale.append(Happening("captain-steals", {"who": CAPTAIN, "who_loses": 0, "gold": got, "lost": lost}))
