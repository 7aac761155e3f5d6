"""El Capitán drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening, State
from captains_table.core.picture import Row
from captains_table.core.speech import Say


def picture(state: State, say: Say) -> list[Row]:
    """The table."""
    return []


def count(happenings: Sequence[Happening], say: Say) -> list[Row]:
    """What a payday paid."""
    return []
