"""The parts of a table besides its game: seats, undo requests and votes, chat, and what holds it."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.changes import Change
from captains_table.core.game import Phrase
from captains_table.play.facts import Kind, Moved, SeatPlan, TookBack, Wish


@dataclass
class Seat:
    """A place at the table and who has it."""

    kind: Kind
    name: str = ""
    level: str = ""
    player: str = ""
    away: bool = False
    """A bot plays for the person."""
    resigned: bool = False
    """The person has resigned: a bot plays for the others' sake."""
    invited: str = ""
    """Who is invited to this open seat."""

    @property
    def is_person(self) -> bool:
        """Whether a person chooses here now."""
        return self.kind in ("person", "local") and not self.away

    @property
    def is_bot(self) -> bool:
        """Whether a bot chooses here now."""
        return self.kind == "bot" or self.away


@dataclass
class Question:
    """A seat asks for an undo."""

    seat: int
    restart: bool
    answers: dict[int, bool] = field(default_factory=dict)


@dataclass
class Vote:
    """A seat has started a vote."""

    seat: int
    what: Wish
    about: int
    """Who would be replaced, or -1."""
    asked: list[int]
    """The seats that have to agree."""
    answers: dict[int, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at the table but not in the game: to a seat, or by a vote."""

    at: int
    after: int
    """How many events of the game came before it, counting those that everybody may know."""
    phrase: Phrase


@dataclass(frozen=True)
class Chat:
    """A chat message."""

    at: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class Held:
    """From some event on, the game does not fit the current rules: nobody can choose until a player decides to continue
    from there."""

    since: int
    """The number of the first fact that does not fit."""
    number: int
    """The number of the first event that does not fit, from 1, counting those that everybody may know."""
    changes: tuple[Change, ...]
    """The likely reasons; empty if no change concerns this game."""
    ended: bool = False
    """The game had ended under earlier rules: it stays as it is."""
    prefix: int | None = None
    """How many of the events that the game began with fit, unless all do."""
    rest: list[Moved | TookBack] = field(default_factory=list)
    """The events from there on."""


def planned_seat(plan: SeatPlan) -> Seat:
    """Create a seat as planned; an open one may be reserved for the person invited to it."""
    if plan.kind == "open":
        return Seat("open", plan.name, invited=plan.player)
    return Seat(plan.kind, plan.name, plan.level, plan.player)
