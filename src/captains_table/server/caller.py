"""Who makes an HTTP request: identified by a signed cookie, and limited by person and address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from captains_table.play.caller import Caller
from captains_table.play.facts import Setup
from captains_table.server.identity import new_device, new_player
from captains_table.server.limits import network_of

if TYPE_CHECKING:
    from captains_table.server.services import Services

OWN_EDITION = 3
"""How many tables a table with a custom edition counts as."""


class HttpCaller(Caller):
    """The person who makes a request. Anybody who changes something gets an identity, if they have none."""

    services: Services

    def __init__(self, services: Services, request: Request, changes: bool) -> None:
        self.request = request
        self.network = network_of(request.client.host if request.client is not None else "")
        """The network address, for limits."""
        player, self.device = services.identity.player_and_device(request)
        self.is_new = changes and not player
        """Whether the browser has to be given its cookie."""
        if self.is_new:
            player, self.device = new_player(), new_device()
        super().__init__(services, player, request.path_params, request.headers.get("idempotency-key", ""))

    def become(self, player: str) -> None:
        """From now on this is somebody else."""
        self.player, self.device = player, new_device()
        self.is_new = True

    def rematch_id(self) -> str:
        """The id of the table for the rematch of another one: the same for everybody who asks."""
        return self.services.identity.rematch_id(self.table)

    def check_may_open(self, setup: Setup) -> None:
        """Raise TooMany if the person, or the address, opens too many tables."""
        self.services.tables.take(self.player, self.network, 1 if setup.edition is None else OWN_EDITION)

    def check_may_analyse(self) -> None:
        """Raise TooMany if the person, or the address, starts too many analyses."""
        self.services.begun_analyses.take(self.player, self.network)

    def note_opened(self, table: str) -> None:
        """The bots of a table that is about to be opened count for this address."""
        self.services.thinkers.note_opened(table, self.network)

    async def note_device(self) -> None:
        """Record that the person uses this device."""
        if self.player:
            agent = self.request.headers.get("user-agent", "")
            await self.services.devices.note(self.player, self.device, agent)
