"""Why something can't be done at a table. Each has a code for programs and a phrase for people; nothing was changed."""

from __future__ import annotations

from typing import ClassVar

from captains_table.core.errors import TableError
from captains_table.core.game import Phrase, Refusal


class Refused(TableError):
    """Somebody asked for something that a table does not do."""

    code: ClassVar[str] = "not-allowed"
    text: ClassVar[str] = "play-refused"

    def __init__(self, **arguments: int | str) -> None:
        self.phrase: Phrase = Phrase(self.text, arguments)
        self.clause: str | None = None
        super().__init__(" ".join([self.text, *(f"{key}={value}" for key, value in arguments.items())]))


class Malformed(Refused):
    """Not JSON, or not with the fields that belong there; `why` tells."""

    code, text = "malformed", "play-malformed"


class UnknownTable(Refused):
    """There is no table of that id."""

    code, text = "unknown", "play-unknown-table"


class InvalidSetup(Refused):
    """Seats, options or figures that do not go together; `why` tells what."""

    code, text = "setup", "play-invalid-setup"


class BadName(Refused):
    """A name that can't stand in a record."""

    code, text = "setup", "play-bad-name"


class NameTaken(Refused):
    """Somebody at the table is called that already."""

    code, text = "taken", "play-name-taken"


class SeatTaken(Refused):
    """The seat is not open."""

    code, text = "taken", "play-seat-taken"


class UnknownSeat(Refused):
    """The table has no such seat."""

    code, text = "unknown", "play-unknown-seat"


class UnknownLevel(Refused):
    """There is no such bot."""

    code, text = "unknown", "play-unknown-level"


class NoUse(Refused):
    """A piece that one can do nothing with."""

    code, text = "unknown", "play-no-use"


class UnknownEvent(Refused):
    """A text that is no event of the game."""

    code, text = "unknown", "play-unknown-event"


class UnknownMoment(Refused):
    """The game has not had so many events."""

    code, text = "unknown", "play-unknown-moment"


class NotCounted(Refused):
    """An event that brought about neither a payday nor a scoring."""

    code, text = "unknown", "play-not-counted"


class NotYours(Refused):
    """The seat is somebody else's."""

    code, text = "not-yours", "play-not-yours"


class OnlyOpener(Refused):
    """Only whoever opened the table may do that."""

    code, text = "not-yours", "play-only-opener"


class NotYourTurn(Refused):
    """The seat has nothing to choose now."""

    code, text = "not-your-turn", "play-not-your-turn"


class Stale(Refused):
    """The game has gone on since."""

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
    """Who has resigned does not come back."""

    code, text = "not-now", "play-has-resigned"


class WasRemoved(Refused):
    """The host has removed this person from the table."""

    code, text = "not-allowed", "play-was-removed"


class WrongNumber(Refused):
    """The game, or an option of the table, is not for so many players."""

    code, text = "setup", "play-wrong-number"


class NotInvited(Refused):
    """Nobody has invited this person to a seat."""

    code, text = "not-yours", "play-not-invited"


class NotAway(Refused):
    """Somebody can be replaced only if they have let the others wait for long enough."""

    code, text = "not-now", "play-not-away"


class VoteOpen(Refused):
    """There is a vote already."""

    code, text = "not-now", "play-vote-open"


class NoVote(Refused):
    """There is no vote, or it is not for this person."""

    code, text = "not-now", "play-no-vote"


class ProposedLately(Refused):
    """The same person has put the same to the vote not long ago."""

    code, text = "rate", "play-proposed-lately"


class StillPlaying(Refused):
    """A table is kept in the list of those who play or wait there."""

    code, text = "not-now", "play-still-playing"


class IsHeld(Refused):
    """What was played does not fit the rules of today; somebody has to decide to go on."""

    code, text = "held", "play-is-held"


class NotHeld(Refused):
    """Everything that was played fits the rules of today."""

    code, text = "not-now", "play-not-held"


class OnlyPlayers(Refused):
    """Only those who have a seat may do that."""

    code, text = "not-yours", "play-only-players"


class NewerRules(Refused):
    """The table was played under a revision of the rules that this program does not know."""

    code, text = "rules", "play-newer-rules"


class OtherFigures(Refused):
    """The table was played with figures that were corrected since, and not stored with it."""

    code, text = "rules", "play-other-figures"


class UnreadableTable(Refused):
    """Facts that this program does not understand."""

    code, text = "rules", "play-unreadable-table"


class PrivateChat(Refused):
    """At a table that is not listed only those who have a seat can chat."""

    code, text = "not-yours", "play-private-chat"


class Busy(Refused):
    """The bots have too much to do already."""

    code, text = "busy", "play-busy"


class NotOver(Refused):
    """That is for after the game: until then there are secrets."""

    code, text = "not-now", "play-not-over"


class NothingToUndo(Refused):
    """The seat has chosen nothing yet, or nothing that can be started over."""

    code, text = "not-now", "play-nothing-to-undo"


class WasShown(Refused):
    """Something hidden was shown since, at a table where that stays."""

    code, text = "not-now", "play-was-shown"


class NothingAsked(Refused):
    """Nobody has asked for anything."""

    code, text = "not-now", "play-nothing-asked"


class NoUndo(Refused):
    """The table plays without undo."""

    code, text = "not-allowed", "play-no-undo"


class NoHints(Refused):
    """The table plays without hints."""

    code, text = "not-allowed", "play-no-hints"


class TooLong(Refused):
    """A text with too many characters."""

    code, text = "size", "play-too-long"


class Illegal(Refused):
    """An event that a clause of the rules forbids now."""

    code = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self.phrase = Phrase(f"clause-{refusal.number.replace('.', '-')}", refusal.arguments)
        self.clause = refusal.clause
