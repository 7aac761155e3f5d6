"""Reads an edition of Capitol into figures; an error says in one line what is wrong."""

from __future__ import annotations

import re
from typing import Any

from captains_table.core.editions import Edition, EditionReader
from captains_table.games.capitol.rules.figures import ROUNDS, START_FLOORS, START_HEIGHTS, ZONES_OF_COLOUR, Figures
from captains_table.games.capitol.rules.names import COLOUR_NAMES, DECK_NAMES, IMPROVEMENT_NAMES, PERMIT, SHAPE_NAMES

HIGHEST_VALUE = 99
MOST_CARDS = 20
MOST_FLOORS = 400
MOST_ROOFS = 50
MOST_SQUARES = 20
MOST_IMPROVEMENTS = 50

NEEDED = (2 * ROUNDS, 2, 2)
"""The fountains, amphitheatres and temples that the auctions need. CA 6.1"""

_ID = re.compile(r"[a-z][a-z0-9-]*")


def read_figures(edition: Edition, seats: int, _options: tuple[str, ...]) -> Figures:
    """The figures of a game with this number of players. (There are no options.)"""
    reader = EditionReader(edition)
    reader.only(reader.data, {"edition", "name", "provenance", "cards", "supply", "zone"}, "edition")
    cards = _cards(reader)
    names, zones = _zones(reader)
    floors, roofs = _supply(reader, seats)
    figures = Figures(seats, [card for _, card in cards], zones, floors, roofs)
    figures.card_names = [name for name, _ in cards]
    figures.zone_names = names
    for deck, name in enumerate(DECK_NAMES):
        needed = figures.dealt[deck] * seats
        if figures.deck_size[deck] < needed:
            what = "has {cards} cards, but {players} players are dealt {needed}"
            cards_there = int(figures.deck_size[deck])
            raise reader.fail(f"cards: {name}", what, cards=cards_there, players=seats, needed=int(needed))
    return figures


def _cards(reader: EditionReader) -> list[tuple[str, tuple[int, int, int, int]]]:
    """The name of each card with its deck, value, colour and copies, in card order. CA 1.3"""
    table = reader.table(reader.data, "cards", "edition")
    reader.only(table, {*DECK_NAMES, "provenance"}, "cards")
    found = []
    for deck, name in enumerate(DECK_NAMES):
        at = f"cards: {name}"
        entry = reader.table(table, name, "cards")
        reader.only(entry, {"copies", "values", "colours"} if deck == PERMIT else {"copies", "values"}, at)
        copies = reader.number(entry, "copies", at, 1, MOST_CARDS)
        values = reader.numbers(entry, "values", at, 1, HIGHEST_VALUE, range(1, MOST_CARDS + 1))
        if len(set(values)) < len(values):
            raise reader.fail(
                at, "values must be different numbers, not {values!r} (copies gives how many of each)", values=values
            )
        if deck == PERMIT and entry.get("colours") != list(COLOUR_NAMES):
            raise reader.fail(
                at, "colours must be {known!r}, not {value!r}", known=list(COLOUR_NAMES), value=entry.get("colours")
            )
        for value in values:
            if deck == PERMIT:
                for colour, tint in enumerate(COLOUR_NAMES):
                    found.append((f"{name}-{tint}-{value}", (deck, value, colour, copies)))
            else:
                found.append((f"{name}-{value}", (deck, value, -1, copies)))
    return sorted(found, key=lambda card: (-card[1][1], card[1][0], card[1][2]))


def _zones(reader: EditionReader) -> tuple[list[str], list[tuple[int, int, int]]]:
    """The names of the zones, and the colour, small squares and printed fountains of each. CA 1.1"""
    names: list[str] = []
    zones: list[tuple[int, int, int]] = []
    for number, entry in enumerate(reader.tables(reader.data, "zone", "edition"), start=1):
        name = reader.word(entry, "id", f"zone {number}")
        at = f"zone {name}"
        if not _ID.fullmatch(name):
            raise reader.fail(at, "id must consist of lower-case letters, digits and -, starting with a letter")
        if name in names:
            raise reader.fail(at, "two zones have this id")
        reader.only(entry, {"id", "colour", "small", "fountains", "provenance"}, at)
        colour = COLOUR_NAMES.index(reader.word(entry, "colour", at, COLOUR_NAMES))
        small = reader.number(entry, "small", at, 1, MOST_SQUARES)
        zones.append((colour, small, reader.number(entry, "fountains", at, 0, small)))
        names.append(name)
    for colour, tint in enumerate(COLOUR_NAMES):
        count = sum(zone[0] == colour for zone in zones)
        if count != ZONES_OF_COLOUR:
            raise reader.fail(
                "zone",
                "there must be {wanted} {tint} zones, not {count}",
                wanted=ZONES_OF_COLOUR,
                tint=tint,
                count=count,
            )
    return names, zones


def _supply(reader: EditionReader, seats: int) -> tuple[int, list[int]]:
    """The floors, and each player's roofs by shape, in the box. CA 1.2"""
    table: dict[str, Any] = reader.table(reader.data, "supply", "edition")
    improvements = [f"{name}s" for name in IMPROVEMENT_NAMES]
    reader.only(table, {"floors", "roofs_per_player", "provenance", *improvements}, "supply")
    for key, needed in zip(improvements, NEEDED, strict=True):
        reader.number(table, key, "supply", needed, MOST_IMPROVEMENTS)
    roofs = reader.table(table, "roofs_per_player", "supply")
    at = "supply: roofs_per_player"
    reader.only(roofs, set(SHAPE_NAMES), at)
    return (
        reader.number(table, "floors", "supply", START_FLOORS * seats, MOST_FLOORS),
        [reader.number(roofs, name, at, START_HEIGHTS, MOST_ROOFS) for name in SHAPE_NAMES],
    )
