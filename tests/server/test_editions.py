"""Editions that people bring are tried out in a process of their own."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.core.game import games
from captains_table.play.api_errors import Broken
from captains_table.play.errors import InvalidSetup
from captains_table.play.facts import Setup
from captains_table.server import editions
from captains_table.server.editions import EditionChecks, try_out
from play.arrange import plan

OWN = Setup("capitol", plan("Ada", "bot"), edition=(games()["capitol"].folder / "edition.toml").read_text("utf-8"))
BAD = Setup("capitol", plan("Ada", "bot"), edition="hello")


def test_an_edition_that_takes_too_long_is_refused_and_the_next_one_tried() -> None:
    async def people() -> None:
        checks = EditionChecks(seconds=0)
        try:
            with pytest.raises(InvalidSetup, match="too long"):
                await checks.check(OWN)
            checks.seconds = 60
            await checks.check(OWN)
            with pytest.raises(InvalidSetup, match="not valid TOML"):
                await checks.check(BAD)
        finally:
            checks.stop()

    asyncio.run(people())


def test_computing_too_much_is_refused_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    assert try_out(OWN) is None
    monkeypatch.setattr(editions, "PROCESSOR_SECONDS", 0)
    assert try_out(OWN) == editions.TOO_SLOW


def test_not_everybody_can_wait() -> None:
    async def people() -> None:
        checks = EditionChecks()
        crowd = [asyncio.create_task(checks.check(BAD)) for _ in range(editions.WAITING + 2)]
        try:
            outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        finally:
            checks.stop()
        assert [type(outcome) for outcome in outcomes] == [InvalidSetup] * (editions.WAITING + 1) + [Broken]

    asyncio.run(people())
