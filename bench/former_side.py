"""The former side of `bench.former`, in the environment of an earlier version. It needs nothing but that version.

It reads lines of JSON: a game to begin (an object), an event that has happened (a number), or the legal events of a
choice that it has to make (a list); it answers the last with an event and the processor time that it took. Versions
may number events differently: then the lists differ, and it stops.
"""

from __future__ import annotations

import json
import sys
import time

from captains_table.bots import ismcts
from captains_table.bots.thinker import Thinker
from captains_table.core.game import games
from captains_table.core.luck import seat_luck

ismcts.perf_counter = time.thread_time  # type: ignore[attr-defined]  # earlier searches know no other clock


def main() -> None:
    """Play what is asked until the input ends."""
    for line in sys.stdin:
        told = json.loads(line)
        if isinstance(told, dict):
            game = games()[told["game"]]
            state = game.new(told["players"], told["options"])
            lucks = [seat_luck(told["seed"], seat, told["number"]) for seat in range(told["players"])]
            bots = [Thinker(game, luck, told["iterations"], told["seconds"]) for luck in lucks]
            if hasattr(bots[0], "clock"):
                for bot in bots:
                    bot.clock = time.thread_time
        elif isinstance(told, int):
            state.apply(told)
        else:
            if told != state.legal():
                sys.exit("this version knows other choices")
            begun = time.thread_time()
            event = bots[state.to_move].choose(state.view(state.to_move), told)
            print(json.dumps([event, time.thread_time() - begun]), flush=True)


if __name__ == "__main__":
    main()
