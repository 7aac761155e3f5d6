"""Log entries about seats and votes, shown among the events of the game."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.game import Phrase
from captains_table.play.facts import (
    Answered,
    Closed,
    Declined,
    Ended,
    Fact,
    Handed,
    HostPassed,
    Proposed,
    Rematched,
    Resigned,
    Returned,
    Vacated,
    Voted,
)
from captains_table.play.table_parts import Question, Seat, Vote


def told(fact: Fact, seats: Sequence[Seat], question: Question | None, vote: Vote | None) -> Phrase | None:
    """Return the sentence for a fact, given the table before it; None if the fact is not logged. Before the game,
    people are referred to by name, since their seat may be somebody else's later."""
    match fact:
        case Vacated(seat=seat, removed=True):
            return Phrase("play-log-removed", {"name": seats[seat].name})
        case Declined(seat=seat):
            return Phrase("play-log-declined", {"name": seats[seat].name})
        case HostPassed(player=player):
            name = next((seat.name for seat in seats if seat.player == player), "")
            return Phrase("play-log-host", {"name": name})
        case Closed(deserted=deserted):
            return Phrase("play-log-deserted" if deserted else "play-log-closed")
        case Handed(seat=seat, why=why) if seats[seat].is_person:
            return Phrase(f"play-log-handed-{why}", {"who": seat})
        case Returned(seat=seat):
            return Phrase("play-log-returned", {"who": seat})
        case Resigned(seat=seat):
            return Phrase("play-log-resigned", {"who": seat})
        case Ended(why=why):
            return Phrase(f"play-log-ended-{why}")
        case Answered(seat=seat, yes=False) if question is not None and seat != question.seat:
            return Phrase("play-log-undo-refused", {"who": seat})
        case Proposed(seat=seat, what=what, about=about):
            return _of_vote(f"play-log-proposed-{what}", seat, about)
        case Voted(seat=seat, yes=False) if vote is not None:
            outcome = "withdrawn" if seat == vote.seat else f"refused-{vote.what}"
            return _of_vote(f"play-log-{outcome}", seat, vote.about)
        case Rematched(seat=seat) if seat >= 0:
            return Phrase("play-log-rematch", {"who": seat})
    return None


def _of_vote(text: str, seat: int, about: int) -> Phrase:
    return Phrase(text, {"who": seat} if about < 0 else {"who": seat, "who_else": about})
