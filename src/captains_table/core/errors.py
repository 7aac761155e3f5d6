"""What can be wrong with what somebody gave us. Every message is one line that says what to do about it."""

from __future__ import annotations


class TableError(ValueError):
    """Something given from outside can't be used. The command line prints it and exits with 2."""


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
