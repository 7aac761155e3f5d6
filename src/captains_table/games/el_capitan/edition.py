"""Reads an edition of El Capitán: checks every figure and lays them out as flat tables. EC 1"""

from __future__ import annotations

from typing import Any

from captains_table.core.cells import cells_of
from captains_table.core.editions import Edition, EditionReader
from captains_table.core.errors import BadSetup
from captains_table.games.el_capitan.rules.figures import (
    CITIES,
    CONNECTIONS,
    DESTINATIONS,
    FAR,
    FORTS,
    INNER,
    SITES,
    SPACES,
    Charts,
)

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
    """Any selection of the outer cities goes with any number of players. EC 11.1"""
    for option in options:
        if option not in OUTER:
            raise BadSetup(f"el_capitan has no option '{option}'")


def prepare(edition: Edition, players: int, options: tuple[str, ...]) -> Charts:
    """The figures for a game, all of the edition checked."""
    figures = EditionReader(edition)
    data = edition.data
    figures.only(data, _TOP, "top of the file")
    charts = Charts(players)
    charts.options = list(options)
    charts.start_money = figures.number(data, "start_money", "top of the file", 0, 1000)
    charts.spread = cells_of(
        [0, *figures.numbers(data, "spread", "top of the file", 0, 1000, range(CITIES, CITIES + 1))]
    )
    charts.bonus = cells_of(figures.numbers(data, "bonus", "top of the file", 1, 1000, range(3, 4)))
    charts.charge = cells_of([0, *figures.numbers(data, "protection_charge", "top of the file", 0, 100, range(3, 4))])
    charts.step_cost = figures.number(data, "pirate_step_cost", "top of the file", 0, 100)
    _read_loans(figures, charts)
    _read_cities(figures, charts, options)
    _measure_distances(charts)
    _read_destinations(figures, charts)
    _read_connections(figures, charts)
    _find_equal_cards(charts)
    return charts


def _read_loans(figures: EditionReader, charts: Charts) -> None:
    """EC 1.5, EC 4.2"""
    loans = figures.tables(figures.data, "loan", "top of the file")
    if len(loans) != 2:
        raise figures.fail("loan", f"there are two kinds of loans, not {len(loans)}")
    for kind, loan in enumerate(loans):
        at = f"loan {kind + 1}"
        figures.only(loan, {"amount", "repay", "extended", "cards"}, at)
        charts.loan_amount[kind] = charts.loan_amount[kind + 2] = figures.number(loan, "amount", at, 1, 1000)
        charts.loan_due[kind] = figures.number(loan, "repay", at, 0, 1000)
        charts.loan_due[kind + 2] = figures.number(loan, "extended", at, 0, 1000)
        charts.loan_cards[kind] = figures.number(loan, "cards", at, 0, 100)
    if charts.loan_amount[0] == charts.loan_amount[1]:
        raise figures.fail("loan", "the two kinds of loans must have different amounts")


def _read_cities(figures: EditionReader, charts: Charts, options: tuple[str, ...]) -> None:
    """EC 1.1, EC 1.2, EC 11.1"""
    cities = figures.tables(figures.data, "city", "top of the file")
    by_id: dict[str, dict[str, Any]] = {}
    for number, city in enumerate(cities, start=1):
        name = figures.word(city, "id", f"city {number}", (*_INNER_IDS, *OUTER))
        if name in by_id:
            raise figures.fail(f"city {name}", "stands twice")
        by_id[name] = city
    for name in (*_INNER_IDS, *OUTER):
        if name not in by_id:
            raise figures.fail("city", f"{name} is missing")
    _check_grid(figures, by_id)
    inner = sorted(_INNER_IDS, key=lambda name: (by_id[name]["row"], by_id[name]["column"]))
    for index, name in enumerate([*inner, *OUTER]):
        _read_city(figures, charts, index, by_id[name], name in options or index < INNER)


def _check_grid(figures: EditionReader, by_id: dict[str, dict[str, Any]]) -> None:
    """Nine cities on a grid of three by three, the outer ones in column 0. EC 1.1, EC 11.1"""
    taken: dict[tuple[int, int], str] = {}
    for name, city in by_id.items():
        at = f"city {name}"
        outer = name in OUTER
        if figures.flag(city, "outer", at) != outer:
            raise figures.fail(at, f"outer must be {'true' if outer else 'left out'}")
        row = figures.number(city, "row", at, 1, 3)
        column = figures.number(city, "column", at, 0 if outer else 1, 0 if outer else 3)
        if (row, column) in taken:
            raise figures.fail(at, f"row {row}, column {column} is the place of {taken[row, column]}")
        taken[row, column] = name


def _read_city(figures: EditionReader, charts: Charts, index: int, city: dict[str, Any], plays: bool) -> None:
    name = city["id"]
    at = f"city {name}"
    figures.only(city, _CITY, at)
    charts.names.append(name)
    charts.titles.append(figures.word(city, "name", at))
    charts.rows[index] = city["row"]
    charts.columns[index] = city["column"]
    charts.outer[index] = int(name in OUTER)
    charts.in_play[index] = int(plays)
    if plays:
        charts.place_in_play[index] = charts.cities
        charts.cities += 1
    harbours = figures.numbers(city, "harbours", at, 0, 100, range(1, SPACES + 1))
    fortresses = figures.numbers(city, "fortresses", at, 0, 100, range(1, FORTS + 1))
    track = figures.numbers(city, "track", at, 0, 1000, range(SITES + 1, SITES + 2))
    if track[0] != 0:
        raise figures.fail(at, "the first site of the track has the value 0")
    closing = figures.numbers(city, "closing", at, 3, SITES, range(SITES))
    few = figures.numbers(city, "closing_few_players", at, 3, SITES, range(SITES))
    if len({*closing, *few}) != len(closing) + len(few):
        raise figures.fail(at, "a closing site stands twice")
    charts.leaves_game[index] = int(figures.flag(city, "closed_leave_the_game", at))
    charts.pays_at_once[index] = int(figures.flag(city, "pays_at_once", at))
    for site, value in enumerate(track, start=1):
        charts.value[index * (SITES + 2) + site] = value
    for site in [*closing, *(few if charts.seats <= 3 else [])]:
        charts.closing[index * (SITES + 2) + site] = 1
    for space, cost in enumerate(harbours):
        charts.harbour_cost[index * SPACES + space] = cost
    for site, cost in enumerate(fortresses):
        charts.fort_cost[index * FORTS + site] = cost
    home = figures.number(city, "pirate_home", at, 1, len(harbours)) if name == "canarias" else 0
    if "pirate_home" in city and name != "canarias":
        raise figures.fail(at, "only canarias is the home of the pirate")
    if plays:
        charts.harbours[index] = len(harbours)
        charts.fort_sites[index] = len(fortresses)
        if home:
            charts.pirate_city = index
            charts.pirate_space = home - 1


def _measure_distances(charts: Charts) -> None:
    """The least number of steps between neighbouring cities in play. EC 1.1, EC 11.1"""
    for start in range(CITIES):
        if not charts.in_play[start]:
            continue
        charts.distance[start * CITIES + start] = 0
        reached = [start]
        for here in reached:
            for there in range(CITIES):
                if charts.in_play[there] and _apart(charts, here, there) == 1 and there not in reached:
                    charts.distance[start * CITIES + there] = charts.distance[start * CITIES + here] + 1
                    reached.append(there)
    assert all(steps <= FAR for steps in charts.distance)


def _apart(charts: Charts, here: int, there: int) -> int:
    """How many orthogonal steps lie between two places of the grid."""
    rows: int = charts.rows[here] - charts.rows[there]
    columns: int = charts.columns[here] - charts.columns[there]
    return abs(rows) + abs(columns)


def _read_destinations(figures: EditionReader, charts: Charts) -> None:
    """EC 3.3"""
    cards = figures.tables(figures.data, "destination", "top of the file")
    if len(cards) != DESTINATIONS:
        raise figures.fail("destination", f"there are {DESTINATIONS} destination cards, not {len(cards)}")
    costs: dict[str, int] = {}
    found = []
    for number, card in enumerate(cards, start=1):
        at = f"destination {number}"
        figures.only(card, {"city", "seals", "cost"}, at)
        city = charts.names.index(figures.word(card, "city", at, _INNER_IDS))
        seals = figures.number(card, "seals", at, 1, 3)
        cost = figures.number(card, "cost", at, 0, 100)
        name = f"{charts.names[city]}-{seals}"
        if costs.setdefault(name, cost) != cost:
            raise figures.fail(at, f"two cards {name} must have the same cost")
        found.append((city, seals, cost, name))
    for index in range(INNER):
        if all(city != index for city, _, _, _ in found):
            raise figures.fail("destination", f"no card for {charts.names[index]}")
    for place, (city, seals, cost, name) in enumerate(sorted(found)):
        charts.card_names.append(name)
        charts.card_city[place] = city
        charts.seals[place] = seals
        charts.card_cost[place] = cost


def _read_connections(figures: EditionReader, charts: Charts) -> None:
    """EC 3.3: one card for each pair of the nine cities, named in grid order."""
    table = figures.table(figures.data, "connections", "top of the file")
    figures.only(table, {"cost"}, "connections")
    pairs = [(first, second) for first in range(INNER) for second in range(first + 1, INNER)]
    assert len(pairs) == CONNECTIONS
    names = [f"{charts.names[first]}-{charts.names[second]}" for first, second in pairs]
    cost = table.get("cost")
    if isinstance(cost, dict):
        figures.only(cost, set(names), "connections: cost")
    elif cost != "distance":
        raise figures.fail("connections", 'cost must be "distance" or a table with the cost of each of the 36 cards')
    for place, (first, second) in enumerate(pairs):
        card = DESTINATIONS + place
        charts.card_names.append(names[place])
        charts.card_city[card] = first
        charts.card_other[card] = second
        steps = _apart(charts, first, second)
        if isinstance(cost, dict):
            steps = figures.number(cost, names[place], "connections: cost", 0, 100)
        charts.card_cost[card] = steps


def _find_equal_cards(charts: Charts) -> None:
    """Cards without a difference are one choice: the first stands for all."""
    for card, name in enumerate(charts.card_names):
        first = charts.card_names.index(name)
        charts.first_equal[card] = first
        if first != card:
            before = max(other for other in range(card) if charts.card_names[other] == name)
            charts.next_equal[before] = card
