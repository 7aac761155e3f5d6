"""The caller: who makes an HTTP request, and what about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from captains_table.play.facts import act_key
from captains_table.play.setup import check_name
from captains_table.server import queries
from captains_table.server.errors import UnknownPage
from captains_table.server.identity import new_player
from captains_table.server.limits import network_of

if TYPE_CHECKING:
    from captains_table.server.services import Services

LARGEST = 1_000_000


class Caller:
    """Somebody who asks. Whoever changes something gets an identity, if they have none."""

    def __init__(self, services: Services, request: Request, changes: bool) -> None:
        self.services = services
        self.request = request
        self.network = network_of(request.client.host if request.client is not None else "")
        """The address, for limits."""
        self.player = services.identity.player(request)
        self.is_new = changes and not self.player
        """Whether the browser has to be told who this is."""
        if self.is_new:
            self.player = new_player()
        key = request.headers.get("idempotency-key", "")
        self.key = act_key(self.player, key) if key else ""
        """What the act that is asked for is known by, should the answer be lost and it be asked for again. It is also
        the id of a table that is opened: who does not know the player's id can't guess it."""

    @property
    def table(self) -> str:
        """The id of the table that the request is about."""
        return str(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """A number in the path."""
        text = str(self.request.path_params[name])
        if not (text.isascii() and text.isdigit()) or len(text) > 7 or int(text) > LARGEST:
            raise UnknownPage()
        return int(text)

    def become(self, player: str) -> None:
        """From now on this is somebody else."""
        self.player = player
        self.is_new = True

    async def name(self) -> str:
        """The name that the person has given before."""
        player = self.player
        return await self.services.database.read(lambda connection: queries.name_of(connection, player))

    async def remember_name(self, name: str) -> None:
        """Remember the person's name."""
        player, plain = self.player, check_name(name, [])
        await self.services.database.write(lambda connection: queries.set_name(connection, player, plain))
