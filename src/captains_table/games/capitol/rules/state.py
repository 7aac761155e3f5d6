"""A position of Capitol, and the contract. Every clause is carried out in the file of its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, mypyc_attr

from captains_table.core.cells import copied, copied_shorts, few, filled
from captains_table.core.choices import Choices, choices
from captains_table.core.contract import OPEN, OVER, SEALED, SECRET, SPECTATOR, State
from captains_table.games.capitol.rules.cards import queued
from captains_table.games.capitol.rules.chance import draw_lots, outcomes
from captains_table.games.capitol.rules.events import BID, BID_DONE, DEAL
from captains_table.games.capitol.rules.figures import START_HEIGHTS, Figures
from captains_table.games.capitol.rules.happen import carry_out
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    DISCARD,
    DONE,
    DRAWING_CONSUL,
    FOUNTAINS,
    KNOWN,
    LARGE,
    PILE_CELLS,
    PLAYER_CELLS,
    ROOFS,
    SET_UP,
    SHAPE,
    UNSEEN,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.legal import list_events
from captains_table.games.capitol.rules.names import DECKS, NONE, SHAPES
from captains_table.games.capitol.rules.refusal import event_refusal
from captains_table.games.capitol.rules.scoring import scores_of
from captains_table.games.capitol.rules.secrets import blank, fill

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells, Shorts
    from captains_table.core.luck import Luck


@mypyc_attr(free_list_len=1)
class Capitol(State):
    """A position. Cards and zones are numbered as in the figures."""

    def __init__(self, figures: Figures, like: Capitol | None = None) -> None:
        super().__init__(figures.seats)
        self.figures: Final = figures
        # Compiled, a field that is assigned here on every way, before anything reads it, is never checked again.
        if like is None:
            self.phase: i64 = SET_UP
            self.stage: i64 = DRAWING_CONSUL
            self.round: i64 = 1
            self.consul: i64 = NONE
            self.auction: i64 = 0
            """Which of the three auctions of the round it is. CA 6.1"""
            self.turn: i64 = 0
            """The seat that is dealt to, plays a card, has won an auction or draws."""
            self.left: i64 = 0
            """How many are left: cards of the deck to deal to the seat, floors to place, cards to draw."""
            self.deck: i64 = 0
            self.colour: i64 = NONE
            """The colour of the permit being carried out."""
            self.floors: i64 = figures.floors
            self.tallest: i64 = START_HEIGHTS
            """No building has been higher than this so far."""
            self.player: Cells = filled(figures.seats * PLAYER_CELLS, 0)
            self.hands: Cells = filled(figures.seats * figures.cards, 0)
            """By seat and card: how many; in a view, of others' hands only those known to everybody."""
            self.held: Cells = filled(figures.seats * (figures.cards + 1), NONE)
            """By seat: the different cards of the hand, ascending, followed by NONE."""
            self.known: Cells = filled(figures.seats * figures.cards, 0)
            """By seat and card: how many of the hand everybody has seen. CA 1.7"""
            self.bids: Cells = filled(figures.seats * figures.cards, 0)
            self.bag: Cells = copied(figures.copies)
            """By card: how many are among the unseen cards of a pile; in a view, or hidden in others' hands."""
            self.pile: Cells = filled(DECKS * PILE_CELLS, 0)
            self.queue: Cells = filled(figures.queue_first[DECKS], 0)
            """By deck, in a ring: the seen cards of the pile, then those of the discard pile. CA 5.1"""
            self.unfinished: Shorts = few(figures.seats * (figures.highest + 1))
            """By seat and height: how many."""
            self.finished: Shorts = few(figures.seats * SHAPES * (figures.highest + 1))
            """By seat, shape and height: how many."""
            self.zone: Cells = filled(figures.zones * ZONE_CELLS, 0)
            self.squares: Cells = filled(figures.square_first[figures.zones], 0)
            """By zone: its buildings, in ascending order."""
            self._set_up()
        else:
            self.to_move = like.to_move
            self.viewer = like.viewer
            self.seal = like.seal
            self.phase = like.phase
            self.stage = like.stage
            self.round = like.round
            self.consul = like.consul
            self.auction = like.auction
            self.turn = like.turn
            self.left = like.left
            self.deck = like.deck
            self.colour = like.colour
            self.floors = like.floors
            self.tallest = like.tallest
            self.player = like.player
            self.hands = like.hands
            self.held = like.held
            self.known = like.known
            self.bids = like.bids
            self.bag = like.bag
            self.pile = like.pile
            self.queue = like.queue
            self.unfinished = like.unfinished
            self.finished = like.finished
            self.zone = like.zone
            self.squares = like.squares

    def own_cells(self) -> None:
        """Stop sharing cells with another position."""
        self.player = copied(self.player)
        self.hands = copied(self.hands)
        self.held = copied(self.held)
        self.known = copied(self.known)
        self.bids = copied(self.bids)
        self.bag = copied(self.bag)
        self.pile = copied(self.pile)
        self.queue = copied(self.queue)
        self.unfinished = copied_shorts(self.unfinished)
        self.finished = copied_shorts(self.finished)
        self.zone = copied(self.zone)
        self.squares = copied(self.squares)

    def _set_up(self) -> None:
        """CA 1"""
        figures = self.figures
        for deck in range(DECKS):
            self.pile[deck * PILE_CELLS + UNSEEN] = figures.deck_size[deck]
        for zone in range(figures.zones):
            self.zone[zone * ZONE_CELLS + SHAPE] = NONE
            self.zone[zone * ZONE_CELLS + FOUNTAINS] = figures.printed[zone]
            self.zone[zone * ZONE_CELLS + LARGE] = NONE
        for seat in range(figures.seats):
            for shape in range(SHAPES):
                self.player[seat * PLAYER_CELLS + ROOFS + shape] = figures.roofs[shape]
                for height in range(1, START_HEIGHTS + 1):
                    self.finished[(seat * SHAPES + shape) * (figures.highest + 1) + height] = i16(1)

    def clone(self) -> Capitol:
        """An independent copy."""
        copy = Capitol(self.figures, self)
        copy.own_cells()
        return copy

    def fingerprint(self) -> list[int]:
        """All cells and numbers in a row; the queues from their heads."""
        numbers: list[int] = [
            self.to_move,
            self.viewer,
            self.seal,
            self.phase,
            self.stage,
            self.round,
            self.consul,
            self.auction,
            self.turn,
            self.left,
            self.deck,
            self.colour,
            self.floors,
        ]
        for deck in range(DECKS):
            at = deck * PILE_CELLS
            numbers += [self.pile[at + UNSEEN], self.pile[at + KNOWN], self.pile[at + DISCARD]]
            for place in range(self.pile[at + KNOWN] + self.pile[at + DISCARD]):
                numbers.append(queued(self, deck, place))
        for cells in (self.player, self.hands, self.known, self.bids, self.bag):
            numbers.extend(cells)
        numbers.extend(self.unfinished)
        numbers.extend(self.finished)
        numbers.extend(self.zone)
        numbers.extend(self.squares)
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
        """The possible events of chance, weighted by the number of equal cards."""
        return outcomes(self)

    def chance(self, luck: Luck) -> i64:
        """One of the outcomes by weight."""
        return draw_lots(self, luck)

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal."""
        carry_out(self, event)

    def scores(self) -> list[int]:
        """The points of every seat."""
        return scores_of(self)

    def winners(self) -> list[int]:
        """CA 2.3"""
        if self.to_move != OVER:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # Who may choose, and who knows what

    def acting(self) -> list[int]:
        """All seats whose bid is not complete, from the consul on; otherwise only `to_move`. CA 6.2"""
        if self.to_move < 0:
            return []
        if self.stage != BIDDING:
            return [self.to_move]
        order = [(self.consul + turn) % self.seats for turn in range(self.seats)]
        return [seat for seat in order if self.player[seat * PLAYER_CELLS + DONE] == 0]

    def veil(self, event: i64) -> i64:
        """Bids are sealed, dealt cards are secret. CA 1.4, 6.2"""
        kind = self.figures.events.kind[event]
        if kind == BID or kind == BID_DONE:
            return SEALED
        return SECRET if kind == DEAL else OPEN

    def confidant(self, event: i64) -> i64:
        """The player who is dealt a card. CA 1.4"""
        events = self.figures.events
        return events.seat[event] if events.kind[event] == DEAL else SPECTATOR

    def view(self, seat: i64) -> Capitol:
        """A copy without the hidden cards and bids of the others."""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> Capitol:
        """The same, sharing all cells that are not blanked."""
        glance = Capitol(self.figures, self)
        blank(glance, seat)
        return glance

    def sample(self, luck: Luck) -> Capitol:
        """From a view, deal the hidden cards at random."""
        full = self.clone()
        fill(full, luck)
        return full
