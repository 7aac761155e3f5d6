"""How many things there are."""

from __future__ import annotations

NONE = -1
MOST_SEATS = 4
CARDS = 6
"""Cards and pearls are numbered from 1."""
