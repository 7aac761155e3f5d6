"""The two forms of our games, compiled and uncompiled, each in a separate process, so that one run measures both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.contest import Contest, Sample
from bench.selfplay import Kind

WORKER = "bench.worker"
SOURCES = Path(__file__).parent.parent / "src"


class Form:
    """A process that measures one form."""

    def __init__(self, sources: bool) -> None:
        before = os.environ.get("PYTHONPATH", "")
        path = os.pathsep.join(filter(None, (str(SOURCES) if sources else "", before)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.name = "compiled" if self.ask("compiled") else "uncompiled"

    def ask(self, *question: Any) -> Any:
        """Request a measurement."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"measuring {question[0]} failed")
        return json.loads(line)

    def contest(self, kind: Kind) -> Contest:
        """A contest of one kind of game in this form."""
        game, players, options = kind
        return Contest(game, players, options, partial(self._sample, kind))

    def _sample(self, kind: Kind, seconds: float) -> Sample:
        return Sample(**self.ask("selfplay", *kind, seconds))

    def close(self) -> None:
        """End the process."""
        self.process.communicate(timeout=10)


@contextmanager
def forms() -> Iterator[list[Form]]:
    """The forms to measure: the compiled one if it is installed, and the plain sources."""
    found = [Form(sources=False)]
    if found[0].name == "compiled":
        found.append(Form(sources=True))
    try:
        yield found
    finally:
        for form in found:
            form.close()
