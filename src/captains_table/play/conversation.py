"""The conversation with one viewer: each message is parsed, handled and answered."""

from __future__ import annotations

import logging
from typing import Protocol

import msgspec

from captains_table.play.api_errors import Broken
from captains_table.play.errors import Refused
from captains_table.play.handlers import error_answer, handle
from captains_table.play.live_table import LiveTable, Viewer
from captains_table.play.live_tables import LiveTables
from captains_table.play.messages import Done, FromViewer, Id, encoded, read_message

LOG = logging.getLogger("captains_table")


class Speaker(Viewer, Protocol):
    """A viewer whose messages may be refused before they reach a table."""

    def check_text(self, text: str | bytes) -> None:
        """Raise Refused if a message is too long, or there are too many."""

    def check_message(self, message: FromViewer) -> None:
        """Raise Refused if there are too many messages of this kind."""


async def answer_to(
    live_tables: LiveTables, live: LiveTable, speaker: Speaker, text: str | bytes
) -> tuple[str, Refused | None]:
    """Handle a message. Returns the answer, empty if none is needed, and the refusal, if any."""
    id: Id | None = None
    try:
        speaker.check_text(text)
        message = read_message(text)
        id = message.id
        speaker.check_message(message)
        answer = await handle(live_tables, live, speaker, message)
    except Refused as refused:
        return encoded(error_answer(live, refused, id if id is not None else id_of(text))), refused
    except Exception:
        LOG.exception("a message failed", extra={"table": live.table.id})
        return encoded(error_answer(live, Broken(), id)), None
    return ("" if id is None and isinstance(answer, Done) else encoded(answer)), None


class _OnlyId(msgspec.Struct):
    id: Id | None = None


_ID: msgspec.json.Decoder[_OnlyId] = msgspec.json.Decoder(_OnlyId)


def id_of(text: str | bytes) -> Id | None:
    """The id of a message that may otherwise be malformed."""
    try:
        return _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
