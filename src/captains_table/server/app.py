"""The application: its routes, the headers of every response, and one log line for each."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from time import perf_counter
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from captains_table.play.api_errors import UnknownPage, WrongMethod
from captains_table.play.messages import encoded
from captains_table.server.confirmations import confirm_page
from captains_table.server.health import failing_parts
from captains_table.server.metrics import CONTENT_TYPE, Metrics
from captains_table.server.openapi import describe
from captains_table.server.pages import missing_page, wants_page
from captains_table.server.routes import ROUTES, endpoint, error_response
from captains_table.server.services import Services
from captains_table.server.settings import Settings
from captains_table.server.sockets import table_socket
from captains_table.server.table_pages import game_picture, table_code, table_page, table_picture
from captains_table.server.unsubscribe import unsubscribe_page

LOG = logging.getLogger("captains_table")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_QUIET = ("/healthz", "/metrics")


def make_app(settings: Settings) -> Starlette:
    """Create the application."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        services = app.state.services = Services(settings, metrics)
        try:
            await services.start()
            LOG.info("started", extra={"address": settings.address})
            yield
        finally:
            await services.stop()
            LOG.info("stopped")

    api = [Route(route.path, endpoint(route), methods=[route.method]) for route in ROUTES]
    return Starlette(
        routes=[
            *_by_path(api),
            Route("/api/openapi.json", _openapi),
            Route("/healthz", _health),
            Route("/metrics", _metrics),
            Route("/stop/{token}", unsubscribe_page, methods=["GET", "POST"]),
            Route("/confirm/{token}", confirm_page, methods=["GET", "POST"]),
            WebSocketRoute("/ws/tables/{table}", table_socket),
            Route("/previews/{game}.png", game_picture),
            Route("/t/{table}/picture.png", table_picture),
            Route("/t/{table}/code.svg", table_code),
            *(Route(f"/{page}/{{table}}{at}", table_page) for page in ("t", "table") for at in ("", "/{at:int}")),
            Route("/{path:path}", _file),
        ],
        middleware=[Middleware(ResponseHeaders, metrics=metrics)],
        exception_handlers={404: _missing, 405: _wrong_method},
        lifespan=life,
    )


def _by_path(routes: list[Route]) -> list[Route]:
    """One route for each path, so that a wrong method can be distinguished from a wrong path."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        for method in route.methods or ():
            paths.setdefault(route.path, {})[method] = route.endpoint

    def choosing(by_method: dict[str, Any]) -> Any:
        async def choose(request: Request) -> Response:
            answer: Response = await by_method[request.method](request)
            return answer

        return choose

    return [Route(path, choosing(by_method), methods=list(by_method)) for path, by_method in paths.items()]


@cache
def openapi_text() -> str:
    """The OpenAPI document, made once because it is slow to make."""
    return encoded(describe(ROUTES))


async def _openapi(request: Request) -> Response:
    return Response(openapi_text(), media_type="application/json")


async def _health(request: Request) -> Response:
    services: Services = request.app.state.services
    failing = await failing_parts(services.database, services.scheduler)
    health: dict[str, Any] = {"ok": not failing, "bots": services.thinkers.form}
    body = encoded({**health, "failing": failing} if failing else health)
    return Response(body, 503 if failing else 200, media_type="application/json")


async def _metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


async def _file(request: Request) -> Response:
    services: Services = request.app.state.services
    return await services.files.response(request) or await _missing(request)


async def _missing(request: Request, _: Exception | None = None) -> Response:
    """The answer to an unknown path: a page for people, an error that programs can read."""
    if wants_page(request) and not request.url.path.startswith("/api/"):
        return await missing_page(request, "page")
    return error_response(request.app.state.services.metrics, UnknownPage())


async def _wrong_method(request: Request, error: Exception) -> Response:
    response = error_response(request.app.state.services.metrics, WrongMethod())
    response.status_code = 405
    response.headers.update(getattr(error, "headers", None) or {})
    return response


class ResponseHeaders:
    """Adds the headers that every response has, counts it and logs it. Cookies, queries and bodies are never logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [(key.lower().encode(), value.encode()) for key, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            if scope["path"] not in _QUIET:
                path = re.sub(r"^/(stop|confirm)/.*", r"/\1/...", scope["path"])
                took = round((perf_counter() - began) * 1000, 1)
                LOG.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": took})
