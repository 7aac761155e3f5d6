"""The unsubscribe page: linked in every e-mail, works for whoever has the link, without script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from captains_table.server import queries
from captains_table.server.words import words_in
from captains_table.texts.speech import LANGUAGES, Words

if TYPE_CHECKING:
    from captains_table.server.services import Services


async def unsubscribe_page(request: Request) -> Response:
    """Ask whether to unsubscribe (GET), or do it (POST; also the one-click request of a mail program)."""
    services: Services = request.app.state.services
    say = await words_in(_language(request.headers.get("accept-language", "")))
    token = str(request.path_params["token"])
    table = token.partition(".")[0]
    players = await services.database.read(lambda connection: list(queries.members(connection, table)))
    found = [player for player in players if services.identity.unsubscribes(token, player, table)]
    if not found:
        return _page(say, say("server-unknown-page"), 404)
    if request.method == "GET":
        return _page(say, say("server-unsubscribe-ask"), button=say("server-unsubscribe-button"))
    nothing = {"email": "", "webhook": ""}
    await services.database.write(lambda connection: queries.set_member(connection, found[0], table, **nothing))
    return _page(say, say("server-unsubscribe-done"))


def _language(accepted: str) -> str:
    asked = accepted[:2].lower()
    return asked if asked in LANGUAGES else LANGUAGES[0]


def _page(say: Words, text: str, status: int = 200, button: str = "") -> Response:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Captain's Table</title>"
    html = (
        f"<!doctype html><html lang={say.language}><head>{head}</head><body><p>{escape(text)}</p>{form}</body></html>"
    )
    return Response(html, status, media_type="text/html")
