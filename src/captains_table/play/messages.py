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
"""The key of an act: a request whose answer was lost can be repeated without being carried out twice."""
Id = int | Annotated[str, Meta(max_length=40)]
"""A client's id for one of its messages, to match the answer with it."""


# From the table


class TableMessage(Struct, tag="table", tag_field="t"):
    """Who sits where, and the state of the table."""

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
    wastes: Annotated[dict[str, list[str]], Meta(description="Choices that bring nothing, by the clauses that say so.")]
    standing: Annotated[Phrase | None, Meta(description="What the viewer's seat has.")]
    seen: Annotated[int, Meta(description="How far the viewer has seen the game.")]
    spotlight: Annotated[Spotlight, Meta(description="What everybody follows just now.")] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET


class Step(Struct, tag="step", tag_field="t"):
    """What has changed since the last view or step. Missing fields have not changed."""

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
    wastes: dict[str, list[str]] | UnsetType = UNSET
    standing: Phrase | UnsetType | None = UNSET
    spotlight: Annotated[Spotlight | None, Meta(description="Null: there is none any more.")] | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET

    def is_empty(self) -> bool:
        """Whether nothing has changed."""
        changes = [getattr(self, name) for name in self.__struct_fields__ if name not in ("n", "before")]
        return self.n == self.before and all(change is UNSET for change in changes)


class Ask(Struct, tag="ask", tag_field="t"):
    """A seat asks for an undo, and who has answered so far; null: there is no request."""

    seat: int | None
    restart: bool | UnsetType = UNSET
    answers: dict[str, bool] | UnsetType = UNSET


class VoteMessage(Struct, tag="vote", tag_field="t"):
    """A vote, and who has agreed so far; null: there is none."""

    seat: int | None
    what: Wish | UnsetType = UNSET
    about: Annotated[int, Meta(description="Who would be replaced by a bot.")] | UnsetType = UNSET
    asked: Annotated[list[int], Meta(description="The seats that have to agree.")] | UnsetType = UNSET
    answers: dict[str, bool] | UnsetType = UNSET


class Happened(Struct, tag="happened", tag_field="t"):
    """Log entries about seats and votes."""

    events: list[TableEvent]
    whole: Annotated[bool, Meta(description="These are all; otherwise they are new.")] | UnsetType = UNSET


class ChatMessage(Chat, tag="chat", tag_field="t"):
    """A chat message."""


class Chats(Struct, tag="chats", tag_field="t"):
    """The latest chat messages."""

    chats: list[Chat]


class Presence(Struct, tag="presence", tag_field="t"):
    """Who is connected."""

    online: list[int]
    watching: Annotated[int, Meta(description="How many people are there who have no seat.")]


class NextBest(Struct):
    """The second-best choice."""

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
    """What the coach tells a player who is about to choose."""

    bad: Annotated[list[Warning], Meta(description="The choices to warn of.")]
    round: Annotated[list[Phrase], Meta(description="Who gained most in the round that has just ended, and why.")]
    id: Id | UnsetType = UNSET


class Why(Struct, tag="why", tag_field="t"):
    """The clause that forbids an event, or, without a clause, what the event would do."""

    e: str
    phrase: Phrase
    clause: str | UnsetType = UNSET
    told: Annotated[list[Phrase], Meta(description="What would follow by itself.")] | UnsetType = UNSET
    id: Id | UnsetType = UNSET


class Done(Struct, tag="ok", tag_field="t"):
    """The message was carried out."""

    id: Id | UnsetType = UNSET


class ErrorMessage(Struct, tag="error", tag_field="t"):
    """The message was rejected; nothing has changed."""

    code: str
    phrase: Phrase
    clause: str | UnsetType = UNSET
    id: Id | UnsetType = UNSET


Answer = Hint | CoachWords | Why | Done | ErrorMessage
"""The answers to messages from viewers."""
FromTable = TableMessage | View | Step | Ask | VoteMessage | Happened | ChatMessage | Chats | Presence | Answer


# From viewers


class Message(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message from a viewer."""

    id: Id | None = None
    key: Key | None = None


class Move(Message, tag="move"):
    """Choose an event. `n` and `u` are those of the last state that the viewer has seen."""

    n: Number
    seat: SeatNumber
    e: Notation
    u: Number | None = None


class Undo(Message, tag="undo"):
    """Undo the last choice, or ask for it."""

    seat: SeatNumber


class Restart(Message, tag="restart"):
    """Restart the turn, or ask for it."""

    seat: SeatNumber


class Consent(Message, tag="answer"):
    """Answer a request for an undo."""

    yes: bool


class Resign(Message, tag="resign"):
    """Resign."""

    seat: SeatNumber


class Propose(Message, tag="propose"):
    """Start a vote: to end the game now, or to replace the player on a seat with a bot."""

    what: Wish
    about: SeatNumber | None = None


class CastVote(Message, tag="vote"):
    """Vote."""

    yes: bool


class GoOn(Message, tag="go-on"):
    """Continue under the current rules, after the last event that fits them."""


class AskHint(Message, tag="hint"):
    """Ask what a bot would do."""

    seat: SeatNumber


class AskCoach(Message, tag="coach"):
    """Ask the coach. `since`: the event up to which it has been heard."""

    seat: SeatNumber
    since: Number


class AskWhy(Message, tag="why"):
    """Ask why an event, or a piece on the table that offers none, can't be chosen."""

    seat: SeatNumber
    e: Notation | None = None
    piece: Annotated[str, Meta(max_length=80)] | None = None


class Say(Message, tag="chat"):
    """Send a chat message."""

    text: Annotated[str, Meta(max_length=4000)]


class Seen(Message, tag="seen"):
    """The viewer has seen the game up to an event."""

    n: Number


class Sit(Message, tag="sit"):
    """View the table from another of one's seats, or as a spectator."""

    seat: SeatNumber | None


class Sync(Message, tag="sync"):
    """Ask for everything again."""


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
    """Encode a message as JSON."""
    return _ENCODER.encode(data).decode("utf-8")


def read_message(text: str | bytes) -> FromViewer:
    """Parse a message from a viewer. Raises Malformed."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None
