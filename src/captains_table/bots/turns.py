"""The ways in which a seat can finish its part of a turn, compiled like the rules. It knows no game.

Only finished lines are compared: a position in the middle of a turn has paid for something that it has not received
yet, so compared with one at the end of a turn it looks too bad or, where waiting costs little, too good. So every
choice is followed until the seat's part is done: the most promising lines of all choices together, and a few lines of
every choice that has not led to an end yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import SEALED, State
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck

if TYPE_CHECKING:
    from mypy_extensions import i64

BREADTH: Final = 8
"""How many unfinished lines are followed at a time, whichever choice they began with."""
OWN: Final = 2
"""How many unfinished lines a choice keeps for itself as long as none of its lines is finished."""
DEPTH: Final = 12
"""How many decisions ahead lines are compared; after that, only choices without an end are followed."""
GLIMPSE: Final = 4
"""How many decisions ahead a glimpse looks where a turn goes on."""
LONGEST: Final = 40
"""The maximum number of decisions ahead that a choice without an end is followed."""
LONGEST_SEALED: Final = 200
"""No phase of sealed choices has more events."""


class Way:
    """A way to finish the part: the choice that it began with, and where it has led so far."""

    def __init__(self, first: i64, worth: float, state: State, done: State | None) -> None:
        self.first: i64 = first
        self.worth: float = worth
        self.state: State = state
        self.done: State | None = done
        """Where the seat's part of sealed choices was done, before those of others were drawn at random."""

    def end(self) -> State:
        """Return the position when the part is done."""
        return self.done if self.done is not None else self.state


def best_ways(judge: Judge, start: State, choices: list[int], luck: Luck) -> dict[int, Way]:
    """Return the best way found to finish the part of the seat to move, for each of its choices."""
    seat = start.to_move
    found: dict[int, Way] = {}
    ways: list[Way] = [_step(judge, Way(event, 0.0, start, None), seat, event, luck) for event in choices]
    for length in range(LONGEST):
        open_ways: list[Way] = []
        for way in ways:
            if way.state.to_move == seat:
                open_ways.append(way)
            elif way.first not in found or way.worth > found[way.first].worth:
                found[way.first] = way
        ways = []
        for way in _followed(open_ways, found, BREADTH if length < DEPTH else 0):
            for event in way.state.legal():
                ways.append(_step(judge, way, seat, event, luck))
        if not ways:
            break
    for way in ways:
        if way.first not in found:
            found[way.first] = way
    return found


def glimpses(judge: Judge, state: State, choices: list[int]) -> list[float]:
    """Return what choices of the seat to move look like at first sight, in the game's points.

    Where some of them end its part of the turn and others do not, those that do not are followed a little further, one
    way each, so that like is compared with like.
    """
    seat = state.to_move
    ways: list[Way] = []
    open_ways: i64 = 0
    for event in choices:
        after = state.clone()
        after.happen(event)
        ways.append(Way(event, judge.value(after, seat), after, None))
        if after.to_move == seat:
            open_ways += 1
    if 0 < open_ways < len(ways):
        for way in ways:
            _go_on(judge, way, seat)
    return [way.worth for way in ways]


def _go_on(judge: Judge, way: Way, seat: i64) -> None:
    """Follow a way by the best next position, until the seat's part is done or for a few decisions."""
    for _ in range(GLIMPSE):
        if way.state.to_move != seat:
            break
        best = way.state
        worth = -1e9
        for event in way.state.legal():
            after = way.state.clone()
            after.happen(event)
            found = judge.value(after, seat)
            if found > worth:
                worth = found
                best = after
        way.state = best
        way.worth = worth


def _worth(way: Way) -> float:
    return -way.worth


def _followed(ways: list[Way], found: dict[int, Way], breadth: i64) -> list[Way]:
    """The most promising unfinished lines, and some of every choice that has not led to an end yet."""
    ways.sort(key=_worth)
    kept: list[Way] = []
    own: dict[int, int] = {}
    for way in ways:
        if breadth > 0:
            breadth -= 1
            kept.append(way)
        elif way.first not in found and own.get(way.first, 0) < OWN:
            kept.append(way)
        else:
            continue
        own[way.first] = own.get(way.first, 0) + 1
    return kept


def _step(judge: Judge, way: Way, seat: i64, event: i64, luck: Luck) -> Way:
    """One event further along a line, judged; if it ends the seat's part of sealed choices, after all of them."""
    after = way.state.clone()
    done = way.done
    seal = after.seal
    sealed = after.veil(event) == SEALED
    after.happen(event)
    if sealed and after.to_move != seat:
        if done is None:
            done = after.clone()
        for _ in range(LONGEST_SEALED):
            if after.seal != seal or after.to_move < 0:
                break
            choices = after.legal()
            after.happen(choices[luck.below(len(choices))])
    return Way(way.first, judge.value(after, seat), after, done)
