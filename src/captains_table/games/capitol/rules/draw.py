"""CA 8: drawing from the face-up piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import CHANCE
from captains_table.games.capitol.rules.cards import all_empty, is_empty, must_turn_up, renew, take_head, turn_up
from captains_table.games.capitol.rules.figures import DECKS
from captains_table.games.capitol.rules.layout import DRAW, DRAWING, PHASE_OVER, REVEALING, tell
from captains_table.games.capitol.rules.scoring import extra_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table

CARDS_A_ROUND: Final = 6
"""CA 8.1"""


def begin_draw(table: Table) -> None:
    """CA 8.1, 5.2"""
    table.phase = DRAW
    for deck in range(DECKS):
        renew(table, deck)
    begin_drawing(table, table.consul)
    go_on_drawing(table)


def begin_drawing(table: Table, seat: i64) -> None:
    """A player's draw begins. CA 8.1, 8.2"""
    table.turn = seat
    table.left = CARDS_A_ROUND + extra_cards(table, seat)
    if table.tale is not None and table.left > CARDS_A_ROUND:
        tell(table, "extra", {"who": int(seat), "cards": int(table.left - CARDS_A_ROUND)})


def go_on_drawing(table: Table) -> None:
    """The same player draws on, or the next one, until all have drawn or there is nothing. CA 8.1, 8.3"""
    following = table.turn + 1 if table.turn + 1 < table.seats else 0
    if table.left == 0 and following == table.consul:
        table.stage = PHASE_OVER
        return
    if all_empty(table):
        if table.tale is not None:
            tell(table, "all-empty", {})
        table.left = 0
        table.stage = PHASE_OVER
        return
    if table.left == 0:
        begin_drawing(table, following)
    table.stage = DRAWING
    table.to_move = table.turn


def may_draw(table: Table, deck: i64) -> i64:
    """CA 8.1, 8.3"""
    if table.stage != DRAWING:
        return 501
    return 803 if is_empty(table, deck) else 0


def legal_draws(table: Table) -> list[int]:
    """Every pile that is not empty."""
    choices: list[int] = []
    for deck in range(DECKS):
        if may_draw(table, deck) == 0:
            choices.append(table.charts.events.draw + deck)
    return choices


def draw(table: Table, deck: i64) -> None:
    """CA 8.1, 5.2"""
    take_head(table, table.turn, deck)
    table.left -= 1
    renew(table, deck)
    if must_turn_up(table, deck):
        table.deck = deck
        table.stage = REVEALING
        table.to_move = CHANCE
        return
    go_on_drawing(table)


def next_top(table: Table, kind: i64) -> None:
    """CA 5.1"""
    turn_up(table, kind)
    table.deck = 0
    go_on_drawing(table)
