"""What only a page refuses, in the form of the tables' own refusals."""

from __future__ import annotations

from captains_table.play.errors import Refused


class BadImport(Refused):
    """What is to be imported is not a record, or does not fit the rules; `why` tells."""

    code, text = "malformed", "play-bad-record"
