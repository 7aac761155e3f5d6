"""Sockets: one connection to one table. Reads, handles, answers; writes from a queue, so that nobody waits for slow
clients."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from captains_table.core.contract import SPECTATOR
from captains_table.play.api_errors import TooBig
from captains_table.play.conversation import answer_to
from captains_table.play.errors import Refused
from captains_table.play.handlers import error_answer
from captains_table.play.live_table import LiveTable
from captains_table.play.messages import (
    AskCoach,
    AskHint,
    AskWhy,
    CastVote,
    FromViewer,
    Propose,
    Resign,
    Restart,
    Say,
    Sit,
    Sync,
    Undo,
    encoded,
)
from captains_table.server.connections import SocketConnection
from captains_table.server.errors import TooMany
from captains_table.server.identity import is_own
from captains_table.server.limits import network_of

if TYPE_CHECKING:
    from captains_table.server.services import Services

LOG = logging.getLogger("captains_table")
POLICY, LATER, NO_TABLE = 1008, 1013, 4404
PATIENCE = 100
"""After this many rejected messages in a row, the socket is closed."""
COSTS: dict[type[FromViewer], int] = {
    AskWhy: 5,
    AskHint: 10,
    AskCoach: 5,
    Sync: 5,
    Sit: 5,
    Undo: 5,
    Restart: 5,
    Resign: 5,
    Propose: 20,
    CastVote: 5,
}
"""How many messages the expensive ones count as."""


class SocketViewer:
    """A viewer with a socket."""

    def __init__(self, services: Services, socket: WebSocket, player: str, device: str, network: str) -> None:
        self.player = player
        self.device = device
        self.network = network
        self.seat = SPECTATOR
        self.too_many = 0
        self._services = services
        self._socket = socket
        self._connection: SocketConnection | None = getattr(socket.state, "connection", None)
        self._unsent: deque[str] = deque()
        """Messages that wait for the client, including the one that is being sent."""
        self._more = asyncio.Event()
        self._slow = False
        self._is_signed_out = False

    def sign_out(self) -> None:
        """The device has been signed out: nothing more is sent to it or accepted from it."""
        self._is_signed_out = True
        self.player = ""
        self._more.set()

    def send(self, message: str) -> None:
        """Send a message, or queue it if the client is slow. A client that does not read is dropped."""
        if self._is_at_once(message):
            self._count(message)
            return
        if len(self._unsent) >= self._services.settings.limits.unsent:
            self._slow = True
        else:
            self._unsent.append(message)
        self._more.set()

    def _is_at_once(self, message: str) -> bool:
        """Send a message if no other one is waiting; return whether that was possible."""
        if self._unsent or self._slow or self._is_signed_out or self._connection is None:
            return False
        return self._connection.try_to_write(message)

    def _count(self, message: str) -> None:
        self._services.metrics.sent_messages.inc()
        self._services.metrics.sent_bytes.inc(len(message))

    def check_text(self, text: str | bytes) -> None:
        """Raise TooMany if the person, or the address, sends too many messages, or TooBig."""
        try:
            self._services.messages.take(self.player, self.network)
        except TooMany:
            self.too_many += 1
            raise
        self.too_many = 0
        if len(text) > self._services.settings.limits.frame:
            raise TooBig(most=self._services.settings.limits.frame)

    def check_message(self, message: FromViewer) -> None:
        """Raise TooMany for too much chat, too many hints, or too many expensive messages."""
        if isinstance(message, Say):
            self._services.chats.take(self.player, self.network)
        elif isinstance(message, AskHint):
            self._services.hints.take(self.player, self.network)
        cost = COSTS.get(type(message), 1)
        if cost > 1:
            self._services.messages.take(self.player, self.network, cost - 1)

    async def write(self) -> None:
        """Write queued messages until the socket is closed."""
        while True:
            if self._is_signed_out:
                await self._socket.close(LATER, "signed out")
                return
            while self._unsent and not self._slow:
                self._count(self._unsent[0])
                await self._socket.send_text(self._unsent[0])
                self._unsent.popleft()
            if self._slow:
                await self._socket.close(LATER, "too slow")
                return
            self._more.clear()
            await self._more.wait()


async def table_socket(socket: WebSocket) -> None:
    """The whole life of a socket at a table."""
    services: Services = socket.app.state.services
    network = network_of(socket.client.host if socket.client is not None else "")
    player, device = services.identity.player_and_device(socket)
    if not is_own(socket, services.settings.origins):
        services.metrics.refusals.labels("origin").inc()
        await socket.close(POLICY, "origin")
        return
    await socket.accept()
    if not services.sockets.enter(player, network):
        services.metrics.refusals.labels("rate").inc()
        await socket.close(POLICY, "too many sockets")
        return
    try:
        await _visit(services, SocketViewer(services, socket, player, device, network), socket)
    finally:
        services.sockets.leave(player, network)


async def _visit(services: Services, viewer: SocketViewer, socket: WebSocket) -> None:
    try:
        live = await services.live_tables.enter(viewer, socket.path_params["table"])
    except Refused as refused:
        await socket.send_text(encoded(error_answer(None, refused, None)))
        await socket.close(NO_TABLE, "no such table")
        return
    writing = asyncio.create_task(viewer.write())
    services.devices.enter(viewer)
    try:
        await _listen(services, socket, viewer, live)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        services.devices.leave(viewer)
        services.live_tables.leave(viewer, live)
        services.publish_presence(live)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writing


async def _listen(services: Services, socket: WebSocket, viewer: SocketViewer, live: LiveTable) -> None:
    services.publish_presence(live)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text") or received.get("bytes") or ""
        answer, refused = await answer_to(services.live_tables, live, viewer, text)
        if answer:
            viewer.send(answer)
        if refused is not None:
            services.metrics.refusals.labels(refused.code).inc()
            if viewer.too_many > PATIENCE and socket.application_state == WebSocketState.CONNECTED:
                await socket.close(LATER, "too many messages")
                return
