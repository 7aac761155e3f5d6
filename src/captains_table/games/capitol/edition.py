"""Reads an edition of Capitol into charts, and says in one line what is wrong with it."""

from __future__ import annotations

import re
from typing import Any

from captains_table.core.editions import Edition, EditionReader
from captains_table.games.capitol.rules.events import IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.figures import (
    COLOUR_NAMES,
    DECK_NAMES,
    PERMIT,
    ROUNDS,
    SHAPE_NAMES,
    START_FLOORS,
    START_HEIGHTS,
    ZONES_OF_COLOUR,
    Charts,
)

HIGHEST_VALUE = 99
MOST_CARDS = 20
MOST_FLOORS = 400
MOST_ROOFS = 50
MOST_SQUARES = 20
MOST_IMPROVEMENTS = 50

NEEDED = (2 * ROUNDS, 2, 2)
"""Fountains, amphitheatres and temples that the auctions are about. CA 6.1"""

_ID = re.compile(r"[a-z][a-z0-9-]*")


def read_charts(edition: Edition, seats: int, _options: tuple[str, ...]) -> Charts:
    """The charts of a game for so many players. (There are no options.)"""
    figures = EditionReader(edition)
    figures.only(figures.data, {"edition", "name", "provenance", "cards", "supply", "zone"}, "edition")
    cards = _cards(figures)
    names, zones = _zones(figures)
    charts = Charts(seats, [card for _, card in cards], zones)
    charts.card_names = [name for name, _ in cards]
    charts.zone_names = names
    for deck, name in enumerate(DECK_NAMES):
        needed = charts.dealt[deck] * seats
        if charts.deck_size[deck] < needed:
            what = f"has {charts.deck_size[deck]} cards, but {seats} players are dealt {needed}"
            raise figures.fail(f"cards: {name}", what)
    _supply(figures, charts)
    return charts


def _cards(figures: EditionReader) -> list[tuple[str, tuple[int, int, int, int]]]:
    """The name of each card with its deck, value, colour and copies, in the order of cards. CA 1.3"""
    table = figures.table(figures.data, "cards", "edition")
    figures.only(table, {*DECK_NAMES, "provenance"}, "cards")
    found = []
    for deck, name in enumerate(DECK_NAMES):
        at = f"cards: {name}"
        entry = figures.table(table, name, "cards")
        figures.only(entry, {"copies", "values", "colours"} if deck == PERMIT else {"copies", "values"}, at)
        copies = figures.number(entry, "copies", at, 1, MOST_CARDS)
        values = figures.numbers(entry, "values", at, 1, HIGHEST_VALUE, range(1, MOST_CARDS + 1))
        if len(set(values)) < len(values):
            raise figures.fail(at, f"values must be different numbers, not {values!r} (copies says how many of each)")
        if deck == PERMIT and entry.get("colours") != list(COLOUR_NAMES):
            raise figures.fail(at, f"colours must be {list(COLOUR_NAMES)!r}, not {entry.get('colours')!r}")
        for value in values:
            if deck == PERMIT:
                for colour, tint in enumerate(COLOUR_NAMES):
                    found.append((f"{name}-{tint}-{value}", (deck, value, colour, copies)))
            else:
                found.append((f"{name}-{value}", (deck, value, -1, copies)))
    return sorted(found, key=lambda card: (-card[1][1], card[1][0], card[1][2]))


def _zones(figures: EditionReader) -> tuple[list[str], list[tuple[int, int, int]]]:
    """The names of the zones, and colour, small squares and printed fountains of each. CA 1.1"""
    names: list[str] = []
    zones: list[tuple[int, int, int]] = []
    for number, entry in enumerate(figures.tables(figures.data, "zone", "edition"), start=1):
        name = figures.word(entry, "id", f"zone {number}")
        at = f"zone {name}"
        if not _ID.fullmatch(name):
            raise figures.fail(at, "id must be of small letters, digits and -, a letter first")
        if name in names:
            raise figures.fail(at, "there are two zones with this id")
        figures.only(entry, {"id", "colour", "small", "fountains", "provenance"}, at)
        colour = COLOUR_NAMES.index(figures.word(entry, "colour", at, COLOUR_NAMES))
        small = figures.number(entry, "small", at, 1, MOST_SQUARES)
        zones.append((colour, small, figures.number(entry, "fountains", at, 0, small)))
        names.append(name)
    for colour, tint in enumerate(COLOUR_NAMES):
        count = sum(zone[0] == colour for zone in zones)
        if count != ZONES_OF_COLOUR:
            raise figures.fail("zone", f"there must be {ZONES_OF_COLOUR} {tint} zones, not {count}")
    return names, zones


def _supply(figures: EditionReader, charts: Charts) -> None:
    """What is in the box. CA 1.2"""
    table: dict[str, Any] = figures.table(figures.data, "supply", "edition")
    improvements = [f"{name}s" for name in IMPROVEMENT_NAMES]
    figures.only(table, {"floors", "roofs_per_player", "provenance", *improvements}, "supply")
    for key, needed in zip(improvements, NEEDED, strict=True):
        figures.number(table, key, "supply", needed, MOST_IMPROVEMENTS)
    roofs = figures.table(table, "roofs_per_player", "supply")
    at = "supply: roofs_per_player"
    figures.only(roofs, set(SHAPE_NAMES), at)
    charts.supply(
        figures.number(table, "floors", "supply", START_FLOORS * charts.seats, MOST_FLOORS),
        [figures.number(roofs, name, at, START_HEIGHTS, MOST_ROOFS) for name in SHAPE_NAMES],
    )
