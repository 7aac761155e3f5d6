"""Sockets: one connection to one table. Reads, handles, answers; writes from a queue, so nobody waits for the slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from captains_table.core.contract import SPECTATOR
from captains_table.play.errors import Refused
from captains_table.server.errors import Broken, TooBig, TooMany
from captains_table.server.handlers import error_message, handle
from captains_table.server.identity import is_own
from captains_table.server.limits import Bucket
from captains_table.server.live_table import LiveTable
from captains_table.server.messages import Id, read_message
from captains_table.server.metrics import METRICS
from captains_table.server.settings import Limits
from captains_table.server.wire import encoded

if TYPE_CHECKING:
    from captains_table.server.services import Services

LOG = logging.getLogger("captains_table")
POLICY, LATER, NO_TABLE = 1008, 1013, 4404
PATIENCE = 100
"""So many refused messages in a row of too many, and the socket is closed."""


class SocketViewer:
    """Somebody with a socket."""

    def __init__(self, socket: WebSocket, player: str, limits: Limits) -> None:
        self.player = player
        self.seat = SPECTATOR
        self.too_many = 0
        self._socket = socket
        self._limits = limits
        self._messages, self._chats, self._hints = (
            Bucket(limits.messages),
            Bucket(limits.chats),
            Bucket(limits.hints),
        )
        self._unsent: deque[str] = deque()
        self._more = asyncio.Event()
        self._slow = False

    def send(self, message: str) -> None:
        """Send a message, without waiting; who does not read is dropped."""
        if len(self._unsent) >= self._limits.unsent:
            self._slow = True
        else:
            self._unsent.append(message)
        self._more.set()

    def answer(self, message: dict[str, Any], id: Id) -> None:
        """Answer a message that had this id."""
        self.send(encoded(message if id is None else {**message, "id": id}))

    def check_messages(self) -> None:
        """Raise TooMany if this socket sends too many messages."""
        if self._messages.take():
            self.too_many = 0
            return
        self.too_many += 1
        raise TooMany()

    def check_chats(self) -> None:
        """Raise TooMany if this socket chats too much."""
        if not self._chats.take():
            raise TooMany()

    def check_hints(self) -> None:
        """Raise TooMany if this socket asks for too many hints."""
        if not self._hints.take():
            raise TooMany()

    async def write(self) -> None:
        """Write what is to be sent, until the socket is closed."""
        while True:
            while self._unsent and not self._slow:
                message = self._unsent.popleft()
                METRICS.sent_messages.add()
                METRICS.sent_bytes.add(len(message))
                await self._socket.send_text(message)
            if self._slow:
                await self._socket.close(LATER, "too slow")
                return
            self._more.clear()
            await self._more.wait()


async def table_socket(socket: WebSocket) -> None:
    """The whole life of a socket at a table."""
    services: Services = socket.app.state.services
    address = socket.client.host if socket.client is not None else ""
    if not is_own(socket, services.settings.origins):
        METRICS.refusals.add(1, "origin")
        await socket.close(POLICY, "origin")
        return
    await socket.accept()
    if not services.sockets.enter(address):
        METRICS.refusals.add(1, "rate")
        await socket.close(POLICY, "too many sockets")
        return
    try:
        await _visit(services, socket)
    finally:
        services.sockets.leave(address)


async def _visit(services: Services, socket: WebSocket) -> None:
    viewer = SocketViewer(socket, services.identity.player(socket), services.settings.limits)
    try:
        live = await services.live_tables.enter(viewer, socket.path_params["table"])
    except Refused as refused:
        await socket.send_text(error_message(None, refused, None))
        await socket.close(NO_TABLE, "no such table")
        return
    writing = asyncio.create_task(viewer.write())
    try:
        await _listen(services, socket, viewer, live)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
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
        id: Id = None
        try:
            viewer.check_messages()
            if len(text) > services.settings.limits.frame:
                raise TooBig(most=services.settings.limits.frame)
            message = read_message(text)
            id = message.id
            await handle(services.live_tables, live, viewer, message)
        except Refused as refused:
            METRICS.refusals.add(1, refused.code)
            viewer.send(error_message(live, refused, id if id is not None else id_of(text)))
            if viewer.too_many > PATIENCE and socket.application_state == WebSocketState.CONNECTED:
                await socket.close(LATER, "too many messages")
                return
        except Exception:
            LOG.exception("a message failed", extra={"table": live.table.id})
            viewer.send(error_message(live, Broken(), id))
        else:
            if id is not None and message.__class__.__name__ not in ("Why", "Hint"):
                viewer.answer({"t": "ok"}, id)


class _OnlyId(msgspec.Struct):
    id: Id = None


_ID: msgspec.json.Decoder[_OnlyId] = msgspec.json.Decoder(_OnlyId)


def id_of(text: str | bytes) -> Id:
    """The id of a message that perhaps is none."""
    try:
        return _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
