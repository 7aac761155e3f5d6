"""Facts: everything that ever happened at a table, one small thing after the other, never changed and never removed.

A table is what its facts say, in their order (`Table.apply`). Storage keeps them; nothing else about a table is kept.
Events are kept in notation, as in records, so that they outlive any numbering.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from captains_table.core.changes import FIRST
from captains_table.play.errors import UnreadableTable

Kind = Literal["open", "person", "local", "bot"]
"""Of a seat. `local` is a person at the device of whoever opened the table."""
UndoPolicy = Literal["free", "consent", "strict", "none"]
Pace = Literal["live", "correspondence"]
Wish = Literal["end", "replace"]
"""What people vote on: to end the game here, or to let a bot replace somebody who is away."""
EndReason = Literal["resigned", "agreed"]
"""Why a game ended before its time: too few are left, or all have agreed to stop."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat."""

    kind: Kind
    name: str = ""
    level: str = ""
    player: str = ""
    """Whose seat it is, if a person's: the id that their cookie carries. Of an open seat: who is invited to it."""


class Clock(msgspec.Struct, frozen=True):
    """The time each person has for all decisions, and what a turn adds to it."""

    minutes: float
    increment: float = 0
    """In seconds."""


class Origin(msgspec.Struct, frozen=True):
    """The table, and the moment of it, that a table was forked from."""

    table: str
    at: int


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on before it begins."""

    game: str
    seats: list[SeatPlan]
    options: list[str] = []
    edition: str | None = None
    """The text of an edition file, if it is not the game's own."""
    figures: dict[str, Any] = {}
    """Those of the game's own edition when the table was opened: it is played with them whatever is corrected later."""
    first: int | None = None
    """Who is first where that is drawn; None lets chance decide."""
    undo: UndoPolicy = "free"
    """`free` until something hidden was shown, then by consent of the others; always by `consent`; `strict`: what was
    shown stays; `none`."""
    hints: bool = True
    listed: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    absent_hours: float | None = None
    """How long a person may let the others wait before a bot takes over."""
    language: str = "en"
    own_dice: bool = False
    """Whoever opened the table tells what dice and cards bring; only what is certain happens by itself."""
    prefix: list[tuple[int, str]] = []
    """Events that the game begins with: who (-1 is chance) and what."""
    origin: Origin | None = None


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="t"):
    """Something that happened at a table."""

    key: str = msgspec.field(name="k", default="")
    """Of the first fact of an act: what the act is known by if it is asked for again (`act_key`)."""


class Opened(Fact, tag="opened", frozen=True):
    """The first fact of every table."""

    setup: Setup
    creator: str
    rules: int = FIRST
    """The revision of the rules at that time."""


class Joined(Fact, tag="joined", frozen=True):
    """A person took an open seat."""

    seat: int
    player: str
    name: str


class Vacated(Fact, tag="vacated", frozen=True):
    """Before the beginning, a seat became open."""

    seat: int
    removed: bool = False
    """The host has removed the person who sat there."""


class Declined(Fact, tag="declined", frozen=True):
    """Somebody does not take the seat that they were invited to."""

    seat: int


class SeatAdded(Fact, tag="seat-added", frozen=True):
    """Before the beginning, there is one more seat, which is open."""


class SeatDropped(Fact, tag="seat-dropped", frozen=True):
    """Before the beginning, there is a seat less; those after it move up."""

    seat: int


class HostPassed(Fact, tag="host", frozen=True):
    """The host has gone, and somebody else is the host from now on."""

    player: str


class Closed(Fact, tag="closed", frozen=True):
    """There will be no game at this table."""

    deserted: bool = False
    """Nobody was there for a long time; otherwise the host has closed it."""


class Handed(Fact, tag="handed", frozen=True):
    """A bot plays a seat from now on."""

    seat: int
    level: str
    why: str = "asked"
    """`asked`, `clock`, `absent`, or `voted`: the others did not want to wait any longer."""


class Returned(Fact, tag="returned", frozen=True):
    """A person is back on the seat that a bot played for them."""

    seat: int


class Began(Fact, tag="began", frozen=True):
    """The game begins."""


class Moved(Fact, tag="e", frozen=True):
    """An event of the game, by a seat or by chance (-1)."""

    s: int
    e: str


class TookBack(Fact, tag="back", frozen=True):
    """Events were taken back: their numbers, from 0, as the record had them."""

    seat: int
    gone: list[int]


class Asked(Fact, tag="asked", frozen=True):
    """A seat asks the others to let it take something back."""

    seat: int
    restart: bool = False


class Answered(Fact, tag="answered", frozen=True):
    """A seat consents to what was asked, or not."""

    seat: int
    yes: bool


class Resigned(Fact, tag="resigned", frozen=True):
    """A person gives up for good; a bot plays the seat from now on, for the others."""

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
    """A seat agrees to what was proposed, or not."""

    seat: int
    yes: bool


class Ended(Fact, tag="ended", frozen=True):
    """The game ends here, before its time."""

    why: EndReason


class Said(Fact, tag="said", frozen=True):
    """Somebody said something at the table; -1 is a spectator."""

    seat: int
    name: str
    text: str


class Revised(Fact, tag="revised", frozen=True):
    """The game goes on under another revision of the rules than before."""

    rules: int
    since: int | None = None
    """What was played from the fact of this number on does not fit these rules and counts no more; None: all fits."""
    prefix: int | None = None
    """Only so many of the events that the game began with count; None: all of them."""
    seat: int = -1
    """Who has decided to go on without what does not fit; -1 where nothing was to be decided."""


class Rematched(Fact, tag="rematched", frozen=True):
    """The same people are invited to play again at another table."""

    table: str
    seat: int = -1
    """Who invites; -1: not one of those who played."""


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
    """What an act of a person is known by. A person's keys mean nothing from anybody else."""
    digest = blake2b(f"{player} {key}".encode("utf-8", "replace"), digest_size=9).digest()
    return urlsafe_b64encode(digest).decode("ascii")


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
