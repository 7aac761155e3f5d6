"""Why: which rule forbids a move that a player names, whole or in part, in notation or in their own words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from captains_table.core.contract import State
from captains_table.core.errors import BadEvent
from captains_table.core.game import Game
from captains_table.play.clicks import closest
from captains_table.terminal.choices import Choice, kinds_meant, meant
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech

EXAMPLES = 3
"""How many complete moves are shown to somebody who names an incomplete one."""
_SHORTEST = 4
"""Shorter words (`to`, `vers`, `for`) do not say which move is meant."""


class Why:
    """Answers `why MOVE`."""

    def __init__(self, game: Game, speech: Speech, screen: Screen, events: Mapping[str, str]) -> None:
        """`events` has the notation of every event by its lower-case form."""
        self.game = game
        self.speech = speech
        self.screen = screen
        self._events = events
        kinds = dict.fromkeys(_kind(text) for text in events.values())
        self._verbs = {kind: speech(f"verb-{kind}") if speech.has(f"verb-{kind}") else kind for kind in kinds}

    def answer(self, typed: str, view: State, choices: Sequence[Choice]) -> bool:
        """Say which clause forbids a move, or what it would do. Returns False if the text names no move at all."""
        if not typed:
            self.screen.say(self.speech("why-what", example=_example(choices[0])), "warn")
            return True
        text = meant(typed, choices) or typed
        try:
            event = self.game.event(view, self._events.get(" ".join(text.lower().split()), text))
        except BadEvent:
            return self._answer_in_part(typed, view, choices)
        self._say(view, event)
        return True

    def _answer_in_part(self, typed: str, view: State, choices: Sequence[Choice]) -> bool:
        """For the beginning of a move: the legal moves that it can be, or why there are none."""
        kinds, rest = kinds_meant(typed, self._verbs)
        words = {word for word in rest.split() if len(word) >= _SHORTEST and word.isalpha()}
        texts = {event: self.game.text(view, event) for event in self.game.events(view)}
        events = [event for event, text in texts.items() if _kind(text) in kinds]
        if rest:
            events = [event for event in events if words & set(re.split(r"\W+", texts[event]))]
        if not events:
            return False
        legal = {texts[event] for event in events}
        examples = [_example(choice) for choice in choices if choice.text in legal]
        if examples:
            several = " · ".join(examples[:EXAMPLES])
            self.screen.say(self.speech("why-which", typed=typed, example=several), "warn")
        else:
            self._say(view, closest(self.game, view, events))
        return True

    def _say(self, view: State, event: int) -> None:
        refusal = self.game.why_not(view, event)
        if refusal is None:
            self.screen.item("✓ ", self.speech("why-legal", sentence=self.speech.event(view, event)), "", "good")
        else:
            self.screen.item("✗ ", self.speech.refusal(refusal), "", "bad")


def _kind(text: str) -> str:
    """The first word of a notation."""
    return text.partition(" ")[0]


def _example(choice: Choice) -> str:
    """A choice as it can be typed after a command."""
    verb = choice.verb.rstrip(" :\u00a0\u202f")
    said = f"{verb} {choice.rest}".strip()
    return said[:1].lower() + said[1:]
