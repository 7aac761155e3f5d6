"""The bot worker: does one job after the other."""

from __future__ import annotations

from typing import Any

import msgspec

from captains_table.core.game import games
from captains_table.play.messages import encoded
from captains_table.thinking import think, think_as_coach, think_of_advice, think_over, think_why
from captains_table.worker.thinking import Advise, Analyse, AnyJob, Choose, Coach, Explain

_JOBS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyJob)


def work(job: str) -> str:
    """Do a job; return its answer as JSON."""
    match _JOBS.decode(job):
        case Choose(task=task):
            return encoded(think(task))
        case Advise(task=task):
            return encoded(think_of_advice(task))
        case Coach(task=task, since=since):
            return encoded(think_as_coach(task, since))
        case Analyse(task=task, start=start):
            return encoded(think_over(task, start))
        case Explain(task=task, slips=slips):
            return encoded(think_why(task, slips))
    raise ValueError(f"no such job: {job[:80]}")


def warm() -> None:
    """Load the rules of all games, so that the first choice does not have to wait."""
    games()
