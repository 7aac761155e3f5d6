"""Reasons: how two positions differ in the named terms of a game's judge, in the game's own words.

Positions with hidden information are given as several guesses, and their terms are averaged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from captains_table.core.contract import State
from captains_table.core.game import Game, Phrase

FAINT = 0.1
"""A change worth less than this share of the greatest one is not worth a sentence."""
UNSURE = -1
"""The rank if the guesses disagree about it: nothing is said about it."""


@dataclass(frozen=True)
class Change:
    """How a term of a seat differs between two positions."""

    seat: int
    kind: str
    about: str
    before: int | None
    """The amount before, as players count it; None: the term did not exist."""
    after: int
    standing: int
    """The resulting rank (1 is first), 0 without one."""
    worth: float
    """What the seat gains by it, in the judge's points."""

    @property
    def amounts(self) -> dict[str, int | str]:
        """The figures of a sentence."""
        return {"before": self.before or 0, "after": self.after}


@dataclass(frozen=True)
class Rival:
    """The second-best choice."""

    event: int
    share: float
    """The seat's prospects after it, from 0 (lost) to 1 (won)."""
    faults: tuple[Phrase, ...]
    """What is wrong with it; empty: only deeper thinking distinguishes the two."""


@dataclass(frozen=True)
class Hint:
    """The best choice and the reasons for it."""

    event: int
    share: float
    """The seat's prospects after it, from 0 (lost) to 1 (won)."""
    brings: tuple[Phrase, ...]
    """What it is expected to gain and to cost."""
    rival: Rival | None = None
    """None: there is no other choice."""


@dataclass(frozen=True)
class Fault:
    """A choice that is obviously bad, and why."""

    event: int
    why: tuple[Phrase, ...]


@dataclass
class _Sum:
    """A term, added up over guesses."""

    worth: float = 0.0
    amount: float = 0.0
    standing: int | None = None


def changes(game: Game, seat: int, before: Sequence[State], after: Sequence[State]) -> list[Change]:
    """The terms of a seat that differ between two positions, each given as guesses."""
    was, now = _terms(game, seat, before), _terms(game, seat, after)
    found = []
    for key, new in now.items():
        old = was.get(key)
        worth = new.worth - (old.worth if old else 0.0)
        amount = None if old is None else round(old.amount)
        found.append(Change(seat, *key, amount, round(new.amount), new.standing or 0, worth))
    return [change for change in found if change.before != change.after and change.standing != UNSURE]


def sides(game: Game, state: State) -> range:
    """All sides: the seats, then the automatic opponents."""
    return range(state.seats + game.judge.rivals(state))


def _terms(game: Game, seat: int, guesses: Sequence[State]) -> dict[tuple[str, str], _Sum]:
    found: dict[tuple[str, str], _Sum] = {}
    for state in guesses:
        for term in game.terms(state, seat):
            total = found.setdefault((term.kind, term.about), _Sum())
            total.worth += term.worth / len(guesses)
            total.amount += term.amount / len(guesses)
            same = total.standing is None or total.standing == term.standing
            total.standing = int(term.standing) if same else UNSURE
    return found


def said(game: Game, change: Change, addressed: int | None) -> Phrase | None:
    """A change as a sentence addressed to a seat (None: in the third person); None if there is nothing to say about
    it."""
    phrase = game.reason(change)
    if phrase is None or change.seat == addressed:
        return phrase
    return Phrase(f"{phrase.text}-other", {**phrase.arguments, "who": change.seat})


def for_better(game: Game, mover: int, found: Iterable[Change], addressed: int | None, most: int) -> list[Phrase]:
    """What changes most in favour of a player, in sentences: their own gains and the losses of others."""
    return _greatest(game, [(gain_of(change, mover), change) for change in found], addressed, most)


def for_worse(game: Game, mover: int, found: Iterable[Change], addressed: int | None, most: int) -> list[Phrase]:
    """What changes most against a player: their own losses and the gains of others."""
    return _greatest(game, [(-gain_of(change, mover), change) for change in found], addressed, most)


def gain_of(change: Change, mover: int) -> float:
    """What a player gains by a change; for another player's change the opposite, at half its weight."""
    return change.worth if change.seat == mover else -0.5 * change.worth


def _greatest(game: Game, gains: Sequence[tuple[float, Change]], addressed: int | None, most: int) -> list[Phrase]:
    faint = FAINT * max((abs(gain) for gain, _ in gains), default=0.0)
    sorted_gains = sorted((pair for pair in gains if pair[0] > faint), key=lambda pair: -pair[0])
    sentences = (said(game, change, addressed) for _, change in sorted_gains)
    return [phrase for phrase in sentences if phrase is not None][:most]
