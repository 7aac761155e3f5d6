"""The unsubscribe page: linked in every e-mail, works for anybody who has the link, without scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from captains_table.server import queries
from captains_table.server.pages import language_of, page
from captains_table.server.words import words_in

if TYPE_CHECKING:
    from captains_table.server.services import Services


async def unsubscribe_page(request: Request) -> Response:
    """Ask whether to unsubscribe (GET), or do it (POST, including the one-click request of a mail program)."""
    services: Services = request.app.state.services
    say = await words_in(language_of(request))
    token = str(request.path_params["token"])
    table = token.partition(".")[0]
    players = await services.database.read(lambda connection: list(queries.members(connection, table)))
    found = [player for player in players if services.identity.unsubscribes(token, player, table)]
    if not found:
        return page(request, say, say("server-unknown-page"), 404)
    if request.method == "GET":
        return page(request, say, say("server-unsubscribe-ask"), button=say("server-unsubscribe-button"))
    nothing = {"email": "", "webhook": ""}
    await services.database.write(lambda connection: queries.set_member(connection, found[0], table, **nothing))
    return page(request, say, say("server-unsubscribe-done"))
