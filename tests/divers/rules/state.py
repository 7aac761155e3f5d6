"""A position of the divers, with all its rules."""

from __future__ import annotations

from captains_table.core.contract import CHANCE, EVERYTHING, OPEN, OVER, SEALED, SECRET, SPECTATOR, Happening, State
from captains_table.core.luck import Luck
from divers.rules.events import DEAL, DIVE, FIRST, KEEP, PEARL, SELL
from divers.rules.figures import Figures
from divers.rules.names import CARDS

UNKNOWN = 0
"""A card or a dive that the viewer may not know."""


class Divers(State):
    def __init__(self, figures: Figures, like: Divers | None = None) -> None:
        super().__init__(figures.seats)
        self.figures = figures
        self.first = 0 if figures.seats == 1 else -1
        self.hands: list[list[int]] = [[] for _ in range(figures.seats)]
        self.dives = [-1] * figures.seats
        self.points = [0] * figures.sides
        self.pearl = 0
        self.round = 0
        if like is not None:
            self.to_move, self.viewer, self.seal = like.to_move, like.viewer, like.seal
            self.first, self.pearl, self.round = like.first, like.pearl, like.round
            self.hands = [hand[:] for hand in like.hands]
            self.dives, self.points = like.dives[:], like.points[:]

    def clone(self) -> Divers:
        return Divers(self.figures, self)

    def fingerprint(self) -> list[int]:
        own = [self.to_move, self.seal, self.first, self.pearl, self.round, *self.dives, *self.points]
        return [*own, *(card for hand in self.hands for card in [*hand, -1])]

    # What is possible

    def legal(self) -> list[int]:
        return [event for event in range(self.figures.events.size) if self.refusal(event) == 0]

    def refusal(self, event: int) -> int:
        if self.to_move == OVER:
            return 303
        if self.to_move == CHANCE:
            return 0 if event in dict(self.outcomes()) else 103
        events = self.figures.events
        if self.pearl and min(self.dives) < 0:
            if events.kind[event] != DIVE:
                return 201
            return 0 if events.card[event] in self.hands[self.to_move] else 202
        if events.kind[event] not in (KEEP, SELL):
            return 103
        return 302 if events.kind[event] == SELL and self.pearl == 1 else 0

    def outcomes(self) -> list[tuple[int, int]]:
        events = self.figures.events
        if self.first < 0:
            return [(events.first_of(seat), 1) for seat in range(self.seats)]
        seat = self.dealt_to()
        if seat < 0:
            return [(events.pearl_of(worth), 1) for worth in range(1, CARDS + 1)]
        left = {
            card: self.figures.copies - sum(hand.count(card) for hand in self.hands) for card in range(1, CARDS + 1)
        }
        return [(events.deal_of(seat, card), weight) for card, weight in left.items() if weight > 0]

    def dealt_to(self) -> int:
        """Who gets the next card of the set-up, -1 after it."""
        for seat, hand in enumerate(self.hands):
            if self.round == 0 and len(hand) < self.figures.hand:
                return seat
        return -1

    def acting(self) -> list[int]:
        if self.to_move < 0 or min(self.dives) >= 0:
            return [self.to_move] if self.to_move >= 0 else []
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        return [seat for seat in order if self.dives[seat] < 0]

    # What happens

    def happen(self, event: int) -> None:
        events = self.figures.events
        kind, seat, card = events.kind[event], events.seat[event], events.card[event]
        if kind == FIRST:
            self.first = seat
        elif kind == DEAL:
            self.hands[seat] = sorted([*self.hands[seat], card])
        elif kind == PEARL:
            self.round += 1
            self.pearl = card
            self.to_move = self.first
        elif kind == DIVE:
            self.dives[self.to_move] = card
            self.hands[self.to_move].remove(card)
            waiting = self.acting()
            if waiting and min(self.dives) < 0:
                self.to_move = waiting[0]
            else:
                self.catch()
        else:
            self.end_round(self.to_move, self.pearl if kind == KEEP else 3)

    def catch(self) -> None:
        """DI 2.3"""
        self.seal += 1
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        catcher = max(order, key=lambda seat: self.dives[seat])
        depth = self.dives[catcher]
        if self.figures.shark > depth:
            catcher, depth = self.seats, self.figures.shark
        self.tell("caught", {"who": catcher, "worth": self.pearl, "depth": depth})
        if catcher == self.seats:
            self.end_round(catcher, self.pearl)
        else:
            self.to_move = catcher

    def end_round(self, who: int, points: int) -> None:
        self.points[who] += points
        self.tell("scored", {"who": who, "points": points})
        self.pearl = 0
        self.dives = [-1] * self.seats
        self.to_move = OVER if self.round == self.figures.rounds else CHANCE
        if self.to_move == OVER:
            self.seal += 1
            for seat, total in enumerate(self.points):
                self.tell("total", {"who": seat, "points": total})

    def tell(self, kind: str, arguments: dict[str, int | str]) -> None:
        if self.tale is not None:
            self.tale.append(Happening(kind, arguments))

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best] if self.to_move == OVER else []

    # Who knows what

    def veil(self, event: int) -> int:
        kind = self.figures.events.kind[event]
        if kind == DEAL:
            return SECRET
        return SEALED if kind == DIVE else OPEN

    def confidant(self, event: int) -> int:
        events = self.figures.events
        return events.seat[event] if events.kind[event] == DEAL else SPECTATOR

    def view(self, seat: int) -> Divers:
        view = self.clone()
        view.viewer = seat
        for other in range(self.seats):
            if other != seat:
                cards = len(view.hands[other])
                if view.dives[other] > 0 and min(self.dives) < 0:
                    view.dives[other] = UNKNOWN
                view.hands[other] = [UNKNOWN] * cards
        return view

    def sample(self, luck: Luck) -> Divers:
        full = self.clone()
        full.viewer = EVERYTHING
        bag = [card for card in range(1, CARDS + 1) for _ in range(self.figures.copies)]
        for known in [*(card for hand in self.hands for card in hand), *self.dives]:
            if known > 0 and known in bag:
                bag.remove(known)
        luck.shuffle(bag)
        full.hands = [sorted(card or bag.pop() for card in hand) for hand in self.hands]
        full.dives = [bag.pop() if dive == UNKNOWN else dive for dive in self.dives]
        return full
