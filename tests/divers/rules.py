"""The rules of the divers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from captains_table.core.contract import CHANCE, EVERYTHING, OPEN, OVER, SEALED, SECRET, SPECTATOR, Happening, State
from captains_table.core.editions import Edition
from captains_table.core.editions import EditionReader as Reader
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS
from captains_table.core.luck import Luck

FIRST, DEAL, PEARL, DIVE, KEEP, SELL, SPACE = 0, 4, 28, 34, 40, 41, 42
"""Where each kind of event begins: first by seat, deal by seat and card, pearl and dive by worth less 1."""
UNKNOWN = 0


@dataclass(frozen=True)
class Figures:
    seats: int
    hand: int
    rounds: int
    copies: int
    shark: int


def check_options(players: int, options: tuple[str, ...]) -> None:
    if (players == 1) != ("shark" in options):
        raise BadSetup("the shark is for one diver, and one diver needs it")


def prepare(edition: Edition, players: int, options: tuple[str, ...]) -> Figures:
    reader = Reader(edition)
    reader.only(edition.data, {"edition", "hand", "rounds", "deep_rounds", "copies", "shark"}, "top")
    rounds = reader.number(edition.data, "deep_rounds" if "deep" in options else "rounds", "top", 1, 3)
    shark = reader.number(edition.data, "shark", "top", 1, 6) if "shark" in options else 0
    hand = reader.number(edition.data, "hand", "top", rounds, 3)
    return Figures(players, hand, rounds, reader.number(edition.data, "copies", "top", 2, 9), shark)


def event_texts(figures: Figures) -> list[str]:
    return [
        *(f"first {seat}" for seat in SEATS[:4]),
        *(f"deal {seat} {card}" for seat in SEATS[:4] for card in range(1, 7)),
        *(f"pearl {worth}" for worth in range(1, 7)),
        *(f"dive {depth}" for depth in range(1, 7)),
        "keep",
        "sell",
    ]


def figures_of(state: State) -> Figures:
    return cast("Divers", state).figures


def rivals(figures: Figures) -> tuple[str, ...]:
    return ("shark",) if figures.shark else ()


class Divers(State):
    def __init__(self, figures: Figures, like: Divers | None = None) -> None:
        super().__init__(figures.seats)
        self.figures = figures
        sides = figures.seats + len(rivals(figures))
        self.first = 0 if figures.seats == 1 else -1
        self.hands: list[list[int]] = [[] for _ in range(figures.seats)]
        self.dives = [-1] * figures.seats
        self.points = [0] * sides
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
        return [event for event in range(SPACE) if self.refusal(event) == 0]

    def refusal(self, event: int) -> int:
        if self.to_move == OVER:
            return 303
        if self.to_move == CHANCE:
            return 0 if event in dict(self.outcomes()) else 103
        if self.pearl and min(self.dives) < 0:
            if not DIVE <= event < KEEP:
                return 201
            return 0 if event - DIVE + 1 in self.hands[self.to_move] else 202
        if event not in (KEEP, SELL):
            return 103
        return 302 if event == SELL and self.pearl == 1 else 0

    def outcomes(self) -> list[tuple[int, int]]:
        if self.first < 0:
            return [(FIRST + seat, 1) for seat in range(self.seats)]
        seat = self.dealt_to()
        if seat < 0:
            return [(PEARL + worth, 1) for worth in range(6)]
        left = [self.figures.copies - sum(hand.count(card) for hand in self.hands) for card in range(1, 7)]
        return [(DEAL + 6 * seat + card, weight) for card, weight in enumerate(left) if weight > 0]

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
        if event < DEAL:
            self.first = event
        elif event < PEARL:
            seat, card = divmod(event - DEAL, 6)
            self.hands[seat] = sorted([*self.hands[seat], card + 1])
        elif event < DIVE:
            self.round += 1
            self.pearl = event - PEARL + 1
            self.to_move = self.first
        elif event < KEEP:
            self.dives[self.to_move] = event - DIVE + 1
            self.hands[self.to_move].remove(event - DIVE + 1)
            waiting = self.acting()
            if waiting and min(self.dives) < 0:
                self.to_move = waiting[0]
            else:
                self.catch()
        else:
            self.end_round(self.to_move, self.pearl if event == KEEP else 3)

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
        if DEAL <= event < PEARL:
            return SECRET
        return SEALED if DIVE <= event < KEEP else OPEN

    def confidant(self, event: int) -> int:
        return (event - DEAL) // 6 if DEAL <= event < PEARL else SPECTATOR

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
        bag = [card for card in range(1, 7) for _ in range(self.figures.copies)]
        for known in [*(card for hand in self.hands for card in hand), *self.dives]:
            if known > 0 and known in bag:
                bag.remove(known)
        luck.shuffle(bag)
        full.hands = [sorted(card or bag.pop() for card in hand) for hand in self.hands]
        full.dives = [bag.pop() if dive == UNKNOWN else dive for dive in self.dives]
        return full
