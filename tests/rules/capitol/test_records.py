"""Whole games as fixtures: every field after every event, and the final scores."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from captains_table.core.match import Match, replay
from captains_table.core.record import read_record
from rules.capitol.plain import Plain
from rules.capitol.tables import RECORDS

SCORES = {
    "capitol-2": [55, 35],
    "capitol-3": [28, 32, 23],
    "capitol-4": [14, 50, 69, 20],
}
EXAMPLES = ["capitol-2", "capitol-4"]


def replayed(name: str) -> Match:
    return replay(read_record(RECORDS / f"{name}.txt"))


def told_of(expected: Any, found: Any) -> Any:
    """What was found, without the fields that were not expected."""
    if isinstance(expected, dict):
        return {key: told_of(part, found[key]) for key, part in expected.items()}
    if isinstance(expected, list) and expected and isinstance(expected[0], dict):
        assert len(expected) == len(found)
        return [told_of(part, other) for part, other in zip(expected, found, strict=True)]
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_field_of_every_line_of_the_examples(name: str) -> None:
    """All of CA: the dumps of the two example games."""
    match = replayed(name)
    with gzip.open(RECORDS / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    dumps = list(match.dumps())
    assert len(dumps) == len(expected)
    for want, found in zip(expected, dumps, strict=True):
        assert told_of(want, json.loads(json.dumps(found))) == want, want["event"]


@pytest.mark.parametrize("name", SCORES)
def test_records_lead_to_their_scores(name: str) -> None:
    """CA 2.3: every record in the folder is sound and ends as noted."""
    match = replayed(name)
    assert match.over
    assert match.state.scores() == SCORES[name]
    assert [line for line in str(match).splitlines() if line and ":" not in line] == [
        str(line) for line in read_record(RECORDS / f"{name}.txt").events
    ]


@pytest.mark.parametrize("name", SCORES)
def test_records_by_the_plain_law(name: str) -> None:
    """The same games by the second, plain telling of the law: the same dumps."""
    match = replayed(name)
    plain = Plain(len(match.players))
    dumps = list(match.dumps())
    assert told_of(plain.dump(), dumps[0]) == plain.dump()
    for entry, found in zip(match.entries, dumps[1:], strict=True):
        plain.happen(entry.line)
        assert told_of(plain.dump(), found) == plain.dump(), entry.line


def test_all_records_are_noted() -> None:
    assert {path.stem for path in RECORDS.glob("capitol-*.txt")} == set(SCORES)
