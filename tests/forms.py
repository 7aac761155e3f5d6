"""The rules run compiled and uncompiled. Many games are played on the compiled form, which is much faster; on the
pure one a few of each game show that it is the same program. `make test` runs both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import HealthCheck, settings

from captains_table.core.cells import COMPILED

Thing = TypeVar("Thing")
Table = tuple[str, int, tuple[str, ...]]


def by_form(*, pure: Thing, compiled: Thing) -> Thing:
    """What a test needs in the form that it runs in."""
    return compiled if COMPILED else pure


def seeds(*, pure: int = 1, compiled: int) -> range:
    """The seeds of as many games as the form can play in a second or two."""
    return range(by_form(pure=pure, compiled=compiled))


def some_tables(tables: Sequence[Table]) -> list[Table]:
    """All of these tables compiled; uncompiled the last of each game, which has the most players and options."""
    last_of_each = list({table[0]: table for table in tables}.values())
    return by_form(pure=last_of_each, compiled=list(tables))


def drawn_games(*, pure: int, compiled: int) -> settings:
    """Settings of a hypothesis test: so many games are drawn, the same ones every time."""
    return settings(
        max_examples=by_form(pure=pure, compiled=compiled),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    )
