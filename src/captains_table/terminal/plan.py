"""The plan of a session: the game, the players, how dice and cards are decided, and what has already been played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from captains_table.bots import BOTS, NO_LIMIT_LEVEL, USUAL, bot_factory, bot_name, full_name, is_own_bot
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS, Game
from captains_table.core.match import Match, new_match
from captains_table.play.facts import SeatPlan, Setup, UndoPolicy
from captains_table.play.records import read_levels
from captains_table.play.setup import first_event
from captains_table.play.table import edition_of
from captains_table.texts.speech import LANGUAGES, Words

KEYBOARD = "keyboard"
"""The owner of all seats of people at the keyboard."""
USUAL_PLAYERS = 3
"""The default number of players."""


@dataclass(frozen=True)
class Plan:
    """Everything that is decided before a session."""

    setup: Setup
    seed: int
    resumed: Match | None = None
    """The match to resume, as far as it was played."""
    file: Path | None = None
    """The file of its record."""


def read_seats(words: Sequence[str], language: str = LANGUAGES[0]) -> list[SeatPlan]:
    """Parse seats: a name for a person; `bot`, `bot:KIND`, `bot:3` (a level) or `KIND` for a bot, `module:Class` for a
    bot from one's own module. Bots are named after their rank, in the language of the table."""
    if len(words) > len(SEATS):
        raise BadSetup("no game takes {players} players; the most is {most}", players=len(words), most=len(SEATS))
    seats = []
    for letter, word in zip(SEATS, words, strict=False):
        name = word.strip()
        kind = USUAL if name.lower() == "bot" else name.lower()
        if kind.startswith("bot:"):
            kind = bot_name(kind.removeprefix("bot:"))
        elif is_own_bot(name):
            kind = full_name(name)
        if is_own_bot(kind):
            seats.append(_bot(f"{kind.rpartition(':')[2]} {letter}", kind))
        elif kind in BOTS or _has_no_limit(kind):
            bot_factory(kind)  # is the limit one?
            seats.append(_bot(f"{'Bot' if kind == USUAL else rank(kind, language)} {letter}", kind))
        else:
            seats.append(_person(name))
    return seats


def _has_no_limit(kind: str) -> bool:
    return kind.partition("@")[0] == NO_LIMIT_LEVEL


def rank(level: str, language: str) -> str:
    """The name of a bot of a level: `Admiral`."""
    return Words(language)(f"play-level-{level.partition('@')[0]}").partition(" (")[0]


def _person(name: str) -> SeatPlan:
    return SeatPlan("local", name, player=KEYBOARD)


def _bot(name: str, level: str) -> SeatPlan:
    return SeatPlan("bot", name, level)


def usual_seats(game: Game, options: Sequence[str], person: str, bot: str = "bot") -> list[str]:
    """One person and enough bots (of this kind) for the default number of players with these options."""
    for players in sorted(game.players, key=lambda number: abs(number - USUAL_PLAYERS)):
        try:
            game.setup(players, options)
        except BadSetup:
            continue
        return [person, *[bot] * (players - 1)]
    return [person, *[bot] * (min(game.players) - 1)]


def begin(
    game: Game,
    seats: Sequence[str],
    seed: int,
    options: Sequence[str] = (),
    edition: str | None = None,
    first: str | None = None,
    own_dice: bool = False,
    language: str = LANGUAGES[0],
) -> Plan:
    """The plan of a new match; `edition` is the text of a file. Raises BadSetup and similar errors."""
    seated = read_seats(seats, language)
    setup = Setup(game.id, seated, list(options), edition, undo=_undo(own_dice), own_dice=own_dice)
    match = new_match(game, [seat.name for seat in seated], options, edition_of(setup))
    return Plan(setup if first is None else msgspec.structs.replace(setup, first=_first(match, first)), seed)


def _undo(own_dice: bool) -> UndoPolicy:
    """The undo policy: revealed information stays revealed; but an entry of real dice can always be corrected."""
    return "free" if own_dice else "strict"


def _first(match: Match, asked: str) -> int:
    """The first player, given by name or letter, in games that draw one."""
    seats = {letter: seat for seat, letter in enumerate(SEATS[: len(match.players)])}
    named = {name.lower(): seat for seat, name in enumerate(match.players)}
    seat = named.get(asked.strip().lower(), seats.get(asked.strip().upper()))
    if seat is None:
        raise BadSetup(
            "'{asked}' can't go first (players: {players}; seats: {seats})",
            asked=asked,
            players=", ".join(match.players),
            seats=", ".join(seats),
        )
    first_event(match, seat)
    return seat


def resume(
    match: Match,
    file: Path,
    seats: Sequence[str],
    seed: int,
    edition: str | None = None,
    own_dice: bool = False,
) -> Plan:
    """A plan to resume a match from its record, with the same players or, if given, with others on their seats."""
    if seats:
        if len(seats) != len(match.players):
            raise BadSetup(
                "{file} has {seats} seats, not {given}", file=file, seats=len(match.players), given=len(seats)
            )
        levels = [seat.level for seat in read_seats(seats)]
    else:
        levels = _levels(match, file)
    seated = [_bot(name, level) if level else _person(name) for name, level in zip(match.players, levels, strict=True)]
    setup = Setup(match.game.id, seated, match.options, edition, undo=_undo(own_dice), own_dice=own_dice)
    return Plan(setup, seed, match, file)


def _levels(match: Match, file: Path) -> list[str]:
    """The levels of the bots, by seat; empty for people. A file must not decide which modules are imported, but --seats
    may."""
    known = set(BOTS)
    for part in match.other.get("bots", "").split(","):
        name = part.strip().partition(" ")[2]
        if _has_no_limit(name):
            known.add(full_name(name))
        if is_own_bot(name):
            raise BadSetup(
                "{file} was played with the bot '{name}'; seat it again: --seats Ada,{name}", file=file, name=name
            )
    return read_levels(match.other, len(match.players), str(file), known)
