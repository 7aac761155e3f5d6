"""Choices: what can be chosen, numbered, in the player's words and in notation; and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from unicodedata import combining, normalize

from captains_table.core.contract import State
from captains_table.core.picture import Row, shortened, text_width
from captains_table.terminal.screen import columns
from captains_table.texts.speech import Speech

FEW = 9
"""Up to this many choices are listed one per line, each with its notation."""


@dataclass(frozen=True)
class Choice:
    """A legal choice."""

    text: str
    """Its notation: `build 3`."""
    verb: str
    """The action in the player's language: `Build`."""
    rest: str = ""
    """Its object and its price; empty if the verb says it all."""
    sentence: str = ""
    """What it does, if the game has no short wording for it, so that verb and rest are its notation."""

    @property
    def said(self) -> str:
        """The whole choice in the player's language, as it can be typed."""
        return f"{self.verb} {self.rest}".strip()


def choices_in(view: State, speech: Speech) -> list[Choice]:
    """The legal choices in a view, grouped by verb, otherwise in the order of the rules."""
    found = [_choice(view, event, speech) for event in view.legal()]
    verbs = list(dict.fromkeys(choice.verb for choice in found))
    return sorted(found, key=lambda choice: verbs.index(choice.verb))


def _choice(view: State, event: int, speech: Speech) -> Choice:
    """An event as a choice; in notation if the game has no short wording for it (such as the result of a die)."""
    text = speech.game.text(view, event)
    head, _, tail = text.partition(" ")
    if tail and speech.has(whole := f"verb-{text.replace(' ', '-')}"):
        return Choice(text, speech(whole))
    if not speech.has(f"verb-{head}"):
        return Choice(text, head, tail, speech.event(view, event))
    phrase = speech.game.tell(view, event)
    few = phrase.text.replace("event-", "choice-", 1)
    rest = speech(few, **phrase.arguments) if speech.has(few) else ""
    return Choice(text, speech(f"verb-{head}"), rest)


def listing(choices: Sequence[Choice], width: int) -> list[Row]:
    """The choices with their numbers: a few with their notation next to them, many in columns after their verbs."""
    return _one_a_line(choices, width) if len(choices) <= FEW else _in_columns(choices, width)


def _one_a_line(choices: Sequence[Choice], width: int) -> list[Row]:
    widest = max((text_width(choice.said) for choice in choices), default=0)
    asides = [choice.sentence or choice.text for choice in choices]
    beside = widest + 7 + max(map(text_width, asides), default=0) <= width
    rows: list[Row] = []
    for number, (choice, aside) in enumerate(zip(choices, asides, strict=True), start=1):
        rest = shortened(choice.rest, width - 5 - text_width(choice.verb))
        row: Row = [(f"{number:>2}) ", "dim"), (choice.verb, "strong"), (f" {rest}" if rest else "", "")]
        if beside and aside != choice.said:
            row.append((" " * (widest + 3 - text_width(choice.said)) + aside, "dim"))
        rows.append(row)
    return rows


def _in_columns(choices: Sequence[Choice], width: int) -> list[Row]:
    rows: list[Row] = []
    verbs = list(dict.fromkeys(choice.verb for choice in choices))
    margin = max(map(text_width, verbs)) + 2
    figures = len(str(len(choices)))
    for verb in verbs:
        cells = [
            f"{number:>{figures}}) {choice.rest}"
            for number, choice in enumerate(choices, start=1)
            if choice.verb == verb
        ]
        for place, line in enumerate(columns(cells, width - margin, gap=3)):
            head = verb if place == 0 else ""
            row: Row = [(head + " " * (margin - text_width(head)), "strong")]
            for cell in line:
                row += [(cell[: figures + 1], "dim"), (cell[figures + 1 :], "")]
            rows.append(row)
    return rows


def meant(typed: str, choices: Sequence[Choice]) -> str | None:
    """The notation of the choice that a number, a notation, words or an unambiguous beginning of these stands for."""
    wanted = plain(typed)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(choices):
        return choices[int(wanted) - 1].text
    if not wanted:
        return None
    names = {choice.text: (plain(choice.text), plain(choice.said)) for choice in choices}
    exact = [text for text, known in names.items() if wanted in known]
    if exact:
        return exact[0]
    begun = [text for text, known in names.items() if any(name.startswith(wanted) for name in known)]
    return begun[0] if len(begun) == 1 else None


def kinds_meant(typed: str, verbs: Mapping[str, str]) -> tuple[list[str], str]:
    """The kinds of moves (the keys of `verbs`) that an incomplete move names, in notation or in the player's words, and
    what follows the name."""
    wanted = plain(typed)
    names = {kind: (plain(kind), plain(verb)) for kind, verb in verbs.items()}
    exact = [kind for kind, known in names.items() if wanted in known]
    begun = [kind for kind, known in names.items() if any(name.startswith(wanted) for name in known)]
    if exact or begun:
        return exact or begun, ""
    heads = [name for known in names.values() for name in known if wanted.startswith(f"{name} ")]
    head = max(heads, key=len, default="")
    return [kind for kind, known in names.items() if head and head in known], wanted[len(head) :]


def completed(typed: str, lines: Sequence[str]) -> list[str]:
    """The possible completions of what has been typed so far."""
    wanted = plain(typed)
    return [line for line in lines if plain(line).startswith(wanted)]


def nearest(typed: str, lines: Sequence[str], most: int = 3) -> list[str]:
    """What the player may have meant instead."""
    wanted = plain(typed)
    by_plain = {plain(line): line for line in reversed(lines)}
    begun = [line for line in lines if wanted and plain(line).startswith(wanted)]
    return begun[:most] if begun else [by_plain[close] for close in get_close_matches(wanted, by_plain, most, 0.55)]


def plain(text: str) -> str:
    """A line in the form in which lines are compared: lower case, without accents, double spaces and punctuation."""
    bare = "".join(letter for letter in normalize("NFKD", text.lower()) if not combining(letter))
    return " ".join(re.sub(r"[,;:()·–]", " ", bare).split())
