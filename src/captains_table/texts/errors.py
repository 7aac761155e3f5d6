"""Errors in the reader's language. A sentence without a translation stays English."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from captains_table.core.errors import TableError

_FILE = Path(__file__).parent / "errors.toml"


def error_text(error: TableError, language: str) -> str:
    """Return the message of an error in a language, including any errors among its arguments."""
    sentence = translations().get(error.sentence, {}).get(language, error.sentence)
    facts = {
        name: error_text(fact, language) if isinstance(fact, TableError) else fact for name, fact in error.facts.items()
    }
    return sentence.format(**facts) if facts else sentence


@cache
def translations() -> dict[str, dict[str, str]]:
    """The translations of each English sentence."""
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8"))["error"]
    return {entry["en"]: {language: text for language, text in entry.items() if language != "en"} for entry in entries}
