"""Why not: the case in which a clause forbids an event."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments
from divers.rules.state import Divers

UNTIMELY = (103, 201, 303)


def explain(state: State, event: int, clause: int) -> Arguments:
    return {"depth": cast("Divers", state).figures.events.card[event]} if clause == 202 else {}
