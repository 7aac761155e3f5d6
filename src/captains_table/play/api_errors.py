"""Why a request is refused before it reaches a table, in the form of the tables' own refusals."""

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


class NeedsServer(Refused):
    """A page without a server can't do that, because it involves people elsewhere or other devices."""

    code, text = "needs-server", "server-needed"


class Broken(Refused):
    """An internal error; nothing has changed."""

    code, text = "busy", "server-broken"


STATUS = {
    "unknown": 404,
    "malformed": 400,
    "not-yours": 403,
    "not-allowed": 403,
    "needs-server": 403,
    "origin": 403,
    "size": 413,
    "rate": 429,
    "expired": 410,
    "busy": 503,
    "storage": 507,
}
"""The HTTP status of each code; 409 for codes that are not listed."""
