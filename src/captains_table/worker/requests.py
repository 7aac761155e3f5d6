"""The requests that a page answers itself: the same as a server's, as far as they need no server."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

from captains_table.play import routes
from captains_table.play.api_errors import Broken, NeedsServer, UnknownPage, WrongMethod
from captains_table.play.api_types import TableAnswer
from captains_table.play.errors import Refused
from captains_table.play.routes import JSON, ApiRoute, read_body, written_answer, written_refusal
from captains_table.worker.api_types import Import, Imported, Position
from captains_table.worker.caller import SERVE, PageCaller
from captains_table.worker.positions_api import open_position
from captains_table.worker.records_api import export_games, import_games

if TYPE_CHECKING:
    from captains_table.worker.room import Room

LOG = logging.getLogger("captains_table")
Answer = tuple[int, str, str]
"""Status, media type and text."""

OWN_ROUTES = (
    ApiRoute("GET", "/api/export", export_games, str),
    ApiRoute("POST", "/api/import", import_games, Imported, Import),
    ApiRoute("POST", "/api/position", open_position, TableAnswer, Position),
)
"""Requests that only a page answers."""
ROUTES = (*routes.ROUTES, *OWN_ROUTES)
NEED_SERVER = (
    "/api/device",
    "/api/device/redeem",
    "/api/devices",
    "/api/devices/{device}/revoke",
    "/api/push",
    "/api/tables/{table}/notify",
)
"""Requests that only a server answers. (The list of games and what the server can do are files of the page.)"""


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


_ROUTES = [(_pattern(route.path), route) for route in ROUTES]
_NEED_SERVER = [_pattern(path) for path in NEED_SERVER]


async def answer(room: Room, method: str, path: str, body: str, key: str) -> Answer:
    """Answer a request."""
    try:
        route, parts = _find(method, path)
        content = read_body(route, body) if route.body is not None else None
        return 200, *written_answer(route, await route.work(PageCaller(room, parts, key), content))
    except WrongMethod as refused:
        return 405, JSON, written_refusal(refused)[1]
    except Refused as refused:
        status, text = written_refusal(refused)
        return status, JSON, text
    except Exception:
        LOG.exception("a request failed", extra={"path": path})
        status, text = written_refusal(Broken())
        return status, JSON, text


def _find(method: str, path: str) -> tuple[ApiRoute, dict[str, str]]:
    """The route of a request, and the values of its path parameters."""
    if any(pattern.fullmatch(path) for pattern in _NEED_SERVER):
        raise NeedsServer(command=SERVE)
    found = [(route, matched) for pattern, route in _ROUTES if (matched := pattern.fullmatch(path))]
    if not found:
        raise UnknownPage()
    for route, matched in found:
        if route.method == method:
            return route, matched.groupdict()
    raise WrongMethod()
