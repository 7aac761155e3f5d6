"""Connections: how much is read at a time, how long a request may take, and how many connections are allowed.

Connections beyond the limit get an answer (503) instead of waiting without one.
"""

from __future__ import annotations

import asyncio
import sys
from ipaddress import ip_address
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from captains_table.server.limits import Counts, network_of
from captains_table.server.settings import Limits

AT_ONCE = 8_192
"""How many bytes are read from a connection at a time. asyncio reads 256 kB, and parsing that much in the smallest
possible headers, chunks or frames would block everybody else for half a second."""
LONGEST_HEAD = 16_384
"""Maximum size in bytes of a request line with its headers."""
RESERVED = 100
"""Open files that are not available to connections: the database, deliveries and so on."""
OF_A_WORKER = 4
"""The same for each process in which bots think."""
MOST_FILES = 65_536
ON_WINDOWS = 512
"""The limit where the system can't be asked for it."""
REFUSED_AT_ONCE = 50
"""How many connections beyond the limit are still read from, each for at most REFUSAL_SECONDS."""
REFUSAL_SECONDS = 1.0
_WORD = b'{"code":"busy","error":["server-too-many-connections"]}'
REFUSAL = b"\r\n".join(
    (
        b"HTTP/1.1 503 Service Unavailable",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(_WORD),
        b"Retry-After: 5",
        b"Connection: close",
        b"",
        _WORD,
    )
)


class ConnectionLimits:
    """How many connections there are, and how many are allowed."""

    def __init__(self, limits: Limits, files: int, workers: int) -> None:
        self.seconds: float = limits.request_seconds
        self.most = max(1, files - RESERVED - OF_A_WORKER * workers)
        self.open = 0
        self._of_network = Counts(limits.connections)

    def enter(self, address: str) -> bool:
        """Count a new connection, if it is allowed. A proxy on this machine is not limited."""
        if self.open >= self.most or not (is_loopback(address) or self._of_network.enter(network_of(address))):
            return False
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        """A connection was closed."""
        self.open -= 1
        if not is_loopback(address):
            self._of_network.leave(network_of(address))


class Config(uvicorn.Config):
    """The configuration of connections."""

    def __init__(self, app: Any, limits: ConnectionLimits, **settings: Any) -> None:
        settings |= {"http": Connection, "ws": SocketConnection, "h11_max_incomplete_event_size": LONGEST_HEAD}
        super().__init__(app, **settings)
        self.limits = limits


class Connection(H11Protocol):
    """An HTTP connection. A request that has not been received, answered and read within a time limit is aborted."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        if hasattr(transport, "max_size"):
            transport.max_size = AT_ONCE
        self._entered = self.config.limits.enter(peer_of(transport))
        if self._entered:
            self._give_time()
        elif len(self.connections) > self.config.limits.most + REFUSED_AT_ONCE:
            self._refuse()
        else:
            self._late = self.loop.call_later(REFUSAL_SECONDS, self._refuse)

    def data_received(self, data: bytes) -> None:
        """Data has been received."""
        if not self._entered:
            self._refuse()
            return
        if self._late is None:
            self._give_time()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """A request has been answered; the next one may already be waiting."""
        self._stop_waiting()
        super().on_response_complete()
        if self.conn.our_state is not h11.IDLE and not self.transport.is_closing():
            self._give_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which has pings instead."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_waiting()
        if self._entered:
            self.config.limits.leave(peer_of(self.transport))
        super().connection_lost(exc)

    def _refuse(self) -> None:
        """Answer that there are too many connections. A client that has sent data which nobody reads would not get the
        answer, so it is sent after the first bytes have arrived, if there is room to wait for them."""
        self.transport.write(REFUSAL)
        self.transport.close()

    def _give_time(self) -> None:
        self._late = self.loop.call_later(self.config.limits.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket; it was counted when it was made."""

    config: Config

    def handle_connect(self, event: Request) -> None:
        """A client asks for a WebSocket. The application finds this connection in the state of the request."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["connection"] = self

    def try_to_write(self, message: str) -> bool:
        """Write a message if the client is not slow, without a detour through the application's interface, which
        costs more than the message itself."""
        if self.close_sent or self.conn.state is not OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.conn.send_text(message.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.config.limits.leave(peer_of(self.transport))
        super().connection_lost(exc)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address of the client."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def is_loopback(address: str) -> bool:
    """Whether an address is that of this machine."""
    return address == "" or ip_address(address.partition("%")[0]).is_loopback


def most_files() -> int:
    """How many files this process may have open, after raising the limit as far as possible."""
    if sys.platform == "win32":
        return ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
