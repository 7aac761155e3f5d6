"""The recorded games, told a second time."""

from __future__ import annotations

import pytest

from rules.capitol.reference import Plain
from rules.records import RECORDS, replayed, told_of


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("capitol-*.txt")))
def test_records_by_the_plain_law(name: str) -> None:
    """The same games by the second, plain telling of the law: the same dumps."""
    match = replayed(name)
    plain = Plain(len(match.players))
    dumps = list(match.dumps())
    assert told_of(plain.dump(), dumps[0]) == plain.dump()
    for entry, found in zip(match.entries, dumps[1:], strict=True):
        plain.happen(entry.line)
        assert told_of(plain.dump(), found) == plain.dump(), entry.line
