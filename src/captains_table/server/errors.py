"""The server's own refusals, in the form of those of the tables."""

from __future__ import annotations

from captains_table.play.errors import Refused


class UnknownGame(Refused):
    """There is no game with that id."""

    code, text = "unknown", "server-unknown-game"


class UnknownLesson(Refused):
    """The game has no lesson with that name."""

    code, text = "unknown", "server-unknown-lesson"


class UnknownPage(Refused):
    """There is nothing at that address."""

    code, text = "unknown", "server-unknown-page"


class WrongMethod(Refused):
    """The method is not allowed for this path."""

    code, text = "malformed", "server-wrong-method"


class TooBig(Refused):
    """The body is too large."""

    code, text = "size", "server-too-big"


class TooMany(Refused):
    """Too many requests."""

    code, text = "rate", "server-too-many"


class ForeignOrigin(Refused):
    """The request comes from another site."""

    code, text = "origin", "server-foreign-origin"


class Expired(Refused):
    """A code that is not valid, or no longer."""

    code, text = "expired", "server-expired"


class InvalidAddress(Refused):
    """Neither an e-mail address nor an HTTP URL."""

    code, text = "setup", "server-invalid-address"


class NoEmail(Refused):
    """The server has no SMTP server to send e-mail with."""

    code, text = "not-allowed", "server-no-email"


class NoPush(Refused):
    """The server can't send push messages."""

    code, text = "not-allowed", "server-no-push"


class Broken(Refused):
    """An internal error; nothing has changed."""

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
"""The HTTP status of each code; 409 for codes that are not listed."""
