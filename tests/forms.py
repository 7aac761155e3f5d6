"""The two forms of the rules. Many games are played compiled, where they take a fraction of the time; uncompiled a few
of each game show that the form makes no difference. `make test` runs both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from captains_table.core.cells import COMPILED

if TYPE_CHECKING:
    from hypothesis import settings

Thing = TypeVar("Thing")
Table = tuple[str, int, tuple[str, ...]]


def by_form(*, pure: Thing, compiled: Thing) -> Thing:
    """What belongs to the form that the tests run in."""
    return compiled if COMPILED else pure


FORM = by_form(pure="pure", compiled="compiled")
"""What servers call the form that the tests run in."""


def seeds(*, pure: int = 1, compiled: int) -> range:
    """The seeds of so many games."""
    return range(by_form(pure=pure, compiled=compiled))


def some_tables(tables: Sequence[Table]) -> list[Table]:
    """All of them compiled; uncompiled of each game the first at which there is more than one player."""
    first_of_each = {table[0]: table for table in reversed(tables) if table[1] > 1}
    return by_form(pure=list(first_of_each.values()), compiled=list(tables))


def drawn(*, pure: int, compiled: int) -> settings:
    """For tests of hypothesis: so many examples, the same ones every time."""
    from hypothesis import HealthCheck, settings

    return settings(
        max_examples=by_form(pure=pure, compiled=compiled),
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
