"""The pieces of a scene as viewers were last sent them, in the viewers' order, and what has changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.scene import Part, Piece, Scene
from captains_table.play.wire import new_piece, piece_change, piece_out
from captains_table.play.wire_types import Piece as SentPiece
from captains_table.play.wire_types import PieceChanges


class SentPieces:
    """The pieces on a viewer's screen. New ones, and those on another slot, lie on top of all others; so the order of
    the scene holds only among the pieces of one slot."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        pieces = _by_id(scene.parts)
        self._ranks = {name: rank for rank, name in enumerate(pieces)}
        """The pieces in order, with ascending numbers."""
        self._next = len(pieces)

    def all(self, game: Game, view: State) -> list[SentPiece]:
        """All of them, in order."""
        pieces = _by_id(self.scene.parts)
        return [piece_out(game, view, pieces[name]) for name in self._ranks]

    def change(self, game: Game, view: State, scene: Scene) -> PieceChanges | UnsetType:
        """Return new and changed pieces, removed ones, and those whose place among the pieces of their slot has
        changed."""
        before, now, self.scene = self.scene.parts, scene.parts, scene
        if before == now:
            return UNSET
        stale, fresh, is_in_order = _differing(before, now)
        old, new = _by_id(stale), _by_id(fresh)
        changed = [piece for name, piece in new.items() if old.get(name) != piece]
        gone = [name for name in old if name not in new]
        for name in gone:
            del self._ranks[name]
        for piece in changed:
            if piece.id not in old or old[piece.id].slot != piece.slot:
                self._put_on_top(piece.id)
        slots = frozenset[str]().union(*[part.slots for part in (fresh if is_in_order else now)])
        last = self._put_in_order(slots)
        if not (changed or gone or last):
            return UNSET
        changes = [
            new_piece(game, view, piece) if was is None else piece_change(game, view, was, piece)
            for piece in changed
            for was in [old.get(piece.id)]
        ]
        return PieceChanges(changes or UNSET, gone or UNSET, last or UNSET)

    def _put_on_top(self, name: str) -> None:
        self._ranks.pop(name, None)
        self._ranks[name] = self._next
        self._next += 1

    def _put_in_order(self, slots: frozenset[str]) -> list[str]:
        """Move pieces to the top, so that those of each of these slots are in the right order; return which."""
        latest: dict[str, int] = {}
        last = []
        for part in self.scene.parts:
            if part.slots.isdisjoint(slots):
                continue
            for piece in part.pieces:
                if piece.slot not in slots:
                    continue
                if self._ranks[piece.id] < latest.get(piece.slot, -1):
                    self._put_on_top(piece.id)
                    last.append(piece.id)
                latest[piece.slot] = self._ranks[piece.id]
        return last


def _differing(before: list[Part], now: list[Part]) -> tuple[list[Part], list[Part], bool]:
    """The parts that are there no more, those that are new, and whether the others are in the same order."""
    if len(before) == len(now):
        pairs = [pair for pair in zip(before, now, strict=True) if pair[0] is not pair[1]]
        stale, fresh = [was for was, _ in pairs], [part for _, part in pairs]
        if set(stale).isdisjoint(fresh):
            return stale, fresh, True
    kept = set(before).intersection(now)
    stale, fresh = [part for part in before if part not in kept], [part for part in now if part not in kept]
    return stale, fresh, [part for part in before if part in kept] == [part for part in now if part in kept]


def _by_id(parts: Iterable[Part]) -> dict[str, Piece]:
    return {piece.id: piece for part in parts for piece in part.pieces}
