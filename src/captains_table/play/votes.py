"""Votes: to end the game now, or to replace an absent player with a bot. Everybody who is asked has to agree.

A vote does not hold up the game, and nobody can keep proposing the same thing.
"""

from __future__ import annotations

from captains_table.play.absence import MINUTE, Absent, away_from
from captains_table.play.acts import begun, seat_at
from captains_table.play.errors import (
    IsHeld,
    IsOver,
    NotAway,
    NotYours,
    NoVote,
    OnlyPlayers,
    ProposedLately,
    VoteOpen,
)
from captains_table.play.facts import Ended, Handed, Proposed, Voted, Wish
from captains_table.play.table import OVER, Table

AGAIN = 5 * MINUTE
"""How long a person has to wait before proposing the same thing again."""


def propose(table: Table, player: str, what: Wish, about: int, absent: Absent, level: str, at: int) -> None:
    """Start a vote; `about` is the seat to be replaced (-1 for other votes). Carried out at once if nobody else has to
    agree."""
    begun(table)
    if table.status == OVER:
        raise IsOver()
    if table.held is not None:
        raise IsHeld()
    mine = [seat for seat in table.seats_of(player) if seat in table.standing()]
    if not mine:
        raise OnlyPlayers()
    if table.vote is not None:
        raise VoteOpen()
    if what == "replace":
        _check_away(table, player, about, absent, at)
    else:
        about = -1
    _check_lately(table, player, what, about, at)
    table.enact(Proposed(mine[0], what, _asked(table, player, what, about, absent), about), at)
    carry_out(table, level, at)


def vote(table: Table, player: str, yes: bool, level: str, at: int) -> None:
    """Vote; the last agreement carries out the proposal. The proposer can withdraw."""
    open_vote = table.vote
    if open_vote is None:
        raise NoVote()
    if table.owner(open_vote.seat) == player and not yes:
        table.enact(Voted(open_vote.seat, False), at)
        return
    mine = [seat for seat in table.seats_of(player) if seat in open_vote.asked and seat not in open_vote.answers]
    if not mine:
        raise NoVote()
    for seat in mine if yes else mine[:1]:
        table.enact(Voted(seat, yes), at)
    carry_out(table, level, at)


def carry_out(table: Table, level: str, at: int) -> None:
    """Carry out the proposal if everybody has agreed. Players who have resigned in the meantime are not asked."""
    open_vote = table.vote
    if open_vote is None or any(seat in table.standing() and seat not in open_vote.answers for seat in open_vote.asked):
        return
    if open_vote.what == "end":
        table.enact(Ended("agreed"), at)
    else:
        table.enact(Handed(open_vote.about, level, "voted"), at)


def voters_of(table: Table) -> list[str]:
    """The people who are asked to vote and have not answered."""
    if table.vote is None:
        return []
    open_seats = [seat for seat in table.vote.asked if seat in table.standing() and seat not in table.vote.answers]
    return sorted({table.seats[seat].player for seat in open_seats})


def _asked(table: Table, player: str, what: Wish, about: int, absent: Absent) -> list[int]:
    """Who has to agree. To the end of the game: everybody except people who have left their seat to a bot. To a
    replacement: the others, in a live game those who are connected."""
    others = [seat for seat in table.people_standing() if table.seats[seat].player != player]
    if what == "end":
        return [seat for seat in others if not (table.seats[seat].away and table.seats[seat].player in absent)]
    others = [seat for seat in others if table.seats[seat].player != table.seats[about].player]
    if table.setup.pace == "correspondence":
        return others
    return [seat for seat in others if table.seats[seat].player not in absent]


def _check_away(table: Table, player: str, about: int, absent: Absent, at: int) -> None:
    there = seat_at(table, about)
    if there.player == player or not there.is_person:
        raise NotYours(seat=about + 1)
    away = away_from(table, about, absent)
    if away is None or at < away:
        raise NotAway(who=about, minutes=0 if away is None else -(-(away - at) // MINUTE))


def _check_lately(table: Table, player: str, what: Wish, about: int, at: int) -> None:
    last = table.proposals.get((player, what, about))
    if last is not None and at < last + AGAIN:
        raise ProposedLately(minutes=-(-(last + AGAIN - at) // MINUTE))
