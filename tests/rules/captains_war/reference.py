"""The law told a second time, as plainly as possible: one script from the first event to the last, with dicts.

It shares nothing with the game but the edition's file, is slow, and knows no views. Games played by both must agree.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

CHEST = ["pearls", "wood", "gems", "rum"]
TRACKS = ["boat", "attribute"]
Script = Generator[tuple[str, list[str]], str, Any]


class Plain:
    """A game by the law. `who` and `legal` say what is asked, `happen` answers."""

    def __init__(self, figures: dict[str, Any], players: int, captain: str | None = None) -> None:
        self.figures = figures
        self.seats = "ABCDEF"[:players]
        self.card = next((card for card in figures["captain"] if card["id"] == captain), None)
        self.turn = 0
        self.step = "setup"
        self.active: str | None = None
        self.blue: list[str] = []
        self.rest: list[str] = []
        self.aside: str | None = None
        self.done_before: set[str] = set()
        self.people = {seat: self.sheet(figures["start"]["pirates"]) for seat in self.seats}
        if self.card is not None:
            self.people["captain"] = self.sheet(self.card["crew"])
            self.earn("A", figures["start"]["gold"][0])
            self.earn("captain", self.card["gold"])
            for kind in self.card["resources"]:
                self.gain("captain", kind, 1)
            for person in self.people.values():
                person["boats"] = 1
        self.winners: list[str] = []
        self.script = self.play()
        self.who, self.legal = next(self.script)

    def sheet(self, crew: list[int]) -> dict[str, Any]:
        pirates = [crew.count(force) for force in (1, 2, 3, 4, 5)]
        none = dict.fromkeys(CHEST, 0)
        numbers = "gold coins boat_track attribute_track boats attributes attacks defences track_pr boarding_bonus"
        return {
            **dict.fromkeys(numbers.split(), 0),
            "resources": dict(none),
            "circled": dict(none),
            "pirates": pirates,
            "enlisted": list(pirates),
            "command": [],
            "tnt": False,
            "raided": False,
        }

    def happen(self, text: str) -> None:
        assert text in self.legal, f"{text} is not among {self.legal}"
        try:
            self.who, self.legal = self.script.send(text)
        except StopIteration:
            self.who, self.legal = "", []

    # The sheet

    def sharing(self, person: str) -> list[dict[str, Any]]:
        return list(self.people.values()) if self.card else [self.people[person]]

    def room(self, person: str, kind: str) -> int:
        left: int = self.figures["stock"][kind] - sum(other["circled"][kind] for other in self.sharing(person))
        return left

    def coin_room(self, person: str) -> int:
        left: int = self.figures["stock"]["coins"] - sum(other["coins"] for other in self.sharing(person))
        return left

    def row_room(self, person: str, force: int) -> int:
        row: int = self.figures["stock"]["pirates"][force - 1]
        return row - sum(int(other["enlisted"][force - 1]) for other in self.sharing(person))

    def gain(self, person: str, kind: str, count: int) -> None:
        for _ in range(count):
            if self.room(person, kind):
                self.people[person]["circled"][kind] += 1
                self.people[person]["resources"][kind] += 1

    def earn(self, person: str, gold: int) -> int:
        got = min(gold, self.coin_room(person))
        self.people[person]["coins"] += got
        self.people[person]["gold"] += got
        return got

    def add_pirate(self, person: str, force: int) -> None:
        """One of this Force or the next lower with room; the captain follows (CW 9.8)."""
        while force and not self.row_room(person, force):
            force -= 1
        if force:
            self.people[person]["pirates"][force - 1] += 1
            self.people[person]["enlisted"][force - 1] += 1
            if person == "A" and self.card and not any(self.people["captain"]["pirates"]):
                self.add_pirate("captain", force)

    def open_circles(self, person: str, track: str) -> int:
        """How many circles can be crossed before a closed padlock or the end."""
        sheet = self.people[person]
        walls = [*self.figures["track"]["padlocks_after"], self.figures["track"]["circles"]]
        limit: int = walls[sheet[f"{track}s"]]
        return max(0, limit - int(sheet[f"{track}_track"]))

    def walk(self, person: str, track: str, steps: int) -> Script:
        sheet = self.people[person]
        for _ in range(steps):
            if self.open_circles(person, track):
                sheet[f"{track}_track"] += 1
                gain = self.figures["track"][track].get(str(sheet[f"{track}_track"]), "nothing 0").split()
                if gain[0] == "gold":
                    self.earn(person, int(gain[1]))
                elif gain[0] == "boarding":
                    sheet["boarding_bonus"] += int(gain[1])
                elif gain[0] == "pirate":
                    self.add_pirate(person, int(gain[1]))
                elif gain[0] == "pr":
                    sheet["track_pr"] += int(gain[1])
                elif gain[0] == "joker":
                    yield from self.joker(person)

    def joker(self, person: str) -> Script:
        kinds = [kind for kind in CHEST if self.room(person, kind)]
        if kinds and person == "captain":
            self.gain(person, self.scarcest(kinds), 1)
        elif kinds:
            text = yield person, [f"choose {kind}" for kind in kinds]
            self.gain(person, text.split()[1], 1)

    # The turn

    def play(self) -> Script:
        if not self.card:
            text = yield "*", [f"first {seat}" for seat in self.seats]
            first = self.seats.index(text.split()[1])
            for place in range(len(self.seats)):
                self.earn(self.seats[(first + place) % len(self.seats)], self.figures["start"]["gold"][place])
        else:
            first = 0
        while True:
            number = (first + self.turn) % len(self.seats)
            order = self.seats[number:] + self.seats[:number]
            yield from self.one_turn(order)
            if self.ended():
                break
        if self.card:
            self.last_recruit(self.people["captain"])
        self.step = "over"
        self.decide()

    def begin_turn(self, active: str) -> None:
        self.turn += 1
        self.step, self.active, self.blue, self.rest, self.aside = "loot", active, [], [], None

    def one_turn(self, order: str) -> Script:
        solo_start = self.card is not None and self.turn == 0
        if not solo_start:
            self.begin_turn(order[0])
        for number in range(3):
            text = yield "*", self.faces("blue")
            if solo_start and number == 0:
                self.begin_turn(order[0])
            self.blue = sorted([*self.blue, text.split()[1]], key=self.place)
        for colour in ("yellow", "black", "red"):
            text = yield "*", self.faces(colour)
            self.rest.append(text.split()[1])
        if not self.card:
            text = yield order[0], sorted({f"aside {die}" for die in self.dice()})
            self.aside = text.split()[1]
        for person in order:
            yield from self.loot(person)
        self.step = "command"
        for person in order:
            yield from self.command(person)
        self.step = "boarding"
        if self.card:
            yield from self.captain_acts()
            yield from self.solo_boarding()
        else:
            yield from self.boarding(order[0])
        self.people[order[0]]["tnt"] = False
        for track in TRACKS:
            if any(person[f"{track}s"] == 4 for person in self.people.values()):
                self.done_before.add(track)

    def faces(self, colour: str) -> list[str]:
        return sorted({f"{colour} {self.face(colour, face)}" for face in self.figures["dice"][colour]})

    def face(self, colour: str, face: Any) -> str:
        words = str(face).split()
        if colour == "blue":
            return words[0] if len(words) == 1 else f"{words[0]}-{len(words)}"
        return "-".join(words)

    def place(self, die: str) -> int:
        doubles = [f"{kind}-2" for kind in CHEST]
        return [*CHEST, *doubles, "joker", "yellow", "black", "red"].index(die)

    def dice(self) -> list[str]:
        return [*self.blue, "yellow", "black", "red"]

    def loot(self, person: str) -> Script:
        dice = self.dice()
        if person != self.active and self.aside:
            dice.remove(self.aside)
        text = yield person, sorted({f"take {die}" for die in dice})
        self.first = text.split()[1]
        dice.remove(self.first)
        text = yield person, sorted({f"take {die}" for die in dice})
        self.second = text.split()[1]
        for die in (self.first, self.second):
            yield from self.apply(person, die)

    def apply(self, person: str, die: str) -> Script:
        if die == "joker":
            yield from self.joker(person)
        elif die == "yellow":
            self.earn(person, int(self.rest[0]))
        elif die == "black":
            self.add_pirate(person, int(self.rest[1]))
        elif die == "red":
            track, steps = self.rest[2].split("-")
            if track == "either":
                tracks = [track for track in TRACKS if self.open_circles(person, track)]
                if person == "captain":
                    yield from self.walk_behind(int(steps))
                    return
                if not tracks:
                    return
                text = yield person, [f"step {track}" for track in tracks]
                track = text.split()[1]
            elif person == "captain" and self.open_circles("captain", track) == 0:
                track = "attribute" if track == "boat" else "boat"
            yield from self.walk(person, track, int(steps))
        else:
            kind, _, double = die.partition("-")
            self.gain(person, kind, 2 if double else 1)

    # Command

    def price(self, person: str, track: str) -> tuple[dict[str, int], int, int]:
        """The next acquisition: named resources, how many of any, its points."""
        thing = self.figures[track][self.people[person][f"{track}s"]]
        return {kind: thing["price"].count(kind) for kind in CHEST}, thing["price"].count("any"), thing["pr"]

    def payable(self, person: str, track: str) -> bool:
        sheet = self.people[person]
        if sheet[f"{track}s"] == 4:
            return False
        named, any_kind, _ = self.price(person, track)
        left = [int(sheet["resources"][kind]) - named[kind] for kind in CHEST]
        return min(left) >= 0 and sum(left) >= any_kind

    def command(self, person: str) -> Script:
        sheet = self.people[person]
        stock = self.figures["stock"]
        acquired = False
        while True:
            choices = ["done"]
            for kind in CHEST:
                if sheet["gold"] >= stock["resource_price"] and self.room(person, kind):
                    choices.append(f"buy {kind}")
            for track in TRACKS:
                if not acquired and self.payable(person, track):
                    choices.append(f"acquire {track}")
            for force in (1, 2, 3, 4, 5):
                if sheet["gold"] >= stock["pirate_price"][force - 1] and self.row_room(person, force):
                    choices.append(f"recruit {force}")
            text = yield person, choices
            verb, _, what = text.partition(" ")
            if verb == "done":
                return
            if verb == "buy":
                sheet["gold"] -= stock["resource_price"]
                self.gain(person, what, 1)
                if self.card:
                    self.earn("captain", self.card.get("gold_per_resource_bought", 0))
            elif verb == "recruit":
                sheet["gold"] -= stock["pirate_price"][int(what) - 1]
                self.add_pirate(person, int(what))
            else:
                acquired = True
                named, any_kind, _ = self.price(person, what)
                for kind in CHEST:
                    sheet["resources"][kind] -= named[kind]
                for _ in range(any_kind):
                    text = yield person, [f"pay {kind}" for kind in CHEST if sheet["resources"][kind]]
                    sheet["resources"][text.split()[1]] -= 1
                self.acquired(person, what)

    def acquired(self, person: str, track: str) -> None:
        sheet = self.people[person]
        sheet[f"{track}s"] += 1
        if sheet[f"{track}s"] == 4:
            sheet["command"].append(self.figures["score"]["command_bonus"][track in self.done_before])

    # Boarding

    def boarding(self, active: str) -> Script:
        sheet = self.people[active]
        targets = [
            seat
            for seat in self.seats
            if seat != active
            and any(sheet["pirates"])
            and not self.people[seat]["tnt"]
            and not (len(self.seats) == 2 and sheet["raided"])
        ]
        text = yield active, [*(f"attack {seat}" for seat in targets), "hold"]
        sheet["raided"] = text != "hold"
        if text == "hold":
            return
        target = text.split()[1]
        attack = yield from self.crew(active, 1)
        defence = yield from self.crew(target, 0)
        if len(self.seats) > 2:
            self.people[target]["tnt"] = True
        winner = self.fight(active, target, attack, defence)
        yield from self.reward(winner, target if winner == active else active)

    def crew(self, person: str, least: int) -> Script:
        left = list(self.people[person]["pirates"])
        crew: list[int] = []
        while True:
            choices = ["crew done"] if len(crew) >= least else []
            if len(crew) < self.figures["boarding"]["crew"]:
                forces = [force for force in (1, 2, 3, 4, 5) if left[force - 1] and (not crew or force <= crew[-1])]
                choices += [f"crew {force}" for force in forces]
            text = yield person, choices
            if text == "crew done":
                return crew
            crew.append(int(text.split()[1]))
            left[crew[-1] - 1] -= 1

    def fight(self, attacker: str, defender: str, attack: list[int], defence: list[int]) -> str:
        totals = []
        for person, crew in ((attacker, attack), (defender, defence)):
            totals.append(sum(crew) + self.people[person]["boarding_bonus"])
            for force in crew:
                self.people[person]["pirates"][force - 1] -= 1
        self.people[attacker]["attacks"] += 1
        self.people[defender]["defences"] += 1
        return attacker if totals[0] > totals[1] else defender

    def reward(self, winner: str, loser: str) -> Script:
        loot = self.figures["boarding"]["steal"]
        if not self.card:
            loot = min(loot, self.people[loser]["gold"])
        choices = ["reward gold"] if min(loot, self.coin_room(winner)) else []
        choices += [f"reward {track}" for track in TRACKS if self.open_circles(winner, track)]
        text = yield winner, choices or ["reward none"]
        what = text.split()[1]
        if what == "gold":
            got = self.earn(winner, loot)
            if not self.card:
                self.people[loser]["gold"] -= got
        elif what != "none":
            yield from self.walk(winner, what, self.figures["boarding"]["steps"])

    # The captain

    def scarcest(self, kinds: list[str]) -> str:
        held = self.people["captain"]["resources"]
        return min(kinds, key=lambda kind: (held[kind], CHEST.index(kind)))

    def captain_acts(self) -> Script:
        colours = [die if die in ("yellow", "black", "red") else "blue" for die in (self.first, self.second)]
        row = next(row for row in self.figures["solo_table"] if sorted(row["player"]) == sorted(colours))
        left = list(self.blue)
        for die in (self.first, self.second):
            if die in left:
                left.remove(die)
        for colour in row["captain"]:
            if colour == "blue":
                die = self.captains_blue(left)
                left.remove(die)
                yield from self.apply("captain", die)
            else:
                yield from self.apply("captain", colour)
        self.captain_acquires()
        if row.get("recruits", False):
            self.last_recruit(self.people["captain"])

    def captains_blue(self, left: list[str]) -> str:
        if "joker" in left:
            return "joker"
        best = [die for die in left if die.endswith("-2")] or left
        free = [die for die in best if self.room("captain", die.split("-")[0])]
        kind = self.scarcest([die.split("-")[0] for die in free or best])
        return next(die for die in best if die.split("-")[0] == kind)

    def captain_acquires(self) -> None:
        plans = []
        for track in TRACKS:
            plan = self.plan(track)
            if plan is not None and plan[0] <= self.people["captain"]["gold"]:
                points = self.price("captain", track)[2]
                if self.people["captain"][f"{track}s"] == 3:
                    points += self.figures["score"]["command_bonus"][track in self.done_before]
                plans.append((-points, plan[0], TRACKS.index(track), track, plan))
        if plans:
            *_, track, (gold, bought, paid) = min(plans)
            captain = self.people["captain"]
            captain["gold"] -= gold
            for kind in bought:
                self.gain("captain", kind, 1)
            for kind in paid:
                captain["resources"][kind] -= 1
            self.acquired("captain", track)

    def plan(self, track: str) -> tuple[int, list[str], list[str]] | None:
        """Gold needed, what is bought and what is paid, for the next acquisition; None if it can't be."""
        captain = self.people["captain"]
        if captain[f"{track}s"] == 4:
            return None
        named, any_kind, _ = self.price("captain", track)
        held = dict(captain["resources"])
        free = {kind: self.room("captain", kind) for kind in CHEST}
        bought: list[str] = []
        paid: list[str] = []
        for kind in CHEST:
            for _ in range(named[kind]):
                if held[kind]:
                    held[kind] -= 1
                elif free[kind]:
                    free[kind] -= 1
                    bought.append(kind)
                else:
                    return None
                paid.append(kind)
        for _ in range(any_kind):
            most = max(CHEST, key=lambda kind: (held[kind], CHEST.index(kind)))
            if held[most]:
                held[most] -= 1
            else:
                buyable = [kind for kind in CHEST if free[kind]]
                if not buyable:
                    return None
                most = buyable[-1]
                free[most] -= 1
                bought.append(most)
            paid.append(most)
        return len(bought) * self.figures["stock"]["resource_price"], bought, paid

    def last_recruit(self, captain: dict[str, Any]) -> int:
        """The strongest he can pay whose row has room: CW 9.3 and CW 10.2 alike."""
        assert self.card is not None
        for force in (5, 4, 3, 2, 1):
            price = self.figures["stock"]["pirate_price"][force - 1]
            never = self.card.get("never_recruits", False)
            if not never and captain["gold"] >= price and self.row_room("captain", force):
                captain["gold"] -= price
                captain["pirates"][force - 1] += 1
                captain["enlisted"][force - 1] += 1
                return force
        return 0

    def walk_behind(self, steps: int) -> Script:
        gaps = {
            track: self.people["A"][f"{track}_track"] - self.people["captain"][f"{track}_track"] for track in TRACKS
        }
        wanted = "attribute" if gaps["attribute"] > max(0, gaps["boat"]) else "boat"
        other = "boat" if wanted == "attribute" else "attribute"
        for track in (wanted, other):
            if self.open_circles("captain", track):
                yield from self.walk("captain", track, steps)
                return

    def solo_boarding(self) -> Script:
        captain, player = self.people["captain"], self.people["A"]
        boards = False
        if any(captain["pirates"]):
            roll = []
            for _ in range(3):
                text = yield "*", self.faces("blue")
                roll.append(text)
            boards = len(set(roll)) == 2
        if not boards:
            text = yield "A", ["attack captain", "hold"] if any(player["pirates"]) else ["hold"]
            if text == "hold":
                return
        crew = yield from self.crew("A", 0 if boards else 1)
        his: list[int] = []
        left = [force for force in (1, 2, 3, 4, 5) for _ in range(captain["pirates"][force - 1])]
        for _ in range(self.figures["boarding"]["crew"]):
            text = yield "*", self.faces("yellow")
            coins = int(text.split()[1])
            if left and coins not in (3, 4):
                his.append(left.pop(0 if coins < 3 else -1))
        if boards:
            his = his or left[:1]
            winner = self.fight("captain", "A", his, crew)
        else:
            winner = self.fight("A", "captain", crew, his)
        weakest = next((force for force in (1, 2, 3, 4, 5) if player["pirates"][force - 1]), 0)
        if weakest and not any(captain["pirates"]):
            self.add_pirate("captain", weakest)
        if winner == "A":
            yield from self.reward("A", "captain")
        elif self.card and self.card["won_boarding"] == "gold":
            self.earn("captain", self.figures["boarding"]["steal"])
            player["gold"] = max(0, player["gold"] - self.figures["boarding"]["steal"])
        else:
            yield from self.walk_behind(self.figures["boarding"]["steps"])

    # The end

    def ended(self) -> bool:
        for name, person in self.people.items():
            if person["attacks"] + person["defences"] >= self.figures["boarding"]["rows"]:
                return True
            if not self.coin_room(name) or len(person["command"]) == 2:
                return True
        if self.card and not all(self.room("A", kind) for kind in CHEST):
            return True
        return self.turn == 100

    def scores(self) -> list[int]:
        forces = {name: sum((i + 1) * n for i, n in enumerate(p["pirates"])) for name, p in self.people.items()}
        if self.card and self.step != "over":
            forces["captain"] += self.last_recruit({**self.people["captain"], "pirates": [0] * 5, "enlisted": [0] * 5})
        two = "_two" if len(self.people) == 2 else ""
        naval, attribute = (self.figures["score"][f"{rank}_rank{two}"] for rank in ("naval", "attribute"))
        scores = []
        for name, person in self.people.items():
            score = sum(person["command"]) + person["track_pr"]
            score += sum(thing["pr"] for track in TRACKS for thing in self.figures[track][: person[f"{track}s"]])
            better = sum(other["attribute_track"] > person["attribute_track"] for other in self.people.values())
            score += attribute[better]
            if forces[name] or two:
                score += naval[sum(force > forces[name] for force in forces.values())]
            score += self.figures["boarding"]["line"][person["attacks"]]
            if name == "captain":
                score += sum(person["resources"].values())
            scores.append(score)
        return scores

    def decide(self) -> None:
        scores = self.scores()
        if self.card:
            self.winners = ["A"] if scores[0] > scores[1] else ["captain"]
            return
        keys = {}
        for seat, score in zip(self.seats, scores, strict=True):
            person = self.people[seat]
            keys[seat] = (score, sum((i + 1) * n for i, n in enumerate(person["pirates"])), person["gold"])
        self.winners = [seat for seat in self.seats if keys[seat] == max(keys.values())]

    def dump(self) -> dict[str, Any]:
        hidden = ("enlisted", "raided")
        return {
            "to_move": self.who or None,
            "legal": sorted(self.legal),
            "scores": self.scores(),
            "winners": self.winners,
            "turn": self.turn,
            "step": self.step,
            "active": self.active,
            "dice": [*self.blue, *self.rest],
            "aside": self.aside,
            "players": [
                {"seat": name, **{key: part for key, part in person.items() if key not in hidden}}
                for name, person in self.people.items()
            ],
        }
