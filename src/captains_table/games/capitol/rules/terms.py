"""The value of a position of Capitol to a seat, term by term: `value.worth` taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Term
from captains_table.games.capitol.rules.cards import sum_of
from captains_table.games.capitol.rules.construction import unfinished_heights
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import bid_sum
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    CARDS,
    CONSTRUCTION,
    LARGE,
    PASSED,
    PLACED,
    PLAYER_CELLS,
    SCORE,
    SITING,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import AMPHITHEATRE
from captains_table.games.capitol.rules.scoring import FIRST_EXTRA, SECOND_EXTRA, firsts_in, points_in, seconds_in
from captains_table.games.capitol.rules.value import (
    CARD,
    EXTRA,
    FITTING,
    PIP,
    WAITING,
    chance_to_win,
    fitting_and_waiting,
    horizon,
    price,
    prize,
    yard_worth,
)

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.state import Capitol


def terms(state: State, seat: i64) -> list[Term]:
    """The parts of the value of a position to a seat."""
    state = cast("Capitol", state)
    at = seat * PLAYER_CELLS
    score = state.player[at + SCORE]
    found = [Term("score", float(score), score)]
    if state.to_move == OVER:
        return found
    for zone in range(state.figures.zones):
        found += in_zone(state, seat, zone)
    draws = ROUNDS - state.round
    building = draws > 0 or (state.phase <= CONSTRUCTION and state.player[at + PASSED] == 0)
    if building:
        cards = state.player[at + CARDS]
        found.append(Term("cards", CARD * float(cards), cards))
        found += yard(state, seat)
    if state.phase <= CONSTRUCTION or draws > 0 or state.stage == BIDDING or state.stage == SITING:
        held = sum_of(state, state.hands, seat)
        found.append(Term("values", PIP * float(held), held))
    if state.stage == BIDDING:
        found.append(bid(state, seat, building))
    if state.stage == SITING and state.turn == seat:
        found.append(Term("prize", prize(state, seat), 1))
    return found


def bid(state: Capitol, seat: i64, building: bool) -> Term:
    """The prospects of a bid; its amount is the chance to win with it, in percent. CA 6.4"""
    if bid_sum(state, seat) == 0:
        return Term("bid", 0.0, 0)
    chance = chance_to_win(state, seat)
    return Term("bid", chance * (prize(state, seat) - price(state, seat, building)), round(100.0 * chance))


def in_zone(state: Capitol, seat: i64, zone: i64) -> list[Term]:
    """The points of a zone at the next scoring, and the cards of its amphitheatre. CA 7.2, CA 8.2"""
    name = state.figures.zone_names[zone]
    if state.zone[zone * ZONE_CELLS + PLACED] == 0:
        return [Term("zone", 0.0, 0, name), Term("extra", 0.0, 0, name)]
    firsts = firsts_in(state, zone)
    seconds = seconds_in(state, zone, firsts)
    first, second = (firsts >> seat) & 1, (seconds >> seat) & 1
    points = points_in(state, zone, firsts, seconds, seat)
    standing: i64 = 1 if first else 2 if second else 0
    cards: i64 = 0
    if state.zone[zone * ZONE_CELLS + LARGE] == AMPHITHEATRE:
        cards = FIRST_EXTRA * first + SECOND_EXTRA * second
    return [
        Term("zone", float(points) * horizon(state), points, name, standing),
        Term("extra", EXTRA * float((ROUNDS - state.round) * cards), cards, name, standing),
    ]


def yard(state: Capitol, seat: i64) -> list[Term]:
    """What a player has in front of them: finished buildings that fit into a zone, those that don't, and unfinished
    ones."""
    fitting, waiting = fitting_and_waiting(state, seat)
    size = state.figures.highest + 1
    begun: i64 = 0
    for height in unfinished_heights(state, seat):
        begun += i64(state.unfinished[seat * size + height])
    finished = FITTING * float(fitting) + WAITING * float(waiting)
    return [
        Term("fitting", FITTING * float(fitting), fitting),
        Term("waiting", WAITING * float(waiting), waiting),
        Term("begun", yard_worth(state, seat) - finished, begun),
    ]
