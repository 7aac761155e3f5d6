"""Pages that are reached by links in e-mails: one sentence and perhaps a button, without script."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from captains_table.texts.speech import LANGUAGES, Words


def language_of(request: Request) -> str:
    """The language that a browser asks for first, if there is one of ours."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    return asked if asked in LANGUAGES else LANGUAGES[0]


def page(say: Words, text: str, status: int = 200, button: str = "") -> Response:
    """A sentence, and a button that does it."""
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Captain's Table</title>"
    html = (
        f"<!doctype html><html lang={say.language}><head>{head}</head><body><p>{escape(text)}</p>{form}</body></html>"
    )
    return Response(html, status, media_type="text/html")
