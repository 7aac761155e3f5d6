"""The keyboard: typed lines, with Tab completion if the machine has readline."""

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
"""Returns all completions of what has been typed so far."""


class Keyboard:
    """Asks for a line. Raises EOFError when the input has ended."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        """Whether a person is typing; if not, only necessary questions are asked."""
        self._found: list[str] = []
        self._completions: Completions = lambda typed: []
        if _readline is not None and self.live:
            bind = "bind ^I rl_complete" if "libedit" in (_readline.__doc__ or "") else "tab: complete"
            _readline.parse_and_bind(bind)
            _readline.set_completer_delims("")
            _readline.set_completer(self._complete)

    def ask(self, prompt: str, completions: Completions = lambda typed: []) -> str:
        """Ask for one line, without surrounding white space."""
        self._completions = completions
        sys.stdout.flush()
        return input(prompt).strip()

    def agrees(self, question: str, yes: str) -> bool:
        """Whether the answer to a question is yes, or the beginning of it."""
        answer = self.ask(f"{question} ").lower()
        return bool(answer) and yes.startswith(answer)

    def _complete(self, typed: str, number: int) -> str | None:
        if number == 0:
            self._found = self._completions(typed)
        return self._found[number] if number < len(self._found) else None
