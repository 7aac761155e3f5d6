"""Reads an edition of El Capitán: validates every value and prepares flat tables. EC 1"""

from __future__ import annotations

from typing import Any

from captains_table.core.cells import cells_of
from captains_table.core.editions import Edition, EditionReader
from captains_table.core.errors import BadSetup
from captains_table.games.el_capitan.rules.events import Events
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTIONS,
    DEAREST,
    DESTINATIONS,
    EXTENDED,
    FAR,
    FORTS,
    HALF,
    INNER,
    LOAN_SIZES,
    MOST_SEALS,
    SITES,
    SPACES,
    Figures,
)
from captains_table.games.el_capitan.rules.routes import within

OUTER = ("porto", "lisboa", "canarias")
_INNER_IDS = (
    "marseille",
    "venezia",
    "constantinople",
    "valencia",
    "napoli",
    "athina",
    "tanger",
    "tunis",
    "alexandria",
)
_TOP = {
    "edition",
    "start_money",
    "spread",
    "bonus",
    "protection_charge",
    "pirate_step_cost",
    "loan",
    "connections",
    "city",
    "destination",
}
_CITY = {
    "id",
    "name",
    "row",
    "column",
    "outer",
    "harbours",
    "fortresses",
    "track",
    "closing",
    "closing_few_players",
    "closed_leave_the_game",
    "pays_at_once",
    "pirate_home",
    "provenance",
}


def check_options(players: int, options: tuple[str, ...]) -> None:
    """Any selection of the outer cities is possible with any number of players. EC 11.1"""
    for option in options:
        if option not in OUTER:
            raise BadSetup("el_capitan has no option '{option}'", option=option)


def read_figures(edition: Edition, players: int, options: tuple[str, ...]) -> Figures:
    """The figures of a game; the whole edition is validated."""
    reader = EditionReader(edition)
    data = edition.data
    reader.only(data, _TOP, "top of the file")
    figures = Figures(players)
    figures.options = list(options)
    figures.start_money = reader.number(data, "start_money", "top of the file", 0, 1000)
    figures.spread = cells_of(
        [0, *reader.numbers(data, "spread", "top of the file", 0, 1000, range(CITIES, CITIES + 1))]
    )
    figures.bonus = cells_of(reader.numbers(data, "bonus", "top of the file", 1, 1000, range(3, 4)))
    figures.charge = cells_of([0, *reader.numbers(data, "protection_charge", "top of the file", 0, 100, range(3, 4))])
    figures.step_cost = reader.number(data, "pirate_step_cost", "top of the file", 0, 100)
    _read_loans(reader, figures)
    _read_cities(reader, figures, options)
    _measure_distances(figures)
    _read_destinations(reader, figures)
    _read_connections(reader, figures)
    _find_equal_cards(figures)
    _find_short_ways(figures)
    figures.events = Events(figures.card_city, figures.card_other)
    return figures


def _read_loans(reader: EditionReader, figures: Figures) -> None:
    """EC 1.5, EC 4.2"""
    loans = reader.tables(reader.data, "loan", "top of the file")
    if len(loans) != LOAN_SIZES:
        raise reader.fail("loan", "there are two kinds of loans, not {count}", count=len(loans))
    for size, loan in enumerate(loans):
        at = f"loan {size + 1}"
        reader.only(loan, {"amount", "repay", "extended", "cards"}, at)
        figures.loan_amount[size] = figures.loan_amount[size + EXTENDED] = reader.number(loan, "amount", at, 1, 1000)
        figures.loan_due[size] = reader.number(loan, "repay", at, 0, 1000)
        figures.loan_due[size + EXTENDED] = reader.number(loan, "extended", at, 0, 1000)
        figures.loan_cards[size] = reader.number(loan, "cards", at, 0, 100)
    if figures.loan_amount[0] == figures.loan_amount[1]:
        raise reader.fail("loan", "the two kinds of loans must have different amounts")


def _read_cities(reader: EditionReader, figures: Figures, options: tuple[str, ...]) -> None:
    """EC 1.1, EC 1.2, EC 11.1"""
    cities = reader.tables(reader.data, "city", "top of the file")
    by_id: dict[str, dict[str, Any]] = {}
    for number, city in enumerate(cities, start=1):
        name = reader.word(city, "id", f"city {number}", (*_INNER_IDS, *OUTER))
        if name in by_id:
            raise reader.fail(f"city {name}", "appears twice")
        by_id[name] = city
    for name in (*_INNER_IDS, *OUTER):
        if name not in by_id:
            raise reader.fail("city", "{name} is missing", name=name)
    _check_grid(reader, by_id)
    inner = sorted(_INNER_IDS, key=lambda name: (by_id[name]["row"], by_id[name]["column"]))
    for index, name in enumerate([*inner, *OUTER]):
        _read_city(reader, figures, index, by_id[name], name in options or index < INNER)


def _check_grid(reader: EditionReader, by_id: dict[str, dict[str, Any]]) -> None:
    """Nine cities on a three-by-three grid, the outer ones in column 0. EC 1.1, EC 11.1"""
    taken: dict[tuple[int, int], str] = {}
    for name, city in by_id.items():
        at = f"city {name}"
        outer = name in OUTER
        if reader.flag(city, "outer", at) != outer:
            raise reader.fail(at, "outer must be {wanted}", wanted="true" if outer else "left out")
        row = reader.number(city, "row", at, 1, 3)
        column = reader.number(city, "column", at, 0 if outer else 1, 0 if outer else 3)
        if (row, column) in taken:
            raise reader.fail(
                at, "row {row}, column {column} is the place of {city}", row=row, column=column, city=taken[row, column]
            )
        taken[row, column] = name


def _read_city(reader: EditionReader, figures: Figures, index: int, city: dict[str, Any], plays: bool) -> None:
    name = city["id"]
    at = f"city {name}"
    reader.only(city, _CITY, at)
    figures.names.append(name)
    figures.titles.append(reader.word(city, "name", at))
    figures.rows[index] = city["row"]
    figures.columns[index] = city["column"]
    figures.outer[index] = int(name in OUTER)
    figures.in_play[index] = int(plays)
    if plays:
        figures.place_in_play[index] = figures.cities
        figures.cities += 1
    harbours = reader.numbers(city, "harbours", at, 0, 100, range(1, SPACES + 1))
    fortresses = reader.numbers(city, "fortresses", at, 0, 100, range(1, FORTS + 1))
    track = reader.numbers(city, "track", at, 0, 1000, range(SITES + 1, SITES + 2))
    if track[0] != 0:
        raise reader.fail(at, "the first site of the track must have the value 0")
    closing = reader.numbers(city, "closing", at, 3, SITES, range(SITES))
    few = reader.numbers(city, "closing_few_players", at, 3, SITES, range(SITES))
    if len({*closing, *few}) != len(closing) + len(few):
        raise reader.fail(at, "a closing site appears twice")
    figures.leaves_game[index] = int(reader.flag(city, "closed_leave_the_game", at))
    figures.pays_at_once[index] = int(reader.flag(city, "pays_at_once", at))
    for site, value in enumerate(track, start=1):
        figures.value[index * (SITES + 2) + site] = value
    for site in [*closing, *(few if figures.seats <= 3 else [])]:
        figures.closing[index * (SITES + 2) + site] = 1
    for space, cost in enumerate(harbours):
        figures.harbour_cost[index * SPACES + space] = cost
    for site, cost in enumerate(fortresses):
        figures.fort_cost[index * FORTS + site] = cost
    home = reader.number(city, "pirate_home", at, 1, len(harbours)) if name == "canarias" else 0
    if "pirate_home" in city and name != "canarias":
        raise reader.fail(at, "only canarias can be the pirate's home")
    if plays:
        figures.harbours[index] = len(harbours)
        figures.fort_sites[index] = len(fortresses)
        if home:
            figures.pirate_city = index
            figures.pirate_space = home - 1
            figures.ships += 1


def _measure_distances(figures: Figures) -> None:
    """The smallest number of steps between cities in play. EC 1.1, EC 11.1"""
    for start in range(CITIES):
        if not figures.in_play[start]:
            continue
        figures.distance[start * CITIES + start] = 0
        reached = [start]
        for here in reached:
            for there in range(CITIES):
                if figures.in_play[there] and _apart(figures, here, there) == 1 and there not in reached:
                    figures.distance[start * CITIES + there] = figures.distance[start * CITIES + here] + 1
                    reached.append(there)
    assert all(steps <= FAR for steps in figures.distance)


def _apart(figures: Figures, here: int, there: int) -> int:
    """The number of orthogonal steps between two places of the grid."""
    rows: int = figures.rows[here] - figures.rows[there]
    columns: int = figures.columns[here] - figures.columns[there]
    return abs(rows) + abs(columns)


def _read_destinations(reader: EditionReader, figures: Figures) -> None:
    """EC 3.3"""
    cards = reader.tables(reader.data, "destination", "top of the file")
    if len(cards) != DESTINATIONS:
        raise reader.fail(
            "destination",
            "there must be {wanted} destination cards, not {count}",
            wanted=DESTINATIONS,
            count=len(cards),
        )
    costs: dict[str, int] = {}
    found = []
    for number, card in enumerate(cards, start=1):
        at = f"destination {number}"
        reader.only(card, {"city", "seals", "cost"}, at)
        city = figures.names.index(reader.word(card, "city", at, _INNER_IDS))
        seals = reader.number(card, "seals", at, 1, 3)
        cost = reader.number(card, "cost", at, 0, DEAREST)
        name = f"{figures.names[city]}-{seals}"
        if costs.setdefault(name, cost) != cost:
            raise reader.fail(at, "two cards {name} must have the same cost", name=name)
        found.append((city, seals, cost, name))
    for index in range(INNER):
        if all(city != index for city, _, _, _ in found):
            raise reader.fail("destination", "no card for {city}", city=figures.names[index])
    for place, (city, seals, cost, name) in enumerate(sorted(found)):
        figures.card_names.append(name)
        figures.card_city[place] = city
        figures.seals[place] = seals
        figures.card_cost[place] = cost


def _read_connections(reader: EditionReader, figures: Figures) -> None:
    """EC 3.3: one card for each pair of the nine cities, in grid order."""
    table = reader.table(reader.data, "connections", "top of the file")
    reader.only(table, {"cost"}, "connections")
    pairs = [(first, second) for first in range(INNER) for second in range(first + 1, INNER)]
    assert len(pairs) == CONNECTIONS
    names = [f"{figures.names[first]}-{figures.names[second]}" for first, second in pairs]
    cost = table.get("cost")
    if isinstance(cost, dict):
        reader.only(cost, set(names), "connections: cost")
    elif cost != "distance":
        raise reader.fail("connections", 'cost must be "distance" or a table with the cost of each of the 36 cards')
    for place, (first, second) in enumerate(pairs):
        card = DESTINATIONS + place
        figures.card_names.append(names[place])
        figures.card_city[card] = first
        figures.card_other[card] = second
        steps = _apart(figures, first, second)
        if isinstance(cost, dict):
            steps = reader.number(cost, names[place], "connections: cost", 0, DEAREST)
        figures.card_cost[card] = steps


def _find_equal_cards(figures: Figures) -> None:
    """Identical cards are one choice: the first stands for all."""
    for card, name in enumerate(figures.card_names):
        first = figures.card_names.index(name)
        figures.first_equal[card] = first
        figures.kinds |= 1 << first
        if first != card:
            before = max(other for other in range(card) if figures.card_names[other] == name)
            figures.next_equal[before] = card


def _find_short_ways(figures: Figures) -> None:
    """Prepare what route searches need again and again: cities as masks, and how the harbours are priced."""
    for seals in range(1, MOST_SEALS + 1):
        near = [
            sum(1 << there for there in range(CITIES) if figures.distance[here * CITIES + there] <= seals)
            for here in range(CITIES)
        ]
        for half in range(1 << HALF):
            cities = [city for city in range(HALF) if half >> city & 1]
            low = high = 0
            for city in cities:
                low |= near[city]
                high |= near[city + HALF]
            figures.near_low[seals << HALF | half] = low
            figures.near_high[seals << HALF | half] = high
    figures.has_gifts = 0 in figures.card_cost
    for card in range(CARDS):
        figures.cards_up_to[figures.card_cost[card]] |= 1 << card
        figures.card_cities[card] = 1 << figures.card_city[card]
        if figures.card_other[card] >= 0:
            figures.card_cities[card] |= 1 << figures.card_other[card]
        for place in range(CITIES + 1):
            figures.leads[place * CARDS + card] = _led_to(figures, place, card)
    for price in range(1, DEAREST + 1):
        figures.cards_up_to[price] |= figures.cards_up_to[price - 1]
    for half in range(1 << HALF):
        for card in range(DESTINATIONS, CARDS):
            if figures.card_cities[card] & half:
                figures.links_low[half] |= 1 << card
            if figures.card_cities[card] >> HALF & half:
                figures.links_high[half] |= 1 << card
    for city in range(CITIES):
        costs = [figures.harbour_cost[city * SPACES + space] for space in range(figures.harbours[city])]
        if costs != sorted(costs):
            figures.harbours_ascend = False


def _led_to(figures: Figures, place: int, card: int) -> int:
    """Where a card leads from a city (as a mask), from no city if the place is beyond the last. EC 3.4, EC 3.5"""
    here = 1 << place if place < CITIES else 0
    named = int(figures.card_cities[card])
    if card >= DESTINATIONS:
        return named & ~here if named & here else 0
    return (named | (within(figures, here, figures.seals[card]) if here else 0)) & ~here
