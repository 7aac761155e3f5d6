"""The contract: what a position of any game is to the rest of the program. Read this file first.

A game is played by *events*, small integers in a space that is fixed for the game. `to_move` says who brings the
next one about: a seat (0 is A, 1 is B, ... clockwise), CHANCE, or nobody any more (OVER). Everything else follows:

    state = game.new(3)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            event = state.chance(luck)          # or any of state.outcomes()
        else:
            event = bot.choose(...)             # one of state.legal()
        state.apply(event)
    print(state.scores(), state.winners())

* A decision with several parts is several events. After any sequence of legal events there is a legal event.
* Chance is a player: a deck has no hidden order in here, it is the bag of cards not seen yet, so a state can't leak
  the future.
* Secrets leave through one door: `view(seat)` is a copy in which all that the seat may not know is blank. Only views
  go to players, bots and interfaces. `sample(luck)` of a view fills the blanks with something that fits. `glance(seat)`
  shows the same for less work, to be looked at once and never changed.
* Simultaneous choices are entered one seat after the other and *sealed* until the last seat is done. `acting()` lists
  the seats that may choose now, in their order; `to_move` is the first of them, and `give_turn(seat)` hands the next
  event to another one of them. The order in which seats choose makes no difference to the position.
* Rules tell what happens by itself (a payday, a closed warehouse) by appending to `tale`, if there is one to append to.

Rules know nothing but rules: no input or output, no clock, no random numbers of their own, no language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck

CHANCE: Final = -1
"""`to_move` when chance decides."""
OVER: Final = -2
"""`to_move` when the game is over."""

EVERYTHING: Final = -1
"""`viewer` of a true position: nothing is blank."""
SPECTATOR: Final = -2
"""`viewer` of what everybody may see."""

OPEN: Final = 0
"""Everybody sees the event when it happens."""
SEALED: Final = 1
"""Only the seat that chooses knows the event, until `seal` changes: then all know it."""
SECRET: Final = 2
"""Only one seat ever learns the event: a card dealt."""


class Happening:
    """Something that followed from an event by the rules: a kind of its own and the arguments, all ids and numbers."""

    def __init__(self, kind: str, arguments: dict[str, int | str]) -> None:
        self.kind = kind
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Happening({self.kind!r}, {self.arguments!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Games derive from it; every method here is one that a game carries out."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        """How many people sit at the table."""
        self.to_move: i64 = CHANCE
        """A seat, CHANCE or OVER."""
        self.viewer: i64 = EVERYTHING
        """Whose view this is: a seat, SPECTATOR, or EVERYTHING for the true position."""
        self.seal: i64 = 0
        """Grows by one whenever sealed choices are shown to all."""
        self.tale: list[Happening] | None = None
        """Where the rules tell what happens by itself; None when nobody listens. Never copied by `clone`."""

    def legal(self) -> list[int]:
        """The events that `to_move` may choose, ascending; at a chance point the possible ones. Empty when OVER."""
        raise NotImplementedError

    def refusal(self, event: i64) -> i64:
        """0 if the event is legal now, else the clause that forbids it: 100 * chapter + number (EC 5.6 is 506)."""
        raise NotImplementedError

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal, and all that follows from it by the rules."""
        raise NotImplementedError

    def apply(self, event: i64) -> None:
        """Carry out an event, or raise IllegalEvent and change nothing."""
        clause = self.refusal(event)
        if clause != 0:
            raise IllegalEvent(event, clause)
        self.happen(event)

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance point: each possible event with its weight, events ascending."""
        raise NotImplementedError

    def chance(self, luck: Luck) -> i64:
        """At a chance point: one of the outcomes by weight. (Games have a faster way.)"""
        return luck.weighted(self.outcomes())

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of every seat if the game ended now (and of an automatic opponent after them)."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won (several share); an automatic opponent is `seats`. Empty until the end."""
        raise NotImplementedError

    def acting(self) -> list[int]:
        """The seats that may choose now, in their order: `to_move` alone unless choices are simultaneous."""
        if self.to_move < 0:
            return []
        return [self.to_move]

    def give_turn(self, seat: i64) -> None:
        """Let this one of the acting seats bring about the next event."""
        if seat not in self.acting():
            raise ValueError(f"seat {seat} has nothing to choose now")
        self.to_move = seat

    def veil(self, event: i64) -> i64:
        """Who sees this event, about to happen: OPEN, SEALED or SECRET."""
        return OPEN

    def confidant(self, event: i64) -> i64:
        """The one seat that learns a SECRET event about to happen."""
        return SPECTATOR

    def view(self, seat: i64) -> State:
        """A copy in which all that the seat (or SPECTATOR) may not know is blank."""
        raise NotImplementedError

    def glance(self, seat: i64) -> State:
        """What `view` shows, only to be looked at and only until the next event. (Games share their open cells.)"""
        return self.view(seat)

    def sample(self, luck: Luck) -> State:
        """From a view: a full position that its viewer can't tell from the true one, all such equally likely."""
        raise NotImplementedError

    def fingerprint(self) -> list[int]:
        """Everything that makes up the position, as numbers: equal exactly for equal positions."""
        raise NotImplementedError


class IllegalEvent(ValueError):
    """An event that the rules forbid now. `clause` is as in `State.refusal`."""

    def __init__(self, event: int, clause: int) -> None:
        super().__init__(f"event {event} is forbidden by clause {clause // 100}.{clause % 100}")
        self.event = event
        self.clause = clause
