"""A terminal for tests: typed lines go in, and what is shown comes out."""

from __future__ import annotations

import io
from collections.abc import Sequence

from captains_table.terminal.keyboard import Completions, Keyboard
from captains_table.terminal.plan import begin
from captains_table.terminal.screen import Screen
from captains_table.terminal.session import Session
from divers import GAME


class Typed(Keyboard):
    """Types these lines, then leaves."""

    def __init__(self, lines: Sequence[str], live: bool = True) -> None:
        super().__init__()
        self.live = live
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.completions: Completions = lambda typed: []

    def ask(self, prompt: str, completions: Completions = lambda typed: []) -> str:
        self.prompts.append(prompt)
        self.completions = completions
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Paper(Screen):
    """A screen whose content can be read afterwards."""

    def __init__(self) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper)

    @property
    def text(self) -> str:
        return self.paper.getvalue()


def session_of(
    seats: str,
    lines: Sequence[str],
    *,
    options: str = "",
    seed: int = 3,
    first: str | None = None,
    own_dice: bool = False,
    language: str = "en",
) -> tuple[Session, Paper, Typed]:
    """A session of the divers."""
    plan = begin(GAME, seats.split(","), seed, options.split(",") if options else [], None, first, own_dice)
    paper, typed = Paper(), Typed(lines)
    return Session(plan, language, paper, typed), paper, typed
