"""The law once more, as plainly as possible: cards by name, piles as lists, and a generator that waits for each event.

Slow, and it shares nothing with the rules it checks but the edition file and the names of events.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from pathlib import Path
from typing import Any

from captains_table.games.capitol import GAME

Ask = Generator[tuple[str | None, list[str]], str, None]
KINDS = ("roof", "floor", "permit")
SHAPES = ("round", "triangular")


def read_figures(path: Path | None = None) -> dict[str, Any]:
    return tomllib.loads((path or GAME.folder / "edition.toml").read_text(encoding="utf-8"))


def card_order(card: str) -> tuple[int, int]:
    """Value from high to low, then roof, floor, permit blue, pink, mauve."""
    sorts = ["roof", "floor", "permit-blue", "permit-pink", "permit-mauve"]
    sort, _, value = card.rpartition("-")
    return -int(value), sorts.index(sort)


def value_of(card: str) -> int:
    return int(card.rpartition("-")[2])


class Plain:
    """One game. `waiting` is who comes next, `legal` what may happen; `happen` goes on with one of those."""

    def __init__(self, players: int, figures: dict[str, Any] | None = None) -> None:
        figures = figures or read_figures()
        self.seats = "ABCD"[:players]
        self.round, self.step, self.consul = 1, "setup", ""
        cards = figures["cards"]
        self.unseen = {
            "roof": [f"roof-{value}" for value in cards["roof"]["values"]] * cards["roof"]["copies"],
            "floor": [f"floor-{value}" for value in cards["floor"]["values"]] * cards["floor"]["copies"],
            "permit": [
                f"permit-{colour}-{value}"
                for colour in cards["permit"]["colours"]
                for value in cards["permit"]["values"]
            ]
            * cards["permit"]["copies"],
        }
        self.known: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.discard: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.floors = figures["supply"]["floors"] - 6 * players
        self.score = dict.fromkeys(self.seats, 0)
        self.hand: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.passed = dict.fromkeys(self.seats, False)
        self.unfinished: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self.finished = {
            seat: [(1, shape) for shape in SHAPES] + [(2, shape) for shape in SHAPES] for seat in self.seats
        }
        roofs = figures["supply"]["roofs_per_player"]
        self.roofs = {seat: {shape: roofs[shape] - 2 for shape in SHAPES} for seat in self.seats}
        self.zones = {zone["id"]: zone for zone in figures["zone"]}
        self.board: dict[str, list[tuple[str, int]]] = {zone: [] for zone in self.zones}
        self.shape: dict[str, str | None] = dict.fromkeys(self.zones)
        self.fountains = {name: zone["fountains"] for name, zone in self.zones.items()}
        self.large: dict[str, str | None] = dict.fromkeys(self.zones)
        self.run = self.game()
        self.waiting: str | None
        self.waiting, self.legal = next(self.run)

    def happen(self, line: str) -> None:
        who, _, event = line.partition(" ")
        assert who == self.waiting, f"{line}: it is the turn of {self.waiting}"
        assert event in self.legal, f"{line}: legal are {self.legal}"
        try:
            self.waiting, self.legal = self.run.send(event)
        except StopIteration:
            self.waiting, self.legal = None, []

    def order(self) -> list[str]:
        first = self.seats.index(self.consul)
        return list(self.seats[first:] + self.seats[:first])

    # CA 1, 2

    def game(self) -> Ask:
        self.consul = (yield "*", [f"consul {seat}" for seat in self.seats])[-1]
        for kind, count in (("roof", 2), ("floor", 2), ("permit", 4)):
            for seat in self.seats:
                for _ in range(count):
                    card = (yield "*", [f"deal {seat} {card}" for card in set(self.unseen[kind])]).split()[2]
                    self.unseen[kind].remove(card)
                    self.hand[seat].append(card)
        for kind in KINDS:
            yield from self.turn_up(kind)
        while True:
            self.step = "construction"
            yield from self.construction()
            self.step = "improvement"
            yield from self.improvement()
            self.count()
            if self.round == 4:
                self.step = "over"
                return
            self.step = "draw"
            yield from self.draw()
            self.round += 1
            self.consul = self.order()[1]

    # CA 3, 4

    def construction(self) -> Ask:
        self.passed = dict.fromkeys(self.seats, False)
        while not all(self.passed.values()):
            for seat in self.order():
                if not self.passed[seat]:
                    if self.hand[seat]:
                        yield from self.action(seat)
                    else:
                        self.passed[seat] = True

    def action(self, seat: str) -> Ask:
        legal = [f"burn {card}" for card in set(self.hand[seat])]
        legal += [f"play {card}" for card in set(self.hand[seat]) if self.effects(seat, card)]
        verb, _, card = (yield seat, [*legal, "pass"]).partition(" ")
        if verb == "pass":
            self.passed[seat] = True
            return
        self.spend(seat, card)
        if verb == "burn":
            return
        for _ in range(min(2, self.floors) if card.startswith("floor") else 1):
            self.carry_out(seat, (yield seat, self.effects(seat, card)).split())

    def effects(self, seat: str, card: str) -> list[str]:
        if card.startswith("floor"):
            return ["raise new", *{f"raise {height}" for height in self.unfinished[seat]}] if self.floors else []
        if card.startswith("roof"):
            shapes = [shape for shape in SHAPES if self.roofs[seat][shape]]
            return [f"roof {height} {shape}" for height in set(self.unfinished[seat]) for shape in shapes]
        colour = card.split("-")[1]
        return [
            f"place {height} {shape} {zone}"
            for zone in self.zones
            if self.zones[zone]["colour"] == colour
            for height, shape in set(self.finished[seat])
            if self.fits(zone, height, shape)
        ]

    def fits(self, zone: str, height: int, shape: str) -> bool:
        if self.free(zone) == 0:
            return False
        if self.board[zone]:
            highest = max(there for _, there in self.board[zone])
            return self.shape[zone] == shape and height in (highest, highest + 1)
        colour = self.zones[zone]["colour"]
        others = [self.shape[name] for name in self.zones if self.zones[name]["colour"] == colour and name != zone]
        return height == 1 and others != [shape, shape]

    def carry_out(self, seat: str, words: list[str]) -> None:
        if words[0] == "raise":
            self.floors -= 1
            if words[1] != "new":
                self.unfinished[seat].remove(int(words[1]))
            self.unfinished[seat].append(1 if words[1] == "new" else int(words[1]) + 1)
        elif words[0] == "roof":
            self.unfinished[seat].remove(int(words[1]))
            self.roofs[seat][words[2]] -= 1
            self.finished[seat].append((int(words[1]), words[2]))
        else:
            self.finished[seat].remove((int(words[1]), words[2]))
            self.board[words[3]].append((seat, int(words[1])))
            self.shape[words[3]] = words[2]

    def free(self, zone: str) -> int:
        return int(self.zones[zone]["small"] - self.fountains[zone] - len(self.board[zone]))

    # CA 5

    def spend(self, seat: str, card: str) -> None:
        self.hand[seat].remove(card)
        self.discard[card.split("-")[0]].append(card)

    def turn_up(self, kind: str) -> Ask:
        if self.unseen[kind] and not self.known[kind]:
            card = (yield "*", [f"top {card}" for card in set(self.unseen[kind])]).split()[1]
            self.unseen[kind].remove(card)
            self.known[kind] = [card]

    def renew(self) -> None:
        for kind in KINDS:
            if not self.unseen[kind] and not self.known[kind]:
                self.known[kind], self.discard[kind] = self.discard[kind], []

    # CA 6

    def improvement(self) -> Ask:
        for prize in ("fountain", "fountain", "amphitheatre" if self.round < 3 else "temple"):
            bids: dict[str, list[str]] = {}
            for seat in self.order():
                bids[seat] = []
                while True:
                    left = list(self.hand[seat])
                    for card in bids[seat]:
                        left.remove(card)
                    later = [
                        card for card in set(left) if not bids[seat] or card_order(card) >= card_order(bids[seat][-1])
                    ]
                    word = (yield seat, ["bid done", *(f"bid {card}" for card in later)]).split()[1]
                    if word == "done":
                        break
                    bids[seat].append(word)
            bidders = [seat for seat in self.order() if bids[seat]]
            if not bidders:
                continue
            winner = max(bidders, key=lambda seat: (sum(map(value_of, bids[seat])), value_of(bids[seat][0])))
            for card in bids[winner]:
                self.spend(winner, card)
            if prize == "fountain":
                sites = [zone for zone in self.zones if self.free(zone)]
            else:
                sites = [zone for zone in self.zones if self.large[zone] is None]
            if sites:
                zone = (yield winner, [f"{prize} {zone}" for zone in sites]).split()[1]
                if prize == "fountain":
                    self.fountains[zone] += 1
                else:
                    self.large[zone] = prize

    # CA 7

    def ranks(self, zone: str) -> tuple[list[str], list[str]]:
        mine = {seat: [height for owner, height in self.board[zone] if owner == seat] for seat in self.seats}
        here = [seat for seat in self.seats if mine[seat]]
        if not here:
            return [], []
        best = max(sum(mine[seat]) for seat in here)
        tied = [seat for seat in here if sum(mine[seat]) == best]
        rest = [seat for seat in here if seat not in tied]
        if len(tied) == 1:
            next_best = max((sum(mine[seat]) for seat in rest), default=0)
            return tied, [seat for seat in rest if sum(mine[seat]) == next_best]
        tallest = max(max(mine[seat]) for seat in tied)
        first = [seat for seat in tied if max(mine[seat]) == tallest]
        return first, [seat for seat in tied if seat not in first] if len(first) == 1 else []

    def count(self) -> None:
        for zone in self.zones:
            times = 2 if self.large[zone] == "temple" else 1
            first, second = self.ranks(zone)
            for seat in first:
                self.score[seat] += times * (2 + self.fountains[zone])
            for seat in second:
                self.score[seat] += times * self.fountains[zone]

    # CA 8

    def draw(self) -> Ask:
        self.renew()
        for seat in self.order():
            cards = 6
            for zone in self.zones:
                if self.large[zone] == "amphitheatre":
                    first, second = self.ranks(zone)
                    cards += 2 * (seat in first) + (seat in second)
            for _ in range(cards):
                if not any(self.known.values()):
                    return
                kind = (yield seat, [f"draw {kind}" for kind in KINDS if self.known[kind]]).split()[1]
                self.hand[seat].append(self.known[kind].pop(0))
                self.renew()
                yield from self.turn_up(kind)

    # The state dump

    def dump(self) -> dict[str, Any]:
        best = max(self.score.values())
        return {
            "to_move": self.waiting,
            "legal": sorted(self.legal),
            "scores": list(self.score.values()),
            "winners": [seat for seat in self.seats if self.step == "over" and self.score[seat] == best],
            "round": self.round,
            "step": self.step,
            "consul": self.consul or None,
            "players": [
                {
                    "seat": seat,
                    "score": self.score[seat],
                    "hand": sorted(self.hand[seat]),
                    "passed": self.passed[seat],
                    "unfinished": sorted(self.unfinished[seat]),
                    "finished": [f"{height} {shape}" for height, shape in sorted(self.finished[seat])],
                    "roofs": dict(self.roofs[seat]),
                }
                for seat in self.seats
            ],
            "zones": {
                zone: {
                    "shape": self.shape[zone],
                    "buildings": [list(building) for building in sorted(self.board[zone])],
                    "fountains": self.fountains[zone],
                    "large": self.large[zone],
                    "free": self.free(zone),
                }
                for zone in self.zones
            },
            "tops": {kind: self.known[kind][0] if self.known[kind] else None for kind in KINDS},
            "piles": {
                kind: {
                    "unseen": len(self.unseen[kind]),
                    "known": list(self.known[kind]),
                    "discard": list(self.discard[kind]),
                }
                for kind in KINDS
            },
            "floors": self.floors,
        }
