"""A boarding as the table follows it: who attacks whom, with which crew, and who wins. CW 5"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import EVERYTHING, Happening, State
from captains_table.core.game import Phrase
from captains_table.core.spotlight import Part, Side, Spotlight, plain_parts
from captains_table.games.captains_war.rules.boarding import total_of
from captains_table.games.captains_war.rules.layout import BOARDING_BONUS, CREW_OF, CREWING, SHEET, STAGE
from captains_table.games.captains_war.rules.names import FORCES, NONE
from captains_table.games.captains_war.rules.state import CaptainsWar

TITLE = Phrase("spotlight-boarding")


def spotlight(view: State) -> Spotlight | None:
    """The boarding for which crews are being chosen. Crews are secret until both are complete. CW 5.2"""
    state = cast("CaptainsWar", view)
    if state.attacker == NONE:
        return None
    pair = (int(state.attacker), int(state.defender))
    if all(side >= state.seats or state.sheets[side * SHEET + STAGE] != CREWING for side in pair):
        return None
    return Spotlight(TITLE, (_crew(state, pair[0], "attack"), _crew(state, pair[1], "defend")))


def outcome(tale: Sequence[Happening]) -> Spotlight | None:
    """Both crews, their totals, and who wins. CW 5.3"""
    fights = [one.arguments for one in tale if one.kind == "fought"]
    if not fights:
        return None
    told = fights[-1]
    winner = int(told["who_wins"])
    sides = (
        _fought(int(told["who"]), str(told["crew"]), int(told["total"]), "attack", winner),
        _fought(int(told["who_defends"]), str(told["crew_defends"]), int(told["total_defends"]), "defend", winner),
    )
    return Spotlight(TITLE, sides, Phrase("spotlight-won", {"who": winner}))


def _crew(state: CaptainsWar, side: int, role: str) -> Side:
    """A captain has no secrets; his crew is rolled when the player's is complete. CW 9.7"""
    base, is_captain = side * SHEET, side >= state.seats
    ready = not is_captain and state.sheets[base + STAGE] != CREWING
    note = _note(role, "rolls" if is_captain else "ready" if ready else "choosing")
    bonus = _bonus(int(state.sheets[base + BOARDING_BONUS]))
    if state.viewer not in (EVERYTHING, side):
        return Side(side, bonus, note=note)
    crew = [force for force in range(FORCES, 0, -1) for _ in range(state.sheets[base + CREW_OF + force - 1])]
    return Side(side, (*plain_parts(crew), *bonus), int(total_of(state, side)), note)


def _fought(side: int, crew: str, total: int, role: str, winner: int) -> Side:
    """A revealed crew is reported as in `4+2`, or as `0` for nobody; the rest of its total is bonuses."""
    forces = [int(force) for force in crew.split("+") if force != "0"]
    return Side(side, (*plain_parts(forces), *_bonus(total - sum(forces))), total, _note(role, "over"), side == winner)


def _note(role: str, crew: str) -> Phrase:
    return Phrase("spotlight-side", {"role": role, "crew": crew})


def _bonus(bonus: int) -> tuple[Part, ...]:
    """CW 5.6"""
    return (Part(bonus, Phrase("spotlight-bonus")),) if bonus else ()
