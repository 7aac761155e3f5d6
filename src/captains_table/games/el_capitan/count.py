"""What a payday of El Capitán paid to whom and why, and what the money check found."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.picture import Row, table_rows
from captains_table.core.say import Say


def count(happenings: Sequence[Happening], say: Say) -> list[Row]:
    """What a payday paid to whom and why; what the money check found."""
    rows: list[Row] = []
    for number, told in enumerate(happenings):
        if told.kind == "payday":
            rows += _payday(told, [other for other in happenings if other.kind == "income"], say)
        if told.kind == "money-check":
            rows += _money_check([other for other in happenings[number:] if other.kind == "wealth"], say)
    return rows


def _payday(payday: Happening, incomes: list[Happening], say: Say) -> list[Row]:
    """A line for the spread, one for each city that paid, one for bonus cards, and the sum."""
    seats = sorted({int(income.arguments["who"]) for income in incomes})
    lines: dict[str, dict[int, list[str]]] = {}
    total = dict.fromkeys(seats, 0)
    for income in incomes:
        why, amount, who = str(income.arguments["why"]), int(income.arguments["amount"]), int(income.arguments["who"])
        total[who] += amount
        if why == "spread":
            label, reason = say("count-spread"), say("count-cities", detail=int(income.arguments["detail"]))
        elif why == "bonus":
            label, reason = say("count-bonus"), ""
        else:
            label, reason = say(f"city-{income.arguments['city']}"), say(f"count-{why}")
        lines.setdefault(label, {}).setdefault(who, []).append(f"{amount} {reason}".strip())
    body = [[label, *(" + ".join(paid.get(seat, ["–"])) for seat in seats)] for label, paid in lines.items()]
    body.append([say("count-total"), *(str(total[seat]) for seat in seats)])
    title: Row = [(say("count-payday", phase=int(payday.arguments["phase"])), "title")]
    rows = table_rows(["", *map(say.player, seats)], body, ["", *(f"seat-{seat}" for seat in seats)])
    return [title, *rows, [(say("count-legend"), "dim")], []]


def _money_check(wealths: list[Happening], say: Say) -> list[Row]:
    seats = [int(told.arguments["who"]) for told in wealths]
    body = [
        [say("count-money"), *(str(told.arguments["money"]) for told in wealths)],
        [say("count-wealth"), *(str(told.arguments["wealth"]) for told in wealths)],
    ]
    return [*table_rows(["", *map(say.player, seats)], body, ["", *(f"seat-{seat}" for seat in seats)]), []]
