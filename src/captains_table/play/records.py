"""Tables from records, and records of tables with everything that is needed to continue the game."""

from __future__ import annotations

import contextlib
import re
from base64 import b64decode, b64encode
from collections.abc import Collection, Mapping

from captains_table.core.contract import CHANCE
from captains_table.core.editions import parse_edition
from captains_table.core.errors import BadRecord
from captains_table.core.game import SEATS
from captains_table.core.match import find_game
from captains_table.core.record import Line, Record
from captains_table.core.replay import RulesChanged, replay
from captains_table.play.facts import Began, Ended, Fact, Moved, Opened, Resigned, SeatPlan, Setup
from captains_table.play.rematch import whole_record
from captains_table.play.table import Table

TABLE, EDITION, BOTS = "table", "edition-text", "bots"
"""Header lines: the id of the table, the text of its own edition in base64, and the levels of bots."""
_RESIGNED = re.compile(r"([A-F]) after event (\d{1,6})")
_ENDED = re.compile(r"(resigned|agreed) after event \d{1,6}")


def record_to_keep(table: Table) -> Record:
    """The record of a table, with what else is needed to continue the game elsewhere."""
    record = whole_record(table)
    record.other[TABLE] = table.id
    bots = [f"{SEATS[n]} {seat.level}" for n, seat in enumerate(table.seats) if seat.kind == "bot"]
    if bots:
        record.other[BOTS] = ", ".join(bots)
    if table.setup.edition is not None:
        record.other[EDITION] = b64encode(table.setup.edition.encode()).decode("ascii")
    return record


def facts_of(record: Record, player: str, levels: Collection[str], usual: str, language: str) -> list[Fact]:
    """The facts of a table where the game of a record was played. Seats without a bot are the person's.

    Raises:
        BadRecord: if the record does not fit; one of earlier rules need not fit where these have changed.
    """
    edition = _edition(record)
    with contextlib.suppress(RulesChanged):
        replay(record, None if edition is None else parse_edition(edition, record.source))
    seats = _seats(record, player, read_levels(record.other, len(record.players), record.source, levels))
    figures = {} if edition is not None else find_game(record.game).own_edition().figures
    setup = Setup(record.game, seats, sorted(record.options), edition, figures, language=language)
    return [Opened(setup, player, record.rules), Began(), *_events(record, usual)]


def _edition(record: Record) -> str | None:
    text = record.other.get(EDITION)
    if text is None:
        return None
    try:
        return b64decode(text, validate=True).decode()
    except ValueError:
        raise _unreadable(record.source, EDITION, text, "cGF5ZGF5ID0gMw==") from None


def _seats(record: Record, player: str, levels: list[str]) -> list[SeatPlan]:
    """Who sits where: the first person is the caller, all others share the device."""
    people = [seat for seat, level in enumerate(levels) if not level]
    plans = []
    for seat, (name, level) in enumerate(zip(record.players, levels, strict=True)):
        if level:
            plans.append(SeatPlan("bot", "" if name == f"Bot {SEATS[seat]}" else name, level))
        else:
            plans.append(SeatPlan("person" if seat == people[0] else "local", name, "", player))
    return plans


def _events(record: Record, usual: str) -> list[Fact]:
    """The events at the table, in order."""
    resigned = _read(record, "resigned", _RESIGNED, "B after event 40")
    leaving = sorted((int(found[2]), SEATS.index(found[1])) for found in resigned)
    facts: list[Fact] = []
    for number, line in enumerate(record.events):
        facts += [Resigned(seat, usual) for after, seat in leaving if after == number]
        facts.append(_moved(line))
    facts += [Resigned(seat, usual) for after, seat in leaving if after >= len(record.events)]
    for found in _read(record, "ended", _ENDED, "agreed after event 40"):
        facts.append(Ended("agreed" if found[1] == "agreed" else "resigned"))
    return facts


def _moved(line: Line) -> Moved:
    return Moved(CHANCE if line.who == "*" else SEATS.index(line.who), line.text)


def read_levels(other: Mapping[str, str], seats: int, source: str, known: Collection[str]) -> list[str]:
    """The levels of the bots, by seat, from the header line `bots: B greedy, C random`; empty for people."""
    levels = [""] * seats
    for part in _parts(other, BOTS):
        letter, _, level = part.partition(" ")
        if len(letter) != 1 or letter not in SEATS[:seats] or level not in known:
            raise _unreadable(source, BOTS, other[BOTS], "B greedy, C random")
        levels[SEATS.index(letter)] = level
    return levels


def _read(record: Record, key: str, form: re.Pattern[str], example: str) -> list[re.Match[str]]:
    """The parts of a header line, if there is one."""
    found = [form.fullmatch(part) for part in _parts(record.other, key)]
    if None in found:
        raise _unreadable(record.source, key, record.other[key], example)
    return [part for part in found if part is not None]


def _parts(other: Mapping[str, str], key: str) -> list[str]:
    return [part.strip() for part in other.get(key, "").split(",") if part.strip()]


def _unreadable(source: str, key: str, line: str, example: str) -> BadRecord:
    return BadRecord(
        "{source}: can't read '{key}: {line}'; it looks like {key}: {example}",
        source=source,
        key=key,
        line=line[:80],
        example=example,
    )
