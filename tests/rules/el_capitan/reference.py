"""The law of a turn once more, as plainly as possible: every legal choice worked out from the state dump and the
printed figures alone, by trying all that can be bought and sailed. Slow, and shares nothing with the rules it checks.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from itertools import combinations
from typing import Any

Dump = dict[str, Any]
Harbours = dict[str, list[str | None]]


class Printed:
    """What board and cards say, for so many players and with these outer cities."""

    def __init__(self, figures: dict[str, Any], players: int, options: tuple[str, ...]) -> None:
        self.players = players
        self.figures = figures
        self.cities: dict[str, dict[str, Any]] = {
            city["id"]: city for city in figures["city"] if not city.get("outer") or city["id"] in options
        }
        self.steps = {city: self._steps_from(city) for city in self.cities}
        self.cost: dict[str, int] = {f"{card['city']}-{card['seals']}": card["cost"] for card in figures["destination"]}
        inner = [city for city in figures["city"] if not city.get("outer")]
        table = figures["connections"]["cost"]
        for first, second in combinations(sorted(inner, key=lambda city: (city["row"], city["column"])), 2):
            card = f"{first['id']}-{second['id']}"
            self.cost[card] = _apart(first, second) if table == "distance" else table[card]

    def _steps_from(self, start: str) -> dict[str, int]:
        steps = {start: 0}
        ways = deque([start])
        while ways:
            here = ways.popleft()
            for there in self.cities:
                if there not in steps and _apart(self.cities[here], self.cities[there]) == 1:
                    steps[there] = steps[here] + 1
                    ways.append(there)
        return steps

    def closing(self, city: str) -> list[int]:
        """The closing sites. EC 1.2"""
        sites: list[int] = self.cities[city]["closing"]
        few: list[int] = self.cities[city]["closing_few_players"]
        return sites + few if self.players <= 3 else sites

    def goals(self, card: str, place: str | None) -> dict[str, str]:
        """Where one voyage with a card can end, and how that is written. EC 3.4, EC 3.5, EC 3.6"""
        first, last = card.split("-")
        if last.isdigit():
            routes = self.steps[place].items() if place else ()
            found = {city: f"{card} > {city}" for city, steps in routes if 1 <= steps <= int(last)}
            if first != place:
                found[first] = card
            return found
        if place in (first, last):
            return {last if place == first else first: card}
        return {}


def _apart(here: dict[str, Any], there: dict[str, Any]) -> int:
    return abs(int(here["row"]) - int(there["row"])) + abs(int(here["column"]) - int(there["column"]))


def next_site(track: list[str | None]) -> int | None:
    """Where the next warehouse goes in a city that has one. EC 5.2, EC 5.3, EC 5.5"""
    taken = [site for site, colour in enumerate(track, start=1) if colour]
    if taken == [2]:
        return 1
    if taken[-1] < 12:
        return taken[-1] + 1
    return taken[0] - 1 or None


def row(track: list[str | None], site: int, colours: str) -> int:
    """How many adjacent sites, this one among them, have one of these colours."""
    low = high = site
    while low > 1 and (track[low - 2] or "?") in colours:
        low -= 1
    while high < 12 and (track[high] or "?") in colours:
        high += 1
    return high - low + 1


@dataclass(frozen=True)
class Afloat:
    """A player in the middle of a turn."""

    place: str | None
    """A city, or None at the bank and off the board."""
    space: int | None
    """The harbour space, or None off the harbour."""
    money: int
    hand: tuple[str, ...]
    display: tuple[str, ...]
    arrivals: tuple[int | None, ...]
    """The space that an arriving ship gets, city by city."""
    moored: bool
    """No voyage any more. EC 11.8"""


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but for one of a kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def affords(money: int, cost: int) -> bool:
    """EC 9.3"""
    return cost == 0 or money >= cost


class Turn:
    """A turn: what lies on the table, and what has been done in it so far, in notation."""

    def __init__(self, printed: Printed, dump: Dump, done: list[str], pirate_from: str, sailed_to: str) -> None:
        self.printed = printed
        self.dump = dump
        self.done = done
        self.pirate_from = pirate_from
        """The city in which the pirate was when his move with cards began."""
        self.sailed_to = sailed_to
        """Where the last voyage of this turn ended, or nothing."""
        self.seat: str = dump["to_move"]
        self.me: dict[str, Any] = next(player for player in dump["players"] if player["seat"] == self.seat)
        self.built = any(event.split()[0] in ("build", "reopen", "fortress") for event in done)
        self.moored = any(event.startswith("pirate") and len(event.split()) == 3 for event in done)
        self.pirate_moved = any(event.startswith("pirate") and len(event.split()) > 3 for event in done)
        self.under_way = bool(done) and done[-1].startswith("pirate via")
        self.harbours: Harbours = {city: list(here["harbours"]) for city, here in dump["cities"].items()}
        self.known: dict[Afloat, bool] = {}

    # The choices

    def legal(self) -> list[str]:
        """Everything that the player may do now, sorted."""
        if self.under_way:
            return sorted(self.pirate_with_cards())
        found = [*self.purchases(), *self.pirate_moves()]
        if self.built:
            if not self.pirate_owed() or self.moored:
                found.append("end")
        else:
            now = self.now()
            found += [*self.voyages(), *self.buildings(now.place, now.space, now.money), *self.loans()]
        return sorted(found or ["pass"])

    def purchases(self) -> list[str]:
        """EC 3.1, EC 2.6"""
        now = self.now()
        payable = [card for card in set(now.display) if affords(now.money, self.printed.cost[card])]
        return [f"buy {card}" for card in payable if self.built or self.can_finish(self.after_buying(now, card))]

    def voyages(self) -> list[str]:
        """EC 3.4, EC 2.6"""
        now = self.now()
        if self.moored:
            return []
        return [
            f"sail {text}"
            for card in set(now.hand)
            for city, text in self.printed.goals(card, now.place).items()
            if self.can_finish(self.after_sailing(now, card, city))
        ]

    def loans(self) -> list[str]:
        """EC 2.4, EC 2.5, EC 4.2"""
        if self.done or (self.dump["phase"], self.dump["round"]) == (1, 1):
            return []
        return [f"loan {amount}" for amount, left in self.dump["bank"].items() if left]

    def buildings(self, city: str | None, space: int | None, money: int) -> list[str]:
        """EC 5, EC 6, EC 7, EC 10.2, EC 10.3, EC 10.7"""
        if city is None or space is None:
            return []
        here = self.dump["cities"][city]
        track: list[str | None] = here["track"]
        sites = [next_site(track)] if any(track) else [1, 2]
        found = []
        for colour, word in ((self.seat, ""), (self.seat.lower(), " neutral"))[: 2 if self.printed.players == 2 else 1]:
            for site in sites:
                if site is None or not self.row_allowed(track, site, colour):
                    continue
                if self.stock_allows(colour) and affords(money, self.printed.cities[city]["harbours"][space - 1]):
                    found.append(f"build{word}" if any(track) else f"build{word} {site}")
                if colour in here["closed"]:
                    found.append(f"reopen{word}")
        forts: list[str | None] = here["fortresses"]
        if self.me["fortresses"] and None in forts and self.seat not in forts:
            if affords(money, self.printed.cities[city]["fortresses"][forts.index(None)]):
                found.append("fortress")
        return found

    def stock_allows(self, colour: str) -> bool:
        """EC 5.1, EC 10.2"""
        own, neutral = self.me["warehouses"], self.me["neutral"]
        if (own if colour.isupper() else neutral) == 0:
            return False
        own, neutral = (own - 1, neutral) if colour.isupper() else (own, neutral - 1)
        return self.printed.players > 2 or own + neutral == 0 or own > neutral

    def row_allowed(self, track: list[str | None], site: int, colour: str) -> bool:
        """EC 5.6, EC 10.3"""
        if colour.isupper() and row(track, site, colour) > 3:
            return False
        return row(track, site, colour.upper() + colour.lower()) <= 4

    # Whether the turn can be completed. EC 2.6

    def now(self) -> Afloat:
        """The player as things stand."""
        shown = self.dump["display"]
        return Afloat(
            place=self.me["ship"].split(":")[0] if ":" in self.me["ship"] else None,
            space=self.space_of(self.harbours),
            money=self.me["money"],
            hand=tuple(self.me["hand"]),
            display=(*shown["destinations"], *shown["connections"]),
            arrivals=self.arrivals(self.harbours),
            moored=self.moored,
        )

    def space_of(self, harbours: Harbours) -> int | None:
        """The harbour space in which the player's ship lies."""
        for spaces in harbours.values():
            if self.seat in spaces:
                return spaces.index(self.seat) + 1
        return None

    def arrivals(self, harbours: Harbours) -> tuple[int | None, ...]:
        """The space that the player gets when arriving in each city. EC 3.7, EC 3.9"""
        free = ([s for s, ship in enumerate(spaces, 1) if ship in (None, self.seat)] for spaces in harbours.values())
        return tuple(spaces[0] if spaces else None for spaces in free)

    def after_buying(self, at: Afloat, card: str) -> Afloat:
        """EC 3.1"""
        hand = tuple(sorted((*at.hand, card)))
        money = at.money - self.printed.cost[card]
        return Afloat(at.place, at.space, money, hand, without(at.display, card), at.arrivals, at.moored)

    def after_sailing(self, at: Afloat, card: str, city: str) -> Afloat:
        """EC 3.7"""
        space = at.arrivals[list(self.harbours).index(city)]
        return Afloat(city, space, at.money, without(at.hand, card), at.display, at.arrivals, at.moored)

    def can_finish(self, at: Afloat) -> bool:
        """Whether any purchases and voyages lead to a building action."""
        if at not in self.known:
            self.known[at] = bool(self.buildings(at.place, at.space, at.money)) or self.can_go_on(at)
        return self.known[at]

    def can_go_on(self, at: Afloat) -> bool:
        """One purchase or one voyage further."""
        for card in set(at.hand) if not at.moored else ():
            for city in self.printed.goals(card, at.place):
                if self.can_finish(self.after_sailing(at, card, city)):
                    return True
        return any(
            affords(at.money, self.printed.cost[card]) and self.can_finish(self.after_buying(at, card))
            for card in set(at.display)
        )

    # The pirate. EC 11.7 to EC 11.10

    def pirate_at(self) -> str:
        """The city in which the pirate is now."""
        city: str = self.dump["pirate"].split(":")[0]
        return city

    def pirate_owed(self) -> bool:
        """EC 11.8"""
        return self.sailed_to == "canarias" and self.seat in self.harbours["canarias"]

    def pirate_moves(self) -> list[str]:
        """All of them, when he is not on his way."""
        if self.dump["pirate"] is None:
            return []
        found = self.pirate_for_nothing() if self.pirate_owed() and not self.moored else []
        if not self.pirate_moved:
            found += [*self.pirate_for_florins(), *self.pirate_with_cards()]
        return found

    def berths(self, origin: str) -> list[tuple[str, int]]:
        """The harbour spaces in which his move may end. EC 11.9"""
        return [
            (city, space)
            for city, spaces in self.harbours.items()
            if city != origin and None in spaces
            for space in range(1, len(spaces) + 1)
        ]

    def allows(self, city: str, space: int, money: int, hand: tuple[str, ...], moored: bool) -> bool:
        """EC 2.6, with the pirate in that space."""
        if self.built:
            return True
        harbours = {there: [None if ship == "pirate" else ship for ship in s] for there, s in self.harbours.items()}
        spaces = harbours[city]
        if spaces[space - 1] is not None:
            spaces[spaces.index(None)] = spaces[space - 1]
        spaces[space - 1] = "pirate"
        now = self.now()
        arrivals = self.arrivals(harbours)
        return self.can_finish(Afloat(now.place, self.space_of(harbours), money, hand, now.display, arrivals, moored))

    def charge(self, city: str) -> int:
        """EC 11.8"""
        here = self.dump["cities"][city]
        each = self.printed.figures["protection_charge"][self.dump["phase"] - 1]
        total = 0
        for player in self.dump["players"]:
            owner = player["seat"]
            buildings = [thing for thing in here["track"] + here["fortresses"] if thing and thing.upper() == owner]
            if owner != self.seat:
                total += max(0, min(player["money"], each * len(buildings)))
        return total

    def pirate_for_nothing(self) -> list[str]:
        """EC 11.8"""
        now = self.now()
        return [
            f"pirate {city} {space}"
            for city, space in self.berths(self.pirate_at())
            if self.allows(city, space, now.money + self.charge(city), now.hand, True)
        ]

    def pirate_for_florins(self) -> list[str]:
        """EC 11.10"""
        now = self.now()
        found = []
        for city, space in self.berths(self.pirate_at()):
            cost = self.printed.steps[self.pirate_at()][city] * self.printed.figures["pirate_step_cost"]
            if affords(now.money, cost) and self.allows(city, space, now.money - cost, now.hand, now.moored):
                found.append(f"pirate {city} {space} for {cost}")
        return found

    def pirate_with_cards(self) -> list[str]:
        """EC 11.10"""
        origin = self.pirate_from if self.under_way else self.pirate_at()
        hand = self.now().hand
        found = []
        for card in set(hand):
            for city, text in self.printed.goals(card, self.pirate_at()).items():
                left = without(hand, card)
                found += [f"pirate {city} {space} with {text}" for space in self.ends(origin, city, left)]
                if self.can_end(origin, city, left):
                    found.append(f"pirate via {city} with {text}")
        return found

    def ends(self, origin: str, city: str, hand: tuple[str, ...]) -> list[int]:
        """The spaces of a city in which his move may end, with these cards left."""
        now = self.now()
        spaces = [space for there, space in self.berths(origin) if there == city]
        return [space for space in spaces if self.allows(city, space, now.money, hand, now.moored)]

    def can_end(self, origin: str, stop: str, hand: tuple[str, ...]) -> bool:
        """Whether cards of the hand can lead him from a stop to the end of his move."""
        for card in set(hand):
            left = without(hand, card)
            for city in self.printed.goals(card, stop):
                if self.ends(origin, city, left) or self.can_end(origin, city, left):
                    return True
        return False


# What cities pay. EC 8, EC 10.5, EC 10.6, EC 11.3, EC 11.4


def ranking(track: list[str | None]) -> list[str]:
    """The colours of a city, the first one first. EC 8.3"""
    colours = {colour for colour in track if colour}
    return sorted(colours, key=lambda colour: (-track.count(colour), track.index(colour)))


def amount(printed: Printed, dump: Dump, city: str) -> int:
    """The value of the next free space after the highest occupied site. EC 8.3, EC 8.5"""
    taken = [site for site, colour in enumerate(dump["cities"][city]["track"], start=1) if colour]
    value: int = printed.cities[city]["track"][max(taken, default=0)]
    return value


def incomes(printed: Printed, dump: Dump) -> dict[str, int]:
    """What a payday gives to every seat."""
    cities: dict[str, dict[str, Any]] = dump["cities"]
    paid = {player["seat"]: 0 for player in dump["players"]}
    for seat in paid:
        spread = sum(seat in here["track"] for here in cities.values())
        paid[seat] += printed.figures["spread"][spread - 1] if spread else 0
    fullest = max(12 - here["track"].count(None) for here in cities.values())
    for city, here in cities.items():
        whole = amount(printed, dump, city)
        ranks = ranking(here["track"])
        if ranks and ranks[0].isupper():
            paid[ranks[0]] += whole
        if printed.cities[city].get("outer"):
            others = ranks[1:]
        else:
            others = ranks[1:2] if printed.players > 2 else []
        for colour in others:
            if colour.isupper():
                paid[colour] += whole // 2
        for owner in here["fortresses"]:
            if owner:
                paid[owner] += whole if 12 - here["track"].count(None) == fullest else whole // 2
    if dump["phase"] == 3:
        for player in dump["players"]:
            paid[player["seat"]] += player["bonus"]
    return paid


def paid_at_once(printed: Printed, dump: Dump, colour: str, city: str) -> int:
    """What Lisboa pays for a warehouse of a colour, as things stand after it was built. EC 11.5"""
    if not printed.cities[city].get("pays_at_once") or colour.islower():
        return 0
    whole = amount(printed, dump, city)
    return whole if ranking(dump["cities"][city]["track"])[0] == colour else whole // 2
