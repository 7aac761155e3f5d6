"""Errors: what is wrong, in one line."""

from __future__ import annotations

import re
import sys

NAME = "captains-table"
WRONG = 2
"""The exit code for invalid input."""
OUTDATED = 3
"""The exit code for a valid record that was played under earlier rules and does not fit the current ones."""


def complain(message: str, name: str = NAME, code: int = WRONG) -> int:
    """Print one line about what is wrong, and return the exit code."""
    line = re.sub(r"[ \t\r\n]+", " ", message).strip()
    print(f"{name}: {line}", file=sys.stderr)
    return code
