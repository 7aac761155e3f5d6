"""CA 6: improvements. Three auctions with sealed bids; the winner places the improvement at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.capitol.rules.cards import held, may_hold, show, spend, sum_of
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    DONE,
    FOUNTAINS,
    IMPROVEMENT,
    LARGE,
    LAST,
    PHASE_OVER,
    PLAYER_CELLS,
    SITING,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import AMPHITHEATRE, FOUNTAIN, IMPROVEMENT_NAMES, NONE, TEMPLE
from captains_table.games.capitol.rules.placing import free_squares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.capitol.rules.state import Capitol

AUCTIONS: Final = 3
"""CA 6.1"""


def begin_improvement(state: Capitol) -> None:
    """CA 6.1"""
    state.phase = IMPROVEMENT
    state.auction = 0
    begin_auction(state)


def improvement_on_offer(state: Capitol) -> i64:
    """CA 6.1"""
    if state.auction < AUCTIONS - 1:
        return FOUNTAIN
    return AMPHITHEATRE if state.round <= 2 else TEMPLE


def begin_auction(state: Capitol) -> None:
    """CA 6.2"""
    state.stage = BIDDING
    state.turn = state.consul
    state.to_move = state.consul


def first_unfinished(state: Capitol) -> i64:
    """The first seat from the consul on whose bid is not complete; NONE if all are. CA 6.2"""
    player, seat = state.player, state.consul
    for _place in range(state.seats):
        if player[seat * PLAYER_CELLS + DONE] == 0:
            return seat
        seat += 1
        if seat == state.seats:
            seat = 0
    return NONE


# Bids


def auction_refusal(state: Capitol) -> i64:
    """The clause of what must be done first: the bids, then the winner's placement."""
    return 606 if state.stage == SITING else 602


def bid_refusal(state: Capitol, card: i64) -> i64:
    """CA 6.2: a card of the hand that is not in the bid yet, in card order."""
    if state.stage != BIDDING:
        return auction_refusal(state)
    seat = state.to_move
    last = seat * PLAYER_CELLS + LAST
    if card < state.player[last]:
        return 602
    at = seat * state.figures.cards + card
    in_bid = state.bids[at]
    if in_bid == 0:
        return 0 if may_hold(state, seat, card) else 602
    return 0 if state.hands[at] > in_bid else 602


def bid_done_refusal(state: Capitol) -> i64:
    """CA 6.2"""
    return 0 if state.stage == BIDDING else auction_refusal(state)


def legal_bids(state: Capitol, found: Choices) -> None:
    """Each card that may come next, or the end of the bid."""
    events = state.figures.events
    row, place = held(state, state.to_move)
    last = state.player[state.to_move * PLAYER_CELLS + LAST]
    while 0 <= row[place] < last:
        place += 1
    if row[place] == last and bid_refusal(state, last) != 0:
        place += 1  # all of them are in the bid
    found.add_row(row, place, events.bid_of(0))
    found.add(events.bid_done)


def bid_card(state: Capitol, card: i64) -> None:
    """CA 6.2"""
    state.bids[state.to_move * state.figures.cards + card] += 1
    state.player[state.to_move * PLAYER_CELLS + LAST] = card
    state.to_move = first_unfinished(state)


def end_bid(state: Capitol) -> None:
    """CA 6.2: after the last bid, all are revealed."""
    state.player[state.to_move * PLAYER_CELLS + DONE] = 1
    seat = first_unfinished(state)
    if seat == NONE:
        close_auction(state)
    else:
        state.to_move = seat


# Who wins


def bid_sum(state: Capitol, seat: i64) -> i64:
    """CA 6.3"""
    return sum_of(state, state.bids, seat)


def bid_top(state: Capitol, seat: i64) -> i64:
    """The value of the highest card in a bid, 0 if there is none. CA 6.3"""
    at = seat * state.figures.cards
    for card in range(state.figures.cards):
        if state.bids[at + card] > 0:
            return state.figures.value_of[card]
    return 0


def highest_bidder(state: Capitol) -> i64:
    """The winner of the auction, NONE if nobody bids. CA 6.3, 6.5"""
    winner: i64 = NONE
    best: i64 = 0
    seat = state.consul
    for _place in range(state.seats):
        total = bid_sum(state, seat)
        if total > best or (total > 0 and total == best and bid_top(state, seat) > bid_top(state, winner)):
            winner = seat
            best = total
        seat += 1
        if seat == state.seats:
            seat = 0
    return winner


def close_auction(state: Capitol) -> None:
    """Reveal all bids; the winner's is spent. CA 6.2-6.6"""
    state.seal += 1
    winner = highest_bidder(state)
    if state.tale is not None:
        tell_bids(state, winner, state.tale)
    for seat in range(state.seats):
        take_bid_back(state, seat, seat == winner)
    if winner == NONE:
        end_auction(state)
        return
    if has_room(state, improvement_on_offer(state)):
        state.stage = SITING
        state.turn = winner
        state.to_move = winner
        return
    if state.tale is not None:
        state.tale.append(Happening("no-room", {"improvement": IMPROVEMENT_NAMES[improvement_on_offer(state)]}))
    end_auction(state)


def take_bid_back(state: Capitol, seat: i64, spent: bool) -> None:
    """A bid has been seen; it is spent, in card order, or returns to the hand. CA 6.4, 5.3"""
    cards, row, bids = state.figures.cards, state.held, state.bids
    place = seat * (cards + 1)
    card = row[place]
    while card >= 0:
        at = seat * cards + card
        shown = bids[at]
        if shown > 0:
            show(state, seat, card, shown)
            bids[at] = 0
            if spent:
                for _copy in range(shown):
                    spend(state, seat, card)
        if row[place] == card:  # else the last one has left the hand, and the next card is here
            place += 1
        card = row[place]
    state.player[seat * PLAYER_CELLS + DONE] = 0
    state.player[seat * PLAYER_CELLS + LAST] = 0


def tell_bids(state: Capitol, winner: i64, tale: list[Happening]) -> None:
    """Report every bid in turn, then who wins and with what."""
    improvement = IMPROVEMENT_NAMES[improvement_on_offer(state)]
    for turn in range(state.seats):
        seat = (state.consul + turn) % state.seats
        if bid_sum(state, seat) > 0:
            values = bid_values(state, seat)
            shown: dict[str, int | str] = {"who": int(seat), "sum": int(bid_sum(state, seat)), "values": values}
            shown["cards"] = values.count("+") + 1
            tale.append(Happening("bid", shown))
        else:
            tale.append(Happening("no-bid", {"who": int(seat)}))
    if winner == NONE:
        tale.append(Happening("nobody", {"improvement": improvement}))
        return
    by = "sum"
    for seat in range(state.seats):
        if seat != winner and bid_sum(state, seat) == bid_sum(state, winner):
            if bid_top(state, seat) == bid_top(state, winner):
                by = "order"
            elif by == "sum":
                by = "card"
    arguments: dict[str, int | str] = {"who": int(winner), "improvement": improvement, "by": by}
    arguments["sum"] = int(bid_sum(state, winner))
    arguments["top"] = int(bid_top(state, winner))
    tale.append(Happening("won", arguments))


def bid_values(state: Capitol, seat: i64) -> str:
    """The values in a bid, as in `8+3+3`."""
    values: list[str] = []
    for card in range(state.figures.cards):
        for _ in range(state.bids[seat * state.figures.cards + card]):
            values.append(str(state.figures.value_of[card]))
    return "+".join(values)


# Placing the improvement


def has_room(state: Capitol, improvement: i64) -> bool:
    """Whether there is a free square anywhere. CA 6.6"""
    zone: i64 = 0
    while zone < state.figures.zones and not is_free(state, improvement, zone):
        zone += 1
    return zone < state.figures.zones


def is_free(state: Capitol, improvement: i64, zone: i64) -> bool:
    """Whether a zone has a free square for an improvement. CA 6.6"""
    if improvement == FOUNTAIN:
        return free_squares(state, zone) > 0
    return state.zone[zone * ZONE_CELLS + LARGE] == NONE


def site_refusal(state: Capitol, improvement: i64, zone: i64) -> i64:
    """CA 6.1, 6.6"""
    if improvement != improvement_on_offer(state):
        return 601
    if state.stage != SITING:
        return auction_refusal(state)
    return 0 if is_free(state, improvement, zone) else 606


def legal_sites(state: Capitol, found: Choices) -> None:
    """Every zone with a free square."""
    improvement = improvement_on_offer(state)
    for zone in range(state.figures.zones):
        if is_free(state, improvement, zone):
            found.add(state.figures.events.site_of(improvement, zone))


def site(state: Capitol, improvement: i64, zone: i64) -> None:
    """CA 6.6"""
    if improvement == FOUNTAIN:
        state.zone[zone * ZONE_CELLS + FOUNTAINS] += 1
    else:
        state.zone[zone * ZONE_CELLS + LARGE] = improvement
    end_auction(state)


def end_auction(state: Capitol) -> None:
    """CA 6.1: the next auction, or the end of the phase."""
    state.auction += 1
    if state.auction == AUCTIONS:
        state.auction = 0
        state.stage = PHASE_OVER
    else:
        begin_auction(state)
