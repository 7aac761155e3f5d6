"""The rules of Capitol as the contract wants them. Every clause is carried out in the file of its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import EVERYTHING, OPEN, OVER, SEALED, SECRET, SPECTATOR
from captains_table.games.capitol.rules.construction import (
    burn,
    give_up,
    legal_actions,
    legal_permits,
    legal_raises,
    legal_roofs,
    may_burn,
    may_pass,
    may_play,
    may_put_on_board,
    may_raise,
    may_roof,
    play,
    put_floor,
    put_on_board,
    put_roof,
)
from captains_table.games.capitol.rules.draw import draw, legal_draws, may_draw, next_top
from captains_table.games.capitol.rules.improvement import (
    bid_card,
    end_bid,
    legal_bids,
    legal_sites,
    may_bid,
    may_end_bid,
    may_site,
    site,
)
from captains_table.games.capitol.rules.layout import (
    ACTION,
    BIDDING,
    CONSTRUCTION,
    CONSUL,
    DEALING,
    DONE,
    DRAW,
    DRAWING,
    IMPROVEMENT,
    PHASE_OVER,
    PILE_CELLS,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    REVEALING,
    ROOFING,
    SCORE,
    SET_UP,
    SITING,
    UNSEEN,
    Table,
)
from captains_table.games.capitol.rules.rounds import next_phases
from captains_table.games.capitol.rules.secrets import blank, fill
from captains_table.games.capitol.rules.setup import (
    deal,
    first_top,
    may_deal,
    may_name_consul,
    may_turn_up,
    name_consul,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck


class Capitol(Table):
    """A position of Capitol."""

    def clone(self) -> Capitol:
        """An independent copy."""
        copy = Capitol(self.charts, self)
        copy.own_cells()
        return copy

    # What is possible

    def legal(self) -> list[int]:
        """Every event that may happen now."""
        stage = self.stage
        if stage == ACTION:
            return legal_actions(self)
        if stage == BIDDING:
            return legal_bids(self)
        if stage == DRAWING:
            return legal_draws(self)
        if stage == RAISING:
            return legal_raises(self)
        if stage == PLACING:
            return legal_permits(self)
        if stage == ROOFING:
            return legal_roofs(self)
        if stage == SITING:
            return legal_sites(self)
        return [event for event, _ in self.outcomes()]

    def refusal(self, event: i64) -> i64:
        """The clause that forbids an event, 0 if it is legal."""
        events = self.charts.events
        if self.to_move == OVER:
            return 203
        if event < events.play:
            return self._chance_refusal(event)
        if event < events.bid:
            return self._construction_refusal(event) if self.phase == CONSTRUCTION else 201
        if event < events.draw:
            return self._improvement_refusal(event) if self.phase == IMPROVEMENT else 201
        if event < events.size and self.phase == DRAW:
            return may_draw(self, event - events.draw)
        return 201

    def _chance_refusal(self, event: i64) -> i64:
        """CA 1, 5.1"""
        events = self.charts.events
        if event < 0:
            return 201
        if event < events.deal:
            return may_name_consul(self)
        if event < events.top:
            at = event - events.deal
            return may_deal(self, at // events.kinds, at % events.kinds)
        return may_turn_up(self, event - events.top)

    def _construction_refusal(self, event: i64) -> i64:
        """CA 3, 4"""
        events = self.charts.events
        if event < events.burn:
            return may_play(self, event - events.play)
        if event < events.giving_up:
            return may_burn(self, event - events.burn)
        if event < events.raising:
            return may_pass(self)
        if event < events.roofing:
            return may_raise(self, event - events.raising)
        if event < events.placing:
            at = event - events.roofing
            return may_roof(self, at // 2 + 1, at % 2)
        at = event - events.placing
        return may_put_on_board(self, at // 2 // events.highest, at // 2 % events.highest + 1, at % 2)

    def _improvement_refusal(self, event: i64) -> i64:
        """CA 6"""
        events = self.charts.events
        if event < events.done:
            return may_bid(self, event - events.bid)
        if event < events.siting:
            return may_end_bid(self)
        at = event - events.siting
        return may_site(self, at // events.zones, at % events.zones)

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring: as many ways as there are equal cards."""
        charts = self.charts
        if self.stage == CONSUL:
            return [(charts.events.consul + seat, 1) for seat in range(self.seats)]
        pairs: list[tuple[int, int]] = []
        if self.stage == DEALING or self.stage == REVEALING:
            first = charts.events.top if self.stage == REVEALING else charts.events.deal_of(self.turn, 0)
            for place in range(charts.deck_first[self.deck], charts.deck_first[self.deck + 1]):
                kind = charts.deck_kinds[place]
                if self.bag[kind] > 0:
                    pairs.append((first + kind, self.bag[kind]))
        return pairs

    def chance(self, luck: Luck) -> i64:
        """One of the outcomes by weight."""
        charts = self.charts
        if self.stage == CONSUL:
            return charts.events.consul + luck.below(self.seats)
        if self.viewer != EVERYTHING:
            return luck.weighted(self.outcomes())
        first = charts.events.top if self.stage == REVEALING else charts.events.deal_of(self.turn, 0)
        left = luck.below(self.pile[self.deck * PILE_CELLS + UNSEEN])
        place = charts.deck_first[self.deck]
        while left >= self.bag[charts.deck_kinds[place]]:
            left -= self.bag[charts.deck_kinds[place]]
            place += 1
        return first + charts.deck_kinds[place]

    # What happens

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal."""
        events = self.charts.events
        if event < events.play:
            self._chance_happens(event)
        elif event < events.burn:
            play(self, event - events.play)
        elif event < events.giving_up:
            burn(self, event - events.burn)
        elif event < events.raising:
            give_up(self)
        elif event < events.roofing:
            put_floor(self, event - events.raising)
        elif event < events.placing:
            at = event - events.roofing
            put_roof(self, at // 2 + 1, at % 2)
        elif event < events.bid:
            at = event - events.placing
            put_on_board(self, at // 2 // events.highest, at // 2 % events.highest + 1, at % 2)
        elif event < events.done:
            bid_card(self, event - events.bid)
        elif event < events.siting:
            end_bid(self)
        elif event < events.draw:
            at = event - events.siting
            site(self, at // events.zones, at % events.zones)
        else:
            draw(self, event - events.draw)
        if self.stage == PHASE_OVER:
            next_phases(self)

    def _chance_happens(self, event: i64) -> None:
        """CA 1, 5.1"""
        events = self.charts.events
        if event < events.deal:
            name_consul(self, event - events.consul)
        elif event < events.top:
            at = event - events.deal
            deal(self, at // events.kinds, at % events.kinds)
        elif self.phase == SET_UP:
            first_top(self, event - events.top)
        else:
            next_top(self, event - events.top)

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.player[seat * PLAYER_CELLS + SCORE] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """CA 2.3"""
        if self.to_move != OVER:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # Who may choose, and who knows what

    def acting(self) -> list[int]:
        """All whose bid is not complete, from the consul on; otherwise `to_move` alone. CA 6.2"""
        if self.to_move < 0:
            return []
        if self.stage != BIDDING:
            return [self.to_move]
        order = [(self.consul + turn) % self.seats for turn in range(self.seats)]
        return [seat for seat in order if self.player[seat * PLAYER_CELLS + DONE] == 0]

    def veil(self, event: i64) -> i64:
        """Bids are sealed, cards dealt are secret. CA 1.4, 6.2"""
        events = self.charts.events
        if events.bid <= event < events.siting:
            return SEALED
        return SECRET if events.deal <= event < events.top else OPEN

    def confidant(self, event: i64) -> i64:
        """The player who is dealt a card. CA 1.4"""
        events = self.charts.events
        if events.deal <= event < events.top:
            return (event - events.deal) // events.kinds
        return SPECTATOR

    def view(self, seat: i64) -> Capitol:
        """A copy without the hidden cards and bids of the others."""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> Capitol:
        """The same, sharing what is not blanked."""
        glance = Capitol(self.charts, self)
        blank(glance, seat)
        return glance

    def sample(self, luck: Luck) -> Capitol:
        """From a view: the hidden cards dealt anew."""
        full = self.clone()
        fill(full, luck)
        return full
