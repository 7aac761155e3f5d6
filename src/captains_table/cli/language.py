"""The language option of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.texts.speech import LANGUAGES


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language on the command line, read before everything else so that help is in that language."""
    for place, argument in enumerate(arguments):
        value = argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            value = arguments[place + 1]
        if value in LANGUAGES and (value != argument):
            return value
    return None
