"""The server's own refusals, in the form of those of the tables."""

from __future__ import annotations

from captains_table.play.errors import Refused


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
