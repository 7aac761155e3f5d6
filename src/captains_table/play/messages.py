"""The messages between a table and its viewers, in both directions (`docs/protocol.md`).

The types of the browser client are generated from these and from what they are made of (`make protocol`), and so is the
part of the OpenAPI document that HTTP shares with them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from captains_table.play.acts import LONGEST_NOTATION
from captains_table.play.errors import Malformed
from captains_table.play.facts import Wish
from captains_table.play.wire_types import (
    Can,
    Chat,
    Choice,
    ChoiceChanges,
    Clocks,
    LogEntry,
    Phrase,
    Piece,
    PieceChanges,
    Spotlight,
    TableEvent,
    TableInfo,
    Turn,
)

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(max_length=LONGEST_NOTATION)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
"""What an act is known by: if its answer was lost it can be asked for again, and is not done twice."""
Id = int | Annotated[str, Meta(max_length=40)]
"""What a client calls a message of its own, to know the answer by."""


# From the table


class TableMessage(Struct, tag="table", tag_field="t"):
    """Who sits where, and how the table stands."""

    table: TableInfo


class View(Struct, tag="view", tag_field="t"):
    """Everything that the viewer sees."""

    n: int
    u: Annotated[int, Meta(description="How often something was taken back.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null is everybody's.")]
    pieces: list[Piece]
    turn: Turn
    prompt: Annotated[Phrase | None, Meta(description="What is to be decided; `who` are the seats of `turn`.")]
    choices: list[Choice]
    log: list[LogEntry]
    first: Annotated[int, Meta(description="How many entries of the log were left out before the first one.")]
    scores: list[int]
    can: Can
    wastes: Annotated[dict[str, str], Meta(description="Choices that bring nothing, with the clauses that say so.")]
    standing: Annotated[Phrase | None, Meta(description="What the viewer's seat has.")]
    seen: Annotated[int, Meta(description="How far the viewer has seen the game.")]
    spotlight: Annotated[Spotlight, Meta(description="What everybody follows just now.")] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET


class Step(Struct, tag="step", tag_field="t"):
    """What has changed since the last view or step. What is missing has not changed."""

    n: int
    before: Annotated[int, Meta(description="n before the step.")] = field(name="from")
    pieces: PieceChanges | UnsetType = UNSET
    turn: Turn | UnsetType = UNSET
    prompt: Phrase | UnsetType | None = UNSET
    choices: list[Choice] | ChoiceChanges | UnsetType = UNSET
    log: list[LogEntry] | UnsetType = UNSET
    cut: (
        Annotated[int, Meta(description="From which number on entries go; otherwise that of the first new one.")]
        | UnsetType
    ) = UNSET
    scores: list[int] | UnsetType = UNSET
    can: Can | UnsetType = UNSET
    wastes: dict[str, str] | UnsetType = UNSET
    standing: Phrase | UnsetType | None = UNSET
    spotlight: Annotated[Spotlight | None, Meta(description="Null: there is none any more.")] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET

    def is_empty(self) -> bool:
        """Whether nothing at all has changed."""
        changes = [getattr(self, name) for name in self.__struct_fields__ if name not in ("n", "before")]
        return self.n == self.before and all(change is UNSET for change in changes)


class Ask(Struct, tag="ask", tag_field="t"):
    """A seat asks to take something back, and who has answered so far; null: nothing is asked."""

    seat: int | None
    restart: bool | UnsetType = UNSET
    answers: dict[str, bool] | UnsetType = UNSET


class VoteMessage(Struct, tag="vote", tag_field="t"):
    """What a seat has put to the vote, and who has agreed so far; null: there is no vote."""

    seat: int | None
    what: Wish | UnsetType = UNSET
    about: Annotated[int, Meta(description="Who would be replaced by a bot.")] | UnsetType = UNSET
    asked: Annotated[list[int], Meta(description="The seats that have to agree.")] | UnsetType = UNSET
    answers: dict[str, bool] | UnsetType = UNSET


class Happened(Struct, tag="happened", tag_field="t"):
    """What has happened to seats and by votes, for the log."""

    events: list[TableEvent]
    whole: Annotated[bool, Meta(description="These are all; otherwise they are new.")] | UnsetType = UNSET


class ChatMessage(Chat, tag="chat", tag_field="t"):
    """Somebody says something."""


class Chats(Struct, tag="chats", tag_field="t"):
    """What was said last."""

    chats: list[Chat]


class Presence(Struct, tag="presence", tag_field="t"):
    """Who is at the table."""

    online: list[int]
    watching: Annotated[int, Meta(description="How many people are there who have no seat.")]


class NextBest(Struct):
    """The choice that comes next after the best one."""

    e: str
    phrase: Phrase
    share: Annotated[int, Meta(description="The chance to win after it, in hundredths.")]
    faults: Annotated[list[Phrase], Meta(description="What is wrong with it; none: only the chances differ.")]


class Hint(Struct, tag="hint", tag_field="t"):
    """What a bot would choose, and why."""

    e: str
    phrase: Phrase
    share: Annotated[int, Meta(description="The chance to win after it, in hundredths.")]
    brings: Annotated[list[Phrase], Meta(description="What it brings and costs.")]
    next: NextBest | UnsetType = UNSET
    id: Id | UnsetType = UNSET


class Warning(Struct):
    """A choice that is obviously bad, and why."""

    e: str
    why: list[Phrase]


class CoachWords(Struct, tag="coach", tag_field="t"):
    """What the coach has to say to a seat that is to choose."""

    bad: Annotated[list[Warning], Meta(description="The choices to warn of.")]
    round: Annotated[list[Phrase], Meta(description="Who gained most in the round that has just ended, and why.")]
    id: Id | UnsetType = UNSET


class Why(Struct, tag="why", tag_field="t"):
    """The clause that forbids an event, or, without a clause, what it would do."""

    e: str
    phrase: Phrase
    clause: str | UnsetType = UNSET
    told: Annotated[list[Phrase], Meta(description="What would follow by itself.")] | UnsetType = UNSET
    id: Id | UnsetType = UNSET


class Done(Struct, tag="ok", tag_field="t"):
    """A message was carried out."""

    id: Id | UnsetType = UNSET


class ErrorMessage(Struct, tag="error", tag_field="t"):
    """A message was refused; nothing was changed."""

    code: str
    phrase: Phrase
    clause: str | UnsetType = UNSET
    id: Id | UnsetType = UNSET


Answer = Hint | CoachWords | Why | Done | ErrorMessage
"""What answers a message from a viewer."""
FromTable = TableMessage | View | Step | Ask | VoteMessage | Happened | ChatMessage | Chats | Presence | Answer


# From viewers


class Message(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message from a viewer."""

    id: Id | None = None
    key: Key | None = None


class Move(Message, tag="move"):
    """Choose. `n` and `u` are those of what the viewer had seen."""

    n: Number
    seat: SeatNumber
    e: Notation
    u: Number | None = None


class Undo(Message, tag="undo"):
    """Take back the last choice, or ask for it."""

    seat: SeatNumber


class Restart(Message, tag="restart"):
    """Start the turn over, or ask for it."""

    seat: SeatNumber


class Consent(Message, tag="answer"):
    """Consent to what was asked, or not."""

    yes: bool


class Resign(Message, tag="resign"):
    """Give up a seat for good."""

    seat: SeatNumber


class Propose(Message, tag="propose"):
    """Put something to the vote: to end the game here, or to let a bot replace who sits on a seat."""

    what: Wish
    about: SeatNumber | None = None


class CastVote(Message, tag="vote"):
    """Agree to what was put to the vote, or not."""

    yes: bool


class GoOn(Message, tag="go-on"):
    """Go on under the rules of today, after the last event that fits them."""


class AskHint(Message, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class AskCoach(Message, tag="coach"):
    """What does the coach say? `since`: it has been heard up to this event."""

    seat: SeatNumber
    since: Number


class AskWhy(Message, tag="why"):
    """Why not? Asked of an event, or of a piece on the table that offers none."""

    seat: SeatNumber
    e: Notation | None = None
    piece: Annotated[str, Meta(max_length=80)] | None = None


class Say(Message, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(max_length=4000)]


class Seen(Message, tag="seen"):
    """Having seen the game up to some event."""

    n: Number


class Sit(Message, tag="sit"):
    """View the table from another of one's seats, or from none."""

    seat: SeatNumber | None


class Sync(Message, tag="sync"):
    """Everything again."""


FromViewer = (
    Move
    | Undo
    | Restart
    | Consent
    | Resign
    | Propose
    | CastVote
    | GoOn
    | AskHint
    | AskCoach
    | AskWhy
    | Say
    | Seen
    | Sit
    | Sync
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[FromViewer] = msgspec.json.Decoder(FromViewer)


def encoded(data: Any) -> str:
    """As JSON."""
    return _ENCODER.encode(data).decode("utf-8")


def read_message(text: str | bytes) -> FromViewer:
    """A message from a viewer, or Malformed."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None
