"""Uploaded editions: printed values from users are tried out in a separate process, with a time limit."""

from __future__ import annotations

from time import process_time

from captains_table.play.errors import InvalidSetup
from captains_table.play.facts import Setup
from captains_table.play.setup import check_game
from captains_table.server.processes import OneProcess

SECONDS = 5.0
"""The time limit of one edition."""
PROCESSOR_SECONDS = 0.25
"""The limit of processor time (real editions take 0.005 s). The event loop does the same work when the game begins."""
WAITING = 20
"""How many editions can wait while another one is tried out."""
TOO_SLOW = "these figures take too long to read"


class EditionChecks(OneProcess):
    """Tries out editions, one at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        super().__init__(seconds, WAITING)

    async def check(self, setup: Setup) -> None:
        """Raise InvalidSetup if a table can't be played with its edition."""
        try:
            why = await self.do(try_out, setup)
        except TimeoutError:
            why = TOO_SLOW
        if why is not None:
            raise InvalidSetup(why=why)


# In the process


def try_out(setup: Setup) -> str | None:
    """Return what is wrong with an edition, if anything."""
    began = process_time()
    try:
        check_game(setup)
    except InvalidSetup as refused:
        return str(refused.phrase.arguments["why"])
    return TOO_SLOW if process_time() - began > PROCESSOR_SECONDS else None
