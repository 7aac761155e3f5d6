"""Confirmations: an e-mail address gets a single request, and nothing else until its owner has confirmed it."""

from __future__ import annotations

import base64
import binascii
import time
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from captains_table.server import queries
from captains_table.server.delivery import Email, is_email
from captains_table.server.limits import Buckets
from captains_table.server.pages import language_of, page
from captains_table.server.words import words_in

if TYPE_CHECKING:
    from captains_table.server.caller import HttpCaller
    from captains_table.server.services import Services

DAYS = 2
"""How long a link is valid."""
ASKED = 3
"""How many requests an address gets per hour, regardless of who enters it."""


class Confirmations:
    """Limits how often people ask for a confirmation, and how often an address gets one."""

    def __init__(self, an_hour: int) -> None:
        self._addresses = Buckets(ASKED, ASKED / 60)
        self._people = Buckets(an_hour, an_hour / 60)
        self._networks = Buckets(an_hour, an_hour / 60)

    def take(self, email: str, player: str, network: str) -> None:
        """Count one request to an address. Raises TooMany."""
        self._people.take(player)
        self._networks.take(network)
        self._addresses.take(email.casefold())


async def ask_to_confirm(caller: HttpCaller, email: str, language: str) -> None:
    """Send the link that confirms an address."""
    services = caller.services
    services.confirmations.take(email, caller.player, caller.network)
    token = services.identity.confirm_token(caller.player, caller.table, email, int(time.time()) + DAYS * 86_400)
    link = f"{services.settings.address}/confirm/{token}"
    say = await words_in(language)
    text = say("server-confirm-text", link=link, days=DAYS)
    services.notifications.confirm(Email(email, say("server-confirm-subject"), text))


async def confirm_page(request: Request) -> Response:
    """Ask whether to confirm an address (GET, which link scanners of mail servers also send), or confirm it (POST)."""
    services: Services = request.app.state.services
    say = await words_in(language_of(request))
    token = str(request.path_params["token"])
    table = token.partition(".")[0]
    email = email_of(token)
    now = time.time()
    players = await services.database.read(lambda connection: list(queries.members(connection, table)))
    found = [player for player in players if services.identity.confirms(token, player, table, email, now)]
    if not found:
        return page(request, say, say("server-confirm-expired"), 404)
    if request.method == "GET":
        return page(request, say, say("server-confirm-ask", email=email), button=say("server-confirm-button"))
    await services.database.write(lambda connection: queries.set_member(connection, found[0], table, email=email))
    return page(request, say, say("server-confirm-done", email=email))


def email_of(token: str) -> str:
    """The address in a token; empty if the token is invalid."""
    written = [*token.split("."), "", "", ""][2]
    try:
        email = base64.urlsafe_b64decode(written + "=" * (-len(written) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return ""
    return email if is_email(email) else ""
