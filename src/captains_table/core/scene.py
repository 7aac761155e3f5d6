"""Scenes: what lies on the table, for everything that draws a board (SVG files, notebooks, the browser).

A scene is a flat list of pieces, each on a named slot of the game's `board.svg` (an element with that id). A drawer
puts the piece's symbol (a `<symbol>` of the board with that id) on the slot. Pieces keep their `id` while they are
the same thing to a player, so that a drawer can move them. Neither scene nor drawer knows any language: labels are
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
    """Who it is, from one scene to the next: `ship-A`."""
    symbol: str
    """What it looks like: the id of a `<symbol>`."""
    slot: str
    """Where it lies: the id of a slot. Several pieces on one slot are fanned out in the order of the scene."""
    owner: int = -1
    """The seat whose colour and pattern it has, or -1."""
    text: str = ""
    """What is written on it, figures or printed names; several lines go to several places of the symbol."""
    label: Phrase | None = None
    """What it is, for the accessible name and the tooltip."""
    events: tuple[int, ...] = field(default=(), compare=False)
    """The legal events that a click on it offers; the piece is the same without them."""


P = ParamSpec("P")
MOST_PARTS = 8192
_PARTS: OrderedDict[Hashable, tuple[list[Piece], list[str], frozenset[str]]] = OrderedDict()
"""The parts of scenes that were laid last, by their keys."""


def forget_parts() -> None:
    """Lay everything anew from now on."""
    _PARTS.clear()


class Scene:
    """A scene being laid out. Pieces that are among the `offers` offer those events."""

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
    ) -> None:
        """Lay a piece on the table. `like` is the id under which the offers know it, if that is not its own."""
        name = id if like is None else like
        self._names.append(name)
        self.pieces.append(Piece(id, symbol, slot, owner, text, label, tuple(self.offers.get(name, ()))))

    def lay(self, piece: Piece, like: str | None = None) -> None:
        """Lay a piece on the table that is the same in many scenes, but for what it offers."""
        name = piece.id if like is None else like
        self._names.append(name)
        events = self.offers.get(name)
        self.pieces.append(replace(piece, events=tuple(events)) if events else piece)

    def part(self, key: Hashable, lay: Callable[Concatenate[Scene, P], None], *args: P.args, **more: P.kwargs) -> None:
        """Lay pieces that depend on the key and on nothing else; they are kept, for the next scene and the next viewer.

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
        """An id for one of several pieces without a difference: `card-0`, `card-1`, ..."""
        number = self._twins.get(id, 0)
        self._twins[id] = number + 1
        return f"{id}-{number}"
