"""Refusals that only a page makes, in the form of those of the tables."""

from __future__ import annotations

from captains_table.play.errors import Refused


class BadImport(Refused):
    """The import is not a record, or does not fit the rules; `why` has the details."""

    code, text = "malformed", "play-bad-record"
