"""Records: games as text (`docs/record-format.md`). This file knows lines and headers, not games."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from captains_table.core.changes import FIRST
from captains_table.core.errors import BadRecord

_HEADER = re.compile(r"^([a-z][a-z0-9_-]*):\s*(.*)$")
_WHO = frozenset("ABCDEF*")
_OWN_KEYS = ("game", "edition", "players", "options", "rules")
_REVISION = re.compile(r"[1-9][0-9]{0,3}")


@dataclass(frozen=True, slots=True)
class Line:
    """One event of a record: who, what, and the number of the line in the file."""

    who: str
    text: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.who} {self.text}"


@dataclass
class Record:
    """A parsed record: its header and its events, not yet checked against any rules."""

    game: str
    edition: str
    players: list[str]
    options: list[str] = field(default_factory=list)
    other: dict[str, str] = field(default_factory=dict)
    events: list[Line] = field(default_factory=list)
    source: str = "record"
    rules: int = FIRST
    """The rules revision that it was played under."""

    def __str__(self) -> str:
        head = [f"game: {self.game}", f"edition: {self.edition}", f"players: {', '.join(self.players)}"]
        if self.options:
            head.append(f"options: {', '.join(sorted(self.options))}")
        if self.rules != FIRST:
            head.append(f"rules: {self.rules}")
        head += [f"{key}: {value}" for key, value in self.other.items()]
        return "\n".join([*head, "", *map(str, self.events), ""])


def check_names(names: Iterable[str], at: str = "players") -> list[str]:
    """Return the names of players without surrounding white space.

    Raises:
        BadRecord: if a name is empty, too long, used twice, or has characters that a header can't have.
    """
    checked = []
    for name in names:
        plain = name.strip()
        if not plain:
            raise BadRecord("{at}: a player's name is empty", at=at)
        if len(plain) > 40 or any(c in ",#\n\r" or not c.isprintable() for c in plain):
            raise BadRecord(
                "{at}: {name!r} can't be a name (at most 40 printable characters, no comma, no #)",
                at=at,
                name=plain[:40],
            )
        if plain in checked:
            raise BadRecord("{at}: two players are called {name}", at=at, name=plain)
        checked.append(plain)
    return checked


def parse_records(text: str, source: str = "records") -> list[Record]:
    """Parse a text with any number of records, one after the other. Each begins with its line `game: …`.

    Args:
        text: the records.
        source: what errors call it, usually the name of a file.

    Raises:
        BadRecord: if one of them is malformed, or there is none; names the source, the line and what it says.

    >>> one = "game: capitol\\nedition: 2001\\nplayers: Ada, Ben\\n\\n* consul B\\n"
    >>> [record.events[0].number for record in parse_records(one + "\\n" + one)]
    [5, 11]
    """
    lines = text.removeprefix("\ufeff").splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("game:")]
    if not starts or any(line.split("#", 1)[0].strip() for line in lines[: starts[0]]):
        raise BadRecord("{source}: a record must begin with the line 'game: …'", source=source)
    ends = [*starts[1:], len(lines)]
    return [_parse(lines[start:end], source, start + 1) for start, end in zip(starts, ends, strict=True)]


def parse_record(text: str, source: str = "record") -> Record:
    """Parse the text of a record. Use `replay` to turn the result into a match.

    Args:
        text: the record.
        source: what errors call it, usually the name of a file.

    Raises:
        BadRecord: if it is malformed; names the source, the line and what it says.

    >>> parse_record("game: capitol\\nedition: 2001\\nplayers: Ada, Ben\\n\\n* consul B\\n").players
    ['Ada', 'Ben']
    """
    return _parse(text.removeprefix("\ufeff").splitlines(), source, 1)


def _parse(lines: list[str], source: str, first: int) -> Record:
    """Parse the lines of a record, which begins at a line of its source."""
    head: dict[str, str] = {}
    events: list[Line] = []
    in_header = True
    for number, raw in enumerate(lines, start=first):
        line = raw.split("#", 1)[0].strip()
        if not line:
            if in_header and head and not raw.strip():
                in_header = False
            continue
        if in_header:
            found = _HEADER.match(line)
            if found is None:
                raise BadRecord(
                    "{source}:{number}: '{line}' is not a header line (key: value); "
                    "an empty line separates the header from the events",
                    source=source,
                    number=number,
                    line=line,
                )
            key, value = found.group(1), found.group(2).strip()
            if key in head:
                raise BadRecord(
                    "{source}:{number}: '{key}' appears twice in the header", source=source, number=number, key=key
                )
            if key == "rules" and _REVISION.fullmatch(value) is None:
                raise BadRecord(
                    "{source}:{number}: '{line}' is not a revision of the rules; it must be a whole number: 1, 2, …",
                    source=source,
                    number=number,
                    line=line,
                )
            head[key] = value
            continue
        who, *words = line.split()
        if who == "game:":
            raise BadRecord(
                "{source}:{number}: another game begins here; only check reads files with several games",
                source=source,
                number=number,
            )
        if who not in _WHO or not words:
            raise BadRecord(
                "{source}:{number}: '{line}' is not an event; events begin with a seat (A to F) or *, then a space",
                source=source,
                number=number,
                line=line,
            )
        events.append(Line(who, " ".join(words), number))
    for key in ("game", "edition", "players"):
        if not head.get(key):
            raise BadRecord("{source}: the header has no line '{key}: …'", source=source, key=key)
    try:
        players = check_names(head["players"].split(","))
    except BadRecord as error:
        raise BadRecord("{source}: {error}", source=source, error=error) from None
    return Record(
        game=head["game"],
        edition=head["edition"],
        players=players,
        options=[option.strip() for option in head.get("options", "").split(",") if option.strip()],
        other={key: value for key, value in head.items() if key not in _OWN_KEYS},
        events=events,
        source=source,
        rules=int(head.get("rules", FIRST)),
    )


def read_record(path: Path) -> Record:
    """Read and parse a record from a file.

    Args:
        path: a UTF-8 text file.

    Raises:
        BadRecord: if the file can't be read or is malformed.
    """
    return parse_record(_read(path), str(path))


def read_records(path: Path) -> list[Record]:
    """Read and parse all records in a file.

    Args:
        path: a UTF-8 text file, with one or several records.

    Raises:
        BadRecord: if the file can't be read or one of the records is malformed.
    """
    text = _read(path)
    is_one = sum(line.startswith("game:") for line in text.splitlines()) < 2
    return [parse_record(text, str(path))] if is_one else parse_records(text, str(path))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("{path}: can't be read ({why})", path=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadRecord("{path}: not UTF-8 text", path=path) from None
