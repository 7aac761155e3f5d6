"""Random games of every kind: what must hold after every event, and where every florin comes from."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import groupby
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from captains_table.core.contract import CHANCE
from captains_table.core.editions import Edition
from captains_table.core.luck import Luck
from captains_table.core.match import Entry, Match, new_match
from captains_table.games.el_capitan.rules.layout import TURN
from captains_table.games.el_capitan.rules.state import ElCapitan
from forms import drawn
from rules.el_capitan.arrange import GAME
from rules.el_capitan.reference import Dump, Printed, incomes, paid_at_once

"""How many are played: most of them in the form that is quick."""
STYLES: dict[str, tuple[str, ...]] = {
    "any": ("",),
    "settlers": ("build", "reopen", "fortress", "end", "sail", "buy", "repay"),
    "travellers": ("sail", "build", "end", "buy"),
    "explorers": ("> porto", "> lisboa", "> canarias", "build", "end", "sail", "buy"),
    "pirates": ("> canarias", "pirate", "build", "end", "sail", "buy"),
    "hoarders": ("buy", "build", "end"),
    "borrowers": ("loan", "extend", "build", "end"),
}
"""What players look for first, next, ..., most of the time, so that rare corners are reached."""
DUE = {"10": 12, "16": 20, "10+": 16, "16+": 30}
"""What is due on loans. EC 4.2"""


@cache
def edition(name: str) -> Edition:
    """The printed edition, one in which money is short and loans run out, or one in which nobody has to count."""
    figures = deepcopy(GAME.edition().data)
    if name == "poor":
        figures["start_money"] = 9
        figures["spread"] = [0] * 12
        figures["loan"][0]["cards"] = 3
        figures["loan"][1]["cards"] = 1
    if name == "rich":
        figures["start_money"] = 200
    return Edition(figures, name)


class Watch:
    """Looks on at a match and objects to everything that should not be."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.printed = Printed(match.edition.data, len(match.players), tuple(match.options))
        self.gone: Counter[str] = Counter()
        """Warehouses that have left the game, by colour. EC 11.6"""
        self.turns: list[str] = []
        """Who has had a turn in this round."""
        self.before: Dump = GAME.dump(match.state)
        self.cards = sorted([*self.before["deck"]["destinations"], *self.before["deck"]["connections"]])

    def look(self, entry: Entry) -> None:
        """Check everything after an event."""
        after = GAME.dump(self.match.state)
        for happening in entry.tale:
            if happening.kind == "left":
                seat = "ABCDE"[int(happening.arguments["who"])]
                self.gone[seat.lower() if happening.arguments["colour"] == "neutral" else seat] += 1
        self.check_money(entry, after)
        self.check_pieces(after)
        self.check_cards(after)
        self.check_harbours(after)
        self.check_tracks(after)
        self.check_course(entry, after)
        self.before = after

    def check_money(self, entry: Entry, after: Dump) -> None:
        """Money only moves as the rules say."""
        expected = {player["seat"]: player["money"] for player in self.before["players"]}
        for seat, florins in self.due(entry, after).items():
            expected[seat] += florins
        if any(happening.kind == "payday" for happening in entry.tale):
            for seat, florins in incomes(self.printed, after).items():
                expected[seat] += florins
        assert {player["seat"]: player["money"] for player in after["players"]} == expected
        wealth = [player["money"] - sum(DUE[loan] for loan in player["loans"]) for player in after["players"]]
        assert self.match.state.scores() == wealth

    def due(self, entry: Entry, after: Dump) -> dict[str, int]:
        """What an event itself costs or brings, by seat."""
        verb, _, rest = entry.text.partition(" ")
        if entry.who == "*":
            return {}
        me = next(player for player in self.before["players"] if player["seat"] == entry.who)
        city, _, space = me["ship"].partition(":")
        if verb == "buy":
            return {entry.who: -self.printed.cost[rest]}
        if verb == "loan":
            return {entry.who: int(rest)}
        if verb == "repay":
            return {entry.who: -DUE[rest]}
        if verb == "build":
            cost = self.printed.cities[city]["harbours"][int(space) - 1]
            colour = entry.who.lower() if rest.startswith("neutral") else entry.who
            return {entry.who: paid_at_once(self.printed, after, colour, city) - cost}
        if verb == "fortress":
            site = self.before["cities"][city]["fortresses"].index(None)
            return {entry.who: -self.printed.cities[city]["fortresses"][site]}
        if verb == "pirate" and " for " in rest:
            return {entry.who: -int(rest.split(" for ")[1])}
        if verb == "pirate" and "with" not in rest:
            return self.protection(entry.who, rest.split(" ")[0])
        return {}

    def protection(self, who: str, city: str) -> dict[str, int]:
        """EC 11.8"""
        here = self.before["cities"][city]
        each = self.printed.figures["protection_charge"][self.before["phase"] - 1]
        buildings = Counter(thing.upper() for thing in here["track"] + here["fortresses"] if thing)
        purses = {player["seat"]: player["money"] for player in self.before["players"] if player["seat"] != who}
        charges = {seat: max(0, min(purse, each * buildings[seat])) for seat, purse in purses.items()}
        return {who: sum(charges.values()), **{seat: -charge for seat, charge in charges.items()}}

    def check_pieces(self, after: Dump) -> None:
        """EC 1.3, EC 1.5, EC 9.6, EC 10.1: nothing is lost but what left the game."""
        two = self.printed.players == 2
        standing = Counter(
            colour for here in after["cities"].values() for colour in here["track"] + here["closed"] if colour
        )
        forts = Counter(owner for here in after["cities"].values() for owner in here["fortresses"] if owner)
        for player in after["players"]:
            seat = player["seat"]
            assert player["warehouses"] + standing[seat] + self.gone[seat] == 6 * after["phase"]
            neutral = player["neutral"] + standing[seat.lower()] + self.gone[seat.lower()]
            assert neutral == (2 * after["phase"] if two else 0)
            assert player["fortresses"] + forts[seat] == after["phase"]
            if two:
                in_front = player["warehouses"], player["neutral"]
                assert in_front == (0, 0) or in_front[0] > in_front[1]
        taken = Counter(loan.rstrip("+") for player in after["players"] for loan in player["loans"])
        for kind in self.printed.figures["loan"]:
            assert after["bank"][str(kind["amount"])] + taken[str(kind["amount"])] == kind["cards"]
            assert after["bank"][str(kind["amount"])] >= 0
        bonus = [player["bonus"] for player in after["players"] if player["bonus"]]
        assert sorted(bonus, reverse=True) == self.printed.figures["bonus"][: len(bonus)]

    def check_cards(self, after: Dump) -> None:
        """EC 1.4: each of the 54 cards is somewhere, once."""
        piles = [pile for name in ("deck", "discards", "display") for pile in after[name].values()]
        hands = [player["hand"] for player in after["players"]]
        assert sorted(card for pile in piles + hands for card in pile) == self.cards
        shown = after["display"]
        assert len(shown["destinations"]) <= 4
        assert len(shown["connections"]) <= 6
        state = cast("ElCapitan", self.match.state)
        if state.stage == TURN and not state.acted:
            for kind, full in (("destinations", 4), ("connections", 6)):
                assert len(shown[kind]) == full or not after["deck"][kind] + after["discards"][kind]

    def check_harbours(self, after: Dump) -> None:
        """EC 3.7: every ship is in one place, and the harbours agree."""
        lying = Counter(
            (ship, f"{city}:{space}")
            for city, here in after["cities"].items()
            for space, ship in enumerate(here["harbours"], start=1)
            if ship
        )
        ships = {player["seat"]: player["ship"] for player in after["players"]}
        ships["pirate"] = after["pirate"] or "off"
        assert lying == Counter((ship, at) for ship, at in ships.items() if ":" in at and not at.endswith("-"))
        adrift = [ship for ship, at in ships.items() if at.endswith("-")]
        assert all(ship in ("pirate", GAME.who(self.match.state)) for ship in adrift)

    def check_tracks(self, after: Dump) -> None:
        """EC 5.3, EC 5.5, EC 5.6, EC 10.3: chains without gaps, no row too long."""
        two = self.printed.players == 2
        for city, here in after["cities"].items():
            track: list[str | None] = here["track"]
            chain = "".join(colour or "." for colour in track).strip(".")
            assert "." not in chain
            assert max((len(list(row)) for colour, row in groupby(chain) if colour.isupper()), default=0) <= 3
            assert max((len(list(row)) for _, row in groupby(chain.upper())), default=0) <= (4 if two else 3)
            if self.printed.cities[city].get("closed_leave_the_game"):
                assert here["closed"] == []
            first = track.index(chain[0]) + 1 if chain else 1
            assert first <= 1 + len(self.printed.closing(city)) or track == [None, chain[0], *[None] * 10]

    def check_course(self, entry: Entry, after: Dump) -> None:
        """EC 2.1, EC 9.7: rounds in which everybody has a turn, at most three phases, always a choice."""
        state = self.match.state
        step = (after["phase"] - self.before["phase"], after["round"] - self.before["round"])
        if entry.text in ("end", "pass") or entry.text.startswith("loan"):
            self.turns.append(entry.who)
        if step != (0, 0) or any(happening.kind == "payday" for happening in entry.tale):
            players = self.printed.players
            starter = self.before["starter"]
            order = ["ABCDE"[("ABCDE".index(starter) + number) % players] for number in range(players)]
            assert self.turns == (order if not entry.text.startswith("starter") else [])
            self.turns = []
        assert step in ((0, 0), (0, 1)) or (entry.text.startswith("starter") and step[0] == 1 and after["round"] == 1)
        assert 1 <= after["phase"] <= 3
        assert bool(state.legal()) != self.match.over
        assert bool(state.winners()) == self.match.over


def favoured(match: Match, style: tuple[str, ...]) -> list[int]:
    """The choices that a style prefers; all if there are none of them."""
    choices = match.state.legal()
    texts = {choice: GAME.text(match.state, choice) for choice in choices}
    for wanted in style:
        found = [choice for choice, text in texts.items() if wanted in text]
        if found:
            return found
    return choices


@drawn(pure=4, compiled=60)
@given(
    players=st.sampled_from([2, 3, 4, 5]),
    options=st.sets(st.sampled_from(["canarias", "lisboa", "porto"])),
    style=st.sampled_from(sorted(STYLES)),
    figures=st.sampled_from(["printed", "rich", "poor"]),
    seed=st.integers(0, 10**6),
)
def test_what_always_holds(players: int, options: set[str], style: str, figures: str, seed: int) -> None:
    """EC 1.3 to EC 1.5, EC 2.1, EC 3.2, EC 5.6, EC 8, EC 9, EC 10.3, EC 11.8, in whole games."""
    match = new_match(GAME, players, sorted(options), edition(figures))
    watch = Watch(match)
    luck = Luck(seed)
    while not match.over:
        state = match.state
        choices = state.legal()
        if state.to_move == CHANCE:
            event = state.chance(luck)
        else:
            liked = choices if luck.below(5) == 0 else favoured(match, STYLES[style])
            event = liked[luck.below(len(liked))]
        watch.look(match.play(event))
