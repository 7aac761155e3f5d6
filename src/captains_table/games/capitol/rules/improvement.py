"""CA 6: improvements. Three auctions with sealed bids; the winner places what was won at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.games.capitol.rules.cards import show, spend
from captains_table.games.capitol.rules.events import AMPHITHEATRE, FOUNTAIN, IMPROVEMENT_NAMES, TEMPLE
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    DONE,
    FOUNTAINS,
    IMPROVEMENT,
    LARGE,
    LAST,
    NONE,
    PHASE_OVER,
    PLAYER_CELLS,
    SITING,
    ZONE_CELLS,
    free_squares,
    held,
    may_hold,
    tell,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table

AUCTIONS: Final = 3
"""CA 6.1"""


def begin_improvement(table: Table) -> None:
    """CA 6.1"""
    table.phase = IMPROVEMENT
    table.auction = 0
    begin_auction(table)


def improvement_on_offer(table: Table) -> i64:
    """CA 6.1"""
    if table.auction < AUCTIONS - 1:
        return FOUNTAIN
    return AMPHITHEATRE if table.round <= 2 else TEMPLE


def begin_auction(table: Table) -> None:
    """CA 6.2"""
    table.stage = BIDDING
    table.turn = table.consul
    table.to_move = table.consul


def first_unfinished(table: Table) -> i64:
    """The first seat from the consul whose bid is not complete, NONE if all are. CA 6.2"""
    seat = table.consul
    for _ in range(table.seats):
        if table.player[seat * PLAYER_CELLS + DONE] == 0:
            return seat
        seat += 1
        if seat == table.seats:
            seat = 0
    return NONE


# Bids


def due_in_auction(table: Table) -> i64:
    """The clause that says what must be done now in this phase."""
    return 606 if table.stage == SITING else 602


def may_bid(table: Table, kind: i64) -> i64:
    """CA 6.2: a card of the hand that is not in the bid yet, in the order of cards."""
    if table.stage != BIDDING:
        return due_in_auction(table)
    seat = table.to_move
    if kind < table.player[seat * PLAYER_CELLS + LAST]:
        return 602
    in_bid = table.bids[seat * table.charts.kinds + kind]
    if in_bid == 0:
        return 0 if may_hold(table, seat, kind) else 602
    return 0 if table.hands[seat * table.charts.kinds + kind] > in_bid else 602


def may_end_bid(table: Table) -> i64:
    """CA 6.2"""
    return 0 if table.stage == BIDDING else due_in_auction(table)


def legal_bids(table: Table) -> list[int]:
    """Each card that may come next, or the end of the bid."""
    choices: list[int] = []
    bid = table.charts.events.bid
    for kind in held(table, table.to_move):
        if may_bid(table, kind) == 0:
            choices.append(bid + kind)
    choices.append(table.charts.events.done)
    return choices


def bid_card(table: Table, kind: i64) -> None:
    """CA 6.2"""
    table.bids[table.to_move * table.charts.kinds + kind] += 1
    table.player[table.to_move * PLAYER_CELLS + LAST] = kind
    table.to_move = first_unfinished(table)


def end_bid(table: Table) -> None:
    """CA 6.2: with the last bid all are shown."""
    table.player[table.to_move * PLAYER_CELLS + DONE] = 1
    seat = first_unfinished(table)
    if seat == NONE:
        close_auction(table)
    else:
        table.to_move = seat


# Who wins


def bid_sum(table: Table, seat: i64) -> i64:
    """CA 6.3"""
    total: i64 = 0
    at = seat * table.charts.kinds
    for kind in range(table.charts.kinds):
        if table.bids[at + kind] > 0:
            total += table.bids[at + kind] * table.charts.value_of[kind]
    return total


def bid_top(table: Table, seat: i64) -> i64:
    """The value of the highest card in a bid, 0 if there is none. CA 6.3"""
    at = seat * table.charts.kinds
    for kind in range(table.charts.kinds):
        if table.bids[at + kind] > 0:
            return table.charts.value_of[kind]
    return 0


def highest_bidder(table: Table) -> i64:
    """The winner of the auction, NONE if nobody bids. CA 6.3, 6.5"""
    winner: i64 = NONE
    best: i64 = 0
    best_top: i64 = 0
    seat = table.consul
    for _ in range(table.seats):
        total = bid_sum(table, seat)
        top = bid_top(table, seat)
        if total > best or (total > 0 and total == best and top > best_top):
            winner = seat
            best = total
            best_top = top
        seat = seat + 1 if seat + 1 < table.seats else 0
    return winner


def close_auction(table: Table) -> None:
    """All bids are shown; the winner's is spent. CA 6.2-6.6"""
    table.seal += 1
    winner = highest_bidder(table)
    if table.tale is not None:
        tell_bids(table, winner)
    for seat in range(table.seats):
        take_bid_back(table, seat, seat == winner)
    if winner == NONE:
        end_auction(table)
        return
    if has_room(table, improvement_on_offer(table)):
        table.stage = SITING
        table.turn = winner
        table.to_move = winner
        return
    if table.tale is not None:
        tell(table, "no-room", {"improvement": IMPROVEMENT_NAMES[improvement_on_offer(table)]})
    end_auction(table)


def take_bid_back(table: Table, seat: i64, spent: bool) -> None:
    """A bid has been seen; it is spent, in the order of cards, or goes back to the hand. CA 6.4, 5.3"""
    kinds = table.charts.kinds
    for kind in range(kinds):
        shown = table.bids[seat * kinds + kind]
        if shown > 0:
            show(table, seat, kind, shown)
            table.bids[seat * kinds + kind] = 0
            if spent:
                for _ in range(shown):
                    spend(table, seat, kind)
    table.player[seat * PLAYER_CELLS + DONE] = 0
    table.player[seat * PLAYER_CELLS + LAST] = 0


def tell_bids(table: Table, winner: i64) -> None:
    """Every bid in turn, then who wins and by what."""
    improvement = IMPROVEMENT_NAMES[improvement_on_offer(table)]
    for turn in range(table.seats):
        seat = (table.consul + turn) % table.seats
        if bid_sum(table, seat) > 0:
            values = bid_values(table, seat)
            shown: dict[str, int | str] = {"who": int(seat), "sum": int(bid_sum(table, seat)), "values": values}
            shown["cards"] = values.count("+") + 1
            tell(table, "bid", shown)
        else:
            tell(table, "no-bid", {"who": int(seat)})
    if winner == NONE:
        tell(table, "nobody", {"improvement": improvement})
        return
    by = "sum"
    for seat in range(table.seats):
        if seat != winner and bid_sum(table, seat) == bid_sum(table, winner):
            if bid_top(table, seat) == bid_top(table, winner):
                by = "order"
            elif by == "sum":
                by = "card"
    arguments: dict[str, int | str] = {"who": int(winner), "improvement": improvement, "by": by}
    arguments["sum"] = int(bid_sum(table, winner))
    arguments["top"] = int(bid_top(table, winner))
    tell(table, "won", arguments)


def bid_values(table: Table, seat: i64) -> str:
    """The values in a bid, as in `8+3+3`."""
    values: list[str] = []
    for kind in range(table.charts.kinds):
        for _ in range(table.bids[seat * table.charts.kinds + kind]):
            values.append(str(table.charts.value_of[kind]))
    return "+".join(values)


# Placing what was won


def has_room(table: Table, improvement: i64) -> bool:
    """Whether there is a free square anywhere. CA 6.6"""
    zone: i64 = 0
    while zone < table.charts.zones and not is_free(table, improvement, zone):
        zone += 1
    return zone < table.charts.zones


def is_free(table: Table, improvement: i64, zone: i64) -> bool:
    """Whether a zone has a free square for an improvement. CA 6.6"""
    if improvement == FOUNTAIN:
        return free_squares(table, zone) > 0
    return table.zone[zone * ZONE_CELLS + LARGE] == NONE


def may_site(table: Table, improvement: i64, zone: i64) -> i64:
    """CA 6.1, 6.6"""
    if improvement != improvement_on_offer(table):
        return 601
    if table.stage != SITING:
        return due_in_auction(table)
    return 0 if is_free(table, improvement, zone) else 606


def legal_sites(table: Table) -> list[int]:
    """Every zone with a free square."""
    choices: list[int] = []
    improvement = improvement_on_offer(table)
    for zone in range(table.charts.zones):
        if may_site(table, improvement, zone) == 0:
            choices.append(table.charts.events.site_of(improvement, zone))
    return choices


def site(table: Table, improvement: i64, zone: i64) -> None:
    """CA 6.6"""
    if improvement == FOUNTAIN:
        table.zone[zone * ZONE_CELLS + FOUNTAINS] += 1
    else:
        table.zone[zone * ZONE_CELLS + LARGE] = improvement
    end_auction(table)


def end_auction(table: Table) -> None:
    """CA 6.1: the next one, or the end of the phase."""
    table.auction += 1
    if table.auction == AUCTIONS:
        table.auction = 0
        table.stage = PHASE_OVER
    else:
        begin_auction(table)
