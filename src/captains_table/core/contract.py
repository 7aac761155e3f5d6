"""The contract: what a position of any game is to the rest of the program. Read this file first.

A game is a sequence of *events*: small integers from a range that is fixed for the game. `to_move` says who makes the
next one: a seat (0 is A, 1 is B, ... clockwise), CHANCE, or nobody (OVER). Everything else follows:

    state = game.new(3)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            event = state.chance(luck)          # or any of state.outcomes()
        else:
            event = bot.choose(...)             # one of state.legal()
        state.apply(event)
    print(state.scores(), state.winners())

* A decision with several parts is several events. After any sequence of legal events there is a legal event.
* Chance is a player: a deck has no hidden order, it is the bag of unseen cards, so a state can't leak the future.
* Secrets have one way out: `view(seat)` is a copy in which everything that the seat may not know is blank. Players,
  bots and interfaces only ever get views. `sample(luck)` fills the blanks of a view with something consistent.
  `glance(seat)` is a cheaper view, to be read once and never changed.
* Simultaneous choices are made one seat after the other and are *sealed* until the last seat is done. `acting()` lists
  the seats that may choose now, in order; `to_move` is the first of them, and `give_turn(seat)` passes the next event
  to another one. The order in which seats choose makes no difference to the position.
* The rules report what happens automatically (a payday, a closed warehouse) by appending to `tale`, unless it is None.

Rules know nothing but rules: no input or output, no clock, no random numbers of their own, no language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.core.luck import Luck

CHANCE: Final = -1
"""`to_move` when chance decides."""
OVER: Final = -2
"""`to_move` when the game is over."""

EVERYTHING: Final = -1
"""`viewer` of the true position, in which nothing is blank."""
SPECTATOR: Final = -2
"""`viewer` of a view that shows only what everybody may see."""

OPEN: Final = 0
"""Everybody sees the event when it happens."""
SEALED: Final = 1
"""Only the seat that chooses knows the event until `seal` changes; then everybody knows it."""
SECRET: Final = 2
"""Only one seat ever learns the event, for example a card dealt to it."""


class Happening:
    """Something that followed from an event by the rules: its kind, and arguments that are ids and numbers."""

    def __init__(self, kind: str, arguments: dict[str, int | str]) -> None:
        self.kind = kind
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Happening({self.kind!r}, {self.arguments!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Every game derives its own class.

    >>> from captains_table import Luck, games
    >>> state = games()["captains_war"].new(2)
    >>> state.to_move == CHANCE, state.outcomes()
    (True, [(0, 1), (1, 1)])
    >>> state.apply(state.chance(Luck(7)))
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        """The number of players."""
        self.to_move: i64 = CHANCE
        """Who makes the next event: a seat, CHANCE, or OVER if the game has ended."""
        self.viewer: i64 = EVERYTHING
        """Whose view this is: a seat, SPECTATOR, or EVERYTHING for the true position."""
        self.seal: i64 = 0
        """Increases by one whenever sealed choices are revealed."""
        self.tale: list[Happening] | None = None
        """Where the rules report what happens automatically; None if nobody listens. Never copied by `clone`."""

    def legal(self) -> list[int]:
        """Return the events that `to_move` may choose, in ascending order.

        At a chance point, these are the possible outcomes. The list is empty when the game is over.
        """
        raise NotImplementedError

    def list_legal(self, found: Choices) -> None:
        """Add the events of `legal()` to `found`: the same for compiled programs, without a list.

        Args:
            found: where to add them.
        """
        for event in self.legal():
            found.add(event)

    def refusal(self, event: i64) -> i64:
        """Return 0 if an event is legal now, else the clause that forbids it: 100 * chapter + number (EC 5.6 is 506).

        Args:
            event: any event of the game, legal or not.
        """
        raise NotImplementedError

    def happen(self, event: i64) -> None:
        """Carry out an event and everything that follows from it by the rules.

        Args:
            event: an event that is known to be legal. This is not checked; `apply` does.
        """
        raise NotImplementedError

    def apply(self, event: i64) -> None:
        """Carry out an event if it is legal.

        Args:
            event: any event of the game.

        Raises:
            IllegalEvent: if the event is not legal. The position is unchanged.
        """
        clause = self.refusal(event)
        if clause != 0:
            raise IllegalEvent(event, clause)
        self.happen(event)

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance point, return each possible event with its weight, in ascending order of events."""
        raise NotImplementedError

    def chance(self, luck: Luck) -> i64:
        """At a chance point, draw one of the outcomes by weight.

        Args:
            luck: the random stream to draw from.
        """
        return luck.weighted(self.outcomes())

    def clone(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the score of every seat if the game ended now, followed by that of an automatic opponent, if any."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that have won, several after a tie, none before the end. A rival has the number `seats`."""
        raise NotImplementedError

    def acting(self) -> list[int]:
        """Return the seats that may choose now, in order: only `to_move` unless choices are simultaneous."""
        if self.to_move < 0:
            return []
        return [self.to_move]

    def give_turn(self, seat: i64) -> None:
        """Let a seat make the next event.

        Args:
            seat: one of the seats of `acting()`.

        Raises:
            ValueError: if the seat has nothing to choose now.
        """
        if seat not in self.acting():
            raise ValueError(f"seat {seat} has nothing to choose now")
        self.to_move = seat

    def veil(self, event: i64) -> i64:
        """Return who sees an event: OPEN, SEALED or SECRET.

        Args:
            event: an event that is about to happen.
        """
        return OPEN

    def confidant(self, event: i64) -> i64:
        """Return the one seat that learns a SECRET event.

        Args:
            event: an event that is about to happen.
        """
        return SPECTATOR

    def view(self, seat: i64) -> State:
        """Return a copy in which everything that a seat may not know is blank.

        Args:
            seat: a seat, or SPECTATOR.
        """
        raise NotImplementedError

    def glance(self, seat: i64) -> State:
        """Return a cheap view that shares memory with the position: read-only, and valid only until the next event.

        Args:
            seat: a seat, or SPECTATOR.
        """
        return self.view(seat)

    def sample(self, luck: Luck) -> State:
        """From a view, return a full position that its viewer can't distinguish from the true one.

        Args:
            luck: the random stream to draw from. Every consistent position is equally likely.
        """
        raise NotImplementedError

    def fingerprint(self) -> list[int]:
        """Return the position as a list of numbers. Two positions are equal exactly if their fingerprints are."""
        raise NotImplementedError


class IllegalEvent(ValueError):
    """An event that the rules forbid now. `clause` is the number returned by `State.refusal`."""

    def __init__(self, event: int, clause: int) -> None:
        super().__init__(f"event {event} is forbidden by clause {clause // 100}.{clause % 100}")
        self.event = event
        self.clause = clause
