"""Errors in what users give the program. Every message is one line that says what to do about it.

An error keeps its sentence and its arguments apart, so that `texts.errors` can translate it.
"""

from __future__ import annotations

from importlib.util import find_spec


class TableError(ValueError):
    """The base of all errors in what users give the program. The command line prints it and exits with 2."""

    def __init__(self, sentence: str, /, **facts: object) -> None:
        """`sentence` is in English, with the names of its arguments in braces."""
        super().__init__(sentence.format(**facts) if facts else sentence)
        self.sentence = sentence
        self.facts = facts


class UnknownGame(TableError):
    """There is no game with that id."""


class BadSetup(TableError):
    """A number of players or options that the game can't be played with."""


class BadEdition(TableError):
    """An edition file that is malformed, incomplete or out of range."""


class BadRecord(TableError):
    """A record that can't be parsed or replayed."""


class BadEvent(TableError):
    """A text that is not an event, or an event that is not legal now."""


class MissingExtra(TableError, ImportError):
    """An optional package is not installed."""


def need(package: str, extra: str) -> None:
    """Check that an optional package is installed.

    Raises:
        MissingExtra: if it is not; says how to install it.
    """
    if find_spec(package) is None:
        raise MissingExtra("this needs {package}: pip install 'captains-table[{extra}]'", package=package, extra=extra)
