"""The keyboard: lines typed by somebody, with TAB completion where the machine has readline."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

_readline: ModuleType | None
try:
    import readline as _readline
except ImportError:
    _readline = None

Completions = Callable[[str], list[str]]
"""All lines that what is typed so far may become."""


class Keyboard:
    """Asks for a line. Raises EOFError when there is nobody to answer any more."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        """Whether a person types; if not, nothing is asked that is not needed."""
        self._found: list[str] = []
        self._completions: Completions = lambda typed: []
        if _readline is not None and self.live:
            bind = "bind ^I rl_complete" if "libedit" in (_readline.__doc__ or "") else "tab: complete"
            _readline.parse_and_bind(bind)
            _readline.set_completer_delims("")
            _readline.set_completer(self._complete)

    def ask(self, prompt: str, completions: Completions = lambda typed: []) -> str:
        """One line, without the white space around it."""
        self._completions = completions
        sys.stdout.flush()
        return input(prompt).strip()

    def agrees(self, question: str, yes: str) -> bool:
        """Whether somebody answers a question with yes, or the beginning of it."""
        answer = self.ask(f"{question} ").lower()
        return bool(answer) and yes.startswith(answer)

    def _complete(self, typed: str, number: int) -> str | None:
        if number == 0:
            self._found = self._completions(typed)
        return self._found[number] if number < len(self._found) else None
