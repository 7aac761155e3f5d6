"""Scenes: what lies on the table, for everything that draws a board (SVG files, notebooks, the browser).

A scene is a flat list of pieces, each on a named slot of the game's `board.svg` (an element with that id). A renderer
puts the piece's symbol (a `<symbol>` of the board with that id) on the slot. A piece keeps its `id` as long as it is
the same thing to a player, so that a renderer can move it. Neither scene nor renderer knows any language: labels are
phrases.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Concatenate, ParamSpec

from captains_table.core.game import Phrase


@dataclass(frozen=True)
class Piece:
    """One thing on the table."""

    id: str
    """Identifies it from one scene to the next: `ship-A`."""
    symbol: str
    """What it looks like: the id of a `<symbol>`."""
    slot: str
    """Where it lies: the id of a slot. Several pieces on one slot are fanned out in the order of the scene."""
    owner: int = -1
    """The seat whose colour and pattern it has, or -1."""
    text: str = ""
    """The text on it, figures or printed names; each line goes to its own place in the symbol."""
    label: Phrase | None = None
    """What it is, for the accessible name and the tooltip."""
    ways: tuple[str, ...] = ()
    """What is shown while somebody points at it: `B` marks a piece, `A>B` also draws the way to it from another, and
    `A>>2` draws the ways of A and those of the pieces that they lead to, two steps far."""
    events: tuple[int, ...] = field(default=(), compare=False)
    """The legal events that a click on it offers; they do not count when pieces are compared."""


P = ParamSpec("P")
MOST_PARTS = 8192
_PARTS: OrderedDict[Hashable, tuple[list[Piece], list[str], frozenset[str]]] = OrderedDict()
"""The parts of scenes that were laid last, by their keys."""


def forget_parts() -> None:
    """Lay everything anew from now on."""
    _PARTS.clear()


class Scene:
    """A scene under construction.

    Args:
        offers: the events that pieces offer, by the id of the piece.
    """

    def __init__(self, offers: Mapping[str, Sequence[int]]) -> None:
        self.offers = offers
        self.pieces: list[Piece] = []
        self._names: list[str] = []
        """Under which the offers know the pieces."""
        self._twins: dict[str, int] = {}

    def put(
        self,
        id: str,
        symbol: str,
        slot: str,
        owner: int = -1,
        text: str = "",
        label: Phrase | None = None,
        like: str | None = None,
        ways: tuple[str, ...] = (),
    ) -> None:
        """Add a piece to the scene.

        Args:
            id: identifies the piece from one scene to the next.
            symbol: the id of its symbol.
            slot: the id of its slot.
            owner: the seat whose colour it has, or -1.
            text: the text on it.
            label: its accessible name.
            like: its id among the offers, if that is not its own.
            ways: what is shown while somebody points at it.
        """
        name = id if like is None else like
        self._names.append(name)
        self.pieces.append(Piece(id, symbol, slot, owner, text, label, ways, tuple(self.offers.get(name, ()))))

    def lay(self, piece: Piece, like: str | None = None) -> None:
        """Add a piece that is the same in many scenes, except for what it offers."""
        name = piece.id if like is None else like
        self._names.append(name)
        events = self.offers.get(name)
        self.pieces.append(replace(piece, events=tuple(events)) if events else piece)

    def part(self, key: Hashable, lay: Callable[Concatenate[Scene, P], None], *args: P.args, **more: P.kwargs) -> None:
        """Add pieces that depend on nothing but the key; they are cached for the next scene and the next viewer.

        Twins are counted within the part.
        """
        part = _PARTS.get(key)
        if part is None:
            made = Scene({})
            lay(made, *args, **more)
            part = _PARTS[key] = (made.pieces, made._names, frozenset(made._names))
            if len(_PARTS) > MOST_PARTS:
                _PARTS.popitem(last=False)
        else:
            _PARTS.move_to_end(key)
        pieces, names, all_names = part
        if self.offers and not all_names.isdisjoint(self.offers):
            for piece, name in zip(pieces, names, strict=True):
                self.lay(piece, name)
        else:
            self.pieces += pieces
            self._names += names

    def twin(self, id: str) -> str:
        """Return an id for one of several identical pieces: `card-0`, `card-1`, ..."""
        number = self._twins.get(id, 0)
        self._twins[id] = number + 1
        return f"{id}-{number}"
