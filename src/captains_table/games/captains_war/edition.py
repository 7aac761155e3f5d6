"""Reads an edition of Captains' War into its figures, with a readable error for everything that is wrong in it."""

from __future__ import annotations

import re
from typing import Any

from captains_table.core.cells import cells_of
from captains_table.core.editions import Edition, EditionReader
from captains_table.core.errors import BadSetup
from captains_table.games.captains_war.rules.figures import (
    ACQUISITIONS,
    ANY,
    BOARDING_GAIN,
    GOLD_GAIN,
    JOKER_GAIN,
    PIRATE_GAIN,
    PR_GAIN,
    PRICE,
    Figures,
)
from captains_table.games.captains_war.rules.names import (
    CAPTAIN_NAMES,
    COLOUR_NAMES,
    DOUBLE,
    FORCES,
    JOKER,
    MOST_COINS,
    MOST_SEATS,
    MOST_STEPS,
    RED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
)

_NOTES = {"name", "provenance"}
_ID = re.compile(r"[a-z][a-z0-9-]*")
_GAINS = {"gold": GOLD_GAIN, "joker": JOKER_GAIN, "pirate": PIRATE_GAIN, "boarding": BOARDING_GAIN, "pr": PR_GAIN}


def check_options(players: int, options: tuple[str, ...]) -> None:
    """One player meets exactly one captain, several meet none."""
    if players == 1 and len(options) != 1:
        known = ", ".join(CAPTAIN_NAMES)
        raise BadSetup("alone you play against one legendary captain: choose one of {known}", known=known)
    if players > 1 and options:
        raise BadSetup(
            "a legendary captain ({known}) plays against one player, not {players}",
            known=", ".join(options),
            players=players,
        )


def read_figures(edition: Edition, players: int, options: tuple[str, ...]) -> Figures:
    """The figures of a game; the whole edition is validated, even parts that the game does not need."""
    read = EditionReader(edition)
    data = edition.data
    known = {"edition", "dice", "stock", "start", "boat", "attribute", "track", "boarding", "score", "solo_table"}
    read.only(data, {*known, "captain", *_NOTES}, "top")
    figures = Figures(players)
    _read_dice(read, read.table(data, "dice", "top"), figures)
    _read_stock(read, read.table(data, "stock", "top"), figures)
    _read_start(read, read.table(data, "start", "top"), figures)
    _read_acquisitions(read, data, figures)
    _read_tracks(read, read.table(data, "track", "top"), figures)
    _read_boarding(read, read.table(data, "boarding", "top"), figures)
    _read_score(read, read.table(data, "score", "top"), figures)
    _read_solo_table(read, data, figures)
    _read_captains(read, data, figures, options[0] if options else "")
    return figures


# Dice


def _read_dice(read: EditionReader, dice: dict[str, Any], figures: Figures) -> None:
    read.only(dice, {*COLOUR_NAMES, *_NOTES}, "dice")
    figures.blue = cells_of(_blue_face(read, face) for face in _texts(read, dice, "blue", "dice"))
    figures.yellow = cells_of(read.numbers(dice, "yellow", "dice", 1, MOST_COINS, range(1, 25)))
    figures.black = cells_of(read.numbers(dice, "black", "dice", 1, FORCES, range(1, 25)))
    figures.red = cells_of(_red_face(read, face) for face in _texts(read, dice, "red", "dice"))


def _texts(read: EditionReader, holder: dict[str, Any], key: str, at: str) -> list[str]:
    value = holder.get(key)
    if not isinstance(value, list) or not 1 <= len(value) <= 24 or not all(isinstance(part, str) for part in value):
        raise read.fail(at, "{key} must be a list of 1 to 24 texts, not {value!r}", key=key, value=value)
    return value


def _blue_face(read: EditionReader, face: str) -> int:
    words = face.split()
    if words == ["joker"]:
        return JOKER
    if words and words[0] in RESOURCE_NAMES and words in ([words[0]], [words[0]] * 2):
        return RESOURCE_NAMES.index(words[0]) + (DOUBLE if len(words) == 2 else 0)
    raise read.fail("dice", "blue can't show {face!r} (a resource, the same one twice, or joker)", face=face)


def _red_face(read: EditionReader, face: str) -> int:
    name = "-".join(face.split())
    if name in RED_NAMES and len(face.split()) == 2:
        return RED_NAMES.index(name)
    raise read.fail(
        "dice", "red can't show {face!r} (boat, attribute or either, and 1 to {most} steps)", face=face, most=MOST_STEPS
    )


# The sheet


def _read_stock(read: EditionReader, stock: dict[str, Any], figures: Figures) -> None:
    read.only(stock, {*RESOURCE_NAMES, "coins", "pirates", "pirate_price", "resource_price", *_NOTES}, "stock")
    rows = range(FORCES, FORCES + 1)
    figures.stock = cells_of([read.number(stock, resource, "stock", 1, 99) for resource in RESOURCE_NAMES])
    figures.coins = read.number(stock, "coins", "stock", 1, 999)
    figures.rows = cells_of(read.numbers(stock, "pirates", "stock", 0, 99, rows))
    figures.recruit_price = cells_of(read.numbers(stock, "pirate_price", "stock", 1, 99, rows))
    figures.resource_price = read.number(stock, "resource_price", "stock", 1, 99)


def _read_start(read: EditionReader, start: dict[str, Any], figures: Figures) -> None:
    read.only(start, {"gold", "pirates", *_NOTES}, "start")
    gold = read.numbers(start, "gold", "start", 0, 99, range(MOST_SEATS, MOST_SEATS + 1))
    if max(gold) > figures.coins:
        raise read.fail(
            "start", "gold has {most}, but there are only {coins} coins", most=max(gold), coins=figures.coins
        )
    figures.start_gold = cells_of(gold)
    figures.start_pirates = cells_of(_crew(read, start, "pirates", "start"))
    _check_rows(read, "start", list(figures.start_pirates), list(figures.rows))


def _crew(read: EditionReader, holder: dict[str, Any], key: str, at: str) -> list[int]:
    """A list of Forces as the number of each."""
    forces = read.numbers(holder, key, at, 1, FORCES, range(25))
    return [forces.count(force) for force in range(1, FORCES + 1)]


def _check_rows(read: EditionReader, at: str, crew: list[int], rows: list[int]) -> None:
    for force, (count, row) in enumerate(zip(crew, rows, strict=True), start=1):
        if count > row:
            raise read.fail(
                at,
                "{count} pirates of Force {force}, but the stock has only {stock}",
                count=count,
                force=force,
                stock=row,
            )


def _read_acquisitions(read: EditionReader, data: dict[str, Any], figures: Figures) -> None:
    prices: list[int] = []
    points: list[int] = []
    for track in TRACK_NAMES:
        things = read.tables(data, track, "top")
        if len(things) != ACQUISITIONS:
            raise read.fail(
                "top",
                "needs {wanted} tables [[{track}]], not {count}",
                wanted=ACQUISITIONS,
                track=track,
                count=len(things),
            )
        for thing in things:
            name = _id(read, thing, track, figures.things)
            at = f"{track} {name}"
            read.only(thing, {"id", "price", "pr", *_NOTES}, at)
            price = _texts(read, thing, "price", at)
            for part in price:
                if part not in (*RESOURCE_NAMES, "any"):
                    raise read.fail(
                        at,
                        "price can't hold {part!r} (known: {known}, any)",
                        part=part,
                        known=", ".join(RESOURCE_NAMES),
                    )
            prices += [price.count(resource) for resource in (*RESOURCE_NAMES, "any")]
            points.append(read.number(thing, "pr", at, 0, 99))
            figures.things.append(name)
    figures.prices = cells_of(prices)
    figures.points = cells_of(points)
    _check_payable(read, figures)


def _id(read: EditionReader, table: dict[str, Any], at: str, taken: list[str]) -> str:
    name = read.word(table, "id", at)
    if not _ID.fullmatch(name):
        raise read.fail(at, "id must consist of lower-case letters, digits and -, not {name!r}", name=name)
    if name in taken:
        raise read.fail(at, "the id {name!r} appears twice", name=name)
    return name


def _check_payable(read: EditionReader, figures: Figures) -> None:
    """Every acquisition must be affordable with the circles of one sheet."""
    for number, name in enumerate(figures.things):
        for resource in range(RESOURCES):
            if figures.prices[number * PRICE + resource] > figures.stock[resource]:
                raise read.fail(
                    name,
                    "costs more {resource} than the stock of {stock}",
                    resource=RESOURCE_NAMES[resource],
                    stock=figures.stock[resource],
                )
        if figures.prices[number * PRICE + ANY] > sum(figures.stock):
            raise read.fail(name, "costs more resources than there are")


def _read_tracks(read: EditionReader, track: dict[str, Any], figures: Figures) -> None:
    read.only(track, {"circles", "padlocks_after", *TRACK_NAMES, *_NOTES}, "track")
    circles = read.number(track, "circles", "track", 1, 40)
    size = range(ACQUISITIONS, ACQUISITIONS + 1)
    padlocks = read.numbers(track, "padlocks_after", "track", 0, circles - 1, size)
    if padlocks != sorted(set(padlocks)):
        raise read.fail("track", "padlocks_after must be in ascending order, not {padlocks}", padlocks=padlocks)
    figures.circles = circles
    figures.padlocks = cells_of(padlocks)
    figures.reach = cells_of([*padlocks, circles])
    gains: list[int] = []
    sizes: list[int] = []
    for name in TRACK_NAMES:
        row = read.table(track, name, "track")
        at = f"track {name}"
        read.only(row, {*(str(circle) for circle in range(1, circles + 1)), *_NOTES}, at)
        for circle in range(circles + 1):
            gain, amount = _gain(read, row, str(circle), at) if str(circle) in row else (0, 0)
            gains.append(gain)
            sizes.append(amount)
    figures.gains = cells_of(gains)
    figures.gain_sizes = cells_of(sizes)


def _gain(read: EditionReader, row: dict[str, Any], circle: str, at: str) -> tuple[int, int]:
    text = read.word(row, circle, at)
    words = text.split()
    if words == ["joker"]:
        return JOKER_GAIN, 1
    if len(words) == 2 and words[0] in _GAINS and words[0] != "joker" and words[1].isdecimal():
        most = FORCES if words[0] == "pirate" else 99
        if 1 <= int(words[1]) <= most:
            return _GAINS[words[0]], int(words[1])
    raise read.fail(
        at,
        "circle {circle} can't give {text!r} (gold N, joker, pirate FORCE, boarding N or pr N)",
        circle=circle,
        text=text,
    )


# Boarding, scores


def _read_boarding(read: EditionReader, boarding: dict[str, Any], figures: Figures) -> None:
    read.only(boarding, {"rows", "crew", "steal", "steps", "line", *_NOTES}, "boarding")
    figures.boardings = read.number(boarding, "rows", "boarding", 1, 20)
    figures.crew = read.number(boarding, "crew", "boarding", 1, 9)
    figures.steal = read.number(boarding, "steal", "boarding", 1, 99)
    figures.steps = read.number(boarding, "steps", "boarding", 1, 40)
    size = range(figures.boardings + 1, figures.boardings + 2)
    figures.line = cells_of(read.numbers(boarding, "line", "boarding", -99, 99, size))


def _read_score(read: EditionReader, score: dict[str, Any], figures: Figures) -> None:
    many = ("attribute_rank", "naval_rank")
    two = ("attribute_rank_two", "naval_rank_two")
    read.only(score, {"command_bonus", *many, *two, *_NOTES}, "score")
    bonus = read.numbers(score, "command_bonus", "score", 1, 99, range(2, 3))
    figures.first_bonus, figures.later_bonus = bonus
    ranks = {key: read.numbers(score, key, "score", 0, 99, range(MOST_SEATS, MOST_SEATS + 1)) for key in many}
    ranks |= {key: read.numbers(score, key, "score", 0, 99, range(2, 3)) for key in two}
    for key, points in ranks.items():
        if points != sorted(points, reverse=True):
            raise read.fail(
                "score", "{key} must not increase from rank to rank, as {points} does", key=key, points=points
            )
    ending = "_two" if figures.seats < 3 else ""
    figures.attribute_ranks = cells_of(ranks["attribute_rank" + ending])
    figures.naval_ranks = cells_of(ranks["naval_rank" + ending])


# Solo


def _read_solo_table(read: EditionReader, data: dict[str, Any], figures: Figures) -> None:
    table = [-1] * 48
    for row in read.tables(data, "solo_table", "top"):
        read.only(row, {"player", "captain", "recruits", *_NOTES}, "solo_table")
        player = _pair(read, row, "player")
        captain = _pair(read, row, "captain")
        at = f"solo_table {' and '.join(row['player'])}"
        left = [3, 1, 1, 1]
        for colour in (*player, *captain):
            left[colour] -= 1
            if left[colour] < 0:
                raise read.fail(at, "needs more {colour} dice than there are", colour=COLOUR_NAMES[colour])
        recruits = int(read.flag(row, "recruits", at))
        for place in {3 * (4 * player[0] + player[1]), 3 * (4 * player[1] + player[0])}:
            if table[place] >= 0:
                raise read.fail(at, "appears twice")
            table[place : place + 3] = [*captain, recruits]
    for first in range(4):
        for second in range(first, 4):
            if (first != second or first == 0) and table[3 * (4 * first + second)] < 0:
                raise read.fail(
                    "solo_table",
                    "has no row for {one} and {other}",
                    one=COLOUR_NAMES[first],
                    other=COLOUR_NAMES[second],
                )
    figures.solo_dice = cells_of(table)


def _pair(read: EditionReader, row: dict[str, Any], key: str) -> list[int]:
    value = row.get(key)
    if not isinstance(value, list) or len(value) != 2 or not all(part in COLOUR_NAMES for part in value):
        raise read.fail(
            "solo_table",
            "{key} must be two of {known}, not {value!r}",
            key=key,
            known=", ".join(COLOUR_NAMES),
            value=value,
        )
    return [COLOUR_NAMES.index(part) for part in value]


def _read_captains(read: EditionReader, data: dict[str, Any], figures: Figures, chosen: str) -> None:
    found: list[str] = []
    for captain in read.tables(data, "captain", "top"):
        name = _id(read, captain, "captain", found)
        if name not in CAPTAIN_NAMES:
            raise read.fail(
                "captain", "id must be one of {known}, not {name!r}", known=", ".join(CAPTAIN_NAMES), name=name
            )
        found.append(name)
        card = _read_captain(read, captain, f"captain {name}", figures)
        if name == chosen:
            figures.captain_id = name
            figures.captain_gold, figures.captain_pirates, figures.captain_goods = card
            figures.captain_takes_gold = int(captain["won_boarding"] == "gold")
            figures.captain_recruits = int(not read.flag(captain, "never_recruits", f"captain {name}"))
            figures.captain_gold_per_buy = captain.get("gold_per_resource_bought", 0)
    for name in CAPTAIN_NAMES:
        if name not in found:
            raise read.fail("captain", "[[captain]] {name} is missing", name=name)


def _read_captain(read: EditionReader, captain: dict[str, Any], at: str, figures: Figures) -> tuple[int, Any, Any]:
    """A captain's gold, pirates by Force and goods by resource, all checked against the common stock."""
    powers = {"never_recruits", "gold_per_resource_bought"}
    read.only(captain, {"id", "gold", "crew", "resources", "won_boarding", *powers, *_NOTES}, at)
    read.word(captain, "won_boarding", at, ("gold", "steps"))
    read.flag(captain, "never_recruits", at)
    if "gold_per_resource_bought" in captain:
        read.number(captain, "gold_per_resource_bought", at, 0, 99)
    gold = read.number(captain, "gold", at, 0, 99)
    if gold + figures.start_gold[0] > figures.coins:
        raise read.fail(
            at, "gold has {gold}, but player and captain share {coins} coins", gold=gold, coins=figures.coins
        )
    crew = _crew(read, captain, "crew", at)
    if not any(crew):
        raise read.fail(at, "crew needs a pirate")
    together = [one + other for one, other in zip(crew, figures.start_pirates, strict=True)]
    _check_rows(read, f"{at}: with the player's", together, list(figures.rows))
    resources = captain.get("resources")
    if not isinstance(resources, list) or not all(part in RESOURCE_NAMES for part in resources):
        raise read.fail(
            at,
            "resources must be a list of {known}, not {resources!r}",
            known=", ".join(RESOURCE_NAMES),
            resources=resources,
        )
    goods = [resources.count(resource) for resource in RESOURCE_NAMES]
    for resource, count in enumerate(goods):
        if count > figures.stock[resource]:
            raise read.fail(
                at,
                "resources hold more {resource} than the stock of {stock}",
                resource=RESOURCE_NAMES[resource],
                stock=figures.stock[resource],
            )
    return gold, cells_of(crew), cells_of(goods)
