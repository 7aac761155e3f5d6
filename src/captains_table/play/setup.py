"""Setup: what the person who opens a table asks for, validated before there is a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from captains_table.core.contract import CHANCE
from captains_table.core.errors import BadSetup, TableError
from captains_table.core.game import SEATS, Game
from captains_table.core.match import Match, new_match
from captains_table.play.errors import InvalidSetup, UnknownLevel
from captains_table.play.facts import Kind, Pace, Setup, UndoPolicy
from captains_table.play.names import check_name
from captains_table.play.table import edition_of

UNDO: tuple[str, ...] = get_args(UndoPolicy)
PACES: tuple[str, ...] = get_args(Pace)
KINDS: tuple[str, ...] = get_args(Kind)


def check_setup(setup: Setup, levels: Collection[str]) -> None:
    """Raise InvalidSetup (or another Refused) if a table can't be opened with this setup."""
    check_agreed(setup, levels)
    check_game(setup)


def check_agreed(setup: Setup, levels: Collection[str]) -> None:
    """Raise InvalidSetup (or another Refused) if the settings of the table, apart from the game itself, are invalid."""
    if setup.undo not in UNDO or setup.pace not in PACES:
        raise InvalidSetup(why=f"undo is one of {', '.join(UNDO)}; pace is one of {', '.join(PACES)}")
    if setup.clock is not None and not (0.1 <= setup.clock.minutes <= 600 and 0 <= setup.clock.increment <= 3600):
        raise InvalidSetup(why="a clock has 0.1 to 600 minutes and an increment of 0 to 3600 seconds")
    if setup.clock is not None and setup.pace != "live":
        raise InvalidSetup(why="clocks are for live games; by correspondence there are absent_hours")
    if setup.absent_hours is not None and not 0.01 <= setup.absent_hours <= 10_000:
        raise InvalidSetup(why="absent_hours is from 0.01 to 10000")
    for plan in setup.seats:
        if plan.kind not in KINDS:
            raise InvalidSetup(why=f"there is no seat of kind '{plan.kind[:20]}'")
        if plan.kind == "bot" and plan.level not in levels:
            raise UnknownLevel(level=plan.level[:20])
    for seat, plan in enumerate(setup.seats):
        if plan.kind in ("person", "local") or plan.name:
            check_name(plan.name, [other.name for other in setup.seats[:seat]])


def check_game(setup: Setup) -> None:
    """Raise InvalidSetup if the game can't be played with these seats, options and printed values."""
    if len(setup.seats) > len(SEATS):
        raise InvalidSetup(why=f"there are at most {len(SEATS)} seats")
    try:
        match = new_match(setup.game, len(setup.seats), setup.options, edition_of(setup))
        if setup.first is not None and not setup.prefix:
            first_event(match, setup.first)
    except TableError as error:
        raise InvalidSetup(why=str(error)[:300]) from None
    except (ValueError, TypeError, KeyError, LookupError, ArithmeticError, RecursionError):
        raise InvalidSetup(why="these figures can't be played with") from None


def first_event(match: Match, seat: int) -> str:
    """Return the chance event that makes a seat the first player, in games that draw one. Raises BadSetup."""
    if not 0 <= seat < len(match.players):
        raise BadSetup("seat {seat} can't go first: there is no such seat", seat=seat)
    possible = {text.split(" ")[-1]: text for text in match.legal()}
    if match.state.to_move != CHANCE or any(last not in tuple(SEATS) for last in possible):
        raise BadSetup("the starting player of {game} is not drawn with this number of players", game=match.game.id)
    return possible[SEATS[seat]]


def players_for(game: Game, option: str) -> list[int]:
    """The numbers of players for which an option is offered: those it allows by itself or together with all the
    others."""
    together = ((option,), tuple(sorted(game.options)))
    return [players for players in game.players if any(_go_together(game, players, options) for options in together)]


def players_with_one_option(game: Game) -> list[int]:
    """The numbers of players for which the game needs exactly one of its options."""
    alone = {option: players_for(game, option) for option in game.options}
    return [
        players
        for players in game.players
        if not _go_together(game, players, ())
        and not _go_together(game, players, tuple(sorted(game.options)))
        and any(players in possible for possible in alone.values())
    ]


def _go_together(game: Game, players: int, options: tuple[str, ...]) -> bool:
    try:
        game.check_options(players, options)
    except BadSetup:
        return False
    return True
