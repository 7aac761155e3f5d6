"""El Capitán as text: the cities as on the board, the display and the players."""

from __future__ import annotations

from collections import Counter
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.core.picture import WIDTH, Row, Span, beside, by_words, padded, row_width, wrapped
from captains_table.core.say import Say
from captains_table.games.el_capitan.dump import loan_ids
from captains_table.games.el_capitan.rules.cards import count_cards
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    FORTS,
    LOAN_SIZES,
    PIRATE,
    SITES,
    SPACES,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    BONUS,
    FORTRESSES,
    HAND,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OFF,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.loans import bank_cards
from captains_table.games.el_capitan.rules.scoring import amount_of, wealth
from captains_table.games.el_capitan.rules.state import ElCapitan

CITY_WIDTH = 23
GAP = 2
"""Columns between two cities."""
SEAL = "◆"


def picture(state: State, say: Say, width: int = WIDTH) -> list[Row]:
    """The whole table."""
    state = cast("ElCapitan", state)
    rows = [*wrapped(_heading(state, say), width, 2), []]
    for line in _lines(state, width):
        rows += [*beside([_city(state, city, say) for city in line], GAP), []]
    rows += [*_display(state, say, width), []]
    for seat in range(state.seats):
        rows += _player(state, seat, say, width)
    return [*rows, *wrapped(by_words(say("label-legend"), "dim"), width, 2)]


def _heading(state: ElCapitan, say: Say) -> Row:
    row: Row = [(say("label-phase", phase=state.phase, round=state.round), "title")]
    if state.starter != NONE:
        row.append((" · " + say("label-starting", who=state.starter), ""))
    amounts = [state.figures.loan_amount[loan] for loan in range(LOAN_SIZES)]
    loans = [say("label-loans", count=bank_cards(state, loan), amount=amounts[loan]) for loan in range(LOAN_SIZES)]
    row.append((f" · {say('label-bank')} {', '.join(loans)}", ""))
    if state.pirate_city >= 0:
        row.append((" · " + say("label-pirate", city=state.figures.names[state.pirate_city]), "bad"))
    return row


def _lines(state: ElCapitan, width: int) -> list[list[int]]:
    """The cities as they are on the board; if there is no room for a fourth next to three, the outer ones come last."""
    lines = [_in_row(state, line) for line in range(1, 4)]
    if max(map(len, lines)) * (CITY_WIDTH + GAP) - GAP <= width:
        return lines
    outer = state.figures.outer
    apart = [city for line in lines for city in line if outer[city] and state.figures.in_play[city]]
    return [*([city for city in line if not outer[city]] for line in lines), apart]


def _in_row(state: ElCapitan, line: int) -> list[int]:
    """The cities of a row of the board, outer ones first; a row without an outer city begins with a gap."""
    figures = state.figures
    cities = [city for city in range(CITIES) if figures.rows[city] == line]
    outer_anywhere = any(figures.in_play[city] for city in range(CITIES) if figures.outer[city])
    shown = [city for city in cities if figures.in_play[city] or (figures.outer[city] and outer_anywhere)]
    return sorted(shown, key=lambda city: figures.columns[city])


def _city(state: ElCapitan, city: int, say: Say) -> list[Row]:
    figures = state.figures
    if not figures.in_play[city]:
        return [[(" " * CITY_WIDTH, "")]]
    name = say(f"city-{figures.names[city]}")
    pays = say("label-pays", amount=amount_of(state, city))
    gap = max(1, CITY_WIDTH - len(name) - len(pays))
    return [
        [(name, "strong"), (" " * gap, ""), (pays, "dim")],
        padded(_harbour(state, city), CITY_WIDTH),
        padded(_track(state, city), CITY_WIDTH),
        padded(_closed(state, city, say), CITY_WIDTH),
    ]


def _harbour(state: ElCapitan, city: int) -> Row:
    """`4[A] 5[ ] ▲8[B] ▲10[ ]`"""
    figures = state.figures
    row: Row = []
    for space in range(figures.harbours[city]):
        ship = state.harbour[city * SPACES + space]
        mark: Span = (" ", "") if ship == NONE else ("!", "bad") if ship == PIRATE else (SEATS[ship], f"seat-{ship}")
        row += [(f"{figures.harbour_cost[city * SPACES + space]}[", ""), mark, ("] ", "")]
    for site in range(figures.fort_sites[city]):
        owner = state.fort[city * FORTS + site]
        mark = (" ", "") if owner == NONE else (SEATS[owner], f"seat-{owner}")
        row += [(f"▲{figures.fort_cost[city * FORTS + site]}[", ""), mark, ("] ", "")]
    text, style = row[-1]
    row[-1] = (text.rstrip(), style)
    return row


def _track(state: ElCapitan, city: int) -> Row:
    """The twelve sites: letters for warehouses, a star for a free closing site."""
    row: Row = []
    for site in range(1, SITES + 1):
        colour = state.site[city * (SITES + 1) + site]
        if colour != NONE:
            row.append(_warehouse(state, colour))
        else:
            row.append(("*" if state.figures.closing[city * (SITES + 2) + site] else "·", "dim"))
        row.append((" ", ""))
    return row[:-1]


def _warehouse(state: ElCapitan, colour: int) -> Span:
    if colour < state.seats:
        return SEATS[colour], f"seat-{colour}"
    return SEATS[colour - state.seats].lower(), f"neutral-{colour - state.seats}"


def _closed(state: ElCapitan, city: int, say: Say) -> Row:
    row: Row = []
    for colour in range(state.figures.colours):
        row += [_warehouse(state, colour)] * state.closed[city * MOST_COLOURS + colour]
    return [(say("label-closed") + " ", "dim"), *row] if row else []


def _display(state: ElCapitan, say: Say, width: int) -> list[Row]:
    """The cards for sale, each with its cost."""
    rows: list[Row] = []
    for label, mask in (("label-destinations", DESTINATION_MASK), ("label-connections", CONNECTION_MASK)):
        head = say(label)
        cards: list[Row] = [
            [(_card(state, card, say), "strong"), (f" {state.figures.card_cost[card]}", "")]
            for card in range(CARDS)
            if (state.display & mask) >> card & 1
        ]
        left = say("label-deck", deck=count_cards(state.deck & mask), discards=count_cards(state.discards & mask))
        cards.append([(left, "dim")])
        rows += _in_parts([(f"{head} ", "")], cards, "   ", width)
    return rows


def _card(state: ElCapitan, card: int, say: Say) -> str:
    """`Venezia ◆◆` with one mark per seal, or `Venezia–Valencia`."""
    figures = state.figures
    name = say(f"city-{figures.names[figures.card_city[card]]}")
    if card < DESTINATIONS:
        return f"{name} {SEAL * figures.seals[card]}"
    return f"{name}–{say('city-' + figures.names[figures.card_other[card]])}"


def _in_parts(head: Row, parts: list[Row], gap: str, width: int) -> list[Row]:
    """Parts in sequence, continued on further rows if they are too wide."""
    indent = row_width(head)
    rows: list[Row] = [list(head)]
    for number, part in enumerate(parts):
        if row_width(rows[-1]) + row_width(part) + len(gap) > width and number:
            rows.append([(" " * indent, "")])
        elif number:
            rows[-1].append((gap, ""))
        rows[-1] += part
    return rows


def _player(state: ElCapitan, seat: int, say: Say, width: int) -> list[Row]:
    cells = state.player
    at = seat * PLAYER_CELLS
    to_move = state.to_move == seat
    name = [("▶ " if to_move else "  ", "strong"), (f"{SEATS[seat]} {say.player(seat)}", f"seat-{seat}")]
    stock = f"{say('label-stock')} {cells[at + WAREHOUSES]}■"
    if state.seats == 2:
        stock += f" {cells[at + NEUTRAL]}□"
    parts: list[Row] = [
        [(say("label-money", money=cells[at + MONEY]), "strong")],
        [(say("label-wealth", wealth=wealth(state, seat)), "")],
        [(f"{stock} {cells[at + FORTRESSES]}▲", "")],
        [(f"{say('label-ship')} {_ship(state, seat, say)}", "")],
    ]
    loans = [f"{loan} ×{number}" if number > 1 else loan for loan, number in Counter(loan_ids(state, seat)).items()]
    if loans:
        parts.append([(f"{say('label-loans-of')} {', '.join(loans)}", "warn")])
    if cells[at + BONUS]:
        parts.append([(say("label-bonus", amount=cells[at + BONUS]), "good")])
    rows = _in_parts([*padded(name, 18), (" ", "")], parts, " · ", width)
    hand = sorted(_card(state, card, say) for card in range(CARDS) if (cells[at + HAND] >> card) & 1)
    cards: list[Row] = [[(card, "")] for card in hand] or [[(say("label-no-cards"), "dim")]]
    return rows + _in_parts([(" " * 19 + say("label-hand") + " ", "")], cards, "  ", width)


def _ship(state: ElCapitan, seat: int, say: Say) -> str:
    place = state.player[seat * PLAYER_CELLS + SHIP]
    space = state.player[seat * PLAYER_CELLS + SPACE]
    if place == OFF:
        return say("label-ship-off")
    if place == BANK:
        return say("label-ship-bank")
    city = state.figures.names[place]
    return say("label-ship-adrift", city=city) if space < 0 else say("label-ship-city", city=city, space=space + 1)
