"""Complaints: what is wrong, in one line."""

from __future__ import annotations

import sys

NAME = "captains-table"


def complain(message: str, name: str = NAME) -> int:
    """One line about what is wrong, and the exit code for it."""
    print(f"{name}: {' '.join(message.split())}", file=sys.stderr)
    return 2
