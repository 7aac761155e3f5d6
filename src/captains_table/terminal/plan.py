"""A plan for a sitting: which game, who sits where, and how the dice fall; and sitting down by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from captains_table.bots import BOTS, USUAL, bot_name, make_bot
from captains_table.core.editions import Edition
from captains_table.core.errors import BadRecord, BadSetup
from captains_table.core.game import SEATS, Game
from captains_table.core.luck import Luck, seat_luck
from captains_table.core.match import Match, new_match
from captains_table.play.setup import first_event
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.screen import Screen
from captains_table.terminal.session import Session

USUAL_PLAYERS = 3
"""So many sit down if nobody says how many."""


@dataclass(frozen=True)
class Seated:
    """Who sits on a seat: a person, or a bot of some kind."""

    name: str
    bot: str | None = None


@dataclass
class Plan:
    """Everything that is settled before a sitting."""

    match: Match
    seats: list[Seated]
    seed: int
    own_dice: bool = False
    file: Path | None = None
    """Where the record came from."""

    def sit_down(self, language: str, screen: Screen, keyboard: Keyboard) -> Session:
        """The sitting, ready to run."""
        bots = [
            None if seated.bot is None else make_bot(seated.bot, self.match.game, seat_luck(self.seed, seat))
            for seat, seated in enumerate(self.seats)
        ]
        luck = Luck(self.seed)
        return Session(self.match, bots, language, luck, screen, keyboard, self.own_dice, self.file)


@dataclass
class Wishes:
    """What somebody asked for, for a new match."""

    game: Game
    seats: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    edition: Edition | None = None
    first: str | None = None


def read_seats(words: Sequence[str]) -> list[Seated]:
    """Seats as they are typed: a name for a person; `bot`, `bot:KIND`, `bot:3` (a level) or `KIND` for a bot."""
    seats = []
    for letter, word in zip(SEATS, words, strict=False):
        name = word.strip()
        kind = USUAL if name.lower() == "bot" else name.lower()
        if kind.startswith("bot:"):
            kind = bot_name(kind.removeprefix("bot:"))
        if kind in BOTS:
            seats.append(Seated(f"{'Bot' if kind == USUAL else kind.title()} {letter}", kind))
        else:
            seats.append(Seated(name))
    if len(words) > len(SEATS):
        raise BadSetup(f"there is no table for {len(words)} players, {len(SEATS)} is the most")
    return seats


def usual_seats(game: Game, options: Sequence[str], person: str) -> list[str]:
    """One person and as many bots as make a usual table with these options."""
    for players in sorted(game.players, key=lambda number: abs(number - USUAL_PLAYERS)):
        try:
            game.setup(players, options)
        except BadSetup:
            continue
        return [person, *["bot"] * (players - 1)]
    return [person, *["bot"] * (min(game.players) - 1)]


def begin(wishes: Wishes, seed: int, own_dice: bool = False) -> Plan:
    """A plan for a new match. Raises BadSetup and its like."""
    seats = read_seats(wishes.seats)
    match = new_match(wishes.game, [seated.name for seated in seats], wishes.options, wishes.edition)
    _note_bots(match, seats)
    if wishes.first is not None:
        _first(match, wishes.first)
    return Plan(match, seats, seed, own_dice)


def _note_bots(match: Match, seats: Sequence[Seated]) -> None:
    """Which seats are bots stands in the header of the record: `bots: B greedy, C random`."""
    match.other.pop("bots", None)
    bots = [f"{SEATS[seat]} {seated.bot}" for seat, seated in enumerate(seats) if seated.bot is not None]
    if bots:
        match.other["bots"] = ", ".join(bots)


def _first(match: Match, asked: str) -> None:
    """Say who begins instead of drawing it, by name or by letter."""
    seats = {letter: seat for seat, letter in enumerate(SEATS[: len(match.players)])}
    named = {name.lower(): seat for seat, name in enumerate(match.players)}
    seat = named.get(asked.strip().lower(), seats.get(asked.strip().upper()))
    if seat is None:
        raise BadSetup(f"'{asked}' can't be first (players: {', '.join(match.players)}; seats: {', '.join(seats)})")
    match.play(first_event(match, seat))


def resume(match: Match, file: Path, seats: Sequence[str], seed: int, own_dice: bool = False) -> Plan:
    """A plan to go on with a match from its record, by those who played it or, if given, by others on their seats."""
    kinds = _kinds(match, file)
    if seats:
        if len(seats) != len(match.players):
            raise BadSetup(f"{file} has {len(match.players)} seats, not {len(seats)}")
        kinds = [seated.bot for seated in read_seats(seats)]
    seated = [Seated(name, kind) for name, kind in zip(match.players, kinds, strict=True)]
    _note_bots(match, seated)
    return Plan(match, seated, seed, own_dice, file)


def _kinds(match: Match, file: Path) -> list[str | None]:
    """Which seats were bots, from the header line `bots: B greedy, C random`."""
    kinds: list[str | None] = [None] * len(match.players)
    for part in match.other.get("bots", "").split(","):
        letter, _, kind = part.strip().partition(" ")
        if part.strip():
            if len(letter) != 1 or letter not in SEATS[: len(kinds)] or kind not in BOTS:
                raise BadRecord(f"{file}: 'bots: {match.other['bots']}' is not understood (bots: B greedy, C random)")
            kinds[SEATS.index(letter)] = kind
    return kinds
