"""One game in an environment: the position, the random stream, and what seats see of it. The environments of PettingZoo
and Gymnasium are two interfaces to it."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from captains_table.core.contract import OVER, State
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS
from captains_table.core.picture import plain
from captains_table.core.svg import draw
from captains_table.research.arrays import np, shown
from captains_table.research.space import IllegalAction, Space
from captains_table.texts.speech import Speech

RENDER_MODES = ["ansi", "human", "svg"]
"""The table as text, the same printed, and the table as SVG."""

Observation = dict[str, Any]
"""`observation`: float32, the numbers of `research.names` divided by their sizes. `action_mask`: int8."""


class OneTable:
    """A game that proceeds automatically until somebody has to choose."""

    def __init__(self, space: Space, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetup(
                "there is no render mode '{render_mode}' (there are: {known})",
                render_mode=render_mode,
                known=", ".join(RENDER_MODES),
            )
        self.space = space
        self.render_mode = render_mode
        fleet = space.fleet(1, again=False)
        self.fleet = fleet
        """A fleet of this one game, which holds what each seat sees and what the seat to move may choose."""
        self.seen = shown(fleet.rows.cells, np.int16, space.players, len(space.names))
        self.mask = shown(fleet.masks, np.int8, len(space.events))
        self.scale = 1.0 / np.array(space.sizes, np.float32)
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """Start a new game; without a seed, an unpredictable one."""
        self.fleet.reset(randbits(62) if seed is None else seed)
        self.state: State = self.fleet.states[0]
        self.luck = self.fleet.lucks[0]

    @property
    def legal(self) -> list[int]:
        """The events that the seat to move may choose."""
        return self.fleet.legal[0].listed()

    def refusal(self, action: int) -> str | None:
        """Why an action is not legal now, or None if it is."""
        if 0 <= action < len(self.space.events) and self.mask[action]:
            return None
        if not 0 <= action < len(self.space.events):
            return f"there is no action {action}, only 0 to {len(self.space.events) - 1}"
        clause = self.state.refusal(self.space.events[action])
        return f"'{self.space.text(action)}' is forbidden by {self.space.game.cite(clause)}"

    def choose(self, action: int) -> None:
        """Carry out an action of the seat to move."""
        actions = [action]
        if self.fleet.illegal(actions) >= 0:
            raise IllegalAction(f"action {action} is not legal: {self.refusal(action)}")
        self.fleet.step(actions)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do if it is to move."""
        self.fleet.watches[0].look(self.state, seat)
        numbers = np.multiply(self.seen[seat], self.scale, dtype=np.float32)
        mask = self.mask.copy() if self.state.to_move == seat else np.zeros(len(self.space.events), np.int8)
        return {"observation": numbers, "action_mask": mask}

    def everything(self) -> Any:
        """The true position as numbers, each divided by its size."""
        seen = shown(self.space.observe(self.state).cells, np.int16, len(self.space.names))
        return np.multiply(seen, self.scale, dtype=np.float32)

    def render(self, seat: int) -> str | None:
        """The table as a seat sees it (or SPECTATOR)."""
        if self.render_mode is None:
            return None
        view = self.state.view(seat)
        say = Speech("en", self.space.game, view, [f"Player {SEATS[number]}" for number in range(view.seats)])
        if self.render_mode == "svg":
            events = self.legal if self.state.to_move == seat else []
            return draw(self.space.game, view, say, events, self.space.options)
        picture = plain(self.space.game.picture(view, say))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture
