"""Scenes: what lies on the table, for everything that draws a board (SVG files, notebooks, the browser).

A scene is a flat list of pieces, each on a named slot of the game's `board.svg` (an element with that id). A drawer
puts the piece's symbol (a `<symbol>` of the board with that id) on the slot. Pieces keep their `id` while they are
the same thing to a player, so that a drawer can move them. Neither scene nor drawer knows any language: labels are
phrases.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.game import Phrase


@dataclass(frozen=True)
class Piece:
    """One thing on the table."""

    id: str
    """Who it is, from one scene to the next: `ship-A`."""
    symbol: str
    """What it looks like: the id of a `<symbol>`."""
    slot: str
    """Where it lies: the id of a slot. Several pieces on one slot are fanned out in the order of the scene."""
    owner: int = -1
    """The seat whose colour and pattern it has, or -1."""
    text: str = ""
    """A few characters written on it: a figure, a letter."""
    label: Phrase | None = None
    """What it is, for the accessible name and the tooltip."""
    events: tuple[int, ...] = field(default=())
    """The legal events that a click on it offers."""
