"""Editions: the printed values of a game, read from a TOML file and identified by a short hash."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from captains_table.core.errors import BadEdition, TableError

LONGEST = 20_000
"""The maximum number of characters in an edition; ours have up to 6,000."""
DEEPEST = 4
"""The maximum number of parts in a dotted key."""
_SOURCES = ("provenance",)
_NOT_FIGURES = (*_SOURCES, "name")
_QUOTED = re.compile(
    r"""
    \"{3} (?:\\.|[^\\])*? (?:"{3}|\Z)
    | '{3} .*? (?:'{3}|\Z)
    | " (?:\\.|[^"\\\n])*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    """,
    re.DOTALL | re.VERBOSE,
)
"""Strings and comments of TOML, even unterminated ones, found in a single pass."""
_DEEP_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{DEEPEST}}}")


class Edition:
    """The printed values of one edition. Each game validates them and reads them into its own tables.

    Args:
        data: the TOML document.
        source: what errors call it, usually the name of a file.

    Raises:
        BadEdition: if the document does not name its edition.
    """

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.source = source
        self.data = data
        name = data.get("edition")
        if not isinstance(name, str) or not name or any(c in name for c in "@#\n") or name != name.strip():
            raise BadEdition('{source}: needs a line like edition = "2007" (text without @ and #)', source=source)
        self.name: str = name
        text = json.dumps(_without(data, _NOT_FIGURES), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        self.digest = hashlib.sha256(text.encode("ascii")).hexdigest()[:8]

    @property
    def figures(self) -> dict[str, Any]:
        """The document without its sources: enough to rebuild the same edition."""
        figures: dict[str, Any] = _without(self.data, _SOURCES)
        return figures

    @property
    def label(self) -> str:
        """The name in records: `2007@` and the hash of the values."""
        return f"{self.name}@{self.digest}"

    def is_same(self, other: Edition) -> bool:
        """Return whether another edition has the same values. The hashes tell `1` from `true`, which Python does not.

        Args:
            other: an edition of the same game.
        """
        return self.label == other.label and self.figures == other.figures


def read_edition(path: Path) -> Edition:
    """Read an edition from a TOML file. `Game.edition` also validates its values.

    Args:
        path: a UTF-8 text file.

    Raises:
        BadEdition: if the file can't be read or is not TOML with the name of an edition.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition("{path}: can't be read ({why})", path=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadEdition("{path}: not UTF-8 text", path=path) from None
    return parse_edition(text, str(path))


def parse_edition(text: str, source: str) -> Edition:
    """Parse an edition. Its size and the depth of its keys are limited, since parsing a dotted key takes quadratic
    time."""
    if len(text) > LONGEST:
        raise BadEdition("{source}: an edition has at most {most} characters", source=source, most=LONGEST)
    if _DEEP_KEY.search(_QUOTED.sub("_", text)):
        raise BadEdition("{source}: a dotted key has at most {most} parts", source=source, most=DEEPEST)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition("{source}: not valid TOML: {error}", source=source, error=error) from None
    return Edition(data, source)


def _without(value: Any, left_out: tuple[str, ...]) -> Any:
    """The document without entries of these names."""
    if isinstance(value, dict):
        return {key: _without(part, left_out) for key, part in value.items() if key not in left_out}
    if isinstance(value, list):
        return [_without(part, left_out) for part in value]
    return value if isinstance(value, (bool, int, float, str)) else str(value)


class EditionReader:
    """Reads and checks the values of an edition.

    All methods take `at`, the place that errors name (`city marseille: harbours`), and raise BadEdition. `holder` is
    the table that has the entry `key`.

    Args:
        edition: the edition to read.
    """

    def __init__(self, edition: Edition) -> None:
        self.source = edition.source
        self.data = edition.data

    def fail(self, at: str, what: str, **facts: object) -> BadEdition:
        """Return the error to raise for a mistake.

        Args:
            at: the place.
            what: the sentence, in English, with the names of `facts` in braces.
            facts: the arguments of the sentence.
        """
        return BadEdition("{source}: {at}: {what}", source=self.source, at=at, what=TableError(what, **facts))

    def only(self, table: dict[str, Any], keys: set[str], at: str) -> None:
        """Reject unknown keys.

        Args:
            table: the table to check.
            keys: the keys that it may have.
            at: the place.
        """
        for key in table:
            if key not in keys:
                raise self.fail(at, "unknown entry '{key}' (known: {known})", key=key, known=", ".join(sorted(keys)))

    def table(self, holder: dict[str, Any], key: str, at: str) -> dict[str, Any]:
        """Return the required table `key` of `holder`; `at` is the place."""
        value = holder.get(key)
        if not isinstance(value, dict):
            raise self.fail(at, "needs a table [{key}]", key=key)
        return value

    def tables(self, holder: dict[str, Any], key: str, at: str) -> list[dict[str, Any]]:
        """Return the required list of tables `key` of `holder`, with at least one entry; `at` is the place."""
        value = holder.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(part, dict) for part in value):
            raise self.fail(at, "needs tables [[{key}]]", key=key)
        return value

    def number(self, holder: dict[str, Any], key: str, at: str, low: int, high: int) -> int:
        """Return a whole number.

        Args:
            holder: the table.
            key: its entry.
            at: the place.
            low: the smallest value allowed.
            high: the largest value allowed.
        """
        value = holder.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(
                at,
                "{key} must be a whole number from {low} to {high}, not {value!r}",
                key=key,
                low=low,
                high=high,
                value=value,
            )
        return value

    def numbers(self, holder: dict[str, Any], key: str, at: str, low: int, high: int, size: range) -> list[int]:
        """Return a list of whole numbers.

        Args:
            holder: the table.
            key: its entry.
            at: the place.
            low: the smallest value allowed.
            high: the largest value allowed.
            size: the lengths allowed.
        """
        value = holder.get(key)
        length = f"{size.start}" if len(size) == 1 else f"{size.start} to {size.stop - 1}"
        if not isinstance(value, list) or len(value) not in size:
            raise self.fail(
                at, "{key} must be a list of {length} numbers, not {value!r}", key=key, length=length, value=value
            )
        for entry in value:
            if type(entry) is not int or not low <= entry <= high:
                raise self.fail(
                    at,
                    "{key} must hold whole numbers from {low} to {high}, not {entry!r}",
                    key=key,
                    low=low,
                    high=high,
                    entry=entry,
                )
        return list(value)

    def word(self, holder: dict[str, Any], key: str, at: str, among: tuple[str, ...] = ()) -> str:
        """Return a text that is not empty.

        Args:
            holder: the table.
            key: its entry.
            at: the place.
            among: the texts allowed; default: any.
        """
        value = holder.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(at, "{key} must be a text, not {value!r}", key=key, value=value)
        if among and value not in among:
            raise self.fail(
                at, "{key} must be one of {known}, not {value!r}", key=key, known=", ".join(among), value=value
            )
        return value

    def flag(self, holder: dict[str, Any], key: str, at: str) -> bool:
        """Return true or false from the entry `key` of `holder`, false if it is missing; `at` is the place."""
        value = holder.get(key, False)
        if type(value) is not bool:
            raise self.fail(at, "{key} must be true or false, not {value!r}", key=key, value=value)
        return value
