"""What can be wrong with what somebody gave us. Every message is one line that says what to do about it.

An error keeps its sentence and the facts in it apart, so that `texts.errors` can say it in other languages.
"""

from __future__ import annotations

from importlib.util import find_spec


class TableError(ValueError):
    """Something given from outside can't be used. The command line prints it and exits with 2."""

    def __init__(self, sentence: str, /, **facts: object) -> None:
        """`sentence` is in English, with the names of facts in braces."""
        super().__init__(sentence.format(**facts) if facts else sentence)
        self.sentence = sentence
        self.facts = facts


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
        raise MissingExtra("this needs {package}: pip install 'captains-table[{extra}]'", package=package, extra=extra)
