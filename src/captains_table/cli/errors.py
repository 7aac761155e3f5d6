"""Complaints: what is wrong, in one line."""

from __future__ import annotations

import re
import sys

NAME = "captains-table"
WRONG = 2
"""The exit code for whatever is wrong with what was given."""
OUTDATED = 3
"""The exit code for a record that is sound, but was played under earlier rules and does not fit those of today."""


def complain(message: str, name: str = NAME, code: int = WRONG) -> int:
    """One line about what is wrong, and the exit code for it."""
    line = re.sub(r"[ \t\r\n]+", " ", message).strip()
    print(f"{name}: {line}", file=sys.stderr)
    return code
