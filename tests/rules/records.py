"""The recorded games of the tests: complete records, some with the state after every event."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from captains_table.core.match import Match
from captains_table.core.record import read_record
from captains_table.core.replay import replay

RECORDS = Path(__file__).parents[1] / "records"


def replayed(name: str) -> Match:
    return replay(read_record(RECORDS / f"{name}.txt"))


def noted_dumps(name: str) -> list[dict[str, Any]]:
    """What stands beside the record: the dump before the first event and after each one."""
    with gzip.open(RECORDS / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def told_of(expected: Any, found: Any) -> Any:
    """What was found, without the fields that were not expected."""
    if isinstance(expected, dict):
        return {key: told_of(part, found[key]) for key, part in expected.items()}
    if isinstance(expected, list) and expected and isinstance(expected[0], dict):
        assert len(expected) == len(found)
        return [told_of(part, other) for part, other in zip(expected, found, strict=True)]
    return found
