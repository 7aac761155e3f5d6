"""The pages of tables: the client's page with a link preview in its head (`/t/ID`), a picture of the table, and a QR
code of its address. For an unlisted table, the preview shows nothing but the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from captains_table.core.game import SEATS, games
from captains_table.core.match import find_game
from captains_table.play.api_errors import Broken, UnknownPage
from captains_table.play.errors import Refused
from captains_table.play.game_files import short_hash
from captains_table.play.table import CLOSED, OVER, PLAYING, WAITING
from captains_table.play.table_index import StoredSummary, read_summary
from captains_table.server import queries
from captains_table.server.addresses import address_for
from captains_table.server.limits import network_of
from captains_table.server.pages import language_of, missing_page
from captains_table.server.pictures import HEIGHT, WIDTH, Sitter, sitter_at
from captains_table.server.routes import error_response
from captains_table.server.words import words_in
from captains_table.texts.speech import Words

if TYPE_CHECKING:
    from captains_table.server.services import Services

PAGE_COST, PICTURE_COST = 2, 10
"""How many requests each of them counts as."""
PICTURE_KEPT = "public, max-age=60"


@dataclass(frozen=True)
class Card:
    """The link preview that a chat shows."""

    title: str
    text: str
    url: str
    picture: str | None
    language: str

    def head(self) -> str:
        """The preview as tags for the head of a page."""
        named = {
            "og:site_name": "Captain’s Table",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": self.url,
            "og:locale": self.language,
        }
        twitter = {"twitter:card": "summary_large_image" if self.picture else "summary"}
        if self.picture:
            named |= {"og:image": self.picture, "og:image:type": "image/png"}
            named |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": self.title}
        lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in named.items()]
        lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in twitter.items()]
        return "\n    ".join([*lines, f'<meta name="description" content="{escape(self.text)}" />'])


async def table_page(request: Request) -> Response:
    """The client's page for a table."""
    services: Services = request.app.state.services
    table = str(request.path_params["table"])
    try:
        _take(services, request, PAGE_COST)
    except Refused as refused:
        return error_response(services.metrics, refused)
    stored = await _stored(services, table)
    if stored is None:
        return await missing_page(request, "table")
    game = find_game(stored.summary.game)
    say = await words_in(language_of(request, stored.language), (game.folder / "texts",))
    card = card_of(services, say, stored, address_for(services.settings, request))
    response = Response(services.files.page_with(card.title, card.head()), media_type="text/html; charset=utf-8")
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = "Accept-Language"
    return response


def card_of(services: Services, say: Words, stored: StoredSummary, address: str) -> Card:
    """The link preview of a table."""
    about = stored.summary
    game = say("game-name")
    url = f"{address}/t/{about.id}"
    picture = None
    if services.pictures.shows(about.game):
        own = f"{url}/picture.png?n={about.n}"
        picture = own if about.listed and about.status in (PLAYING, OVER) else f"{address}/previews/{about.game}.png"
    if not about.listed:
        return Card(game, say("server-card-private", game=game), url, picture, say.language)
    names = [one.name or say("play-bot", letter=SEATS[one.seat]) for one in about.players if one.kind != "open"]
    return Card(f"{game} · {', '.join(names)}", _status(say, stored), url, picture, say.language)


def _status(say: Words, stored: StoredSummary) -> str:
    """The state of a table, in a sentence."""
    about = stored.summary
    if about.status == WAITING:
        return say("server-card-waiting", open=sum(one.kind == "open" for one in about.players))
    if about.status == CLOSED:
        return say("play-is-closed")
    if about.status != OVER:
        return say("server-card-playing")
    winners = [] if about.result is UNSET else about.result.winners
    names = [one.name or say("play-bot", letter=SEATS[one.seat]) for one in about.players if one.seat in winners]
    return say("server-card-over", names=", ".join(names), count=len(names))


async def table_picture(request: Request) -> Response:
    """The spectators' view of a listed table, as PNG."""
    services: Services = request.app.state.services
    table = str(request.path_params["table"])
    try:
        _take(services, request, PICTURE_COST)
        async with services.live_tables.at(table) as live:
            about = live.table
            if not about.setup.listed or about.timeline is None or not services.pictures.shows(about.game.id):
                raise UnknownPage()
            sitter = sitter_at(about)
        return _png(request, await services.pictures.drawn(sitter))
    except (Refused, TimeoutError) as error:
        return error_response(services.metrics, error if isinstance(error, Refused) else Broken())


async def game_picture(request: Request) -> Response:
    """A sample position of a game, as PNG."""
    services: Services = request.app.state.services
    game = str(request.path_params["game"])
    try:
        _take(services, request, PICTURE_COST)
        if game not in games() or not services.pictures.shows(game):
            raise UnknownPage()
        return _png(request, await services.pictures.drawn(Sitter(game, language_of(request))))
    except (Refused, TimeoutError) as error:
        return error_response(services.metrics, error if isinstance(error, Refused) else Broken())


def _png(request: Request, content: bytes) -> Response:
    headers = {"Cache-Control": PICTURE_KEPT, "ETag": f'"{short_hash(content)}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="image/png")


async def table_code(request: Request) -> Response:
    """The address of a table as a QR code. It reveals nothing that the caller does not know."""
    from segno import make

    services: Services = request.app.state.services
    try:
        _take(services, request, PAGE_COST)
    except Refused as refused:
        return error_response(services.metrics, refused)
    code = make(f"{address_for(services.settings, request)}/t/{request.path_params['table']}", error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), headers={"Cache-Control": "no-cache"}, media_type="image/svg+xml")


def _take(services: Services, request: Request, cost: int) -> None:
    """Raise TooMany if somebody asks too often."""
    network = network_of(request.client.host if request.client is not None else "")
    services.requests.take(services.identity.player(request), network, cost)


async def _stored(services: Services, table: str) -> StoredSummary | None:
    text = await services.database.read(lambda connection: queries.summary_of(connection, table))
    return read_summary(text) if text is not None else None
