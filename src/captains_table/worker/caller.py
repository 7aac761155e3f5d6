"""Who makes a request in a page: always its owner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from captains_table.play.api_errors import NeedsServer
from captains_table.play.caller import Caller
from captains_table.play.facts import Setup
from captains_table.worker.store import OWNER

if TYPE_CHECKING:
    from captains_table.worker.room import Room

SERVE = "captains-table serve"


class PageCaller(Caller):
    """The owner of a page."""

    services: Room

    def __init__(self, room: Room, parts: Mapping[str, str], key: str) -> None:
        super().__init__(room, OWNER, parts, key)

    def check_may_open(self, setup: Setup) -> None:
        """Raise NeedsServer if somebody elsewhere would have to join the table."""
        if setup.listed or any(plan.kind == "open" for plan in setup.seats):
            raise NeedsServer(command=SERVE)
