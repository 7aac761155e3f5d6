"""What a table is made of besides its game: seats, questions and votes, what was said, and what holds it."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.changes import Change
from captains_table.core.game import Phrase
from captains_table.play.facts import Kind, Moved, SeatPlan, TookBack, Wish


@dataclass
class Seat:
    """A place at the table and who sits there."""

    kind: Kind
    name: str = ""
    level: str = ""
    player: str = ""
    away: bool = False
    """A bot plays for the person."""
    resigned: bool = False
    """The person has given up: a bot plays for the others."""
    invited: str = ""
    """Who is invited to this seat, which is open."""

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
    """A seat asks to take something back."""

    seat: int
    restart: bool
    answers: dict[int, bool] = field(default_factory=dict)


@dataclass
class Vote:
    """A seat has put something to the vote."""

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
    """How many events of the game came before it, as everybody can count them."""
    phrase: Phrase


@dataclass(frozen=True)
class Chat:
    """Something said at the table."""

    at: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class Held:
    """What was played at a table does not fit the rules of today from some event on: nobody can choose until somebody
    decides to go on from there."""

    since: int
    """The number of the first fact that does not fit."""
    number: int
    """The event that does not fit, as everybody can count them: the first one is 1."""
    changes: tuple[Change, ...]
    """What may be the reason; empty if nothing has changed that concerns this game."""
    ended: bool = False
    """The game had ended under earlier rules: it stays as it is."""
    prefix: int | None = None
    """How many of the events that the game began with fit, if not all do."""
    rest: list[Moved | TookBack] = field(default_factory=list)
    """What was played from there on."""


def planned_seat(plan: SeatPlan) -> Seat:
    """A seat as it was planned; an open one may be somebody's who is invited to it."""
    if plan.kind == "open":
        return Seat("open", plan.name, invited=plan.player)
    return Seat(plan.kind, plan.name, plan.level, plan.player)
