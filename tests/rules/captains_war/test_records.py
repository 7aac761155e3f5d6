"""The recorded games, told a second time; a record by hand."""

from __future__ import annotations

import pytest

from captains_table.core.errors import BadRecord
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from rules.captains_war.reference import Plain
from rules.records import RECORDS, replayed


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("captains_war-*.txt")))
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


def test_a_record_by_hand() -> None:
    """CW 1.4: without a hash, with comments; errors say what would be legal."""
    text = "game: captains_war\nedition: 2022\nplayers: Ada, Ben\n\n* first B # Ben was at sea last\n* blue rum\n"
    assert len(replay(parse_record(text)).entries) == 2
    with pytest.raises(BadRecord, match=r"record:7: 'A take rum': it is the turn of \*; legal: blue gems"):
        replay(parse_record(text + "A take rum\n"))
    with pytest.raises(BadRecord, match="alone you play against one legendary captain"):
        replay(parse_record(text.replace("Ada, Ben", "Ada")))
