"""Errors in the reader's language. An English sentence that has no translation is said in English."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from captains_table.core.errors import TableError

_FILE = Path(__file__).parent / "errors.toml"


def error_text(error: TableError, language: str) -> str:
    """What an error says in a language, the errors among its facts included."""
    sentence = translations().get(error.sentence, {}).get(language, error.sentence)
    facts = {
        name: error_text(fact, language) if isinstance(fact, TableError) else fact for name, fact in error.facts.items()
    }
    return sentence.format(**facts) if facts else sentence


@cache
def translations() -> dict[str, dict[str, str]]:
    """For each English sentence those of the other languages."""
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8"))["error"]
    return {entry["en"]: {language: text for language, text in entry.items() if language != "en"} for entry in entries}
