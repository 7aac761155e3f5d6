"""Bots of the page without a server choose what they would choose on a server: in WebAssembly as in machine code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.static_page import FOLDER

from captains_table.bots import BOTS
from captains_table.play.messages import encoded
from captains_table.thinking import task_for
from captains_table.worker import bots
from captains_table.worker.thinking import Advise, Choose
from worker.test_bots import table_after

TIMED = "level5"
"""Thinks by the clock."""


def test_every_level_chooses_the_same() -> None:
    jobs = []
    for game in ("capitol", "captains_war", "el_capitan"):
        table = table_after(game, 6)
        seat = table.acting()[0]
        jobs += [encoded(Choose(task_for(table, seat, level))) for level in BOTS if level != TIMED]
        jobs.append(encoded(Advise(task_for(table, seat, None))))
    path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    done = subprocess.run(
        ["node", Path(__file__).parent / "jobs.mjs", FOLDER],
        input=json.dumps(jobs),
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PATH": path},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == [bots.work(job) for job in jobs]
