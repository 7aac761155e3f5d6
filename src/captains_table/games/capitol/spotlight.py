"""An auction as the table follows it: the improvement, who has made a bid, then all bids and the winner. CA 6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import EVERYTHING, Happening, State
from captains_table.core.game import Phrase
from captains_table.core.spotlight import Side, Spotlight, plain_parts
from captains_table.games.capitol.rules.improvement import bid_sum, improvement_on_offer
from captains_table.games.capitol.rules.layout import BIDDING, DONE, PLAYER_CELLS
from captains_table.games.capitol.rules.names import IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.state import Capitol


def spotlight(view: State) -> Spotlight | None:
    """The auction in progress, in turn order. Of others' bids, only whether they are made is visible. CA 6.2"""
    state = cast("Capitol", view)
    if state.stage != BIDDING:
        return None
    seats = [(state.consul + turn) % state.seats for turn in range(state.seats)]
    title = _title(IMPROVEMENT_NAMES[improvement_on_offer(state)])
    return Spotlight(title, tuple(_bidder(state, seat) for seat in seats))


def outcome(tale: Sequence[Happening]) -> Spotlight | None:
    """All bids, in turn order, and who wins and why. CA 6.3, CA 6.5"""
    ends = [one for one in tale if one.kind in ("won", "nobody")]
    if not ends:
        return None
    end = ends[-1]
    winner = end.arguments.get("who")
    sides = tuple(_bid(one, one.arguments["who"] == winner) for one in tale if one.kind in ("bid", "no-bid"))
    return Spotlight(_title(str(end.arguments["improvement"])), sides, Phrase(f"told-{end.kind}", end.arguments))


def _title(improvement: str) -> Phrase:
    return Phrase("spotlight-auction", {"improvement": improvement})


def _bidder(state: Capitol, seat: int) -> Side:
    """CA 1.7, CA 6.2"""
    note = Phrase("spotlight-bid", {"made": "yes" if state.player[seat * PLAYER_CELLS + DONE] else "no"})
    if state.viewer not in (EVERYTHING, seat):
        return Side(int(seat), note=note)
    figures, at = state.figures, seat * state.figures.cards
    values = [int(figures.value_of[card]) for card in range(figures.cards) for _ in range(state.bids[at + card])]
    return Side(int(seat), plain_parts(values), int(bid_sum(state, seat)), note)


def _bid(told: Happening, wins: bool) -> Side:
    """A revealed bid: its values are reported as in `8+3+3`."""
    seat = int(told.arguments["who"])
    if told.kind == "no-bid":
        return Side(seat, note=Phrase("spotlight-no-bid"))
    values = [int(value) for value in str(told.arguments["values"]).split("+")]
    return Side(seat, plain_parts(values), int(told.arguments["sum"]), wins=wins)
