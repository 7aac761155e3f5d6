"""Running the server: one process, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping

import uvicorn

from captains_table.server.app import make_app
from captains_table.server.connections import Config, ConnectionLimits, most_files
from captains_table.server.database import Database, FileInUse, alone
from captains_table.server.logs import log_as_json
from captains_table.server.settings import BadSettings, Settings
from captains_table.texts.speech import Words

PING = 25.0
"""Seconds between two pings of a socket: often enough for proxies, which close a connection that is silent for 30 s or
more, and no oftener, since with hundreds of sockets pings cost as much as moves."""
PONG = 15.0
"""Seconds for the answer."""
STOP_SECONDS = 5
KEEP_ALIVE = 30
SWITCH = 0.0005
"""Seconds that the writer thread may block the sockets' thread, which has little to do but must respond quickly."""
GARBAGE = (100_000, 20, 50)
"""Thresholds of the garbage collector. Tables make no reference cycles, and a pass over what the viewers of all tables
in memory see takes 60 ms, during which everybody waits; with a tenth of the first threshold it takes nearly as long,
ten times as often, since views are replaced at every move."""
GIVE_UP = 65_536
"""Messages with more bytes than this are not answered; the connection is closed."""


class Server(uvicorn.Server):
    """Announces its address once it listens. Objects that exist by then are exempt from garbage collection, so that
    nobody waits while they are searched again and again."""

    def __init__(self, config: uvicorn.Config, settings: Settings, say: Words, show: bool) -> None:
        super().__init__(config)
        self.settings, self.say, self.show = settings, say, show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce the address."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started:
            print(self.say("server-started", address=self.settings.address), file=sys.stdout, flush=True)
            if self.show and shows_pages(os.environ):
                await asyncio.to_thread(webbrowser.open, self.settings.address)


def shows_pages(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether there is a graphical browser; a text browser would take the terminal away from the server."""
    return platform in ("darwin", "win32") or any(
        environment.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


def serve(settings: Settings, say: Words, show: bool = False) -> int:
    """Serve until interrupted."""
    sys.setswitchinterval(SWITCH)
    settings.secret()
    database = Database(settings.database)
    try:
        with alone(database):
            database.prepare()
            database.close()
            return _serve(settings, say, show)
    except FileInUse:
        raise BadSettings(say("server-file-in-use", file=str(database.url.database))) from None


def _serve(settings: Settings, say: Words, show: bool) -> int:
    config = config_of(settings)
    listening = listen(settings)
    log_as_json()
    server = Server(config, settings, say, show)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 2


def config_of(settings: Settings) -> Config:
    """The configuration of the server's connections."""
    return Config(
        make_app(settings),
        ConnectionLimits(settings.limits, most_files(), settings.workers),
        host=settings.host,
        port=settings.port,
        ws_per_message_deflate=False,
        ws_max_size=GIVE_UP,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=KEEP_ALIVE,
    )


def listen(settings: Settings) -> socket.socket:
    """Open the port. If that fails, say why in one line.

    The protocol is named because asyncio sets TCP_NODELAY only where it is: otherwise the second of two small messages
    waits for the first to be acknowledged, 40 ms and more.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise BadSettings(
            "can't listen on {host}:{port} ({why})", host=settings.host, port=settings.port, why=error.strerror
        ) from None
    return listening
