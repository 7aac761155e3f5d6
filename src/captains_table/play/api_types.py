"""The types of HTTP requests and responses (`docs/protocol.md`), except for those that sockets have as well.

The OpenAPI document is generated from them, and those that the browser client needs are in its `protocol.ts`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from captains_table.core.editions import LONGEST
from captains_table.play.facts import Clock, Pace
from captains_table.play.messages import Notation, Number, SeatNumber
from captains_table.play.wire_types import Phrase, Piece, TableInfo
from captains_table.texts.speech import Language

Name = Annotated[str, Meta(max_length=100)]
Level = Annotated[str, Meta(max_length=40)]
LONGEST_URL = 1000
"""The longest URL of any kind: push services use up to 600 characters."""


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


class SeatRequest(Body):
    """Who is meant to take a seat."""

    kind: Literal["me", "local", "open", "bot"]
    name: Name = ""
    level: Level = ""


class TableRequest(Body):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=6)]
    options: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    edition: Annotated[str, Meta(max_length=LONGEST)] | None = None
    first: SeatNumber | None = None
    undo: Literal["free", "consent", "none"] = "free"
    hints: bool = True
    listed: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    absent_hours: float | None = None
    language: Language = "en"


class Join(Body):
    """Take an open seat."""

    seat: SeatNumber
    name: Name = ""


class Leave(Body):
    """Leave a seat, or all of one's seats."""

    seat: SeatNumber | None = None


class Start(Body):
    """Begin with bots on open seats, or without these seats."""

    level: Level = ""
    fewer: bool = False


class SeatChange(Body):
    """Who has a seat from now on."""

    kind: Annotated[
        Literal["bot", "me", "open", "removed", "dropped"],
        Meta(description="`removed`: the guest there has to go; `dropped`: there is a seat less."),
    ]
    level: Level = ""


class Nothing(Body):
    """An empty body."""


class Fork(Body):
    """A game that begins like another one."""

    at: Number
    seats: Annotated[list[SeatRequest], Meta(max_length=6)] = []


class Notify(Body):
    """Where to be notified; a missing field is left as it is, an empty one is cleared."""

    email: Annotated[str, Meta(max_length=300)] | None = None
    webhook: Annotated[str, Meta(max_length=300)] | None = None


class Subscribe(Body):
    """The push subscription of this device, as its browser gives it; without an endpoint, none."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_URL)] = ""
    key: Annotated[str, Meta(max_length=200, description="`p256dh` of the browser.")] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    language: Language = "en"


class LessonRequest(Body, rename={"attempt": "try"}):
    """What a learner has done in a lesson so far (`>` for a step that only explains), and what to do next."""

    choices: Annotated[list[Notation], Meta(max_length=100)] = []
    attempt: Annotated[Notation, Meta(description="The next choice.")] | None = None
    piece: Annotated[str, Meta(max_length=80, description="Why does this piece offer nothing?")] | None = None
    count: Annotated[Number, Meta(description="What the event of this number gave to whom.")] | None = None


class NewName(Body):
    """A person's name."""

    name: Name


class Redeem(Body):
    """The code from another device."""

    code: Annotated[str, Meta(max_length=40)]


# Responses


class Option(Struct):
    """An option of a game and the numbers of players that it allows."""

    id: str
    players: list[int]


class LessonInfo(Struct):
    """A lesson of a game; lessons are listed in teaching order."""

    id: str
    steps: int


class LegendEntry(Struct):
    """What a symbol is and does: the texts `legend-ID` and `legend-ID-about`, among those of the lessons."""

    id: str
    show: Annotated[str, Meta(description="The symbol that it is drawn as.")]
    clause: Annotated[str, Meta(description="Where the rules tell more: `5.4`.")]
    symbols: Annotated[list[str], Meta(description="It is about pieces with these symbols; `*` is any text.")]
    pieces: Annotated[list[str], Meta(description="It is about pieces with these ids.")]
    text: Annotated[str, Meta(description="What is written on it.")]
    owned: Annotated[bool, Meta(description="It has the flag of a seat.")]


class Learning(Struct):
    """How a game is learned: its lessons, and the URLs of their texts, of the how-to-play page, its pictures and the
    legend."""

    lessons: list[LessonInfo]
    texts: dict[Language, str]
    howto: dict[Language, str]
    pictures: Annotated[
        dict[Language, str],
        Meta(description="Followed by `/`, the name of a picture, and `-light.svg` or `-dark.svg`."),
    ]
    legend: Annotated[str, Meta(description="A list of entries; the first that is about a piece explains it.")]


class Region(Struct):
    """Pieces that belong together: all on slots that match a pattern (`*`: any text; `#`: a number, one region for
    each)."""

    slots: list[str]
    title: Annotated[str, Meta(description="The text that names it; if empty, the label of its first piece does.")] = ""
    seats: Annotated[bool, Meta(description="The number is a seat, after whose player it is named.")] = False


class Regions(Struct):
    """What belongs together on a board."""

    regions: list[Region]
    quiet: Annotated[list[str], Meta(description="Symbols that are not told in words: they never change.")]
    once: Annotated[list[str], Meta(description="Slots on which equal pieces are not counted.")]
    hand: Annotated[list[str], Meta(description="The slots of the cards that a seat holds.")]


class GameInfo(Struct):
    """A game that can be played. Everything except ids and numbers is the URL of a file."""

    id: str
    letters: str
    players: Annotated[tuple[int, int], Meta(description="Least and most.")]
    options: list[Option]
    one_option: Annotated[
        list[int], Meta(description="With how many players exactly one of the options has to be chosen.")
    ]
    levels: list[str]
    level: Annotated[str, Meta(description="The usual one.")]
    easy: Annotated[str, Meta(description="The one for somebody who is new.")]
    wins: Annotated[
        dict[str, int], Meta(description="Of ten games for two against the level below, so many are won by a level.")
    ]
    seconds: Annotated[
        dict[str, float], Meta(description="How long levels think about a choice that are limited by time.")
    ]
    texts: dict[Language, str]
    board: str | None
    rules: dict[Language, str]
    sample: Annotated[str, Meta(description="A position of the game, for a picture of its board.")]
    regions: Regions
    learn: Learning | UnsetType = UNSET


class Sample(Struct):
    """A position of a game, for a picture of its board."""

    players: int
    pieces: list[Piece]


class ServerInfo(Struct):
    """What the server can do."""

    address: Annotated[str, Meta(description="Where others find it, as far as it knows.")]
    only_here: Annotated[bool, Meta(description="Nobody elsewhere can reach it.")]
    email: Annotated[bool, Meta(description="It can send e-mail.")]
    version: str
    bots: Annotated[
        Literal["compiled", "pure"],
        Meta(description="On which form of the rules bots think: compiled ones think about twenty times as fast."),
    ]
    push: (
        Annotated[str, Meta(description="What it is known by to browsers' own services, if it can write to devices.")]
        | UnsetType
    ) = UNSET


class TableAnswer(Struct):
    """The id of a table."""

    table: str


class OpenTables(Struct):
    """Listed tables with open seats."""

    tables: list[TableInfo]


class MyTables(Struct):
    """The caller's name and tables."""

    name: str
    tables: list[TableInfo]


class TurnAt(Struct):
    """A table where the caller has to choose."""

    table: str
    game: str


class MyTurns(Struct):
    """The tables where the caller has to choose, the one that has waited longest last."""

    tables: list[TurnAt]


class Hidden(Struct):
    """A table was removed from the caller's list."""

    table: str


class NameAnswer(Struct):
    """The caller's name."""

    name: str


class CodeAnswer(Struct):
    """A code for another device."""

    code: str
    minutes: int


class Device(Struct):
    """A device of this person."""

    id: str
    name: Annotated[str, Meta(description="Browser and system, as far as it tells.")]
    added: int
    seen: Annotated[int, Meta(description="On which day it was used last.")]
    here: Annotated[bool, Meta(description="The one that asks.")]


class Devices(Struct):
    """The devices of a person, most recently used first."""

    devices: list[Device]


class NotifyAnswer(Struct):
    """Where the caller is notified."""

    email: bool
    webhook: bool
    confirm: Annotated[bool, Meta(description="The address was asked for confirmation by e-mail.")] | UnsetType = UNSET
    key: Annotated[str, Meta(description="What calls of the web hook are signed with.")] | UnsetType = UNSET


class SubscribeAnswer(Struct):
    """Whether this device is subscribed."""

    push: bool


class ErrorAnswer(Struct):
    """An error; nothing has changed."""

    code: str
    error: Phrase
    clause: str | UnsetType = UNSET
