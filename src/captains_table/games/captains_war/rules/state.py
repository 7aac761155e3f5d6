"""A position of Captains' War, and the contract. Every clause is carried out in the file of its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.cells import copied, filled
from captains_table.core.choices import Choices, choices
from captains_table.core.contract import EVERYTHING, OPEN, OVER, SEALED, State
from captains_table.games.captains_war.rules.chance import draw_lots, outcomes
from captains_table.games.captains_war.rules.figures import Figures
from captains_table.games.captains_war.rules.happen import carry_out
from captains_table.games.captains_war.rules.layout import IDLE, SETUP, SHEET, STAGE, WHO_BEGINS
from captains_table.games.captains_war.rules.legal import list_events
from captains_table.games.captains_war.rules.names import DICE, NONE
from captains_table.games.captains_war.rules.refusal import event_refusal
from captains_table.games.captains_war.rules.scoring import scores_of, winners_of
from captains_table.games.captains_war.rules.secrets import conceal, imagine
from captains_table.games.captains_war.rules.setup import lay_out

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.luck import Luck


@mypyc_attr(free_list_len=1)
class CaptainsWar(State):
    """A position: every side's sheet, the dice on the table, and the stage of the turn.

    The seats are the first sides; in solo the captain comes after them.
    """

    def __init__(self, figures: Figures, like: CaptainsWar | None = None) -> None:
        super().__init__(figures.seats)
        self.figures: Final = figures
        # Compiled, a field that is assigned here on every way, before anything reads it, is never checked again.
        if like is None:
            self.sheets: Cells = filled(figures.sides * SHEET, 0)
            """By side: the cells of `layout`."""
            self.shown: Cells = self.sheets
            """The sheets as they were when the sealed phase began. Never written to, only replaced."""
            self.dice: Cells = filled(DICE, 0)
            """How many dice of the loot roll show each face."""
            self.yellow: i64 = 0
            self.black: i64 = 0
            self.red: i64 = 0
            """The yellow, black and red faces of the loot roll."""
            self.aside: i64 = NONE
            self.turn: i64 = 0
            self.phase: i64 = SETUP
            self.active: i64 = NONE
            self.rolling: i64 = WHO_BEGINS
            self.fallen: i64 = 0
            """Dice that have fallen in the present roll."""
            self.raid_one: i64 = NONE
            """The first two dice of the roll that tells whether the captain boards (CW 9.4)."""
            self.raid_two: i64 = NONE
            self.sealed: i64 = 0
            """1 while choices are hidden until all are done."""
            self.attacker: i64 = NONE
            self.defender: i64 = NONE
            self.completed: i64 = 0
            """Bit t: in an earlier turn somebody has made the last acquisition of track t."""
            lay_out(self)
        else:
            self.to_move = like.to_move
            self.viewer = like.viewer
            self.seal = like.seal
            self.sheets = like.sheets
            self.shown = like.shown
            self.dice = like.dice
            self.yellow = like.yellow
            self.black = like.black
            self.red = like.red
            self.aside = like.aside
            self.turn = like.turn
            self.phase = like.phase
            self.active = like.active
            self.rolling = like.rolling
            self.fallen = like.fallen
            self.raid_one = like.raid_one
            self.raid_two = like.raid_two
            self.sealed = like.sealed
            self.attacker = like.attacker
            self.defender = like.defender
            self.completed = like.completed

    def own_cells(self) -> None:
        """Stop sharing cells with another position, except for those that are never written."""
        self.sheets = copied(self.sheets)
        self.dice = copied(self.dice)

    def clone(self) -> CaptainsWar:
        """An independent copy."""
        copy = CaptainsWar(self.figures, self)
        copy.own_cells()
        return copy

    def fingerprint(self) -> list[int]:
        """Everything that makes up the position, as numbers."""
        numbers: list[int] = [
            self.to_move,
            self.seal,
            self.turn,
            self.phase,
            self.active,
            self.aside,
            self.yellow,
            self.black,
            self.red,
            self.rolling,
            self.fallen,
            self.raid_one,
            self.raid_two,
            self.sealed,
            self.attacker,
            self.defender,
            self.completed,
        ]
        numbers.extend(self.dice)
        numbers.extend(self.sheets)
        if self.sealed == 1:
            numbers.extend(self.shown)
        return numbers

    # What is possible, and what happens

    def legal(self) -> list[int]:
        """Every legal event."""
        found = choices()
        list_events(self, found)
        return found.listed()

    def list_legal(self, found: Choices) -> None:
        """The same, added to choices."""
        list_events(self, found)

    def refusal(self, event: i64) -> i64:
        """The clause that forbids an event, or 0 if it is legal."""
        return event_refusal(self, event)

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible events of chance, by weight."""
        return outcomes(self)

    def chance(self, luck: Luck) -> i64:
        """One of the outcomes by weight."""
        return draw_lots(self, luck)

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal."""
        carry_out(self, event)

    def scores(self) -> list[int]:
        """CW 7.4: reputation points if the game ended now; the captain's are the last."""
        return list(scores_of(self))

    def winners(self) -> list[int]:
        """CW 7.5, CW 10.3"""
        return winners_of(self) if self.to_move == OVER else []

    # Who may choose, and who knows what

    def acting(self) -> list[int]:
        """Everybody who is not done yet, from the active player on."""
        if self.to_move < 0:
            return []
        if self.sealed == 0:
            return [self.to_move]
        order = [(self.active + place) % self.seats for place in range(self.seats)]
        return [seat for seat in order if self.sheets[seat * SHEET + STAGE] != IDLE]

    def veil(self, event: i64) -> i64:
        """Loot, commands and crews are sealed. CW 3.2, CW 4.5, CW 5.2"""
        return SEALED if self.sealed == 1 else OPEN

    def view(self, seat: i64) -> CaptainsWar:
        """A copy in which the others have not made their choices of a sealed phase."""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> CaptainsWar:
        """The same, sharing everything that is not concealed."""
        glance = CaptainsWar(self.figures, self)
        glance.viewer = seat
        if self.sealed == 1:
            conceal(glance, seat)
        return glance

    def sample(self, luck: Luck) -> CaptainsWar:
        """A full position: those who are done have made random choices, step by step."""
        full = self.clone()
        full.viewer = EVERYTHING
        if self.sealed == 1 and self.viewer != EVERYTHING:
            imagine(full, self.viewer, luck)
        return full
