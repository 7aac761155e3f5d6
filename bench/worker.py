"""`python -m bench.worker`: measures our games in the form that this process imports; one line in, one line out."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Any

from bench.contest import sampled
from bench.costs import costs
from bench.selfplay import random_game
from captains_table.core.cells import COMPILED
from captains_table.core.game import games


def answer(question: list[Any]) -> Any:
    """Answer one request."""
    match question:
        case ["compiled"]:
            return COMPILED
        case ["selfplay", game, players, options, seconds]:
            return asdict(sampled(random_game(games()[game], players, tuple(options)), seconds))
        case ["costs", game, seconds]:
            return costs(games()[game], seconds)
    raise ValueError(f"unknown question: {question}")


def main() -> None:
    """Answer requests until the input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
