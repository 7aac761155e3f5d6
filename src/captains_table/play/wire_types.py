"""What messages and answers are made of: phrases, pieces, choices, log entries, tables.

Names on the wire are short where they come often; here they are words.
"""

from __future__ import annotations

from typing import Annotated, Literal, cast

from msgspec import UNSET, Meta, Struct, UnsetType, field

from captains_table.core.changes import FIRST
from captains_table.play.facts import Clock, EndReason, Kind, Origin, Pace, UndoPolicy
from captains_table.play.undo import NO, Way

Status = Literal["waiting", "playing", "over", "closed"]


class Name(Struct, frozen=True, rename={"seat": "s", "text": "r"}):
    """An argument that is shown as a name: that of the player on a seat, or another text."""

    seat: int | UnsetType = UNSET
    text: str | UnsetType = UNSET


Fact = int | str | Name
"""A number or a text, shown as it is, or a name."""


class Phrase(Struct, array_like=True, frozen=True):
    """A sentence for any language: the id of its text, and its arguments."""

    text: str
    facts: dict[str, Fact] = {}


class _BarePhrase(Struct, array_like=True, frozen=True):
    text: str


def phrase_of(text: str, facts: dict[str, Fact]) -> Phrase:
    """A phrase; its arguments are left out if there are none."""
    return Phrase(text, facts) if facts else cast(Phrase, _BarePhrase(text))


_OF_PIECES = {"id": "i", "symbol": "y", "slot": "s", "owner": "o", "text": "x", "label": "l", "ways": "w"}


class Piece(Struct, rename=_OF_PIECES):
    """A piece on the table."""

    id: str
    symbol: str
    slot: str
    owner: int | UnsetType = UNSET
    text: Annotated[str, Meta(description="What is written on it.")] | UnsetType = UNSET
    label: Phrase | UnsetType = UNSET
    ways: Annotated[tuple[str, ...], Meta(description="What is shown while somebody points at it.")] | UnsetType = UNSET


class PieceChange(Struct, rename=_OF_PIECES):
    """What has changed about a piece; null: the field is gone. A new piece is complete."""

    id: str
    symbol: str | UnsetType = UNSET
    slot: str | UnsetType = UNSET
    owner: int | UnsetType | None = UNSET
    text: str | UnsetType | None = UNSET
    label: Phrase | UnsetType | None = UNSET
    ways: tuple[str, ...] | UnsetType | None = UNSET


class PieceChanges(Struct):
    """What has changed about the pieces."""

    changed: list[PieceChange] | UnsetType = field(name="set", default=UNSET)
    gone: list[str] | UnsetType = UNSET
    last: Annotated[list[str], Meta(description="To be put behind all others, in this order.")] | UnsetType = UNSET


class Turn(Struct):
    """Whose turn it is, or who has won."""

    seats: list[int]
    over: bool | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class Choice(Struct, array_like=True):
    """A legal choice of the viewer (whom its phrase does not name), with the pieces, if any, to click for it."""

    notation: str
    phrase: Phrase
    pieces: tuple[str, ...] = ()


class _BareChoice(Struct, array_like=True):
    notation: str
    phrase: Phrase


def choice_of(notation: str, phrase: Phrase, pieces: tuple[str, ...]) -> Choice:
    """A choice; its pieces are left out if there are none."""
    return Choice(notation, phrase, pieces) if pieces else cast(Choice, _BareChoice(notation, phrase))


class ChoiceChanges(Struct):
    """What has changed about the choices: some are removed, then others appended."""

    add: list[Choice]
    drop: list[str]


class SpotlightPart(Struct, array_like=True):
    """A figure that adds to a total, and its explanation."""

    value: int
    what: Phrase


class SpotlightSide(Struct):
    """One of the sides."""

    who: int
    parts: list[int | SpotlightPart] | UnsetType = UNSET
    total: Annotated[int, Meta(description="Missing: the viewer may not know it.")] | UnsetType = UNSET
    note: Annotated[Phrase, Meta(description="Their role, or how far they are.")] | UnsetType = UNSET
    wins: bool | UnsetType = UNSET


class Spotlight(Struct):
    """What everybody follows, such as an auction: the sides and what they put in, as far as the viewer may know."""

    title: Phrase
    sides: list[SpotlightSide]
    result: Annotated[Phrase, Meta(description="Missing while it is going on.")] | UnsetType = UNSET


class LogEntry(Struct, rename={"number": "n", "who": "w", "event": "e", "phrase": "p"}):
    """An event in the log."""

    number: int
    who: Annotated[int, Meta(description="Seat, -1 for chance.")]
    event: str
    phrase: Phrase
    told: list[Phrase] | UnsetType = UNSET
    count: Annotated[bool, Meta(description="There is a count to ask for.")] | UnsetType = UNSET
    outcome: Annotated[Spotlight, Meta(description="How what everybody followed has ended.")] | UnsetType = UNSET


class Can(Struct, frozen=True):
    """What else the viewer's seat may do; what is missing, it may not."""

    undo: Way = NO
    restart: bool | UnsetType = UNSET
    hint: bool | UnsetType = UNSET


class Clocks(Struct):
    """The clocks, if the game is timed."""

    running: Annotated[list[int], Meta(description="The seats of people who are choosing.")]
    at: Annotated[int, Meta(description="When they were read.")]
    until: Annotated[int | None, Meta(description="When the first bot takes over.")]
    left: Annotated[list[int], Meta(description="Milliseconds, seat by seat.")] | UnsetType = UNSET


class Player(Struct):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: Kind
    online: bool
    level: str | UnsetType = UNSET
    away: Annotated[bool, Meta(description="A bot plays for a person.")] | UnsetType = UNSET
    resigned: Annotated[bool, Meta(description="The person has given up and can't come back.")] | UnsetType = UNSET
    invited: Annotated[bool, Meta(description="The seat is kept open for whom it names.")] | UnsetType = UNSET


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ended: Annotated[EndReason, Meta(description="Why it ended before its time.")] | UnsetType = UNSET


class TableEvent(Struct):
    """A log entry about a seat or a vote."""

    at: int
    n: Annotated[int, Meta(description="How many events of the game came before it.")]
    phrase: Phrase


class ChangedRule(Struct):
    """A clause that has changed."""

    clause: str
    date: Annotated[str, Meta(description="Year, month and day.")]
    what: Phrase


class Revision(Struct):
    """What has changed in the rules since the game began, and the consequences."""

    changes: Annotated[list[ChangedRule], Meta(description="Those that concern this game.")]
    held: (
        Annotated[int, Meta(description="The event that does not fit any more (the first is 1): nobody can choose.")]
        | UnsetType
    ) = UNSET
    ended: (
        Annotated[bool, Meta(description="The game had ended under earlier rules, and stays as it is.")] | UnsetType
    ) = UNSET
    seat: Annotated[int, Meta(description="Who has decided to go on.")] | UnsetType = UNSET
    after: Annotated[int, Meta(description="After how many events.")] | UnsetType = UNSET


class Summary(Struct, kw_only=True):
    """What everybody may know of a table without viewing the game; also stored for lists of tables."""

    id: str
    game: str
    players: list[Player]
    options: list[str]
    edition: str
    status: Status
    undo: UndoPolicy
    hints: bool
    listed: bool
    pace: Pace
    clock: Clock | None
    absent_hours: float | None
    n: int
    turn: Turn
    opened: int
    changed: int
    rivals: Annotated[list[Phrase], Meta(description="The names of automatic opponents.")]
    rules: Annotated[int, Meta(description="The revision of the rules that was played under last.")] = FIRST
    revision: Revision | UnsetType = UNSET
    host: Annotated[int, Meta(description="The first seat of the host, if they have one.")] | UnsetType = UNSET
    first: Annotated[int, Meta(description="Who goes first, if that was agreed on.")] | UnsetType = UNSET
    result: Annotated[Result, Meta(description="After the end.")] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    origin: Origin | UnsetType = UNSET


class TableInfo(Summary, kw_only=True):
    """A summary as one person gets it."""

    you: Annotated[list[int], Meta(description="My seats.")]
    creator: Annotated[bool, Meta(description="I am the host.")]
    invited: Annotated[list[int], Meta(description="The seats that I am invited to.")] | UnsetType = UNSET
    watching: Annotated[int, Meta(description="How many people are there who have no seat.")] = 0
    my_turn: Annotated[bool, Meta(description="Only in lists.")] | UnsetType = UNSET


class Chat(Struct):
    """A chat message."""

    at: int
    seat: int | None
    name: str
    text: str


class Moment(Struct):
    """The game after a number of events, as far as the viewer may know it."""

    n: int
    count: Annotated[int, Meta(description="Events in all.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null is everybody's.")]
    pieces: list[Piece]
    turn: Turn
    log: list[LogEntry]
    scores: list[int]
    spotlight: Spotlight | UnsetType = UNSET


class Chances(Struct):
    """Each seat's win chance after a number of events, by its own view."""

    n: int
    shares: Annotated[list[int], Meta(description="In hundredths, seat by seat.")]


class Slip(Struct):
    """A choice that lowered a seat's win chance."""

    n: Annotated[int, Meta(description="After so many events.")]
    seat: int
    chosen: Phrase
    better: Phrase
    cost: Annotated[int, Meta(description="In hundredths.")]
    faults: Annotated[list[Phrase], Meta(description="What is wrong with the choice beside the better one.")]


class Analysis(Struct):
    """The win chances over a finished game, and the costliest mistakes, as far as they are known yet."""

    done: Annotated[int, Meta(description="So many events have been looked at.")]
    count: Annotated[int, Meta(description="Events in all.")]
    chances: list[Chances]
    slips: Annotated[list[Slip] | None, Meta(description="The costliest choices, the worst first; null until the end.")]


class Scores(Struct):
    """Scores before the first event and after each one, and who made each event."""

    scores: list[list[int]]
    turns: list[int]
