"""Why something can't be done at a table. Each error has a code for programs and a phrase for people; nothing has
changed."""

from __future__ import annotations

from typing import ClassVar

from captains_table.core.errors import TableError
from captains_table.core.game import Phrase, Refusal


class Refused(TableError):
    """The base of all errors: a request that the table rejects."""

    code: ClassVar[str] = "not-allowed"
    text: ClassVar[str] = "play-refused"

    def __init__(self, **arguments: int | str) -> None:
        self.phrase: Phrase = Phrase(self.text, arguments)
        self.clause: str | None = None
        super().__init__(" ".join([self.text, *(f"{key}={value}" for key, value in arguments.items())]))


class Malformed(Refused):
    """Not JSON, or not with the expected fields; `why` has the details."""

    code, text = "malformed", "play-malformed"


class UnknownTable(Refused):
    """There is no table with that id."""

    code, text = "unknown", "play-unknown-table"


class InvalidSetup(Refused):
    """Seats, options or printed values that can't be combined; `why` has the details."""

    code, text = "setup", "play-invalid-setup"


class BadName(Refused):
    """A name that can't be used in a record."""

    code, text = "setup", "play-bad-name"


class NameTaken(Refused):
    """Somebody at the table already has this name."""

    code, text = "taken", "play-name-taken"


class SeatTaken(Refused):
    """The seat is not open."""

    code, text = "taken", "play-seat-taken"


class UnknownSeat(Refused):
    """The table has no such seat."""

    code, text = "unknown", "play-unknown-seat"


class UnknownLevel(Refused):
    """There is no bot with that level."""

    code, text = "unknown", "play-unknown-level"


class NoUse(Refused):
    """A piece that can't be used for anything."""

    code, text = "unknown", "play-no-use"


class UnknownEvent(Refused):
    """A text that is not an event of the game."""

    code, text = "unknown", "play-unknown-event"


class UnknownMoment(Refused):
    """The game has not had that many events."""

    code, text = "unknown", "play-unknown-moment"


class NotCounted(Refused):
    """An event that led to neither a payday nor a scoring."""

    code, text = "unknown", "play-not-counted"


class NotYours(Refused):
    """The seat belongs to somebody else."""

    code, text = "not-yours", "play-not-yours"


class OnlyOpener(Refused):
    """Only the host may do that."""

    code, text = "not-yours", "play-only-opener"


class NotYourTurn(Refused):
    """The seat has nothing to choose now."""

    code, text = "not-your-turn", "play-not-your-turn"


class Stale(Refused):
    """The game has moved on since."""

    code, text = "stale", "play-stale"


class NotBegun(Refused):
    """The game has not begun."""

    code, text = "not-now", "play-not-begun"


class HasBegun(Refused):
    """The game has begun."""

    code, text = "not-now", "play-has-begun"


class IsOver(Refused):
    """The game is over."""

    code, text = "not-now", "play-is-over"


class IsClosed(Refused):
    """The table was closed before a game began."""

    code, text = "not-now", "play-is-closed"


class HasResigned(Refused):
    """A player who has resigned can't return."""

    code, text = "not-now", "play-has-resigned"


class WasRemoved(Refused):
    """The host has removed this person from the table."""

    code, text = "not-allowed", "play-was-removed"


class WrongNumber(Refused):
    """The game, or one of the table's options, can't be played with this number of players."""

    code, text = "setup", "play-wrong-number"


class NotInvited(Refused):
    """The person is not invited to any seat."""

    code, text = "not-yours", "play-not-invited"


class NotAway(Refused):
    """A player can be replaced only after keeping the others waiting for long enough."""

    code, text = "not-now", "play-not-away"


class VoteOpen(Refused):
    """A vote is already in progress."""

    code, text = "not-now", "play-vote-open"


class NoVote(Refused):
    """There is no vote in progress, or this person has no vote in it."""

    code, text = "not-now", "play-no-vote"


class ProposedLately(Refused):
    """The same person proposed the same thing recently."""

    code, text = "rate", "play-proposed-lately"


class StillPlaying(Refused):
    """A table can't be removed from the list of somebody who is playing or waiting there."""

    code, text = "not-now", "play-still-playing"


class IsHeld(Refused):
    """The game does not fit the current rules; a player has to decide to continue."""

    code, text = "held", "play-is-held"


class NotHeld(Refused):
    """The whole game fits the current rules."""

    code, text = "not-now", "play-not-held"


class OnlyPlayers(Refused):
    """Only players may do that."""

    code, text = "not-yours", "play-only-players"


class NewerRules(Refused):
    """The table was played under a rules revision that this version of the program does not know."""

    code, text = "rules", "play-newer-rules"


class OtherFigures(Refused):
    """The table was played with printed values that have been corrected since and are not stored with it."""

    code, text = "rules", "play-other-figures"


class UnreadableTable(Refused):
    """Facts that this version of the program does not understand."""

    code, text = "rules", "play-unreadable-table"


class PrivateChat(Refused):
    """At an unlisted table, only players can chat."""

    code, text = "not-yours", "play-private-chat"


class Busy(Refused):
    """The bots are overloaded."""

    code, text = "busy", "play-busy"


class NotOver(Refused):
    """Only allowed after the game, because it would reveal secrets."""

    code, text = "not-now", "play-not-over"


class NothingToUndo(Refused):
    """The seat has chosen nothing yet, or nothing that can be undone."""

    code, text = "not-now", "play-nothing-to-undo"


class WasShown(Refused):
    """Hidden information has been revealed since, and this table does not undo that."""

    code, text = "not-now", "play-was-shown"


class NothingAsked(Refused):
    """Nobody has asked for anything."""

    code, text = "not-now", "play-nothing-asked"


class NoUndo(Refused):
    """Undo is off at this table."""

    code, text = "not-allowed", "play-no-undo"


class NoHints(Refused):
    """Hints are off at this table."""

    code, text = "not-allowed", "play-no-hints"


class TooLong(Refused):
    """A text that is too long."""

    code, text = "size", "play-too-long"


class Illegal(Refused):
    """An event that a clause of the rules forbids now."""

    code = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self.phrase = Phrase(f"clause-{refusal.number.replace('.', '-')}", refusal.arguments)
        self.clause = refusal.clause


class NotStored(Refused):
    """There was no room, or no right, to store what was done; nothing has changed."""

    code, text = "storage", "play-not-stored"
