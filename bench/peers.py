"""Random games of other programs, as their own users would play them; those not installed are left out."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from bench.contest import Contest, OneGame, sampled

OPENSPIEL = ("gin_rummy", "backgammon", "crazy_eights")


def peers() -> list[Contest]:
    """All installed peers. The first is Catanatron with four players, the reference of the ratios."""
    found: list[Contest] = []
    for invite in (_catanatron, _openspiel, _chess):
        try:
            found += invite()
        except ImportError:
            continue
    return found


def _contest(name: str, players: int, play: OneGame) -> Contest:
    return Contest(name, players, (), partial(sampled, play))


def _catanatron() -> list[Contest]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def started(players: int, number: int) -> Any:
        return Catan([RandomPlayer(colour) for colour in colours[:players]], seed=number)

    def game(players: int) -> OneGame:
        share = _catanatron_real_share([started(players, number) for number in range(3)])

        def play(number: int) -> tuple[int, int]:
            catan = started(players, number)
            catan.play()
            decisions = len(catan.state.actions)
            return decisions, round(share * decisions)

        return play

    return [_contest("Catanatron", players, game(players)) for players in (4, 3, 2)]


def _catanatron_real_share(catans: list[Any]) -> float:
    """The share of Catanatron's decisions with more than one possibility; counted separately, since counting takes
    time."""
    possibilities: list[int] = []

    def decide(player: Any, catan: Any, actions: list[Any]) -> Any:
        possibilities.append(len(actions))
        return player.decide(catan, actions)

    for catan in catans:
        catan.play(decide_fn=decide)
    return sum(number > 1 for number in possibilities) / len(possibilities)


def _openspiel() -> list[Contest]:
    import pyspiel

    def game(name: str) -> OneGame:
        loaded = pyspiel.load_game(name)

        def play(number: int) -> tuple[int, int]:
            return _openspiel_game(loaded.new_initial_state, random.Random(number))

        return play

    return [_contest(f"OpenSpiel {name}", pyspiel.load_game(name).num_players(), game(name)) for name in OPENSPIEL]


def _openspiel_game(start: Callable[[], Any], luck: random.Random) -> tuple[int, int]:
    state = start()
    decisions = real = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
            continue
        legal = state.legal_actions()
        decisions += 1
        real += len(legal) > 1
        state.apply_action(luck.choice(legal))
    return decisions, real


def _chess() -> list[Contest]:
    import chess

    def play(number: int) -> tuple[int, int]:
        luck, board = random.Random(number), chess.Board()
        decisions = real = 0
        while moves := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves():
                break
            decisions += 1
            real += len(moves) > 1
            board.push(luck.choice(moves))
        return decisions, real

    return [_contest("python-chess", 2, play)]
