"""Facts: everything that has happened at a table, in order, never changed and never removed.

A table is derived from its facts (`Table.apply`); nothing else about it is stored. Events are stored in notation, as in
records, so that they outlive any numbering.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from captains_table.core.changes import FIRST
from captains_table.play.errors import UnreadableTable

Kind = Literal["open", "person", "local", "bot"]
"""The kinds of seats. `local` is a person who shares the device of the host."""
UndoPolicy = Literal["free", "consent", "strict", "none"]
Pace = Literal["live", "correspondence"]
Wish = Literal["end", "replace"]
"""What people vote on: ending the game now, or replacing an absent player with a bot."""
EndReason = Literal["resigned", "agreed"]
"""Why a game ended early: too few players are left, or everybody agreed to stop."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is meant to take a seat."""

    kind: Kind
    name: str = ""
    level: str = ""
    player: str = ""
    """For a person, the id in their cookie. For an open seat, who is invited to it."""


class Clock(msgspec.Struct, frozen=True):
    """The thinking time of each player, and the increment per turn."""

    minutes: float
    increment: float = 0
    """In seconds."""


class Origin(msgspec.Struct, frozen=True):
    """The table and the moment that a table was forked from."""

    table: str
    at: int


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a table, fixed before the game begins."""

    game: str
    seats: list[SeatPlan]
    options: list[str] = []
    edition: str | None = None
    """The text of an edition file, unless it is the game's own edition."""
    figures: dict[str, Any] = {}
    """The printed values of the game's own edition when the table was opened, so that later corrections don't affect
    it."""
    first: int | None = None
    """The first player, in games that draw one; None leaves it to chance."""
    undo: UndoPolicy = "free"
    """`free`: until hidden information is revealed, then with the others' consent; `consent`: always with consent;
    `strict`: never after hidden information is revealed; `none`: never."""
    hints: bool = True
    listed: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    absent_hours: float | None = None
    """How long a player may keep the others waiting before a bot takes over."""
    language: str = "en"
    own_dice: bool = False
    """The host enters dice rolls and drawn cards; only events that are certain happen automatically."""
    prefix: list[tuple[int, str]] = []
    """The events that the game begins with: who (-1 is chance) and what."""
    origin: Origin | None = None


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="t"):
    """Something that happened at a table."""

    key: str = msgspec.field(name="k", default="")
    """On the first fact of an act, the act's key (`act_key`), by which a repeated request is recognised."""


class Opened(Fact, tag="opened", frozen=True):
    """The first fact of every table."""

    setup: Setup
    creator: str
    rules: int = FIRST
    """The rules revision at that time."""


class Joined(Fact, tag="joined", frozen=True):
    """A person took an open seat."""

    seat: int
    player: str
    name: str


class Vacated(Fact, tag="vacated", frozen=True):
    """Before the game, a seat became open."""

    seat: int
    removed: bool = False
    """The host removed the person who sat there."""


class Declined(Fact, tag="declined", frozen=True):
    """A person declined an invitation to a seat."""

    seat: int


class SeatAdded(Fact, tag="seat-added", frozen=True):
    """Before the game, an open seat was added."""


class SeatDropped(Fact, tag="seat-dropped", frozen=True):
    """Before the game, a seat was removed; those after it move up."""

    seat: int


class HostPassed(Fact, tag="host", frozen=True):
    """The host has left, and somebody else is the host from now on."""

    player: str


class Closed(Fact, tag="closed", frozen=True):
    """The table was closed before a game."""

    deserted: bool = False
    """Closed because nobody was there for a long time; otherwise by the host."""


class Handed(Fact, tag="handed", frozen=True):
    """A bot plays a seat from now on."""

    seat: int
    level: str
    why: str = "asked"
    """`asked`, `clock`, `absent`, or `voted`: the others did not want to wait any longer."""


class Returned(Fact, tag="returned", frozen=True):
    """A player reclaimed the seat that a bot was playing."""

    seat: int


class Began(Fact, tag="began", frozen=True):
    """The game begins."""


class Moved(Fact, tag="e", frozen=True):
    """An event of the game, by a seat or by chance (-1)."""

    s: int
    e: str


class TookBack(Fact, tag="back", frozen=True):
    """Events were undone: their numbers, from 0, as they were in the record."""

    seat: int
    gone: list[int]


class Asked(Fact, tag="asked", frozen=True):
    """A seat asks the others to allow an undo."""

    seat: int
    restart: bool = False


class Answered(Fact, tag="answered", frozen=True):
    """A seat answers the request."""

    seat: int
    yes: bool


class Resigned(Fact, tag="resigned", frozen=True):
    """A player resigned; a bot plays the seat from now on, for the others' sake."""

    seat: int
    level: str


class Proposed(Fact, tag="proposed", frozen=True):
    """A seat puts something to the vote."""

    seat: int
    what: Wish
    asked: list[int]
    """The seats that have to agree."""
    about: int = -1
    """Who would be replaced."""


class Voted(Fact, tag="voted", frozen=True):
    """A seat votes."""

    seat: int
    yes: bool


class Ended(Fact, tag="ended", frozen=True):
    """The game ended early."""

    why: EndReason


class Said(Fact, tag="said", frozen=True):
    """A chat message; -1 is a spectator."""

    seat: int
    name: str
    text: str


class Revised(Fact, tag="revised", frozen=True):
    """The game continues under another rules revision."""

    rules: int
    since: int | None = None
    """The number of the first fact that does not fit these rules: the game from there on is void. None: everything
    fits."""
    prefix: int | None = None
    """How many of the events that the game began with remain valid; None: all of them."""
    seat: int = -1
    """Who decided to continue without the events that do not fit; -1 if there was nothing to decide."""


class Rematched(Fact, tag="rematched", frozen=True):
    """The same people are invited to another game at another table."""

    table: str
    seat: int = -1
    """Who invites; -1: not one of the players."""


AnyFact = (
    Opened
    | Joined
    | Vacated
    | Declined
    | SeatAdded
    | SeatDropped
    | HostPassed
    | Closed
    | Handed
    | Returned
    | Began
    | Moved
    | TookBack
    | Asked
    | Answered
    | Resigned
    | Proposed
    | Voted
    | Ended
    | Said
    | Revised
    | Rematched
)

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFact)


def act_key(player: str, key: str) -> str:
    """The key of a person's act. Keys of different people never clash."""
    digest = blake2b(f"{player} {key}".encode("utf-8", "replace"), digest_size=9).digest()
    return urlsafe_b64encode(digest).decode("ascii")


def new_table() -> str:
    """A table id that nobody can guess."""
    return secrets.token_urlsafe(9)


def fact_text(fact: Fact) -> str:
    """A fact as it is stored."""
    return msgspec.json.encode(fact).decode("utf-8")


def read_fact(text: str) -> Fact:
    """A fact as it was stored; or raises UnreadableTable: another version may know facts that this one does not."""
    try:
        fact: Fact = _DECODER.decode(text)
    except msgspec.DecodeError:
        raise UnreadableTable() from None
    return fact
