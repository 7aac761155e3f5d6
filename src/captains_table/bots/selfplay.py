"""Games that a judge plays against itself or others, in compiled code; and what is recorded of them."""

from __future__ import annotations

from mypy_extensions import i64

from captains_table.bots.ismcts import Search
from captains_table.bots.learned import Learned, Telling, teller
from captains_table.bots.turns import best_ways
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck


class Manner:
    """How players in self-play deviate from what they think best."""

    def __init__(self, slips: float, wobble: float, keep: float, whole: bool, search: i64 = 0) -> None:
        self.slips: float = slips
        """How often a choice is made at random."""
        self.wobble: float = wobble
        """By how much of a win a choice may be misjudged."""
        self.keep: float = keep
        """The share of positions that is recorded."""
        self.whole: bool = whole
        """Whether hand-written judges compare whole turns instead of following hunches."""
        self.search: i64 = search
        """How many iterations nets search for every choice; 0: they look one ply ahead."""


class Diary:
    """Positions as numbers: for each one the seat from whose perspective it is encoded, and which numbers are not 0."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.counts: list[int] = []
        """How many numbers of each position are not 0."""
        self.places: list[int] = []
        self.values: list[int] = []
        """Their places and values, position by position."""

    def note(self, telling: Telling, state: State) -> None:
        """Record a position."""
        cells = telling.tell(state)
        count: i64 = 0
        for place in range(telling.rows.size):
            value = i64(cells[place])
            if value != 0:
                self.places.append(place)
                self.values.append(value)
                count += 1
        self.seats.append(teller(state))
        self.counts.append(count)


def self_play(
    state: State,
    judges: list[Judge],
    luck: Luck,
    manner: Manner,
    telling: Telling | None = None,
    diary: Diary | None = None,
) -> None:
    """Play a position to its end. Everybody chooses on a guess at what they can't see.

    Args:
        state: the position, which is changed.
        judges: whose opinion each seat follows.
        luck: the random stream of everything.
        manner: how they depart from it.
        telling: tells the positions that are kept.
        diary: where they are kept, after each choice; None: nowhere.
    """
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.happen(state.chance(luck))
            continue
        choices = state.legal()
        if len(choices) == 1:
            state.happen(choices[0])
            continue
        state.happen(chosen(state, choices, judges[state.to_move], luck, manner))
        if telling is not None and diary is not None and state.to_move != OVER:
            if luck.fraction() < manner.keep:
                diary.note(telling, state)


def chosen(state: State, choices: list[int], judge: Judge, luck: Luck, manner: Manner) -> i64:
    """A choice based on a guess at what the seat to move can't see."""
    if manner.slips > 0.0 and luck.fraction() < manner.slips:
        return choices[luck.below(len(choices))]
    view = state.view(state.to_move)
    if manner.search > 0 and isinstance(judge, Learned):
        search = Search(judge, view, luck, 1.0)
        search.think(manner.search, 0.0)
        return search.best()
    guess = view.sample(luck)
    if isinstance(judge, Learned):
        return judge.pick(guess, choices, luck, manner.wobble)
    if manner.whole:
        return best_start(judge, guess, choices, luck)
    return judge.hunch(guess, choices, luck)


def best_start(judge: Judge, state: State, choices: list[int], luck: Luck) -> i64:
    """The choice that starts the best way to finish the turn."""
    best: i64 = choices[0]
    most = -1e9
    for event, way in best_ways(judge, state, choices, luck).items():
        if way.worth > most:
            most = way.worth
            best = event
    return best
