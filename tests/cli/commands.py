"""The real command, in a process of its own, with the divers among the games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key in ("PATH", "HOME", "TERM", "SYSTEMROOT")}
    return {**kept, "PYTHONPATH": str(TESTS), "PYTHONIOENCODING": "utf-8", **more}


def run(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """`captains-table` with these arguments and lines typed."""
    return subprocess.run(
        [sys.executable, "-m", "divers", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=60,
        check=False,
    )
