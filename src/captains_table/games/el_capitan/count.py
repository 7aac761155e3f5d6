"""What a payday paid to whom and why, and the result of the money check. EC 8, EC 9.4"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.count import Count, CountRow, Item, Note, player_column
from captains_table.core.game import Arguments, Phrase


def count(tale: Sequence[Happening]) -> Count | None:
    """A payday, a money check, or both in one table: a column for every player."""
    told: dict[str, list[Arguments]] = {}
    for happening in tale:
        told.setdefault(happening.kind, []).append(happening.arguments)
    incomes, wealths = told.get("income", []), told.get("wealth", [])
    seats = sorted({int(arguments["who"]) for arguments in (*incomes, *wealths)})
    rows, notes, title = [], [], "count-money-check"
    if "payday" in told:
        title = "count-payday"
        rows += _incomes(incomes, seats)
        notes.append(Note(Phrase("count-legend")))
    if "money-check" in told:
        rows += _wealths(wealths, seats)
    if not rows:
        return None
    [phase] = {int(arguments["phase"]) for kind in ("payday", "money-check") for arguments in told.get(kind, [])}
    covers = frozenset({"payday", "income", "money-check", "wealth"})
    columns = tuple(player_column(seat) for seat in seats)
    return Count(Phrase(title, {"phase": phase}), columns, tuple(rows), tuple(notes), covers=covers)


def _incomes(incomes: Sequence[Arguments], seats: Sequence[int]) -> list[CountRow]:
    """A row for proliferation, one for each city that paid, one for bonus cards, and the total."""
    rows: dict[str, dict[int, list[Item]]] = {}
    total = dict.fromkeys(seats, 0)
    for income in incomes:
        who, amount = int(income["who"]), int(income["amount"])
        total[who] += amount
        rows.setdefault(_label(income), {}).setdefault(who, []).append(Item(amount, _reason(income)))
    counted = [
        CountRow(Phrase(label), tuple(tuple(paid.get(seat, ())) for seat in seats)) for label, paid in rows.items()
    ]
    return [*counted, CountRow(Phrase("count-total"), tuple((Item(total[seat]),) for seat in seats), "total")]


def _label(income: Arguments) -> str:
    """The city that pays, or the source of the income."""
    return f"city-{income['city']}" if "city" in income else f"count-{income['why']}"


def _reason(income: Arguments) -> Phrase | None:
    """The number of cities, or the player's rank in the city."""
    if income["why"] == "spread":
        return Phrase("count-cities", {"detail": int(income["detail"])})
    return Phrase(f"count-{income['why']}") if "city" in income else None


def _wealths(wealths: Sequence[Arguments], seats: Sequence[int]) -> list[CountRow]:
    """Money, and what is left after loans."""
    found = {int(arguments["who"]): arguments for arguments in wealths}
    return [
        CountRow(Phrase("count-money"), tuple((Item(int(found[seat]["money"])),) for seat in seats)),
        CountRow(Phrase("count-wealth"), tuple((Item(int(found[seat]["wealth"])),) for seat in seats), "total"),
    ]
