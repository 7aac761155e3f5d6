"""Connections: how much is read at a time, how long a request may take, and how many connections there may be.

Whoever comes when there are too many is refused with a word (503) instead of being left waiting without one.
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

from captains_table.server.limits import Counts, network_of
from captains_table.server.settings import Limits

AT_ONCE = 8_192
"""Bytes that are read from a connection at a time. Taking apart the 256 kB that asyncio reads, in the smallest of
headers, chunks or frames, would hold up all others for half a second."""
LONGEST_HEAD = 16_384
"""Bytes of a request's first line and headers."""
RESERVED = 100
"""Open files that are not for connections: of the database, deliveries and the like."""
OF_A_WORKER = 4
"""And for each process in which bots think."""
MOST_FILES = 65_536
ON_WINDOWS = 512
"""Where nobody can be asked."""
REFUSED_AT_ONCE = 50
"""Connections beyond the limit that are still listened to, for so many seconds:"""
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
    """How many connections there are, and how many there may be."""

    def __init__(self, limits: Limits, files: int, workers: int) -> None:
        self.seconds: float = limits.request_seconds
        self.most = max(1, files - RESERVED - OF_A_WORKER * workers)
        self.open = 0
        self._of_network = Counts(limits.connections)

    def enter(self, address: str) -> bool:
        """One more connection, if there may be. A proxy on this machine has as many as it needs."""
        if self.open >= self.most or not (is_loopback(address) or self._of_network.enter(network_of(address))):
            return False
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.open -= 1
        if not is_loopback(address):
            self._of_network.leave(network_of(address))


class Config(uvicorn.Config):
    """Everything that is settled about connections."""

    def __init__(self, app: Any, limits: ConnectionLimits, **settings: Any) -> None:
        settings |= {"http": Connection, "ws": SocketConnection, "h11_max_incomplete_event_size": LONGEST_HEAD}
        super().__init__(app, **settings)
        self.limits = limits


class Connection(H11Protocol):
    """An HTTP connection. A request that is not there whole, answered and read after some time is given up."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
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
        """Some bytes have come."""
        if not self._entered:
            self._refuse()
            return
        if self._late is None:
            self._give_time()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """A request has been answered; perhaps the next one waits already."""
        self._stop_waiting()
        super().on_response_complete()
        if self.conn.our_state is not h11.IDLE and not self.transport.is_closing():
            self._give_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on this is a socket, which has pings."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_waiting()
        if self._entered:
            self.config.limits.leave(peer_of(self.transport))
        super().connection_lost(exc)

    def _refuse(self) -> None:
        """Say that there are too many. Who has sent something that nobody has read would not hear it: so it is said
        after the first bytes have come, if there is room to wait for them."""
        self.transport.write(REFUSAL)
        self.transport.close()

    def _give_time(self) -> None:
        self._late = self.loop.call_later(self.config.limits.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it was counted when it was made."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.config.limits.leave(peer_of(self.transport))
        super().connection_lost(exc)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's."""
    return address == "" or ip_address(address.partition("%")[0]).is_loopback


def most_files() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
