"""A whole game of two players once more, from its notation and the printed figures alone: what lies where, and every
florin. Nothing is asked of the rules that it checks. (Without the pirate, whose law is in `reference.py`.)
"""

from __future__ import annotations

from typing import Any

from rules.el_capitan.reference import Dump, Printed, Turn, incomes, next_site, paid_at_once

BUILDINGS = ("build", "reopen", "fortress")
TURN_ENDS = ("end", "pass", "loan")


class Ledger:
    """Follows a game of A and B event by event."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.turns = self.passes = 0
        self.phase_ends = self.payday_due = False
        self.before_building = True
        """Somebody is in turn and has not built yet. EC 2.3"""
        self.paid: list[tuple[str, int]] = []
        """What Lisboa paid at once, by the colour built. EC 11.5"""
        self.dump: Dump = {
            "phase": 1,
            "round": 1,
            "starter": None,
            "players": [self._newcomer(seat) for seat in "AB"],
            "cities": {name: self._empty(city) for name, city in printed.cities.items()},
        }

    def _newcomer(self, seat: str) -> dict[str, Any]:
        """EC 1.3, EC 10.1"""
        return {
            "seat": seat,
            "money": self.printed.figures["start_money"],
            "warehouses": 6,
            "neutral": 2,
            "fortresses": 1,
            "hand": [],
            "loans": [],
            "bonus": 0,
            "ship": "off",
        }

    def _empty(self, city: dict[str, Any]) -> dict[str, Any]:
        """EC 1.2"""
        return {
            "track": [None] * 12,
            "closed": [],
            "harbours": [None] * len(city["harbours"]),
            "fortresses": [None] * len(city["fortresses"]),
        }

    def wealth(self) -> list[int]:
        """EC 9.4"""
        due = {str(loan["amount"]): loan["repay"] for loan in self.printed.figures["loan"]}
        due |= {f"{loan['amount']}+": loan["extended"] for loan in self.printed.figures["loan"]}
        return [player["money"] - sum(due[loan] for loan in player["loans"]) for player in self.dump["players"]]

    def buildings(self, seat: str) -> list[str]:
        """What the player may build now, sorted. EC 2.3, EC 5, EC 6, EC 7, EC 10"""
        if not self.before_building:
            return []
        turn = Turn(self.printed, {**self.dump, "to_move": seat}, [], "", "")
        city, space = self.berth(seat)
        return sorted(turn.buildings(city, space, turn.me["money"]))

    def player(self, seat: str) -> dict[str, Any]:
        """What a player has."""
        found: dict[str, Any] = self.dump["players"]["AB".index(seat)]
        return found

    def berth(self, seat: str) -> tuple[str | None, int | None]:
        """The city and the harbour space of a ship."""
        city, _, space = self.player(seat)["ship"].partition(":")
        return (city, int(space) if space.isdigit() else None) if space else (None, None)

    # What happens

    def settle(self) -> None:
        """The payday that comes when the display is full again. EC 3.1, EC 8, EC 10.4"""
        if self.payday_due:
            self.payday_due = False
            for seat, florins in incomes(self.printed, self.dump).items():
                self.player(seat)["money"] += florins

    def write(self, who: str, text: str) -> None:
        """Enter an event."""
        verb, _, rest = text.partition(" ")
        if who == "*":
            if verb == "starts":
                self.dump["starter"] = rest
            return
        getattr(self, f"write_{verb}", self.write_nothing)(who, rest)
        if verb in BUILDINGS:
            self.before_building = False
        elif verb in TURN_ENDS:
            self.end_turn(verb == "pass")

    def write_nothing(self, who: str, rest: str) -> None:
        """EC 2.3, EC 2.7: `end` and `pass`."""

    def write_buy(self, who: str, card: str) -> None:
        """EC 3.1"""
        player = self.player(who)
        player["money"] -= self.printed.cost[card]
        player["hand"] = sorted([*player["hand"], card])

    def write_sail(self, who: str, text: str) -> None:
        """EC 3.4, EC 3.7"""
        card, _, goal = text.partition(" > ")
        player, place = self.player(who), self.berth(who)[0]
        player["hand"].remove(card)
        for city, written in self.printed.goals(card, place).items():
            if written == text:
                goal = city
        self.cast_off(who)
        harbours = self.dump["cities"][goal]["harbours"]
        player["ship"] = f"{goal}:-"
        if None in harbours:
            player["ship"] = f"{goal}:{harbours.index(None) + 1}"
            harbours[harbours.index(None)] = who

    def cast_off(self, who: str) -> None:
        """EC 3.9"""
        city, space = self.berth(who)
        if space is not None:
            self.dump["cities"][city]["harbours"][space - 1] = None

    def write_build(self, who: str, rest: str) -> None:
        """EC 5.1, EC 11.5"""
        neutral, site = rest.startswith("neutral"), rest.rpartition(" ")[2]
        city, space = self.berth(who)
        assert city is not None
        assert space is not None
        player, colour = self.player(who), who.lower() if neutral else who
        player["neutral" if neutral else "warehouses"] -= 1
        player["money"] -= self.printed.cities[city]["harbours"][space - 1]
        self.place(city, colour, int(site) if site.isdigit() else None)
        if self.printed.cities[city].get("pays_at_once"):
            florins = paid_at_once(self.printed, self.dump, colour, city)
            player["money"] += florins
            self.paid.append((colour, florins))
        self.reward(who)

    def write_reopen(self, who: str, rest: str) -> None:
        """EC 6.1, EC 10.7"""
        city = self.berth(who)[0]
        assert city is not None
        colour = who.lower() if rest else who
        self.dump["cities"][city]["closed"].remove(colour)
        self.place(city, colour, None)
        self.reward(who)

    def place(self, city: str, colour: str, site: int | None) -> None:
        """EC 5.2 to EC 5.5, EC 11.6"""
        here = self.dump["cities"][city]
        track: list[str | None] = here["track"]
        taken = [number for number, owner in enumerate(track, start=1) if owner]
        site = site or next_site(track)
        assert site is not None
        track[site - 1] = colour
        if site > max(taken, default=0) and site in self.printed.closing(city):
            closed = track[min(taken) - 1]
            track[min(taken) - 1] = None
            if not self.printed.cities[city].get("closed_leave_the_game"):
                here["closed"] = sorted([*here["closed"], closed])

    def reward(self, who: str) -> None:
        """EC 5.7, EC 8.1, EC 10.5"""
        player = self.player(who)
        given = [other["bonus"] for other in self.dump["players"] if other["bonus"]]
        if not player["bonus"] and sum(who in here["track"] for here in self.dump["cities"].values()) >= 9:
            player["bonus"] = self.printed.figures["bonus"][len(given)]
        if player["warehouses"] + player["neutral"] + player["fortresses"] == 0:
            self.phase_ends = True

    def write_fortress(self, who: str, rest: str) -> None:
        """EC 7.1, EC 7.2"""
        city = self.berth(who)[0]
        assert city is not None
        site = self.dump["cities"][city]["fortresses"].index(None)
        self.dump["cities"][city]["fortresses"][site] = who
        self.player(who)["fortresses"] -= 1
        self.player(who)["money"] -= self.printed.cities[city]["fortresses"][site]
        self.reward(who)

    def write_loan(self, who: str, amount: str) -> None:
        """EC 4.1, EC 4.2"""
        self.cast_off(who)
        player = self.player(who)
        player["ship"] = "bank"
        player["money"] += int(amount)
        player["loans"] = sorted([*player["loans"], amount])

    def write_repay(self, who: str, loan: str) -> None:
        """EC 9.2, EC 9.3"""
        printed = next(kind for kind in self.printed.figures["loan"] if str(kind["amount"]) == loan.rstrip("+"))
        self.player(who)["loans"].remove(loan)
        self.player(who)["money"] -= printed["extended" if loan.endswith("+") else "repay"]

    def write_extend(self, who: str, loan: str) -> None:
        """EC 9.1"""
        player = self.player(who)
        player["loans"].remove(loan)
        player["loans"] = sorted([*player["loans"], f"{loan}+"])

    def write_starter(self, who: str, starter: str) -> None:
        """EC 9.5, EC 9.6, EC 10.1"""
        self.dump |= {"phase": self.dump["phase"] + 1, "round": 1, "starter": starter}
        self.phase_ends, self.before_building = False, True
        for player in self.dump["players"]:
            player["warehouses"] += 6
            player["neutral"] += 2
            player["fortresses"] += 1

    def end_turn(self, passed: bool) -> None:
        """EC 2.1, EC 2.7, EC 10.4"""
        self.turns += 1
        self.passes += passed
        if self.turns == 2:
            self.payday_due = self.phase_ends or self.passes == 2
            self.dump["round"] += not self.payday_due
            self.turns = self.passes = 0
        self.before_building = not self.payday_due
