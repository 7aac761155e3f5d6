"""Votes: to end the game here, or to let a bot replace somebody who is away. All who are asked have to agree.

A vote does not hold up the game, and the same person can't put the same to the vote again and again.
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
"""How long somebody waits before they put the same to the vote again."""


def propose(table: Table, player: str, what: Wish, about: int, absent: Absent, level: str, at: int) -> None:
    """Put something to the vote; `about` is who would be replaced (-1 for other votes). Done at once if nobody else
    has to agree."""
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
    """Agree to what was proposed, or not; with the last one who agrees it is done. Who proposed it can withdraw."""
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
    """Do what was proposed, if nobody is left who has not agreed. Who has resigned meanwhile is not asked any more."""
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
    """Who has to agree. To the end: everybody but those who are gone and for whom a bot plays. To replacing somebody:
    the others, in a live game those who are there."""
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
