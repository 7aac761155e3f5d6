"""Conditions: a comparison with one value of a state dump, such as `players.A.score >= 11` or `zones.caelius.large ==
temple`.

A path goes down the dump by keys; in a list of entries with a `seat` (the players) it goes by the seat's letter, and
`count` is the length of a list. `has` asks whether a list contains a text. What a path does not find is null.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from captains_table.core.errors import TableError

_FORM = re.compile(r"(?P<path>[\w.-]+) +(?P<compare>==|!=|>=|<=|>|<|has) +(?P<value>.+)")
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "has": lambda items, item: item in items,
}
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None}


class BadCondition(TableError):
    """A malformed condition."""


@dataclass(frozen=True)
class Condition:
    """One comparison."""

    path: tuple[str, ...]
    compare: str
    value: Any

    def holds(self, dump: dict[str, Any]) -> bool:
        """Whether it holds in a state dump."""
        found: Any = dump
        for key in self.path:
            found = _below(found, key)
        if self.compare in (">=", "<=", ">", "<", "has") and found is None:
            return False
        return _COMPARE[self.compare](found, self.value)


def read_condition(text: str) -> Condition:
    """Parse a condition. Raises BadCondition."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadCondition(f"'{text}' is no condition; it looks like `players.A.score >= 11`")
    value = found["value"].strip()
    number = int(value) if re.fullmatch(r"-?\d+", value) else _WORDS.get(value, value)
    return Condition(tuple(found["path"].split(".")), found["compare"], number)


def _below(holder: Any, key: str) -> Any:
    if isinstance(holder, dict):
        return holder.get(key)
    if isinstance(holder, list):
        if key == "count":
            return len(holder)
        return next((entry for entry in holder if isinstance(entry, dict) and entry.get("seat") == key), None)
    return None
