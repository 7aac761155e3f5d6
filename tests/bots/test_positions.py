"""The last choices of games, where the best one can be counted."""

from __future__ import annotations

from functools import cache

import pytest

from captains_table.bots.thinker import Thinker
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from forms import by_form

WANTED = by_form(pure=1, compiled=5)
MOST_LEAVES = 400
LAST = 40
"""So many events before the end the search for such positions begins."""
GUESSES = 6
"""How many guesses at what is hidden have to agree."""
POSITIONS = [(game.id, number) for game in games().values() for number in range(WANTED)]


def leads(state: State) -> list[int]:
    """Everybody's lead over the best of the others at the end."""
    scores = state.scores()
    return [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(state.seats)]


def best_lead(state: State, seat: int, leaves: list[int]) -> int | None:
    """The lead that a seat reaches for sure if it chooses well; None if others or luck have a say.

    Where a card is drawn that nobody can use any more, two cards stand for all of them.
    """
    if state.to_move == OVER:
        leaves.append(1)
        return leads(state)[seat]
    legal = state.legal()
    if len(leaves) > MOST_LEAVES or (state.to_move not in (seat, CHANCE) and len(legal) > 1):
        return None
    found = []
    for event in (legal[0], legal[-1]) if state.to_move == CHANCE else legal:
        after = state.clone()
        after.happen(event)
        lead = best_lead(after, seat, leaves)
        if lead is None:
            return None
        found.append(lead)
    if state.to_move == CHANCE and min(found) < max(found):
        return None
    return max(found)


def counted(state: State) -> dict[int, int] | None:
    """The lead that each choice brings for sure; None where others or luck have a say, or all bring the same."""
    worth: dict[int, int] = {}
    leaves: list[int] = []
    for event in state.legal():
        after = state.clone()
        after.happen(event)
        lead = best_lead(after, state.to_move, leaves)
        if lead is None:
            return None
        worth[event] = lead
    return worth if min(worth.values()) < max(worth.values()) else None


def is_sure(state: State, worth: dict[int, int]) -> bool:
    """Whether the choices bring the same whatever the seat to move can't see."""
    view = state.view(state.to_move)
    return all(counted(view.sample(Luck(number))) == worth for number in range(GUESSES))


@cache
def last_choices(game: Game) -> list[tuple[State, dict[int, int]]]:
    """Positions that only the seat to move decides, with the lead that each choice brings; not all the same."""
    found: list[tuple[State, dict[int, int]]] = []
    for seed in range(60):
        path = [game.new(2)]
        luck = Luck(seed)
        while path[-1].to_move != OVER:
            after = path[-1].clone()
            legal = after.legal()
            after.happen(after.chance(luck) if after.to_move == CHANCE else game.judge.hunch(after, legal, luck))
            path.append(after)
        for state in reversed(path[-LAST:-1]):
            if state.to_move < 0 or len(state.legal()) < 2:
                continue
            worth = counted(state)
            if worth is not None and is_sure(state, worth):
                found.append((state, worth))
                break
        if len(found) >= WANTED:
            return found
    return found


@pytest.mark.parametrize(("name", "number"), POSITIONS)
def test_the_best_last_choice_is_found(name: str, number: int) -> None:
    game = games()[name]
    state, worth = last_choices(game)[number]
    chosen = Thinker(game, Luck(number), 40 * len(worth)).choose(state.view(state.to_move), state.legal())
    assert worth[chosen] == max(worth.values()), [
        (game.text(state, event), lead) for event, lead in sorted(worth.items(), key=lambda item: -item[1])
    ]
