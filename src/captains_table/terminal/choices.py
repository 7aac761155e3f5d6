"""Choices: what can be chosen, numbered and set in columns, and what somebody meant by what they typed."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from textwrap import wrap

from captains_table.core.picture import Row
from captains_table.terminal.screen import columns

FEW = 9
"""So many choices are listed one to a line, each with its sentence."""


def in_groups(texts: Sequence[str]) -> list[str]:
    """The choices, those with the same first word together, otherwise in their order."""
    heads = _heads(texts)
    return sorted(texts, key=lambda text: heads.index(_head(text)))


def listing(texts: Sequence[str], sentences: Sequence[str], width: int) -> list[Row]:
    """The choices (in groups) with their numbers; a few with their sentences, many in columns."""
    if len(texts) <= FEW:
        return _with_sentences(texts, sentences, width)
    rows: list[Row] = []
    margin = max(len(head) for head in _heads(texts)) + 2
    figures = len(str(len(texts)))
    numbered = list(enumerate(texts, start=1))
    for head in _heads(texts):
        cells = [f"{number:>{figures}}) {text[len(head) + 1 :]}" for number, text in numbered if _head(text) == head]
        for place, line in enumerate(columns(cells, width - margin, gap=3)):
            row: Row = [((head if place == 0 else "").ljust(margin), "strong")]
            for cell in line:
                row += [(cell[: figures + 1], "dim"), (cell[figures + 1 :], "")]
            rows.append(row)
    return rows


def _with_sentences(texts: Sequence[str], sentences: Sequence[str], width: int) -> list[Row]:
    widest = max(map(len, texts), default=0)
    margin = widest + 7
    rows: list[Row] = []
    for number, (text, sentence) in enumerate(zip(texts, sentences, strict=True), start=1):
        first, *more = wrap(sentence, width - margin) or [""]
        rows.append([(f"{number:>2}) ", "dim"), (text.ljust(widest + 3), "strong"), (first, "dim")])
        rows += [[(" " * margin, ""), (line, "dim")] for line in more]
    return rows


def _head(text: str) -> str:
    return text.split(" ")[0]


def _heads(texts: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(map(_head, texts)))


def meant(typed: str, texts: Sequence[str]) -> str | None:
    """The choice that a number, a notation or the one possible beginning of a notation stands for."""
    plain = _plain(typed)
    if plain.isdecimal() and 1 <= int(plain) <= len(texts):
        return texts[int(plain) - 1]
    begun = [text for text in texts if _plain(text).startswith(plain)] if plain else []
    exact = [text for text in begun if _plain(text) == plain]
    return exact[0] if exact else begun[0] if len(begun) == 1 else None


def nearest(typed: str, words: Sequence[str], most: int = 3) -> list[str]:
    """What somebody may have meant instead."""
    plain = _plain(typed)
    begun = [word for word in words if plain and _plain(word).startswith(plain)]
    return begun[:most] if begun else get_close_matches(plain, words, most, 0.55)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
