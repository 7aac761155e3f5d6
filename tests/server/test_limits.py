"""Limits hold for each person and for each address together."""

from __future__ import annotations

import pytest

from captains_table.server.errors import TooMany
from captains_table.server.limits import CROWD, KEPT, Buckets, Rates, SocketCounts


class Hand:
    """A clock by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bucket_fills_again() -> None:
    clock = Hand()
    buckets = Buckets(2, now=clock)
    buckets.take("ada")
    buckets.take("ada")
    with pytest.raises(TooMany):
        buckets.take("ada")
    buckets.take("ben")
    clock.seconds += 30
    buckets.take("ada")
    assert not buckets.has("ada")
    clock.seconds += 600
    assert buckets.has("ada", 2)
    buckets.take("ada", 100)
    assert not buckets.has("ada"), "what costs more than there can be takes all of it"


def test_not_everybody_is_remembered() -> None:
    buckets = Buckets(1, now=Hand())
    for number in range(KEPT + 1):
        buckets.take(str(number))
    assert buckets.has("0")
    assert not buckets.has("1")


def test_many_people_at_one_address_share_its_limit() -> None:
    """64 sockets of one address had 64 times the limit."""
    rates = Rates(10, now=Hand())
    for number in range(10 * CROWD):
        rates.take(f"person {number}", "203.0.113.5")
    with pytest.raises(TooMany):
        rates.take("one more", "203.0.113.5")
    rates.take("person 0", "203.0.113.6")


def test_one_person_at_many_addresses_has_one_limit() -> None:
    rates = Rates(10, now=Hand())
    for number in range(5):
        rates.take("ada", f"203.0.113.{number}", cost=2)
    with pytest.raises(TooMany):
        rates.take("ada", "203.0.113.9")
    for _ in range(10 * CROWD):
        rates.take("", "203.0.113.9")
    with pytest.raises(TooMany):
        rates.take("", "203.0.113.9")


def test_sockets_are_counted_for_both() -> None:
    sockets = SocketCounts(2)
    assert [sockets.enter("ada", "home") for _ in range(3)] == [True, True, False]
    assert [sockets.enter(name, "home") for name in ("ben", "cleo", "", "", "dan")] == [True, True, True, True, False]
    assert len(sockets) == 6
    sockets.leave("ada", "home")
    assert sockets.enter("dan", "home"), "who was refused does not count"
    assert sockets.enter("ada", "elsewhere")
