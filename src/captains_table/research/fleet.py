"""Many games of one kind, stepped together in compiled code. `vector.py` shows them as NumPy arrays.

Each game has its own random stream, so what happens in one does not depend on the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, u8

from captains_table.core.cells import amounts, cells_of, filled, longs, marks, shorts
from captains_table.core.choices import choices
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck
from captains_table.core.rows import Rows
from captains_table.core.updates import EVERYTHING, Updates, Watch
from captains_table.research.rewards import reward

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Amounts, Cells, Marks, Shorts
    from captains_table.core.choices import Choices


class Fleet:
    """The games and the rows that describe them, game by game."""

    def __init__(
        self,
        start: State,
        updates: Updates,
        events: list[int],
        width: i64,
        parts: list[int],
        rewards: str,
        count: i64,
        again: bool = True,
    ) -> None:
        self.start: Final = start
        self.again: Final = again
        """Whether a new game begins where one has ended."""
        self.updates: Final = updates
        self.kind_of_rewards: Final = rewards
        self.count: Final[i64] = count
        self.actions: Final[i64] = len(events)
        self.event_of: Final[Cells] = cells_of(events)
        self.action_of: Final[Cells] = filled(max(events) + 1, -1)
        for action in range(len(events)):
            self.action_of[events[action]] = action
        self.rows: Final = Rows(width, count * start.seats, parts)
        """What each seat sees, game by game. Only the row of the seat to move is up to date."""
        self.shown: Final[Cells] = longs(count)
        """The row of the seat to move, game by game."""
        self.watches: list[Watch] = []
        """They bring the rows up to date, game by game."""
        self.states: list[State] = []
        self.lucks: list[Luck] = []
        self.legal: list[Choices] = []
        """The events that the seat to move may choose, game by game."""
        self.masks: Final[Marks] = marks(count * self.actions)
        """1 for each action that it may choose."""
        self.movers: Final[Shorts] = shorts(count)
        """The seat to move."""
        self.rewards: Final[Amounts] = amounts(count * start.seats)
        """The rewards of a game that has just ended; otherwise 0."""
        self.ended: Final[Marks] = marks(count)
        """1 for each game that has just ended."""

    def reset(self, seed: int) -> None:
        """Start all games again."""
        for number in range(len(self.legal)):
            self.unmark(number)
        self.states = []
        self.watches = []
        self.lucks = []
        self.legal = []
        for number in range(self.count):
            self.states.append(self.start.clone())
            self.watches.append(Watch(self.updates, self.rows, number * self.start.seats, self.start.seats))
            self.lucks.append(Luck(seed, number))
            self.legal.append(choices())
            self.forget(number)
            self.go_on(number)

    def illegal(self, actions: list[int]) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        for number in range(self.count):
            action: i64 = actions[number]
            if action < 0 or action >= self.actions or self.masks[number * self.actions + action] == 0:
                return number
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out one legal action in each game."""
        for number in range(self.count):
            if self.ended[number] != 0:
                self.forget(number)
            self.watches[number].follow(self.states[number], self.event_of[actions[number]])
            self.unmark(number)
            self.go_on(number)

    def go_on(self, number: i64) -> None:
        """Let chance decide until somebody has to choose; where a game ends, a new one begins, if wanted."""
        state = self.states[number]
        luck, watch = self.lucks[number], self.watches[number]
        while state.to_move < 0:
            if state.to_move == CHANCE:
                watch.follow(state, state.chance(luck))
            else:
                self.end(number, state)
                if not self.again:
                    return
                state = self.start.clone()
                self.states[number] = state
                watch.stale.touch(EVERYTHING)
        self.tell(number, state)

    def end(self, number: i64, state: State) -> None:
        """Record the rewards of a finished game."""
        assert state.to_move == OVER
        self.ended[number] = u8(1)
        at = number * state.seats
        for amount in reward(state, self.kind_of_rewards):
            self.rewards[at] = amount
            at += 1

    def forget(self, number: i64) -> None:
        """Clear the rewards, which are reported only once."""
        self.ended[number] = u8(0)
        at = number * self.start.seats
        for seat in range(self.start.seats):
            self.rewards[at + seat] = 0.0

    def tell(self, number: i64, state: State) -> None:
        """Write down what the seat to move sees and may choose."""
        mover = state.to_move
        self.watches[number].look(state, mover)
        self.shown[number] = number * state.seats + mover
        self.movers[number] = i16(mover)
        state.list_legal(self.legal[number])
        self.mark_all(number, u8(1))

    def unmark(self, number: i64) -> None:
        """Clear the actions that were legal before."""
        self.mark_all(number, u8(0))
        self.legal[number].clear()

    def mark_all(self, number: i64, yes: u8) -> None:
        """Write the legality of each event that may be chosen into the mask of a game."""
        masks, action_of, legal = self.masks, self.action_of, self.legal[number]
        at = number * self.actions
        for place in range(legal.count):
            masks[at + action_of[legal.event(place)]] = yes

    def wild(self, luck: Luck) -> list[int]:
        """A random legal action for each game, all equally likely."""
        found: list[int] = []
        for legal in self.legal:
            found.append(self.action_of[legal.event(luck.below(legal.count))])
        return found
