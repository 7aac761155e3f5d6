from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from captains_table.core.editions import Edition, EditionReader, parse_edition, read_edition
from captains_table.core.errors import BadEdition

DATA: dict[str, Any] = {
    "edition": "1",
    "n": 3,
    "list": [1, 2],
    "word": "red",
    "yes": True,
    "t": {"a": 1},
    "ts": [{"b": 2}],
}


@pytest.fixture
def figures() -> EditionReader:
    return EditionReader(Edition(DATA, "e.toml"))


def test_a_hash_of_the_figures_alone() -> None:
    one = Edition({**DATA, "name": "One", "t": {"a": 1, "provenance": "rulebook"}}, "a")
    other = Edition(dict(reversed(DATA.items())), "b")
    assert one.digest == other.digest
    assert Edition({**DATA, "n": 4}, "c").digest != one.digest
    assert one.label == f"1@{one.digest}"
    assert len(one.digest) == 8


@pytest.mark.parametrize("name", [None, 7, "", "a@b", "a#b", " a", "a\n"])
def test_an_edition_has_a_name(name: Any) -> None:
    with pytest.raises(BadEdition, match="needs a line like"):
        Edition({"edition": name}, "e.toml")


def test_figures_that_are_there(figures: EditionReader) -> None:
    assert figures.number(DATA, "n", "top", 1, 5) == 3
    assert figures.numbers(DATA, "list", "top", 0, 9, range(2, 3)) == [1, 2]
    assert figures.word(DATA, "word", "top", ("red", "blue")) == "red"
    assert figures.flag(DATA, "yes", "top")
    assert not figures.flag(DATA, "no", "top")
    assert figures.table(DATA, "t", "top") == {"a": 1}
    assert figures.tables(DATA, "ts", "top") == [{"b": 2}]
    figures.only({"a": 1}, {"a", "b"}, "top")


def test_figures_that_are_wrong(figures: EditionReader) -> None:
    with pytest.raises(BadEdition, match=r"e.toml: top: n must be a whole number from 5 to 9, not 3"):
        figures.number(DATA, "n", "top", 5, 9)
    with pytest.raises(BadEdition, match="not True"):
        figures.number(DATA, "yes", "top", 0, 9)
    with pytest.raises(BadEdition, match="list of 3 to 4 numbers"):
        figures.numbers(DATA, "list", "top", 0, 9, range(3, 5))
    with pytest.raises(BadEdition, match="from 0 to 1, not 2"):
        figures.numbers(DATA, "list", "top", 0, 1, range(2, 3))
    with pytest.raises(BadEdition, match="one of blue, not 'red'"):
        figures.word(DATA, "word", "top", ("blue",))
    with pytest.raises(BadEdition, match="must be a text, not 3"):
        figures.word(DATA, "n", "top")
    with pytest.raises(BadEdition, match="true or false"):
        figures.flag(DATA, "n", "top")
    with pytest.raises(BadEdition, match=r"needs a table \[x\]"):
        figures.table(DATA, "x", "top")
    with pytest.raises(BadEdition, match=r"needs tables \[\[t\]\]"):
        figures.tables(DATA, "t", "top")
    with pytest.raises(BadEdition, match=r"unknown entry 'n' \(known: m\)"):
        figures.only({"n": 1}, {"m"}, "top")


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="can't be read"):
        read_edition(tmp_path / "none.toml")
    file = tmp_path / "e.toml"
    file.write_bytes(b"\xff")
    with pytest.raises(BadEdition, match="not UTF-8 text"):
        read_edition(file)
    file.write_text("edition = ", encoding="utf-8")
    with pytest.raises(BadEdition, match="not valid TOML"):
        read_edition(file)


@pytest.mark.parametrize("key", ["a.b.c.d.e", 'a . "b" . c . d . e', "'a'.b.c.d.\"e\"", "a" + ".a" * 5000])
@pytest.mark.parametrize("form", ["{} = 1", "[{}]", "[[{}]]", "x = {{ {} = 1 }}", "x = '#' # '\n{} = 1"])
def test_keys_are_not_deep(key: str, form: str) -> None:
    with pytest.raises(BadEdition, match="at most 4 parts"):
        parse_edition(form.format(key), "edition")


def test_what_only_looks_like_a_deep_key() -> None:
    lines = [
        'edition = "1"',
        "# a.b.c.d.e",
        'x = "a.b.c.d.e"',
        "y = '''a.b.c.d.e",
        "a.b.c.d.e'''",
        'z = """\\""" "" a.b.c.d.e"""',
    ]
    lines += ["a.b.c.d = 1.5", "[p.q.r.s]", "t = [1.0, 2.0, 3.0, 4.0, 5.0]"]
    assert parse_edition("\n".join(lines), "edition").data["a"]["b"]["c"]["d"] == 1.5


def test_an_edition_is_not_long() -> None:
    with pytest.raises(BadEdition, match="at most 20000 characters"):
        parse_edition('edition = "1"\n' + "#" * 20_000, "edition")
    for bad in ("a = " + "1" * 5000, "a = " + "[" * 5000):
        with pytest.raises(BadEdition, match="not valid TOML"):
            parse_edition(bad, "edition")
