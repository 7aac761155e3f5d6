"""Which numbers and outputs one net has for all setups of a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.bots.learned import OPINIONS
from captains_table.bots.training.lessons import Setup, setups
from captains_table.bots.weights import telling_of
from captains_table.core.game import Game


@dataclass
class Layout:
    """The numbers of all setups by name: numbers with the same name in two setups are the same."""

    seats: int
    """The maximum number of seats: the output of the first automatic opponent."""
    outputs: int = 0
    names: list[str] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    opinions: list[int] = field(default_factory=list)
    """Where the hand-written judge's opinion is told."""
    places: dict[Setup, list[int]] = field(default_factory=dict)
    """By setup: the place in the net of each of its numbers."""
    outputs_of: dict[Setup, list[int]] = field(default_factory=dict)
    """By setup: the output of each side, from the viewer on, automatic opponents last."""


def layout_of(game: Game) -> Layout:
    """The numbers and outputs of a net for a game."""
    found = Layout(max(game.players))
    place: dict[str, int] = {}
    for setup in setups(game):
        state = game.new(*setup)
        telling = telling_of(game, state)
        for name, size in zip(telling.names, telling.sizes, strict=True):
            if name not in place:
                place[name] = len(found.names)
                if name.endswith(OPINIONS):
                    found.opinions.append(place[name])
                found.names.append(name)
                found.sizes.append(size)
        rivals = int(game.judge.rivals(state))
        found.places[setup] = [place[name] for name in telling.names]
        found.outputs_of[setup] = [*range(state.seats), *range(found.seats, found.seats + rivals)]
        found.outputs = max(found.outputs, found.outputs_of[setup][-1] + 1)
    return found
