"""A click on a piece that offers nothing is asked about: every scene can tell what is meant, at any moment.

What is meant comes as close to being legal as a piece's events do, so that its refusal says what a player lacks.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

import pytest

from captains_table.core.checks import tables_to_check
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.play.clicks import closest, meant_by
from captains_table.play.errors import NoUse
from captains_table.play.player_view import scene
from divers import GAME as DIVERS

EVERY_GAME = [*games().values(), DIVERS]
MATCHES = 6
POSITIONS = 30
ALIKE = 3
"""So many positions with the same kinds of choices are looked at."""
AT_MOST = 40
"""Events of one kind that are asked about in a position."""


def decisions(game: Game, seed: int) -> Iterator[State]:
    """Views of those who have something to choose, from random games at the smallest and at the largest table."""
    luck, looked_at = Luck(seed), Counter[frozenset[str]]()
    tables = tables_to_check(game)
    for number in range(MATCHES):
        state = game.new(*tables[-(number % 2)])
        while state.to_move != OVER:
            choices = state.legal()
            if state.to_move == CHANCE:
                state.happen(state.chance(luck))
                continue
            verbs = frozenset(by_verb(game, state, choices))
            if looked_at[verbs] < ALIKE and luck.below(3) == 0:
                looked_at[verbs] += 1
                yield state.view(state.to_move)
            if looked_at.total() == POSITIONS:
                return
            state.happen(choices[luck.below(len(choices))])


def by_verb(game: Game, view: State, events: Sequence[int]) -> dict[str, list[int]]:
    """Events by the first word of their notation."""
    found: dict[str, list[int]] = defaultdict(list)
    for event in events:
        found[game.text(view, event).split()[0]].append(event)
    return found


def clickable(game: Game, view: State) -> dict[str, tuple[int, ...]]:
    """Every piece on which one would click for some event, and for which."""
    pieces = scene(game, view, game.events(view)).values()
    return {piece.id: piece.events for piece in pieces if piece.events}


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_what_can_be_chosen_now_is_not_refused_for_the_moment(game: Game) -> None:
    """If another event of its kind is legal, an event lacks something else than its phase."""
    luck, asked = Luck(1), 0
    for view in decisions(game, 1):
        legal = view.legal()
        every = by_verb(game, view, game.events(view))
        for verb in by_verb(game, view, legal):
            refused = [event for event in every[verb] if event not in legal]
            luck.shuffle(refused)
            for event in refused[:AT_MOST]:
                clause = view.refusal(event)
                assert clause not in game.untimely, f"{game.text(view, event)}: {game.cite(clause)}"
                asked += 1
    assert asked > 5


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_click_means_what_can_be_chosen_now(game: Game) -> None:
    """A piece has no event that comes closer to being legal than the one that a click on it is taken to mean."""
    asked = 0
    for view in decisions(game, 2):
        legal = view.legal()
        verbs = set(by_verb(game, view, legal))
        for events, piece in {events: piece for piece, events in clickable(game, view).items()}.items():
            if not set(events) & set(legal):
                event = closest(game, view, events)
                clause = view.refusal(event)
                assert clause != 0
                now = verbs & set(by_verb(game, view, events))
                timely = [event for event in events if view.refusal(event) not in game.untimely]
                about = f"{piece}: {game.text(view, event)}, {game.cite(clause)}"
                assert not now or game.text(view, event).split()[0] in now, about
                assert not timely or clause not in game.untimely, about
                asked += 1
    assert asked > 5


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_piece_is_asked_about_by_its_name(game: Game) -> None:
    view = next(decisions(game, 3))
    pieces = clickable(game, view)
    assert pieces
    for piece, events in list(pieces.items())[:5]:
        assert meant_by(game, view, piece) == closest(game, view, events)


def test_a_piece_that_is_not_there() -> None:
    with pytest.raises(NoUse):
        meant_by(DIVERS, DIVERS.new(2).view(0), "nothing")
