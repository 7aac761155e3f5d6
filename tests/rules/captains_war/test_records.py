"""Whole games as fixtures: every field after every event of the examples, and the final scores of all."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from captains_table.core.errors import BadRecord
from captains_table.core.match import Match, replay
from captains_table.core.record import parse_record, read_record
from rules.captains_war.plain import Plain
from rules.captains_war.tables import RECORDS

SCORES = {
    "captains_war-2": [78, 37],
    "captains_war-3": [52, 62, 68],
    "captains_war-4": [22, 21, 35, 39],
    "captains_war-5": [9, 36, 14, 54, 10],
    "captains_war-6": [33, -2, 58, 30, 44, 23],
    "captains_war-solo": [40, 50],
    "captains_war-solo-brise-lame": [24, 37],
    "captains_war-solo-fer-blanc": [29, 48],
    "captains_war-solo-tire-bourse": [29, 36],
    "captains_war-solo-veuve-carmine": [39, 56],
}
EXAMPLES = ["captains_war-3", "captains_war-solo"]


def replayed(name: str) -> Match:
    return replay(read_record(RECORDS / f"{name}.txt"))


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_field_of_every_line_of_the_examples(name: str) -> None:
    """All of CW: the dumps of the two example games."""
    with gzip.open(RECORDS / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    found: list[dict[str, Any]] = [json.loads(json.dumps(line)) for line in replayed(name).dumps()]
    assert len(found) == len(expected)
    for want, line in zip(expected, found, strict=True):
        assert line == want, want["event"]


@pytest.mark.parametrize("name", SCORES)
def test_records_lead_to_their_scores(name: str) -> None:
    match = replayed(name)
    assert match.over
    assert match.state.scores() == SCORES[name]
    written = parse_record(str(match))
    assert [str(line) for line in written.events] == [str(line) for line in read_record(RECORDS / f"{name}.txt").events]


@pytest.mark.parametrize("name", SCORES)
def test_records_by_the_plain_law(name: str) -> None:
    """The second telling of the law comes to the same dumps."""
    match = replayed(name)
    law = Plain(match.edition.data, len(match.players), match.options[0] if match.options else None)
    dumps = match.dumps()
    for number, found in enumerate(dumps):
        expected = law.dump()
        assert {key: found[key] for key in expected} == expected, found["event"]
        if number < len(match.entries):
            law.happen(match.entries[number].text)


def test_all_records_are_noted() -> None:
    assert {path.stem for path in RECORDS.glob("captains_war-*.txt")} == set(SCORES)


def test_a_record_by_hand() -> None:
    """CW 1.4: without a hash, with comments; errors say what would be legal."""
    text = "game: captains_war\nedition: 2022\nplayers: Ada, Ben\n\n* first B # Ben was at sea last\n* blue rum\n"
    assert len(replay(parse_record(text)).entries) == 2
    with pytest.raises(BadRecord, match=r"record:7: 'A take rum': it is the turn of \*; legal: blue gems"):
        replay(parse_record(text + "A take rum\n"))
    with pytest.raises(BadRecord, match="alone you play against one legendary captain"):
        replay(parse_record(text.replace("Ada, Ben", "Ada")))
