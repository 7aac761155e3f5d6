"""Whole games as fixtures: every field after every event of the examples, and the final scores of all."""

from __future__ import annotations

import json

import pytest

from captains_table.core.record import read_record
from rules.records import RECORDS, noted_dumps, replayed, told_of

SCORES = {
    "capitol-2": [55, 35],
    "capitol-3": [28, 32, 23],
    "capitol-4": [14, 50, 69, 20],
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
    "el_capitan-3": [48, 50, 60],
    "el_capitan-4-outer": [-70, -103, -2, 33],
}
EXAMPLES = ["capitol-2", "capitol-4", "captains_war-3", "captains_war-solo", "el_capitan-3", "el_capitan-4-outer"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_field_of_every_line_of_the_examples(name: str) -> None:
    """All of CA, CW and EC: the dumps of the example games."""
    expected = noted_dumps(name)
    dumps = list(replayed(name).dumps())
    assert len(dumps) == len(expected)
    for want, found in zip(expected, dumps, strict=True):
        assert told_of(want, json.loads(json.dumps(found))) == want, want["event"]


@pytest.mark.parametrize("name", SCORES)
def test_records_lead_to_their_scores(name: str) -> None:
    """CA 2.3, CW 10.1, EC 12.1: every record in the folder is sound, ends as noted and is written again as it was."""
    match = replayed(name)
    assert match.over
    assert match.state.scores() == SCORES[name]
    assert [entry.line for entry in match.entries] == [
        str(line) for line in read_record(RECORDS / f"{name}.txt").events
    ]


def test_all_records_are_noted() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt")} == set(SCORES)
