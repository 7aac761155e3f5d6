"""The messages that a client may send over a socket (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from captains_table.play import acts
from captains_table.server.errors import Malformed

Id = int | Annotated[str, msgspec.Meta(max_length=40)] | None
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=acts.LONGEST_NOTATION)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message from a client."""

    id: Id = None


class Move(Message, tag="move"):
    """Choose."""

    n: Number
    seat: SeatNumber
    e: Notation
    u: Number | None = None


class Undo(Message, tag="undo"):
    """Take back."""

    seat: SeatNumber


class Restart(Message, tag="restart"):
    """Start the turn over."""

    seat: SeatNumber


class Answer(Message, tag="answer"):
    """Consent, or not."""

    yes: bool


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class Why(Message, tag="why"):
    """Why not? Asked of an event, or of a piece on the table that offers none."""

    seat: SeatNumber
    e: Notation | None = None
    piece: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class Chat(Message, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Seen(Message, tag="seen"):
    """Having seen the game up to some event."""

    n: Number


class Sit(Message, tag="sit"):
    """View the table from another of one's seats, or from none."""

    seat: SeatNumber | None


class Sync(Message, tag="sync"):
    """Everything again."""


Any_Message = Move | Undo | Restart | Answer | Hint | Why | Chat | Seen | Sit | Sync
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_Message)


def read_message(text: str | bytes) -> Message:
    """A message, or Malformed."""
    try:
        message: Message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None
    return message
