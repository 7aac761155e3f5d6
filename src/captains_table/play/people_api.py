"""The requests about people that need nothing but a table: their names."""

from __future__ import annotations

from captains_table.play.api_types import NameAnswer, NewName
from captains_table.play.caller import Caller
from captains_table.play.names import check_name


async def set_name(caller: Caller, body: NewName) -> NameAnswer:
    """Set one's name."""
    name = check_name(body.name, [])
    await caller.remember_name(name)
    return NameAnswer(name)
