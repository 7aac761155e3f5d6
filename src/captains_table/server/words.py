"""Texts in the reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from captains_table.texts.speech import Words


async def words_in(language: str, folders: Sequence[Path] = ()) -> Words:
    """Return the texts in a language. The first caller waits until they are read, which takes a tenth of a second; the
    event loop does not."""
    return await asyncio.to_thread(Words, language, folders)
