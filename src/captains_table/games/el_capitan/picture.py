"""El Capitán drawn with letters: the cities as on the board, the display and the players."""

from __future__ import annotations

from collections import Counter
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.core.picture import Row, Span, beside, padded, row_width
from captains_table.core.say import Say
from captains_table.games.el_capitan.dump import card_ids, loan_ids
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
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
    Table,
    count_cards,
)
from captains_table.games.el_capitan.rules.loans import bank_cards
from captains_table.games.el_capitan.rules.scoring import amount_of, wealth

CITY_WIDTH = 23
WIDTH = 100


def picture(state: State, say: Say) -> list[Row]:
    """The whole table, at most 100 columns wide."""
    table = cast("Table", state)
    rows = [_heading(table, say), []]
    for line in range(1, 4):
        blocks = [_city(table, city, say) for city in _in_row(table, line)]
        rows += [*beside(blocks, gap=2), []]
    rows += [*_display(table, say), []]
    for seat in range(table.seats):
        rows += _player(table, seat, say)
    return [*rows, [(say("label-legend"), "dim")]]


def _heading(table: Table, say: Say) -> Row:
    row: Row = [(say("label-phase", phase=table.phase, round=table.round), "title")]
    if table.starter != NONE:
        row.append((" · " + say("label-starting", who=table.starter), ""))
    amounts = [table.charts.loan_amount[kind] for kind in range(2)]
    loans = [say("label-loans", count=bank_cards(table, kind), amount=amounts[kind]) for kind in range(2)]
    row.append((f" · {say('label-bank')} {', '.join(loans)}", ""))
    if table.pirate_city >= 0:
        row.append((" · " + say("label-pirate", city=table.charts.names[table.pirate_city]), "bad"))
    return row


def _in_row(table: Table, line: int) -> list[int]:
    """The cities of a row of the board, outer ones first; a row without its outer city begins with a gap."""
    charts = table.charts
    cities = [city for city in range(CITIES) if charts.rows[city] == line]
    outer_anywhere = any(charts.in_play[city] for city in range(CITIES) if charts.outer[city])
    shown = [city for city in cities if charts.in_play[city] or (charts.outer[city] and outer_anywhere)]
    return sorted(shown, key=lambda city: charts.columns[city])


def _city(table: Table, city: int, say: Say) -> list[Row]:
    charts = table.charts
    if not charts.in_play[city]:
        return [[(" " * CITY_WIDTH, "")]]
    name = say(f"city-{charts.names[city]}")
    pays = say("label-pays", amount=amount_of(table, city))
    gap = max(1, CITY_WIDTH - len(name) - len(pays))
    return [
        [(name, "strong"), (" " * gap, ""), (pays, "dim")],
        padded(_harbour(table, city), CITY_WIDTH),
        padded(_track(table, city), CITY_WIDTH),
        padded(_closed(table, city, say), CITY_WIDTH),
    ]


def _harbour(table: Table, city: int) -> Row:
    """`4[A] 5[ ] ▲8[B] ▲10[ ]`"""
    charts = table.charts
    row: Row = []
    for space in range(charts.harbours[city]):
        ship = table.harbour[city * SPACES + space]
        mark: Span = (" ", "") if ship == NONE else ("!", "bad") if ship == PIRATE else (SEATS[ship], f"seat-{ship}")
        row += [(f"{charts.harbour_cost[city * SPACES + space]}[", ""), mark, ("] ", "")]
    for site in range(charts.fort_sites[city]):
        owner = table.fort[city * 2 + site]
        mark = (" ", "") if owner == NONE else (SEATS[owner], f"seat-{owner}")
        row += [(f"▲{charts.fort_cost[city * 2 + site]}[", ""), mark, ("] ", "")]
    text, style = row[-1]
    row[-1] = (text.rstrip(), style)
    return row


def _track(table: Table, city: int) -> Row:
    """The twelve sites: letters for warehouses, a star for a closing site that is free."""
    row: Row = []
    for site in range(1, SITES + 1):
        colour = table.site[city * (SITES + 1) + site]
        if colour != NONE:
            row.append(_warehouse(table, colour))
        else:
            row.append(("*" if table.charts.closing[city * (SITES + 2) + site] else "·", "dim"))
        row.append((" ", ""))
    return row[:-1]


def _warehouse(table: Table, colour: int) -> Span:
    if colour < table.seats:
        return SEATS[colour], f"seat-{colour}"
    return SEATS[colour - table.seats].lower(), f"neutral-{colour - table.seats}"


def _closed(table: Table, city: int, say: Say) -> Row:
    row: Row = []
    for colour in range(table.charts.colours):
        row += [_warehouse(table, colour)] * table.closed[city * MOST_COLOURS + colour]
    return [(say("label-closed") + " ", "dim"), *row] if row else []


def _display(table: Table, say: Say) -> list[Row]:
    """The cards that can be bought, each with its cost."""
    rows: list[Row] = []
    for label, mask in (("label-destinations", DESTINATION_MASK), ("label-connections", CONNECTION_MASK)):
        head = say(label)
        cards: list[Row] = [
            [(table.charts.card_names[card], "strong"), (f" {table.charts.card_cost[card]}", "")]
            for card in range(CARDS)
            if (table.display & mask) >> card & 1
        ]
        left = say("label-deck", deck=count_cards(table.deck & mask), discards=count_cards(table.discards & mask))
        cards.append([(left, "dim")])
        rows += _wrapped([(f"{head} ", "")], cards, "   ")
    return rows


def _wrapped(head: Row, parts: list[Row], gap: str) -> list[Row]:
    """Parts one after the other, on further rows when they would be too wide."""
    indent = row_width(head)
    rows: list[Row] = [list(head)]
    for number, part in enumerate(parts):
        if row_width(rows[-1]) + row_width(part) + len(gap) > WIDTH and number:
            rows.append([(" " * indent, "")])
        elif number:
            rows[-1].append((gap, ""))
        rows[-1] += part
    return rows


def _player(table: Table, seat: int, say: Say) -> list[Row]:
    cells = table.player
    at = seat * PLAYER_CELLS
    to_move = table.to_move == seat
    name = [("▶ " if to_move else "  ", "strong"), (f"{SEATS[seat]} {say.player(seat)}", f"seat-{seat}")]
    stock = f"{say('label-stock')} {cells[at + WAREHOUSES]}■"
    if table.seats == 2:
        stock += f" {cells[at + NEUTRAL]}□"
    parts: list[Row] = [
        [(say("label-money", money=cells[at + MONEY]), "strong")],
        [(say("label-wealth", wealth=wealth(table, seat)), "")],
        [(f"{stock} {cells[at + FORTRESSES]}▲", "")],
        [(f"{say('label-ship')} {_ship(table, seat, say)}", "")],
    ]
    loans = [f"{loan} ×{number}" if number > 1 else loan for loan, number in Counter(loan_ids(table, seat)).items()]
    if loans:
        parts.append([(f"{say('label-loans-of')} {', '.join(loans)}", "warn")])
    if cells[at + BONUS]:
        parts.append([(say("label-bonus", amount=cells[at + BONUS]), "good")])
    rows = _wrapped([*padded(name, 18), (" ", "")], parts, " · ")
    hand = card_ids(table, cells[at + HAND])
    cards: list[Row] = [[(card, "")] for card in hand] or [[(say("label-no-cards"), "dim")]]
    return rows + _wrapped([(" " * 19 + say("label-hand") + " ", "")], cards, "  ")


def _ship(table: Table, seat: int, say: Say) -> str:
    place = table.player[seat * PLAYER_CELLS + SHIP]
    space = table.player[seat * PLAYER_CELLS + SPACE]
    if place == OFF:
        return say("label-ship-off")
    if place == BANK:
        return say("label-ship-bank")
    city = table.charts.names[place]
    return say("label-ship-adrift", city=city) if space < 0 else say("label-ship-city", city=city, space=space + 1)
