"""The HTTP requests: which there are, and what is checked before any of them is handled."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from captains_table.play.counts import Count
from captains_table.play.errors import Malformed, Refused
from captains_table.play.lesson_view import LessonView
from captains_table.play.messages import encoded
from captains_table.play.wire_types import Analysis, Moment, Phrase, Scores, TableInfo
from captains_table.server import api_types, lessons_api, people_api, reading_api, tables_api
from captains_table.server.api_types import ErrorAnswer
from captains_table.server.caller import Caller
from captains_table.server.errors import STATUS, Broken, ForeignOrigin, TooBig
from captains_table.server.identity import is_own
from captains_table.server.metrics import Metrics

if TYPE_CHECKING:
    from captains_table.server.services import Services

LOG = logging.getLogger("captains_table")
_TABLE = "/api/tables/{table}"


@dataclass(frozen=True)
class ApiRoute:
    """A request that is understood."""

    method: str
    path: str
    work: Callable[[Caller, Any], Awaitable[Any]]
    answer: Any
    body: Any = None
    only_reads: bool = False
    """It has a body, but changes nothing: nobody needs an identity for it."""
    cost: int = 1
    """As how many requests it counts."""


ROUTES = (
    ApiRoute("GET", "/api/games", reading_api.all_games, list[api_types.GameInfo]),
    ApiRoute("GET", "/api/server", reading_api.about_server, api_types.ServerInfo),
    ApiRoute("POST", "/api/lessons/{game}/{lesson}", lessons_api.lesson, LessonView, api_types.LessonRequest, True, 5),
    ApiRoute("GET", "/api/tables", tables_api.open_tables, api_types.OpenTables, cost=2),
    ApiRoute("POST", "/api/tables", tables_api.open_table, api_types.TableAnswer, api_types.TableRequest, cost=5),
    ApiRoute("GET", "/api/my", tables_api.my_tables, api_types.MyTables, cost=2),
    ApiRoute("GET", "/api/my/turns", tables_api.my_turns, api_types.MyTurns),
    ApiRoute("POST", "/api/name", people_api.set_name, api_types.NameAnswer, api_types.NewName),
    ApiRoute("POST", "/api/device", people_api.new_device, api_types.CodeAnswer, api_types.Nothing),
    ApiRoute("POST", "/api/device/redeem", people_api.redeem, api_types.NameAnswer, api_types.Redeem),
    ApiRoute("GET", "/api/devices", people_api.devices, api_types.Devices),
    ApiRoute("POST", "/api/devices/{device}/revoke", people_api.revoke, api_types.Devices, api_types.Nothing),
    ApiRoute("POST", "/api/push", people_api.subscribe, api_types.SubscribeAnswer, api_types.Subscribe),
    ApiRoute("GET", _TABLE, tables_api.about_table, TableInfo),
    ApiRoute("POST", f"{_TABLE}/join", tables_api.join, TableInfo, api_types.Join),
    ApiRoute("POST", f"{_TABLE}/leave", tables_api.leave, TableInfo, api_types.Leave),
    ApiRoute("POST", f"{_TABLE}/start", tables_api.start, TableInfo, api_types.Start),
    ApiRoute("POST", f"{_TABLE}/seats", tables_api.add_seat, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/seats/{{seat}}", tables_api.change_seat, TableInfo, api_types.SeatChange),
    ApiRoute("POST", f"{_TABLE}/close", tables_api.close, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/decline", tables_api.decline, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/hide", tables_api.hide, api_types.Hidden, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/rematch", tables_api.rematch, api_types.TableAnswer, api_types.Nothing, cost=5),
    ApiRoute("POST", f"{_TABLE}/fork", tables_api.fork, api_types.TableAnswer, api_types.Fork, cost=10),
    ApiRoute("POST", f"{_TABLE}/notify", people_api.notify, api_types.NotifyAnswer, api_types.Notify),
    ApiRoute("GET", f"{_TABLE}/record", reading_api.record, str, cost=2),
    ApiRoute("GET", f"{_TABLE}/at/{{n}}", reading_api.moment, Moment, cost=3),
    ApiRoute("GET", f"{_TABLE}/count/{{n}}", reading_api.count, Count, cost=3),
    ApiRoute("POST", f"{_TABLE}/analysis", reading_api.analysis, Analysis, api_types.Nothing, True, 3),
    ApiRoute("GET", f"{_TABLE}/scores", reading_api.scores, Scores, cost=10),
)


def endpoint(route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
    """What answers a request."""

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        try:
            caller = Caller(services, request, route.method == "POST" and not route.only_reads)
            services.requests.take(caller.player, caller.network, route.cost)
            body = await _body(services, request, route) if route.body is not None else None
            result = await route.work(caller, body)
            if caller.is_new:
                await caller.note_device()
        except Refused as refused:
            return error_response(services.metrics, refused)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("a request failed", extra={"path": route.path})
            return error_response(services.metrics, Broken())
        if route.answer is str:
            response = Response(result, media_type="text/plain; charset=utf-8")
        else:
            response = Response(encoded(result), media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        if caller.is_new:
            services.identity.give(response, caller.player, caller.device, request.url.scheme == "https")
        return response

    return answer


async def _body(services: Services, request: Request, route: ApiRoute) -> Any:
    """The body of a request from the server's own pages, checked; none at all is an empty one."""
    if request.headers.get("x-captain") != "1" or not is_own(request, services.settings.origins):
        raise ForeignOrigin()
    most = services.settings.limits.body
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise TooBig(most=most)
    if content and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Malformed(why="the content type is not application/json")
    try:
        return msgspec.json.decode(bytes(content) or b"{}", type=route.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None


def error_response(metrics: Metrics, refused: Refused) -> Response:
    """What is answered to what was refused."""
    metrics.refusals.labels(refused.code).inc()
    phrase = Phrase(refused.phrase.text, {**refused.phrase.arguments})
    body = ErrorAnswer(refused.code, phrase, UNSET if refused.clause is None else refused.clause)
    status = STATUS.get(refused.code, 409)
    return Response(encoded(body), status, {"Cache-Control": "no-store"}, media_type="application/json")
