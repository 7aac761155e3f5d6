"""Editions on the way in: figures that somebody made up are tried out in a process of their own, with a time limit."""

from __future__ import annotations

from time import process_time

from captains_table.play.errors import InvalidSetup
from captains_table.play.facts import Setup
from captains_table.play.setup import check_game
from captains_table.server.processes import OneProcess

SECONDS = 5.0
"""How long one edition may take."""
PROCESSOR_SECONDS = 0.25
"""How much of that it may compute (real editions: 0.005). The event loop does the same again when the game begins."""
WAITING = 20
"""How many editions wait at most, beside the one that is tried out."""
TOO_SLOW = "these figures take too long to read"


class EditionChecks(OneProcess):
    """Tries out editions, one after the other."""

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
    """What is wrong with an edition, if anything."""
    began = process_time()
    try:
        check_game(setup)
    except InvalidSetup as refused:
        return str(refused.phrase.arguments["why"])
    return TOO_SLOW if process_time() - began > PROCESSOR_SECONDS else None
