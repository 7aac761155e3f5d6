"""The bots of somebody with many tables wait; those of others do not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from captains_table.server.errors import TooMany
from captains_table.server.fairness import HALF_LIFE, FairQueue, Usage, Who
from captains_table.server.metrics import Metrics
from captains_table.server.thinking import Thinkers
from play.arrange import table_of


class Hand:
    """A clock set by hand."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def turns_of(queue: FairQueue, clock: Hand, order: list[Who]) -> Callable[[Who], Awaitable[None]]:
    async def turn(who: Who) -> None:
        async with queue.turn(who):
            order.append(who)
            await asyncio.sleep(0)
            clock.seconds += 2

    return turn


def test_twenty_four_tables_do_not_hold_up_the_one_of_an_innocent() -> None:
    async def evening() -> None:
        clock, order = Hand(), list[Who]()
        turn = turns_of(FairQueue(1, clock), clock, order)
        greedy = [("attacker", f"person {n}", f"table {n}") for n in range(24)]
        crowd = [asyncio.ensure_future(turn(who)) for who in greedy]
        innocent = asyncio.ensure_future(turn(("home", "ada", "hers")))
        await asyncio.gather(innocent, *crowd)
        assert order.index(("home", "ada", "hers")) == 1
        assert len(order) == 25

    asyncio.run(evening())


def test_people_at_an_address_and_tables_of_a_person_take_turns() -> None:
    async def evening() -> None:
        clock, order = Hand(), list[Who]()
        turn = turns_of(FairQueue(1, clock), clock, order)
        asked = [("home", "ada", "1"), ("home", "ada", "1"), ("home", "ada", "2"), ("home", "ben", "3")]
        await asyncio.gather(*(turn(who) for who in asked))
        assert order == [asked[0], asked[3], asked[2], asked[1]]

    asyncio.run(evening())


def test_one_address_never_has_all_places() -> None:
    async def evening() -> None:
        queue = FairQueue(3)
        leave = asyncio.Event()

        async def stay(who: Who) -> None:
            async with queue.turn(who):
                await leave.wait()

        crowd = [asyncio.ensure_future(stay(("attacker", "x", str(n)))) for n in range(5)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10), queue.turn(("home", "ada", "hers")):
            assert queue.asked_by("attacker") == 5
        crowd[4].cancel()
        leave.set()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert queue.asked_by("attacker") == 0

    asyncio.run(evening())


def test_who_gives_up_leaves_their_place() -> None:
    async def evening() -> None:
        queue = FairQueue(1)
        async with queue.turn(("home", "ada", "1")):
            waiting = asyncio.ensure_future(queue.turn(("home", "ben", "2")).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        chosen = asyncio.ensure_future(queue.turn(("home", "ben", "2")).__aenter__())
        chosen.cancel()
        await asyncio.gather(chosen, return_exceptions=True)
        async with asyncio.timeout(10), queue.turn(("home", "cleo", "3")):
            assert queue.asked_by("home") == 1

    asyncio.run(evening())


def test_what_was_used_is_forgotten() -> None:
    clock = Hand()
    usage = Usage(clock)
    usage.add(("home",), 8)
    clock.seconds += 2 * HALF_LIFE
    assert usage.of(("home",)) == pytest.approx(2)
    assert usage.of(("elsewhere",)) == 0


def test_hints_are_refused_while_many_bots_think(divers: None) -> None:
    """With real processes: earlier requests are answered, and one hint too many is refused."""

    async def evening() -> None:
        thinkers = Thinkers(1, Metrics(), most=3)
        table = table_of("Ada", "bot", game="capitol")
        thinkers.note_opened(table.id, "home")
        seat = table.acting()[0]
        try:
            asked = [asyncio.ensure_future(thinkers.choose(table, seat, "greedy")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await thinkers.advise(table, seat)
            assert all(await asyncio.gather(*asked))
            assert (await thinkers.advise(table, seat)).event is not None
        finally:
            thinkers.stop()

    asyncio.run(evening())
