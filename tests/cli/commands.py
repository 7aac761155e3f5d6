"""The command with the divers among the games: in this process, which is quick, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from captains_table.cli import main
from captains_table.core.game import games
from divers import GAME

TESTS = Path(__file__).parent.parent

Done = subprocess.CompletedProcess[str]


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TERM", "SYSTEMROOT")}
    return {**kept, "PYTHONPATH": str(TESTS), "PYTHONIOENCODING": "utf-8", **more}


def run(*arguments: str, typed: str = "", **more: str) -> Done:
    """`captains-table` with these arguments and lines typed."""
    out, error = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        for key in set(os.environ) - set(environment()):
            patch.delenv(key)
        for key, value in environment(**more).items():
            patch.setenv(key, value)
        patch.setitem(games(), GAME.id, GAME)
        patch.setattr("sys.stdin", io.StringIO(typed))
        patch.setattr("sys.stdout", out)
        patch.setattr("sys.stderr", error)
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    shown, said = (_text(stream) for stream in (out, error))
    return Done(arguments, code, shown, said)


def _text(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def run_apart(*arguments: str, typed: str = "", **more: str) -> Done:
    """The same in a process of its own, as in a shell."""
    return subprocess.run(
        [sys.executable, "-m", "divers", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=150,
        check=False,
    )
