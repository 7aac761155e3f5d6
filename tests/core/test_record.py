from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.core.errors import BadRecord
from captains_table.core.record import Line, check_names, parse_record, read_record

TEXT = """\ufeffgame: divers   # a remark
edition: 1
players: Ada,  Ben
options: deep
place: at home

# how it went
* first B

B   dive   3   # deep
"""


def test_a_record_is_read_and_written_in_one_way() -> None:
    record = parse_record(TEXT)
    assert (record.game, record.edition, record.players) == ("divers", "1", ["Ada", "Ben"])
    assert record.options == ["deep"]
    assert record.other == {"place": "at home"}, "unknown keys are kept"
    assert record.events == [Line("*", "first B", 8), Line("B", "dive 3", 10)]
    written = str(record)
    assert (
        written == "game: divers\nedition: 1\nplayers: Ada, Ben\noptions: deep\nplace: at home\n\n* first B\nB dive 3\n"
    )
    assert str(parse_record(written)) == written


def test_windows_line_ends() -> None:
    assert str(parse_record(TEXT.replace("\n", "\r\n"))) == str(parse_record(TEXT))


def test_options_are_sorted_and_left_out_if_there_are_none() -> None:
    record = parse_record(TEXT.replace("options: deep", "options: b, a"))
    assert "\noptions: a, b\n" in str(record)
    assert "options" not in str(parse_record(TEXT.replace("options: deep\n", "")))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game divers\n", "r:1: 'game divers' is not a header line"),
        ("game: a\ngame: b\n", "r:2: 'game' appears twice in the header"),
        ("game: a\nedition: 1\n\n", r"r: the header has no line 'players: …'"),
        ("game: a\nedition: 1\nplayers: Ada, Ada\n", "r: players: two players are called Ada"),
        ("game: a\nedition: 1\nplayers: Ada,,Ben\n", "r: players: a player's name is empty"),
        ("game: a\nedition: 1\nplayers: Ada\n\nG dive 3\n", "r:5: 'G dive 3' is not an event"),
        ("game: a\nedition: 1\nplayers: Ada\n\nAdive\n", "r:5: 'Adive' is not an event"),
        ("game: a\nedition: 1\nplayers: Ada\nA dive 3\n", "r:4: 'A dive 3' is not a header line"),
    ],
)
def test_bad_records_name_the_line(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse_record(text, "r")


def test_the_revision_of_the_rules() -> None:
    assert parse_record(TEXT).rules == 1
    record = parse_record(TEXT.replace("place:", "rules: 2\nplace:"))
    assert record.rules == 2
    assert record.other == {"place": "at home"}
    assert "\noptions: deep\nrules: 2\nplace: at home\n" in str(record)
    assert "rules" not in str(parse_record(TEXT.replace("place:", "rules: 1\nplace:"))), "one way to write a thing"


@pytest.mark.parametrize("value", ["", "0", "-1", "two", "2.0", "2 3", "02", "+2", "1e3", "²", "99999"])
def test_revisions_that_are_none(value: str) -> None:
    with pytest.raises(
        BadRecord, match=r"^r:5: 'rules: ?.*' is not a revision of the rules; it must be a whole number"
    ):
        parse_record(TEXT.replace("place: at home", f"rules: {value}"), "r")


@pytest.mark.parametrize("name", ["", "a,b", "a#b", "x" * 41, "a\nb", "a\x07b"])
def test_names_that_can_not_stand_in_a_header(name: str) -> None:
    with pytest.raises(BadRecord):
        check_names([name])


def test_names_are_trimmed() -> None:
    assert check_names([" Zoë ", "Ørsted"]) == ["Zoë", "Ørsted"]


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.txt: can't be read"):
        read_record(tmp_path / "none.txt")
    (tmp_path / "latin.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="not UTF-8 text"):
        read_record(tmp_path / "latin.txt")
