"""The types of HTTP requests and answers (`docs/protocol.md`). The OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from captains_table.play.facts import Clock

Phrase = Annotated[list[Any], Meta(min_length=1, max_length=2, description="a text's id and its facts")]
Name = Annotated[str, Meta(max_length=100)]
Level = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Language = Literal["en", "fr", "de"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""


class SeatRequest(Body):
    """Who is to sit on a seat."""

    kind: Literal["me", "local", "open", "bot"]
    name: Name = ""
    level: Level = ""


class TableRequest(Body):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=6)]
    options: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    edition: Annotated[str, Meta(max_length=60_000)] | None = None
    first: SeatNumber | None = None
    undo: Literal["free", "consent", "none"] = "free"
    hints: bool = True
    listed: bool = False
    pace: Literal["live", "correspondence"] = "live"
    clock: Clock | None = None
    absent_hours: float | None = None
    language: Language = "en"


class Join(Body):
    """Taking an open seat."""

    seat: SeatNumber
    name: Name = ""


class Leave(Body):
    """Getting up from a seat, or from all of one's seats."""

    seat: SeatNumber | None = None


class Start(Body):
    """Beginning with bots on open seats."""

    level: Level = ""


class SeatChange(Body):
    """Who is to sit on a seat from now on."""

    kind: Literal["bot", "me", "open"]
    level: Level = ""


class Nothing(Body):
    """Nothing needs to be said."""


class Fork(Body):
    """A game that begins as another one did."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatRequest], Meta(max_length=6)] = []


class Notify(Body):
    """Where to be notified; missing is left as it is, empty is cleared."""

    email: Annotated[str, Meta(max_length=300)] | None = None
    webhook: Annotated[str, Meta(max_length=300)] | None = None


class NewName(Body):
    """A person's name."""

    name: Name


class Redeem(Body):
    """The code from another device."""

    code: Annotated[str, Meta(max_length=40)]


# Answers


class Option(msgspec.Struct):
    """An option of a game and the numbers of players it goes with."""

    id: str
    players: list[int]


class GameAnswer(msgspec.Struct):
    """A game that can be played."""

    id: str
    letters: str
    players: list[int]
    options: list[Option]
    levels: list[str]
    level: str
    texts: dict[str, str]
    board: str | None
    rules: dict[str, str]


class TableAnswer(msgspec.Struct):
    """The id of a table."""

    table: str


class Player(msgspec.Struct, omit_defaults=True):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "local", "bot"]
    online: bool
    level: str | None = None
    away: bool | None = None


class Turn(msgspec.Struct):
    """Whose turn it is."""

    seats: list[int]


class From(msgspec.Struct):
    """The moment that a table was forked from."""

    table: str
    at: int


class Summary(msgspec.Struct, omit_defaults=True):
    """What everybody may know of a table."""

    id: str
    game: str
    players: list[Player]
    options: list[str]
    edition: str
    status: Literal["waiting", "playing", "over"]
    undo: Literal["free", "consent", "none"]
    hints: bool
    listed: bool
    pace: Literal["live", "correspondence"]
    clock: Clock | None
    absent_hours: float | None
    n: int
    turn: Turn
    opened: int
    changed: int
    rivals: list[Phrase]
    you: list[int]
    creator: bool
    rematch: str | None = None
    origin: From | None = None
    my_turn: bool | None = None


class OpenTables(msgspec.Struct):
    """Listed tables with open seats."""

    tables: list[Summary]


class MyTables(msgspec.Struct):
    """One's name and tables."""

    name: str
    tables: list[Summary]


class NameAnswer(msgspec.Struct):
    """One's name."""

    name: str


class CodeAnswer(msgspec.Struct):
    """A code for another device."""

    code: str
    minutes: int


class NotifyAnswer(msgspec.Struct):
    """Where one is notified."""

    email: bool
    webhook: bool


class Moment(msgspec.Struct):
    """A moment of a game."""

    n: int
    count: int
    seat: int | None
    pieces: list[Any]
    turn: Any
    log: list[Any]
    scores: list[int]


class Scores(msgspec.Struct):
    """Scores over time."""

    scores: list[list[int]]
    turns: list[int]


class ErrorAnswer(msgspec.Struct, omit_defaults=True):
    """What is wrong."""

    code: str
    error: Phrase
    clause: str | None = None
