"""Information-set Monte Carlo tree search, in the same compiled form as the rules. It knows no game.

Every iteration plays on a position *sampled* from the view, never on the true one. Each seat has a tree of its own,
which branches only on what that seat sees: its own choices and the open ones of others; a sealed choice of somebody
else is one branch, whatever it is, so that nobody plans on what they can't know. Chance is sampled and does not branch.
In a tree, choices are tried by their mean share of the win so far and by what the game's judge thinks of them at
first sight; where the tree ends, the judge's hunches go on for a few decisions, and its value counts. With more than
two players everybody tries to get the most for themselves (max-n).
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from captains_table.bots.turns import glimpses
from captains_table.core.contract import CHANCE, OPEN, OVER, State
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

DOUBT: Final = 0.05
"""The uncertainty that a single try leaves about a choice, in addition to the variance of the tries; it decreases with
the number of tries."""
SERIOUS: Final = 20
"""A choice is worth considering if it was tried at least a 20th as often as the most tried one."""
OPEN_MIND: Final = 0.1
"""The prior of even the worst choice at first sight; that of the best is 1."""
HIDDEN = -1
"""The branch for a choice that a seat does not see."""
ANY = -1
"""No particular choice."""


class Node:
    """What is known about a point in the game as one seat sees it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.reward: float = 0.0
        self.squares: float = 0.0
        """The sum of the squares of all rewards."""
        self.kids: dict[int, Node] = {}
        self.first_sight: dict[int, float] = {}
        """What the judge thought of each choice here, from 0 to 1."""

    def kid(self, event: i64) -> Node:
        """The point after an event."""
        found = self.kids.get(event)
        if found is None:
            found = Node()
            self.kids[event] = found
        return found

    def mean(self) -> float:
        """The mean share of the win from here on, for the seat whose choice led here."""
        return self.reward / float(self.visits) if self.visits > 0 else 0.0

    def spread(self) -> float:
        """The standard deviation of the shares."""
        mean = self.mean()
        variance = self.squares / float(self.visits) - mean * mean
        return sqrt(variance) if variance > 0.0 else 0.0


class Search:
    """A search from one view. `think` can be called repeatedly; `best` returns the best choice so far."""

    def __init__(self, judge: Judge, view: State, luck: Luck, curiosity: float) -> None:
        self.judge = judge
        self.view = view
        self.luck = luck
        self.seat: i64 = view.to_move
        self.curiosity: float = curiosity
        self.roots: list[Node] = [Node() for _ in range(view.seats)]
        self.iterations: i64 = 0
        self.totals: list[float] = [0.0] * view.seats
        """The sum of every seat's shares of the win over all iterations."""
        self.only: i64 = ANY
        """The only choice to start with, or ANY."""
        self.doubt: float = DOUBT
        self.open_mind: float = OPEN_MIND
        self.sharpness: float = 3.0 / judge.blur
        """How much a point of difference at first sight matters."""
        self.clock: Callable[[], float] = perf_counter
        """What tells the time: that on the wall, or the processor's, which other programs do not use up."""

    def think(self, iterations: i64, seconds: float) -> None:
        """Search until a number of iterations has been made or (if not 0) a time has passed."""
        end = self.clock() + seconds
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            if seconds > 0.0 and done % 8 == 0 and self.clock() >= end:
                break
        self.iterations += done

    def iterate(self) -> None:
        """Sample a position, descend the trees, play on from their end, and update them with the result."""
        state = self.view.sample(self.luck)
        nodes: list[Node] = self.roots[:]
        path: list[Node] = []
        movers: list[int] = []
        first_visit = False
        while state.to_move != OVER and not first_visit:
            if state.to_move == CHANCE:
                state.happen(state.chance(self.luck))
                continue
            mover = state.to_move
            event = self.select(nodes[mover], state) if path or self.only == ANY else self.only
            is_open = state.veil(event) == OPEN
            seat: i64 = 0
            while seat < state.seats:
                nodes[seat] = nodes[seat].kid(event if is_open or seat == mover else HIDDEN)
                seat += 1
            state.happen(event)
            first_visit = nodes[mover].visits == 0
            path.append(nodes[mover])
            movers.append(mover)
        self.play_on(state)
        shares = self.judge.shares(state)
        for player in range(len(shares)):
            self.totals[player] += shares[player]
        for place in range(len(path)):
            share = shares[movers[place]]
            path[place].visits += 1
            path[place].reward += share
            path[place].squares += share * share

    def select(self, node: Node, state: State) -> i64:
        """The choice to try next: one with a good mean, or a promising one that was not tried often."""
        choices = state.legal()
        if len(choices) == 1:
            return choices[0]
        self.look(node, state, choices)
        total = 0.0
        visits: i64 = 0
        for event in choices:
            total += node.first_sight[event]
            kid = node.kids.get(event)
            if kid is not None:
                visits += kid.visits
        root = sqrt(float(visits + 1)) * self.curiosity
        best: i64 = choices[0]
        best_score = -1.0
        for event in choices:
            prior = node.first_sight[event] / total
            kid = node.kids.get(event)
            if kid is None or kid.visits == 0:
                score = 0.4 + root * prior
            else:
                score = kid.mean() + root * prior / (1.0 + float(kid.visits))
            if score > best_score:
                best_score = score
                best = event
        return best

    def look(self, node: Node, state: State, choices: list[int]) -> None:
        """Let the judge evaluate the choices that are new here."""
        new: list[int] = [event for event in choices if event not in node.first_sight]
        if new:
            self.note(node, new, glimpses(self.judge, state, new))

    def expect(self, choices: list[int], worths: list[float]) -> None:
        """Start from given values of the choices at the root, in points."""
        self.note(self.roots[self.seat], choices, worths)

    def note(self, node: Node, choices: list[int], worths: list[float]) -> None:
        """Store the first evaluation of choices."""
        best = max(worths)
        for place in range(len(choices)):
            node.first_sight[choices[place]] = self.open_mind + exp(self.sharpness * (worths[place] - best))

    def play_on(self, state: State) -> None:
        """Follow hunches for a few decisions; forced choices do not count."""
        left = self.judge.depth
        while left > 0 and state.to_move != OVER:
            if state.to_move == CHANCE:
                state.happen(state.chance(self.luck))
            else:
                choices = state.legal()
                state.happen(self.judge.hunch(state, choices, self.luck))
                if len(choices) > 1:
                    left -= 1

    def best(self, but: i64 = ANY) -> i64:
        """The choice (other than `but`) with the best mean, minus an allowance for few tries."""
        root = self.roots[self.seat]
        legal: list[int] = [event for event in self.view.legal() if event != but]
        most: i64 = 1
        for event in legal:
            kid = root.kids.get(event)
            if kid is not None and kid.visits > most:
                most = kid.visits
        best: i64 = legal[0]
        surest = -1e9
        for event in legal:
            kid = root.kids.get(event)
            if kid is not None and kid.visits * SERIOUS >= most:
                sure = kid.mean() - (kid.spread() + self.doubt) / sqrt(float(kid.visits))
                if sure > surest:
                    surest = sure
                    best = event
        return best
