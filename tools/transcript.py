"""A terminal session as text: the real command, with typed input."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator

from captains_table.cli import main

COMMAND = ["play", "captains_war", "--seats", "Ada,bot", "--first", "Ada", "--seed", "7"]
TYPED = ["why take red", "hint", "quit"]
"""What Ada types. Add a move here to show more of a game."""


class _Typed(io.StringIO):
    """Lines that are echoed when they are read, as a terminal does."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline() if size is None else super().readline(size)
        print(line, end="")
        return line


@contextlib.contextmanager
def _plain_terminal(out: io.StringIO) -> Iterator[None]:
    """English, without colours, regardless of the user's terminal."""
    environment, stdin = dict(os.environ), sys.stdin
    os.environ.update(LC_ALL="C.UTF-8", NO_COLOR="1")
    os.environ.pop("LANGUAGE", None)
    sys.stdin = _Typed("\n".join(TYPED) + "\n")
    try:
        with contextlib.redirect_stdout(out):
            yield
    finally:
        sys.stdin = stdin
        os.environ.clear()
        os.environ.update(environment)


def transcript() -> str:
    """The command, its output, and what is typed."""
    out = io.StringIO()
    with _plain_terminal(out):
        code = main(COMMAND)
    if code != 0:
        raise RuntimeError(f"captains-table {' '.join(COMMAND)} has ended with {code}")
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join([f"$ captains-table {' '.join(COMMAND)}", *lines])


if __name__ == "__main__":
    print(transcript())
