"""What can be wrong with what somebody gave us. Every message is one line that says what to do about it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from captains_table.core.game import Phrase


class TableError(ValueError):
    """Something given from outside can't be used. The command line prints it and exits with 2."""

    phrase: Phrase | None = None
    """What to tell people in their own language. Without it they read the message, in English."""


class UnknownGame(TableError):
    """No game of that name."""


class BadSetup(TableError):
    """A number of players or options that the game does not have."""


class BadEdition(TableError):
    """An edition file that is broken, incomplete or out of range."""


class BadRecord(TableError):
    """A record that can't be read or replayed."""


class BadEvent(TableError):
    """A text that is no event, or an event that is not legal now."""


class MissingExtra(TableError, ImportError):
    """A package that only some parts need is not there."""


def need(package: str, extra: str) -> None:
    """Raise MissingExtra, which says how to install it, if a package is not there."""
    if find_spec(package) is None:
        raise MissingExtra(f"this needs {package}: pip install 'captains-table[{extra}]'")
