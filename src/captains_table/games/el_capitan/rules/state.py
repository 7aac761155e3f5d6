"""El Capitán as the contract wants it: which chapter an event belongs to, when it can stand, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import EVERYTHING
from captains_table.games.el_capitan.rules.choices import may_pass, turn_choices
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    CARD,
    END,
    EVENTS,
    EXTEND,
    FORTRESS,
    LOAN,
    PASS,
    PIRATE_CARD,
    PIRATE_FREE,
    PIRATE_PAID,
    PIRATE_ROUTE,
    REOPEN,
    REPAY,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
    STEPS,
    VIA_CARD,
    VIA_ROUTE,
    pirate_card,
    pirate_goal,
    pirate_space,
)
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, SPACES
from captains_table.games.el_capitan.rules.landings import Landings
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    ENDED,
    FILLING,
    LOANS,
    NAMING,
    NONE,
    PLAYER_CELLS,
    SHIP,
    STARTING,
    TURN,
    Table,
    count_cards,
)
from captains_table.games.el_capitan.rules.loans import (
    begin_phase,
    extend,
    extend_refusal,
    loan_refusal,
    repay,
    repay_refusal,
    take_loan,
)
from captains_table.games.el_capitan.rules.pirate import (
    free_refusal,
    last_card_refusal,
    move_for_florins,
    move_free,
    move_with_card,
    paid_refusal,
    stop_on_the_way,
    via_refusal,
)
from captains_table.games.el_capitan.rules.prospects import Outlook
from captains_table.games.el_capitan.rules.scoring import wealth
from captains_table.games.el_capitan.rules.turn import (
    buy_refusal,
    end_refusal,
    end_turn,
    fill_display,
    missing_cards,
    next_turn,
    reveal,
    sail_refusal,
    sea_route_refusal,
)
from captains_table.games.el_capitan.rules.voyages import arrive, buy, discard, straight_to
from captains_table.games.el_capitan.rules.warehouses import (
    build,
    build_fortress,
    build_refusal,
    fortress_refusal,
    reopen,
    reopen_refusal,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck


class ElCapitan(Table):
    """A position of El Capitán."""

    def legal(self) -> list[int]:
        """EC 2"""
        stage = self.stage
        if stage == TURN or stage == BUILT:
            return turn_choices(self)
        choices: list[int] = []
        if stage == FILLING:
            cards = missing_cards(self)
            for card in range(CARDS):
                if (cards >> card) & 1 and self.charts.first_equal[card] == card:
                    choices.append(CARD + card)
        elif stage == STARTING:
            for seat in range(self.seats):
                choices.append(STARTS + seat)
        elif stage == LOANS:
            for kind in range(4):
                if repay_refusal(self, self.to_move, kind) == 0:
                    choices.append(REPAY + kind)
            for kind in range(2):
                if extend_refusal(self, self.to_move, kind) == 0:
                    choices.append(EXTEND + kind)
        elif stage == NAMING:
            for seat in range(self.seats):
                choices.append(STARTER + seat)
        return choices

    def refusal(self, event: i64) -> i64:
        """The clause that forbids an event now, 0 if it is legal."""
        stage = self.stage
        if stage == ENDED or event < 0 or event >= EVENTS:
            return 907
        if event < CARD:
            return 0 if stage == STARTING and event < self.seats else 106
        if event < BUY:
            card = event - CARD
            if stage != FILLING or self.charts.first_equal[card] != card:
                return 301
            return 0 if (missing_cards(self) >> card) & 1 else 302
        if stage == STARTING or stage == FILLING:
            return 301 if stage == FILLING else 106
        if REPAY <= event < EXTEND:
            return repay_refusal(self, self.to_move, event - REPAY) if stage == LOANS else 901
        if EXTEND <= event < STARTER:
            return extend_refusal(self, self.to_move, event - EXTEND) if stage == LOANS else 901
        if STARTER <= event < PIRATE_FREE:
            return 0 if stage == NAMING and event - STARTER < self.seats else 905
        if stage == LOANS:
            return 901
        if stage == NAMING:
            return 905
        if event >= PIRATE_FREE:
            return self.pirate_refusal(event)
        if self.pirate_from != NONE:
            return 1110
        return self.turn_refusal(event)

    def turn_refusal(self, event: i64) -> i64:
        """Purchases, voyages, buildings, loans and the end of a turn."""
        seat = self.to_move
        if event < SAIL:
            return buy_refusal(self, Outlook(self, seat, self.needs), event - BUY)
        if event < ROUTE:
            return sail_refusal(self, Outlook(self, seat, self.needs), event - SAIL)
        if event < BUILD:
            card = (event - ROUTE) // CITIES
            return sea_route_refusal(self, Outlook(self, seat, self.needs), card, (event - ROUTE) % CITIES)
        if event == END:
            return end_refusal(self)
        if event == PASS:
            return 0 if may_pass(self) else 207
        if self.stage == BUILT:
            return 202
        if event < REOPEN:
            return build_refusal(self, seat, event - BUILD >= 3, (event - BUILD) % 3)
        if event < FORTRESS:
            return reopen_refusal(self, seat, event > REOPEN)
        if event == FORTRESS:
            return fortress_refusal(self, seat)
        return loan_refusal(self, event - LOAN)

    def pirate_refusal(self, event: i64) -> i64:
        """EC 11.8, EC 11.10"""
        landings = Landings(self, self.to_move)
        if event < PIRATE_PAID:
            place = event - PIRATE_FREE
            if self.pirate_from != NONE:
                return 1110
            return free_refusal(self, landings, place // SPACES, place % SPACES)
        if event < PIRATE_CARD:
            place = (event - PIRATE_PAID) // STEPS
            steps = (event - PIRATE_PAID) % STEPS + 1
            return paid_refusal(self, landings, place // SPACES, place % SPACES, steps)
        card = pirate_card(event)
        city = pirate_goal(self.charts, event)
        if event < VIA_CARD:
            return last_card_refusal(self, landings, card, city, pirate_space(event), event < PIRATE_ROUTE)
        return via_refusal(self, landings, card, city, event < VIA_ROUTE)

    def happen(self, event: i64) -> None:
        """Carry out an event that is legal."""
        seat = self.to_move
        if event < CARD:
            self.starter = event - STARTS
            fill_display(self)
        elif event < BUY:
            reveal(self, event - CARD)
        elif event < SAIL:
            self.acted = 1
            buy(self, seat, event - BUY)
        elif event < ROUTE:
            card = event - SAIL
            self.voyage(card, straight_to(self, self.player[seat * PLAYER_CELLS + SHIP], card))
        elif event < BUILD:
            self.voyage((event - ROUTE) // CITIES, (event - ROUTE) % CITIES)
        elif event < LOAN:
            self.stage = BUILT
            if event < REOPEN:
                build(self, seat, event - BUILD >= 3, (event - BUILD) % 3)
            elif event < FORTRESS:
                reopen(self, seat, event > REOPEN)
            else:
                build_fortress(self, seat)
        elif event < REPAY:
            if event < END:
                take_loan(self, seat, event - LOAN)
            elif event == PASS:
                self.passes += 1
            end_turn(self)
        elif event < EXTEND:
            repay(self, seat, event - REPAY)
        elif event < STARTER:
            extend(self, seat, event - EXTEND)
        elif event < PIRATE_FREE:
            begin_phase(self, event - STARTER)
            next_turn(self)
        else:
            self.acted = 1
            self.move_pirate(event)

    def voyage(self, card: i64, city: i64) -> None:
        """EC 3.4"""
        self.acted = 1
        discard(self, self.to_move, card)
        arrive(self, self.to_move, city)

    def move_pirate(self, event: i64) -> None:
        """EC 11.8, EC 11.10"""
        seat = self.to_move
        if event < PIRATE_PAID:
            place = event - PIRATE_FREE
            move_free(self, seat, place // SPACES, place % SPACES)
        elif event < PIRATE_CARD:
            place = (event - PIRATE_PAID) // STEPS
            move_for_florins(self, seat, place // SPACES, place % SPACES, (event - PIRATE_PAID) % STEPS + 1)
        elif event < VIA_CARD:
            move_with_card(self, seat, pirate_card(event), pirate_goal(self.charts, event), pirate_space(event))
        else:
            stop_on_the_way(self, seat, pirate_card(event), pirate_goal(self.charts, event))

    def outcomes(self) -> list[tuple[int, int]]:
        """EC 1.6, EC 3.1: every card not seen is equally likely."""
        found: list[tuple[int, int]] = []
        cards = missing_cards(self)
        for event in self.legal():
            weight: i64 = 1
            if self.stage == FILLING:
                twin = self.charts.next_equal[event - CARD]
                while twin >= 0 and (cards >> twin) & 1:
                    weight += 1
                    twin = self.charts.next_equal[twin]
            found.append((event, weight))
        return found

    def chance(self, luck: Luck) -> i64:
        """One of the outcomes."""
        if self.stage == STARTING:
            return STARTS + luck.below(self.seats)
        cards = missing_cards(self)
        skip = luck.below(count_cards(cards))
        while skip > 0:
            cards &= cards - 1
            skip -= 1
        card: i64 = 0
        while not (cards >> card) & 1:
            card += 1
        return CARD + self.charts.first_equal[card]

    def scores(self) -> list[int]:
        """EC 9.4"""
        return [wealth(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """EC 9.7"""
        if self.stage != ENDED:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def clone(self) -> ElCapitan:
        """An independent copy."""
        copy = ElCapitan(self.charts, self)
        copy.own_cells()
        return copy

    def view(self, seat: i64) -> ElCapitan:
        """Everything is open but the order of the decks, which nobody knows. EC 1.7"""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> ElCapitan:
        """The same, sharing everything."""
        glance = ElCapitan(self.charts, self)
        glance.viewer = seat
        return glance

    def sample(self, luck: Luck) -> ElCapitan:
        """Nothing is hidden from anybody. EC 1.7"""
        copy = self.clone()
        copy.viewer = EVERYTHING
        return copy
