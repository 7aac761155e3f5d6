"""Pages without scripts: those that links in e-mails lead to, and those for unknown addresses."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from captains_table.server.words import words_in
from captains_table.texts.speech import LANGUAGES, Words

if TYPE_CHECKING:
    from captains_table.server.services import Services


def language_of(request: Request, otherwise: str = LANGUAGES[0]) -> str:
    """The first language of a browser's preferences that we have."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    if asked in LANGUAGES:
        return asked
    return otherwise if otherwise in LANGUAGES else LANGUAGES[0]


def wants_page(request: Request) -> bool:
    """Whether the client is a browser that shows pages."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def page(request: Request, say: Words, text: str, status: int = 200, button: str = "", more: str = "") -> Response:
    """A page with a sentence, optional details, a button, and a link to the start page."""
    services: Services = request.app.state.services
    form = f'<form method="post"><button class="main">{escape(button)}</button></form>' if button else ""
    about = f"<p>{escape(more)}</p>" if more else ""
    style = f'<link rel="stylesheet" href="{services.files.style}">' if services.files.style else ""
    html = (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(text)} · Captain’s Table</title>{style}</head>'
        f'<body><main class="form-page"><h1>{escape(text)}</h1>{about}{form}'
        f'<p><a href="/">{escape(say("ui-home"))}</a></p></main></body></html>'
    )
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
    return Response(html, status, headers, media_type="text/html")


async def missing_page(request: Request, what: str) -> Response:
    """The page for an unknown page or table: possible reasons, and where to go instead."""
    say = await words_in(language_of(request))
    sentence = say("ui-no-table" if what == "table" else "server-unknown-page")
    return page(request, say, sentence, 404, more=say(f"server-missing-{what}"))
