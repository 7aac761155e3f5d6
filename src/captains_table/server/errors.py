"""What the server itself refuses, in the form of the tables' own refusals."""

from __future__ import annotations

from captains_table.play.errors import Refused


class UnknownGame(Refused):
    """There is no game of that id."""

    code, text = "unknown", "server-unknown-game"


class UnknownLesson(Refused):
    """The game has no lesson of that name."""

    code, text = "unknown", "server-unknown-lesson"


class UnknownPage(Refused):
    """There is nothing at that address."""

    code, text = "unknown", "server-unknown-page"


class WrongMethod(Refused):
    """That address is asked in another way."""

    code, text = "malformed", "server-wrong-method"


class TooBig(Refused):
    """More bytes than allowed."""

    code, text = "size", "server-too-big"


class TooMany(Refused):
    """More often than allowed."""

    code, text = "rate", "server-too-many"


class ForeignOrigin(Refused):
    """The request comes from another site."""

    code, text = "origin", "server-foreign-origin"


class Expired(Refused):
    """A code that is not valid (any more)."""

    code, text = "expired", "server-expired"


class InvalidAddress(Refused):
    """Neither an e-mail address nor an HTTP URL."""

    code, text = "setup", "server-invalid-address"


class NoEmail(Refused):
    """The server has no SMTP server."""

    code, text = "not-allowed", "server-no-email"


class NoPush(Refused):
    """The server can't write to devices."""

    code, text = "not-allowed", "server-no-push"


class Broken(Refused):
    """The server could not do it; nothing was changed."""

    code, text = "busy", "server-broken"


STATUS = {
    "unknown": 404,
    "malformed": 400,
    "not-yours": 403,
    "not-allowed": 403,
    "origin": 403,
    "size": 413,
    "rate": 429,
    "expired": 410,
    "busy": 503,
}
"""The HTTP status of a code; 409 for those that are not here."""
