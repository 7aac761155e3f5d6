"""The HTTP requests, and what is checked before any of them is handled."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from captains_table.play import api_types
from captains_table.play import routes as play_routes
from captains_table.play.api_errors import Broken, TooBig
from captains_table.play.errors import Malformed, Refused
from captains_table.play.routes import JSON, ApiRoute, read_body, written_answer, written_refusal
from captains_table.server import people_api, reading_api
from captains_table.server.caller import HttpCaller
from captains_table.server.errors import ForeignOrigin
from captains_table.server.identity import is_own
from captains_table.server.metrics import Metrics

if TYPE_CHECKING:
    from captains_table.server.services import Services

LOG = logging.getLogger("captains_table")


ROUTES = (
    ApiRoute("GET", "/api/games", reading_api.all_games, list[api_types.GameInfo]),
    ApiRoute("GET", "/api/server", reading_api.about_server, api_types.ServerInfo),
    *play_routes.ROUTES,
    ApiRoute("POST", "/api/device", people_api.new_device, api_types.CodeAnswer, api_types.Nothing),
    ApiRoute("POST", "/api/device/redeem", people_api.redeem, api_types.NameAnswer, api_types.Redeem),
    ApiRoute("GET", "/api/devices", people_api.devices, api_types.Devices),
    ApiRoute("POST", "/api/devices/{device}/revoke", people_api.revoke, api_types.Devices, api_types.Nothing),
    ApiRoute("POST", "/api/push", people_api.subscribe, api_types.SubscribeAnswer, api_types.Subscribe),
    ApiRoute("POST", "/api/tables/{table}/notify", people_api.notify, api_types.NotifyAnswer, api_types.Notify),
)


def endpoint(route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint that answers a request."""

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        try:
            caller = HttpCaller(services, request, route.method == "POST" and not route.only_reads)
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
        type, text = written_answer(route, result)
        response = Response(text, media_type=type)
        response.headers["Cache-Control"] = "no-store"
        if caller.is_new:
            services.identity.give(response, caller.player, caller.device, request.url.scheme == "https")
        return response

    return answer


async def _body(services: Services, request: Request, route: ApiRoute) -> Any:
    """The validated body of a request from the server's own pages; a missing one is empty."""
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
    return read_body(route, bytes(content))


def error_response(metrics: Metrics, refused: Refused) -> Response:
    """The response for a refusal."""
    metrics.refusals.labels(refused.code).inc()
    status, text = written_refusal(refused)
    return Response(text, status, {"Cache-Control": "no-store"}, media_type=JSON)
