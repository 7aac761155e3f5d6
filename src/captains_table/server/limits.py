"""Limits: how often somebody may do something (a bucket that fills again), and how many of something they have open."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, IPv6Network

from captains_table.server.errors import TooMany

KEPT = 10_000
"""How many addresses are remembered at most."""


class Bucket:
    """So many a minute, that many at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, a_minute: int) -> None:
        self._most = float(a_minute)
        self._rate = a_minute / 60
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address (or person) that has lately come."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Take one, or raise TooMany."""
        bucket = self._buckets.pop(who, None) or Bucket(self._a_minute)
        self._buckets[who] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooMany()


class Counts:
    """How many of something each has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, who: str) -> bool:
        """Open one more, if they may."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Close one."""
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


def network_of(address: str) -> str:
    """What an address counts as: of IPv6 the first 64 bits, since whoever has one address there has all of them."""
    try:
        plain = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if plain.ipv4_mapped is not None:
        return str(plain.ipv4_mapped)
    return str(IPv6Network((int(plain) >> 64 << 64, 64)))
