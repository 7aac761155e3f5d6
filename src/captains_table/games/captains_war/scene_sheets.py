"""The sheets of Captains' War as pieces: what every sheet has, and the viewer's, large and with all its circles."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property

from captains_table.core.cells import key_of
from captains_table.core.game import SEATS, Phrase
from captains_table.core.say import figure
from captains_table.core.scene import Scene
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING,
    BOARDING_BONUS,
    CIRCLED,
    COINS,
    COMMAND,
    CREW_OF,
    DEFENCES,
    ENLISTED,
    GOLD,
    HELD,
    OWNED,
    PIRATES,
    SHEET,
    TAKEN,
    TNT,
    TRACK,
)
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    DIE_NAMES,
    FORCES,
    RED_DIE,
    RED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.pirates import free_row
from captains_table.games.captains_war.rules.scoring import score_of
from captains_table.games.captains_war.rules.secrets import has_chosen
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.words import THINGS

GAINS = ("", "-gold", "-joker", "-pirate", "-boarding", "-pr")
"""The circles of a track, by what they give."""


def die_face(state: CaptainsWar, die: int) -> tuple[str, str]:
    """The symbol of a rolled die, and the figure on it."""
    if die == YELLOW_DIE:
        return "die-yellow", str(state.yellow)
    if die == BLACK_DIE:
        return "die-black", str(state.black)
    if die == RED_DIE:
        track, steps = RED_NAMES[state.red].split("-")
        return f"die-red-{track}", steps
    return f"die-{DIE_NAMES[die]}", ""


class Sheet:
    """A sheet being laid out: whose it is, its cells, and the slots it lies on."""

    def __init__(self, made: Scene, state: CaptainsWar, side: int, place: str) -> None:
        self.made, self.state, self.side, self.place = made, state, side, place
        self.id = SEATS[side] if side < state.seats else "captain"
        self.owner = side if side < state.seats else -1

    @cached_property
    def cells(self) -> list[int]:
        """Its own, of those of all sheets."""
        return list(self.state.sheets[self.side * SHEET : (self.side + 1) * SHEET])

    def put(self, name: str, symbol: str, slot: str, text: str = "", label: Phrase | None = None) -> None:
        """Place a piece of this sheet on one of its slots."""
        self.made.put(f"{self.id}-{name}", symbol, f"{self.place}-{slot}", self.owner, text, label)

    def whole(self, lay: Callable[[Sheet], None], *key: Hashable) -> None:
        """All of a sheet, in parts, which change only with something here."""
        self.part("whole", lay, score_of(self.state, self.side), *self._roles(), *key)

    def part(self, name: str, lay: Callable[[Sheet], None], *key: Hashable) -> None:
        """A part of the sheet that depends on the cells of that name (in solo on the captain's as well) and a key."""
        state, ranges = self.state, _CELLS.get(name, ())
        sides = (0, 1) if state.figures.solo == 1 else (self.side,)
        cells = [
            key_of(state.sheets, side * SHEET + first, side * SHEET + end) for side in sides for first, end in ranges
        ]
        made = self.made

        def lay_part(part: Scene) -> None:
            self.made = part
            lay(self)

        made.part((state.figures, name, self.side, self.place, *cells, *key), lay_part)
        self.made = made

    def detail(self, name: str, symbol: str, slot: str, text: str, label: Phrase) -> None:
        """A detail of this sheet; on another's sheet it is decoration, since the counts have it."""
        if self.place == "mine":
            self.put(name, symbol, slot, text, label)
        else:
            self.made.put(f"{self.id}-{name}", symbol, f"{self.place}-{slot}", text=text)

    def label(self, text: str, **arguments: int | str) -> Phrase:
        """A label about this side."""
        return Phrase(text, {"who": self.side, **arguments})

    def circles(self, name: str, held: int, spent: int, free: int, captains: int, symbol: str) -> None:
        """A row of circles: held, blackened, free, and in solo those of the captain. CW 1.1, CW 8.1

        The row itself is laid over them, so that a click anywhere in it is a click on the row.
        """
        marks = [symbol] * held + ["spent"] * spent + ["free"] * free + ["captains"] * captains
        for number, mark in enumerate(marks):
            self.put(f"{name}-{number}", mark, f"{name}-circles" if name != "coins" else name)

    def score(self, symbol: str, slot: str) -> None:
        """The points so far."""
        points = int(score_of(self.state, self.side))
        label = self.label("piece-score", pr=points)
        self.part("score", lambda sheet: sheet.put("score", symbol, slot, str(points), label), points)

    def marks(self) -> None:
        """Whose turn it is, who is active, who fights, who is done, TNT, command bonuses."""
        self.part("marks", Sheet._lay_marks, *self._roles())

    def _roles(self) -> tuple[str, str, bool]:
        """Whether it is the turn of this side or it is done, whether it fights, and whether it is active."""
        state, side = self.state, self.side
        turn = "turn" if side in state.acting() else ""
        if not turn and state.sealed and side < state.seats and has_chosen(state, side):
            turn = "done"
        role = "attacker" if side == state.attacker else "defender" if side == state.defender else ""
        return turn, role, bool(state.active == side)

    def _lay_marks(self) -> None:
        turn, role, active = self._roles()
        if turn == "turn":
            self.put("turn", "lantern", "turn", label=self.label("piece-to-move"))
        elif turn:
            self.put("done", "done", "turn", label=self.label("piece-done"))
        if active:
            self.made.put("active", "wheel", f"{self.place}-active", label=self.label("piece-active"))
        if self.cells[TNT]:
            self.put("tnt", "tnt", "tnt", label=self.label("piece-tnt"))
        if role:
            self.put(role, role, "fight", label=self.label(f"piece-{role}"))
        for number in range(2):
            bonus = self.cells[COMMAND + number]
            if bonus:
                self.put(f"flag-{number}", "flag", "flags", str(bonus), self.label("piece-flag", pr=bonus))


# The large sheet


def lay_large_sheet(made: Scene, state: CaptainsWar, side: int) -> None:
    """All of a sheet, as it is printed."""
    Sheet(made, state, side, "mine").whole(_lay_large, _shown_dice(state))


def _lay_large(sheet: Sheet) -> None:
    sheet.part("sheet", _lay_sheet)
    sheet.score("score", "score")
    sheet.marks()
    for name, lay in _LARGE_PARTS:
        sheet.part(name, lay)
    sheet.part("choices", _lay_choices, _shown_dice(sheet.state))


def _lay_sheet(sheet: Sheet) -> None:
    sheet.made.put(f"sheet-{sheet.id}", "sheet", "mine", sheet.owner, label=sheet.label("piece-player"))
    sheet.put("heading-chest", "heading", "heading-chest", label=Phrase("label-chest"))
    sheet.put("heading-crew", "heading", "heading-crew", label=Phrase("piece-crew"))
    sheet.put("heading-boardings", "heading-boardings", "heading-boardings", label=Phrase("label-boardings"))


def _lay_chest(sheet: Sheet) -> None:
    state, cells = sheet.state, sheet.cells
    price = int(state.figures.resource_price)
    sheet.put("price", "price", "price", str(price), Phrase("piece-price", {"gold": price}))
    for resource in range(RESOURCES):
        name, held, circled = RESOURCE_NAMES[resource], cells[HELD + resource], cells[CIRCLED + resource]
        free, stock = int(free_circles(state, sheet.side, resource)), int(state.figures.stock[resource])
        label = sheet.label("piece-goods", resource=name, held=held, free=free)
        sheet.circles(name, held, circled - held, free, stock - free - circled, name)
        sheet.put(name, f"row-{name}", name, str(held), label)


def _lay_crew(sheet: Sheet) -> None:
    state, cells = sheet.state, sheet.cells
    for force in range(1, FORCES + 1):
        held, enlisted = cells[PIRATES + force - 1], cells[ENLISTED + force - 1]
        free, stock = int(free_row(state, sheet.side, force)), int(state.figures.rows[force - 1])
        price = int(state.figures.recruit_price[force - 1])
        label = sheet.label("piece-force", force=force, held=held, free=free, gold=price)
        sheet.circles(f"force-{force}", held, enlisted - held, free, stock - free - enlisted, "pirate")
        sheet.put(f"force-{force}", "row-pirate", f"force-{force}", f"{force}\n{price}", label)


def _lay_coins(sheet: Sheet) -> None:
    """The coins held and circled. CW 7.1"""
    gold, circled, stock = sheet.cells[GOLD], sheet.cells[COINS], int(sheet.state.figures.coins)
    free = int(free_coins(sheet.state, sheet.side))
    label = sheet.label("piece-gold", gold=gold, circled=stock - free, stock=stock)
    sheet.put("gold", "purse", "gold", f"{gold}\n{stock - free}/{stock}", label)
    sheet.circles("coins", gold, circled - gold, free, stock - free - circled, "coin")


def lay_track(sheet: Sheet, track: int) -> None:
    """The circles with their gains, and padlocks between them. CW 4.3"""
    figures, name = sheet.state.figures, TRACK_NAMES[track]
    crossed, owned = sheet.cells[TRACK + track], sheet.cells[OWNED + track]
    padlocks = [int(padlock) for padlock in figures.padlocks]
    for circle in range(int(figures.circles) + 1):
        if circle:
            place = track * (int(figures.circles) + 1) + circle
            gain, size = GAINS[figures.gains[place]], int(figures.gain_sizes[place])
            mark = "-crossed" if circle <= crossed else ""
            text = "" if gain == "-joker" or not gain else f"+{size}" if gain == "-boarding" else str(size)
            label = Phrase(f"piece-circle{gain}", {"circle": circle, "track": name, "size": size})
            sheet.detail(f"{name}-circle-{circle}", f"circle{gain}{mark}", f"{name}-track", text, label)
        if circle in padlocks:
            number = padlocks.index(circle)
            mark = "-open" if owned > number else ""
            label = Phrase(f"piece-padlock{mark}", {"number": number + 1, "track": name})
            text = "" if mark else str(number + 1)
            sheet.detail(f"{name}-padlock-{number}", f"padlock{mark}", f"{name}-track", text, label)


def _lay_things(sheet: Sheet, track: int) -> None:
    """What can be acquired, with its points and, until it is acquired, its price. CW 4.2"""
    figures, name = sheet.state.figures, TRACK_NAMES[track]
    for number in range(ACQUISITIONS):
        at = track * ACQUISITIONS + number
        thing, spot = figures.things[at], f"{name}-{number}"
        known = thing in THINGS
        label = Phrase(f"short-{thing}") if known else Phrase("piece-thing", {"name": thing})
        sheet.put(spot, f"thing-{thing if known else name}", spot, str(figures.points[at]), label)
        if number < sheet.cells[OWNED + track]:
            sheet.put(f"{spot}-owned", "owned", f"{spot}-owned", label=Phrase("piece-owned"))
            continue
        for resource in range(ANY + 1):
            good = "any" if resource == ANY else RESOURCE_NAMES[resource]
            for copy in range(figures.prices[at * PRICE + resource]):
                sheet.put(f"{spot}-{good}-{copy}", f"price-{good}", f"{spot}-price")


def _lay_boardings(sheet: Sheet) -> None:
    """The boarding rows, what attacks score, and the permanent bonus. CW 5.5, CW 5.6, CW 7.3"""
    state, attacks, defences = sheet.state, sheet.cells[ATTACKS], sheet.cells[DEFENCES]
    rows = ["attack"] * attacks + ["defence"] * defences
    rows += ["boarding"] * (int(state.figures.boardings) - len(rows))
    for number, row in enumerate(rows):
        sheet.put(f"boarding-{number}", row, "boardings", label=Phrase(f"piece-{row}"))
    for number, points in enumerate(state.figures.line):
        label = Phrase("piece-line", {"attacks": number, "pr": int(points)})
        symbol = "line-now" if number == attacks else "line"
        sheet.put(f"line-{number}", symbol, "line", figure(points), label)
    bonus = sheet.cells[BOARDING_BONUS]
    sheet.put("bonus", "bonus", "bonus", f"+{bonus}", sheet.label("piece-bonus", bonus=bonus))
    for number in range(sum(not sheet.cells[COMMAND + place] for place in range(2))):
        first, later = int(state.figures.first_bonus), int(state.figures.later_bonus)
        label = Phrase("piece-flag-free", {"first": first, "later": later})
        sheet.put(f"flag-free-{number}", "flag-free", "flags", f"{first}/{later}", label)


def _lay_tracks(sheet: Sheet) -> None:
    for track, name in enumerate(TRACK_NAMES):
        sheet.put(name, f"title-{name}", name, label=Phrase("label-boats" if track == 0 else "label-attributes"))
        lay_track(sheet, track)
        _lay_things(sheet, track)


_LARGE_PARTS = (
    ("goods", _lay_chest),
    ("crew", _lay_crew),
    ("coins", _lay_coins),
    ("tracks", _lay_tracks),
    ("boardings", _lay_boardings),
)
"""The parts of a large sheet, each with the name of the cells that it depends on."""
_CELLS = {
    "goods": ((HELD, HELD + RESOURCES), (CIRCLED, CIRCLED + RESOURCES)),
    "crew": ((PIRATES, PIRATES + FORCES), (ENLISTED, ENLISTED + FORCES)),
    "coins": ((GOLD, GOLD + 1), (COINS, COINS + 1)),
    "tracks": ((TRACK, TRACK + TRACKS), (OWNED, OWNED + TRACKS)),
    "boardings": (
        *((ATTACKS, ATTACKS + 1), (DEFENCES, DEFENCES + 1)),
        *((BOARDING_BONUS, BOARDING_BONUS + 1), (COMMAND, COMMAND + 2)),
    ),
}
_CELLS |= {
    f"track-{track}": ((TRACK + track, TRACK + track + 1), (OWNED + track, OWNED + track + 1))
    for track in range(TRACKS)
}
_CELLS["counts"] = tuple(cells for name in ("goods", "crew", "coins", "tracks", "boardings") for cells in _CELLS[name])
_CELLS["whole"] = ((0, SHEET),)
_CELLS["marks"] = ((TNT, TNT + 1), (COMMAND, COMMAND + 2))
_CELLS["choices"] = ((TAKEN, TAKEN + 2), (CREW_OF, CREW_OF + FORCES))


def _shown_dice(state: CaptainsWar) -> tuple[int, ...] | None:
    """The figures of the dice that may lie on a sheet, of this roll until there may be a crew to send."""
    chosen_from = state.aside >= 0 or state.figures.solo == 1
    may_lie = state.dice[RED_DIE] > 0 and chosen_from and state.phase != BOARDING
    return (state.yellow, state.black, state.red) if may_lie else None


def _lay_choices(sheet: Sheet) -> None:
    """The dice taken, and the crew that is sent."""
    state = sheet.state
    may_lie = _shown_dice(state) is not None
    for number in range(2):
        die = sheet.cells[TAKEN + number]
        if die >= 0 and may_lie:
            symbol, text = die_face(state, die)
            sheet.put(f"taken-{number}", symbol, "taken", text, sheet.label("piece-taken", die=DIE_NAMES[die]))
    for force in range(FORCES, 0, -1):
        for number in range(sheet.cells[CREW_OF + force - 1]):
            label = sheet.label("piece-sent", force=force)
            sheet.put(f"sent-{force}-{number}", "sent", "sent", str(force), label)
