"""Scenes: what lies on the table, for everything that draws a board (SVG files, notebooks, the browser).

A scene is a flat list of pieces, each on a named slot of the game's `board.svg` (an element with that id). A renderer
puts the piece's symbol (a `<symbol>` of the board with that id) on the slot. A piece keeps its `id` as long as it is
the same thing to a player, so that a renderer can move it. Neither scene nor renderer knows any language: labels are
phrases.

A scene is laid in parts, which may be laid in parts themselves. A part that depends on the same things as before is the
same object as before, in the next scene and for the next viewer, so that whoever compares two scenes looks only at the
parts that differ.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Concatenate, NamedTuple, ParamSpec
from weakref import WeakValueDictionary

from captains_table.core.game import Phrase


class Piece(NamedTuple):
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
    `A>>2` draws the ways of A and of the pieces they lead to, up to two steps away."""
    events: tuple[int, ...] = ()
    """The legal events that a click on it offers."""


class Part:
    """Pieces of a scene that were laid one after the other, whatever they offer."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.names: list[str] = []
        """The names by which offers refer to the pieces."""

    @cached_property
    def all_names(self) -> frozenset[str]:
        """The names as a set, for lookups."""
        return frozenset(self.names)

    @cached_property
    def slots(self) -> frozenset[str]:
        """The slots that its pieces lie on."""
        return frozenset([piece.slot for piece in self.pieces])


class Laid:
    """What was laid under one key: its parts, and which of them were laid under keys of their own."""

    def __init__(self, parts: list[Part], inner: list[Laid]) -> None:
        self.parts = parts
        self.inner = inner


P = ParamSpec("P")
MOST_RECENT = 2048
_LAID: WeakValueDictionary[Hashable, Laid] = WeakValueDictionary()
"""Parts that some scene still has, by key."""
_RECENT: deque[Laid] = deque(maxlen=MOST_RECENT)
"""The most recent parts, kept even if no scene has them any more."""


def forget_parts() -> None:
    """Lay everything again from now on."""
    _LAID.clear()
    _RECENT.clear()


class Scene:
    """A scene: its pieces in order, each with the events that it offers.

    Args:
        offers: the events that pieces offer, by the id of the piece.
    """

    def __init__(self, offers: Mapping[str, Sequence[int]]) -> None:
        self.offers = offers
        self.parts: list[Part] = []
        self._laid: list[Laid] = []
        self._open: Part | None = None
        """The part that is being laid, if the last one is not complete."""
        self._twins: dict[str, int] = {}

    # Laying

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
        self.lay(Piece(id, symbol, slot, owner, text, label, ways), like)

    def lay(self, piece: Piece, like: str | None = None) -> None:
        """Add a piece that is the same in many scenes.

        Args:
            piece: the piece, without offers.
            like: its id among the offers, if that is not its own.
        """
        part = self._open
        if part is None:
            part = self._open = Part()
            self.parts.append(part)
        part.pieces.append(piece)
        part.names.append(piece.id if like is None else like)

    def part(self, key: Hashable, lay: Callable[Concatenate[Scene, P], None], *args: P.args, **more: P.kwargs) -> None:
        """Add pieces that depend on nothing but a key; they are cached for the next scene and the next viewer.

        Twins are counted within the part.

        Args:
            key: everything that the pieces depend on.
            lay: lays the pieces if they are not cached; called with the scene, `args` and `more`.
            args: its positional arguments.
            more: its keyword arguments.
        """
        laid = _LAID.get(key)
        if laid is None:
            made = Scene({})
            lay(made, *args, **more)
            laid = _LAID[key] = Laid(made.parts, made._laid)
            _RECENT.append(laid)
        self._open = None
        self.parts += laid.parts
        self._laid.append(laid)

    def twin(self, id: str) -> str:
        """Return an id for one of several identical pieces: `card-0`, `card-1`, ...

        Args:
            id: what the ids have in common: `card`.
        """
        number = self._twins.get(id, 0)
        self._twins[id] = number + 1
        return f"{id}-{number}"

    # Reading

    def __iter__(self) -> Iterator[Piece]:
        """The pieces with the events that they offer."""
        offering = self.offers.keys()
        for part in self.parts:
            if offering.isdisjoint(part.all_names):
                yield from part.pieces
                continue
            for piece, name in zip(part.pieces, part.names, strict=True):
                events = self.offers.get(name)
                yield piece._replace(events=tuple(events)) if events else piece

    def __len__(self) -> int:
        """The number of pieces."""
        return sum(len(part.pieces) for part in self.parts)

    def offering(self) -> dict[int, list[str]]:
        """The ids of the pieces that offer each event."""
        found: dict[int, list[str]] = {}
        offering = self.offers.keys()
        for part in self.parts:
            if offering.isdisjoint(part.all_names):
                continue
            for piece, name in zip(part.pieces, part.names, strict=True):
                if name in offering:
                    for event in self.offers[name]:
                        found.setdefault(event, []).append(piece.id)
        return found
