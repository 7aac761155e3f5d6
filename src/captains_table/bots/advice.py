"""Advice: what a search thinks of the choices of a view, the seat's prospects, and where a game was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from captains_table.bots.fallback import fallback
from captains_table.bots.greedy import Greedy, Prospects
from captains_table.bots.ismcts import Search
from captains_table.bots.judges import judge_for, why_by_hand
from captains_table.core.analysis import Analysis, Slip
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, Phrase
from captains_table.core.luck import Luck
from captains_table.core.match import Match, Step
from captains_table.core.reasons import Change, Fault, Hint, Rival, changes, for_better, for_worse, sides

CURIOSITY = 1.2
HINT_ITERATIONS = 300 if COMPILED else 40
"""Search iterations for a hint: fewer without compiled rules, so that nobody has to wait."""
ANALYSIS_ITERATIONS = 200 if COMPILED else 20
"""Search iterations for each choice of a finished game: fewer without compiled rules, for the same reason."""
FARTHEST = 4
"""The maximum number of steps shown of a plan."""
MOST_GAINS = 2
MOST_COSTS = 1
MOST_FAULTS = 2
"""The maximum number of reasons: for the best choice, against it, and against another one."""
OBVIOUS = 0.2
"""A choice is obviously bad if it gives away this share of the lead that nearly decides a game. (Of the choices of a
search with 600 iterations, this calls at most one in 70 bad; of all choices, 4 to 12%.)"""

EXPERIENCE = Phrase("reason-experience")
SHORT_SIGHTED = Phrase("reason-short-sighted")
"""What is said where a net prefers a choice and no term of the judge speaks for it."""


@dataclass(frozen=True)
class PlannedChoice:
    """A choice in a plan, and a position in which it may be made."""

    state: State
    event: int


@dataclass(frozen=True)
class Advice:
    """The best choice, the confidence in it, the seat's prospects after it, and its plan."""

    hint: Hint
    sure: float
    """The share of the search that went to this choice, from 0 to 1."""
    plan: list[PlannedChoice]
    """What the same seat would do next."""


def advise(game: Game, view: State, luck: Luck, iterations: int) -> Advice:
    """Return the best choice for the seat to move, and why.

    Args:
        game: the game.
        view: the view of the seat.
        luck: the random stream of the search.
        iterations: how many iterations to search.
    """
    legal = view.legal()
    first = Greedy(game, luck)
    search = Search(judge_for(game, view), view, luck, CURIOSITY)
    search.expect(legal, list(first.weigh(view, legal).values()))
    search.think(iterations, 0.0)
    event = search.best()
    kid = search.roots[search.seat].kid(event)
    sure = float(kid.visits) / max(1.0, float(search.iterations))
    return Advice(_hint(game, search, first, event), sure, _plan(search, event))


def _hint(game: Game, search: Search, first: Greedy, event: int) -> Hint:
    """A choice with what it brings, and the next best one with what is wrong with it."""
    view, root, seat = search.view, search.roots[search.seat], int(search.seat)
    share = root.kid(event).mean()
    two = [event] if len(view.legal()) == 1 else [event, search.best(but=event)]
    prospects = first.look_ahead(view, two)
    found = compared(game, view, prospects.guesses, prospects.ends(event))
    gains = for_better(game, seat, found, seat, MOST_GAINS)
    if not gains and len(two) > 1 and _is_learned(game, view):
        gains = [EXPERIENCE]
    brings = (*gains, *for_worse(game, seat, found, seat, MOST_COSTS), *_by_hand(game, view))
    if len(two) == 1:
        return Hint(event, share, brings)
    other = two[1]
    faults = _wrong_with(game, view, prospects, other, event, seat)
    return Hint(event, share, brings, Rival(other, root.kid(other).mean(), tuple(faults)))


def _is_learned(game: Game, view: State) -> bool:
    """Whether the choice is that of a net, for which the terms need not speak."""
    return why_by_hand(game, view) is None


def _by_hand(game: Game, view: State) -> list[Phrase]:
    """Why a game that has a learned judge does without it, in a sentence."""
    why = fallback(game, view)
    return [] if why is None else [Phrase(why)]


def _wrong_with(
    game: Game, view: State, prospects: Prospects, event: int, better: int, addressed: int | None
) -> list[Phrase]:
    """What is wrong with a choice beside a better one. If only the net speaks against it, that is said; nothing if both
    are as good."""
    found = for_worse(game, int(view.to_move), against(game, view, prospects, event, better), addressed, MOST_FAULTS)
    if not found and prospects.worth(event) > prospects.worth(better) and _is_learned(game, view):
        return [SHORT_SIGHTED]
    return found


def compared(game: Game, view: State, before: Sequence[State], after: Sequence[State]) -> list[Change]:
    """The differences between positions, for every seat and automatic opponent."""
    return [change for side in sides(game, view) for change in changes(game, side, before, after)]


def against(game: Game, view: State, prospects: Prospects, event: int, better: int) -> list[Change]:
    """What is different after an event from what it would be after a better one; nothing if it seems to be as good."""
    if prospects.worth(event) >= prospects.worth(better):
        return []
    return compared(game, view, prospects.ends(better), prospects.ends(event))


def faults(game: Game, view: State, luck: Luck, event: int, better: int) -> list[Phrase]:
    """What is wrong with a choice compared with a better one, in the third person."""
    prospects = Greedy(game, luck).look_ahead(view, [event, better])
    return _wrong_with(game, view, prospects, event, better, None)


def bad_choices(game: Game, view: State, luck: Luck) -> list[Fault]:
    """The choices of a view that give away what a lead of a good part of the swing is worth, each with the greatest
    reason. Judged by where they lead when the seat's part is done, not by a search; a learned judge has to agree."""
    legal, seat = view.legal(), int(view.to_move)
    prospects = Greedy(game, luck).look_ahead(view, legal)
    best = max(legal, key=prospects.worth)
    least = prospects.worth(best) - OBVIOUS * game.judge.swing
    judge = judge_for(game, view)

    def share(event: int) -> float:
        return sum(judge.shares(end)[seat] for end in prospects.ends(event))

    bad = [event for event in legal if prospects.worth(event) < least and share(event) < share(best)]
    found = [(event, against(game, view, prospects, event, best)) for event in bad]
    return [Fault(event, _why_bad(game, seat, worse)) for event, worse in found if worse]


def _why_bad(game: Game, seat: int, worse: list[Change]) -> tuple[Phrase, ...]:
    return tuple(for_worse(game, seat, worse, seat, 1)) or (Phrase("reason-loss"),)


def _plan(search: Search, event: int) -> list[PlannedChoice]:
    """How the seat would continue, as far as the search has looked and no chance intervenes."""
    state = search.view.sample(search.luck)
    node = search.roots[search.seat]
    steps: list[PlannedChoice] = []
    while len(steps) < FARTHEST:
        node = node.kid(event)
        state.happen(event)
        if state.to_move != search.seat:
            break
        legal = [choice for choice in state.legal() if choice in node.kids]
        if not legal:
            break
        event = max(legal, key=lambda choice: node.kids[choice].visits)
        if len(state.legal()) > 1:
            steps.append(PlannedChoice(state.clone(), event))
    return steps


def analyse(match: Match, iterations: int, seed: int, into: Analysis, start: int = 0) -> Iterator[int]:
    """Analyse a match event by event, judging each seat by what it knew.

    What is found about an event does not depend on where the analysis started.

    Args:
        match: the match.
        iterations: how many iterations to search for each choice.
        seed: the same seed gives the same analysis.
        into: collects the results.
        start: the number of the first event to analyse.

    Returns:
        An iterator of the numbers of the events analysed, for a progress bar.
    """
    last = CHANCE
    for step in match.steps():
        seat = step.entry.seat
        is_new_turn = seat != CHANCE and last not in (CHANCE, seat)
        last = last if seat == CHANCE else seat
        if step.number < start:
            continue
        if seat != CHANCE:
            luck = Luck(seed, step.number)
            if is_new_turn:
                into.chances.append((step.number, chances(match.game, step.before, luck, iterations)))
            slip = _judged(step, luck, iterations) if len(step.before.legal()) > 1 else None
            if slip is not None:
                into.slips.append(slip)
        yield step.number
    end = len(match.entries)
    into.chances.append((end, chances(match.game, match.state, Luck(seed, end), iterations)))


def with_faults(match: Match, slip: Slip) -> Slip:
    """Return a slip together with what is wrong with the choice.

    Args:
        match: the match.
        slip: a costly choice in it.
    """
    state = match.at(slip.number)
    state.give_turn(slip.seat)
    found = faults(match.game, state.view(slip.seat), Luck(slip.number), slip.event, slip.better)
    return replace(slip, faults=tuple(found))


def _judged(step: Step, luck: Luck, iterations: int) -> Slip | None:
    """What a choice cost compared with the best one, both searched equally long."""
    event = step.entry.event
    view = step.before.view(step.entry.seat)
    search = Search(judge_for(step.game, view), view, luck, CURIOSITY)
    search.think(iterations, 0.0)
    better = search.best()
    if better == event:
        return None
    root = search.roots[search.seat]
    search.only = event
    search.think(max(1, root.kid(better).visits - root.kid(event).visits), 0.0)
    cost = root.kid(better).mean() - root.kid(event).mean()
    return Slip(step.number, search.seat, event, better, cost) if cost > 0.0 else None


def chances(game: Game, state: State, luck: Luck, iterations: int) -> list[float]:
    """Return every seat's win chance, by its own view. Without an automatic opponent, they add up to 1.

    Args:
        game: the game.
        state: the true position.
        luck: the random stream of the search.
        iterations: the effort; every seat's view gets an eighth of these iterations, at least 8.
    """
    if state.to_move == OVER:
        winners = state.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    shares = [_share(game, state.view(seat), seat, luck, iterations) for seat in range(state.seats)]
    total = sum(shares) if state.seats > 1 else 1.0
    return [share / total for share in shares]


def _share(game: Game, view: State, seat: int, luck: Luck, iterations: int) -> float:
    search = Search(judge_for(game, view), view, luck, CURIOSITY)
    search.think(max(8, iterations // 8), 0.0)
    return search.totals[seat] / float(search.iterations)
