"""Limits: how often somebody may do something (a token bucket), and how many of something they may have open.

Both apply to each person and, a few times as high, to each address: a household shares an address, and people without
a cookie can't be distinguished by anything else.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import TypeVar

from captains_table.server.errors import TooMany

KEPT = 10_000
"""How many addresses (or people) are remembered at most."""
CROWD = 3
"""How many people's worth an address gets."""

Seconds = Callable[[], float]
K = TypeVar("K")
V = TypeVar("V")


def remember(kept: OrderedDict[K, V], who: K, what: V) -> None:
    """Remember something about somebody, and forget whoever has been away longest."""
    kept[who] = what
    kept.move_to_end(who)
    if len(kept) > KEPT:
        kept.popitem(last=False)


class Buckets:
    """A token bucket for each recent caller: its size, and how many tokens are added per minute."""

    def __init__(self, most: float, a_minute: float | None = None, now: Seconds = time.monotonic) -> None:
        self._most = float(most)
        self._rate = (most if a_minute is None else a_minute) / 60
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How many tokens were left, and when."""

    def _in(self, who: str) -> float:
        left, at = self._left.get(who, (self._most, 0.0))
        return min(self._most, left + (self._now() - at) * self._rate)

    def has(self, who: str, cost: float = 1) -> bool:
        """Whether somebody has enough tokens. A request that costs more than a full bucket takes all of it."""
        return self._in(who) >= min(cost, self._most)

    def take(self, who: str, cost: float = 1) -> None:
        """Take tokens. Raises TooMany."""
        if not self.has(who, cost):
            raise TooMany()
        remember(self._left, who, (self._in(who) - min(cost, self._most), self._now()))


class Rates:
    """Rate limits per minute: for each person, and for everybody at an address together."""

    def __init__(self, a_minute: float, crowd: float = CROWD, now: Seconds = time.monotonic) -> None:
        self._people = Buckets(a_minute, now=now)
        self._networks = Buckets(a_minute * crowd, now=now)

    def take(self, player: str, network: str, cost: float = 1) -> None:
        """Pay for a request. Raises TooMany. People without a cookie are only known by their address."""
        if player and not self._people.has(player, cost):
            raise TooMany()
        self._networks.take(network, cost)
        if player:
            self._people.take(player, cost)


class Counts:
    """How many of something each has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, who: str) -> bool:
        """Open one more, if allowed."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Close one."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


class SocketCounts:
    """Open sockets: of each person, and of everybody at an address together."""

    def __init__(self, most: int) -> None:
        self._people = Counts(most)
        self._networks = Counts(most * CROWD)

    def __len__(self) -> int:
        return len(self._networks)

    def enter(self, player: str, network: str) -> bool:
        """Open one more, if allowed."""
        if player and not self._people.enter(player):
            return False
        if self._networks.enter(network):
            return True
        if player:
            self._people.leave(player)
        return False

    def leave(self, player: str, network: str) -> None:
        """Close one."""
        self._networks.leave(network)
        if player:
            self._people.leave(player)


def network_of(address: str) -> str:
    """The network that an address counts as: for IPv6 the first 64 bits, since anybody with one address there has all
    of them."""
    try:
        plain = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if plain.ipv4_mapped is not None:
        return str(plain.ipv4_mapped)
    return str(IPv6Network((int(plain) >> 64 << 64, 64)))
