"""The table of a terminal session: a table of `play`, in memory, with its dice and bots."""

from __future__ import annotations

from captains_table.bots import make_bot
from captains_table.bots.fallback import fallback_of
from captains_table.core.contract import CHANCE, State
from captains_table.core.game import Game
from captains_table.core.luck import Luck, seat_luck
from captains_table.core.match import Match
from captains_table.play import acts, undo
from captains_table.play.errors import NothingToUndo
from captains_table.play.facts import Began, Moved, Opened
from captains_table.play.player_view import same_to_all
from captains_table.play.table import Table
from captains_table.terminal.plan import KEYBOARD, Plan

ID = "terminal"
NO_CLOCK = 0
"""There are no clocks here."""


class LocalTable:
    """A table made from a plan, and everything that its players do."""

    def __init__(self, plan: Plan) -> None:
        self._luck = Luck(plan.seed)
        self._bot_lucks = [seat_luck(plan.seed, seat) for seat in range(len(plan.setup.seats))]
        if plan.resumed is None:
            self.table = acts.open_table(ID, plan.setup, KEYBOARD, NO_CLOCK, self._luck)
        else:
            self.table = _gone_on(plan, plan.resumed)
            acts.let_chance_decide(self.table, NO_CLOCK, self._luck)
        self.timeline = acts.begun(self.table)
        self.people = self.table.seats_of(KEYBOARD)

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.timeline.match

    @property
    def turn(self) -> int:
        """The seat to choose next; CHANCE if somebody has to enter a dice roll or a card."""
        return int(self.match.state.to_move)

    def view_to_choose(self, seat: int) -> State:
        """The view that a seat chooses by. The person who enters dice rolls and cards sees the whole table."""
        return self.match.state if seat == CHANCE else self.match.view_to_choose(seat)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot has the seat."""
        return seat != CHANCE and self.table.seats[seat].is_bot

    def all_see_the_same(self) -> bool:
        """Whether the people at the keyboard have no secrets from each other."""
        return same_to_all(self.table, self.people)

    def fallback(self) -> str | None:
        """Why its bots do without the learned judge: the id of a text; None if they use it, or never ask it."""
        return fallback_of(self.game, self.match.state, [seat.level for seat in self.table.seats if seat.is_bot])

    # Acts

    def choose(self, seat: int, text: str) -> None:
        """Carry out a person's choice, dice roll or card."""
        if seat == CHANCE:
            acts.tell_chance(self.table, KEYBOARD, text, (self.timeline.length, None), NO_CLOCK, self._luck)
        else:
            acts.move(self.table, KEYBOARD, seat, text, self._seen(seat), NO_CLOCK, self._luck)

    def let_bot_choose(self, seat: int) -> None:
        """Let a bot of the seat's level choose."""
        view = self.view_to_choose(seat)
        bot = make_bot(self.table.seats[seat].level, self.game, self._bot_lucks[seat])
        text = self.game.text(view, bot.choose(view, view.legal()))
        acts.bot_move(self.table, seat, text, self._seen(seat), NO_CLOCK, self._luck)

    def undo(self) -> int:
        """Undo the last entry, with everything that bots have done since. Returns the first event undone. Raises
        Refused."""
        seat = undo.last_to_choose(self.table, KEYBOARD)
        if seat is None:
            raise NothingToUndo()
        first = self.timeline.last_choice(seat)[0]
        undo.undo(self.table, KEYBOARD, seat, NO_CLOCK, self._luck)
        return first

    def _seen(self, seat: int) -> acts.Seen:
        return self.timeline.seen_by(seat)


def _gone_on(plan: Plan, match: Match) -> Table:
    """A table on which a recorded match has been played, with the header of its record."""
    table = Table(ID, Opened(plan.setup, KEYBOARD, match.rules), NO_CLOCK)
    table.apply(Began(), NO_CLOCK)
    for entry in match.entries:
        table.apply(Moved(entry.seat, entry.text), NO_CLOCK)
    header = {key: value for key, value in match.other.items() if key != "bots"}
    resumed = acts.begun(table).match
    resumed.other, resumed.rules = header | resumed.other, match.rules
    return table
