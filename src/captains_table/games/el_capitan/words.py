"""What there is to say about El Capitán: events, happenings and refusals as phrases, in no language."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    CARD,
    END,
    EXTEND,
    FORTRESS,
    LOAN,
    PASS,
    PIRATE_CARD,
    PIRATE_FREE,
    PIRATE_PAID,
    PIRATE_ROUTE,
    REOPEN,
    REPAY,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
    STEPS,
    VIA_CARD,
    VIA_ROUTE,
    pirate_card,
    pirate_goal,
    pirate_space,
)
from captains_table.games.el_capitan.rules.figures import CITIES, DESTINATIONS, SPACES, Charts
from captains_table.games.el_capitan.rules.layout import (
    CITY_CELLS,
    FILLING,
    FORTRESSES,
    HAND,
    HIGHEST,
    MONEY,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    Table,
)
from captains_table.games.el_capitan.rules.loans import pending_kind
from captains_table.games.el_capitan.rules.voyages import straight_to
from captains_table.games.el_capitan.rules.warehouses import fortress_site, next_site, stock_refusal

_NAMES = {"city": "city-", "from": "city-", "deck": "deck-", "option": "option-"}


def voice(state: State, fact: str, value: int | str) -> str | None:
    """Cities and decks have names; a card is said by the cities on it."""
    return _NAMES[fact] + value if fact in _NAMES and isinstance(value, str) else None


def card_facts(charts: Charts, card: int) -> Arguments:
    """A card: its id, its cities, its seals (0 for a connection) and its cost."""
    other = charts.card_other[card]
    return {
        "card": charts.card_names[card],
        "city": charts.names[charts.card_city[card]],
        "from": charts.names[other if other >= 0 else charts.card_city[card]],
        "seals": charts.seals[card],
        "cost": charts.card_cost[card],
    }


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    table = cast("Table", state)
    charts = table.charts
    who: Arguments = {"who": table.to_move}
    if event < CARD:
        return Phrase("event-starts", {"who": event - STARTS})
    if event < BUY:
        return _of_card("event-card", charts, event - CARD, {})
    if event < SAIL:
        return _of_card("event-buy", charts, event - BUY, who)
    if event < BUILD:
        return _voyage(table, event, who)
    if event < LOAN:
        return _building(table, event, who)
    if event < END:
        return Phrase("event-loan", {**who, "amount": charts.loan_amount[event - LOAN]})
    if event in (END, PASS):
        return Phrase("event-end" if event == END else "event-pass", who)
    if event < STARTER:
        return _repayment(charts, event, who)
    if event < PIRATE_FREE:
        return Phrase("event-starter", {**who, "who_starts": event - STARTER})
    return _pirate(table, event, who)


def _of_card(text: str, charts: Charts, card: int, arguments: Arguments) -> Phrase:
    kind = "destination" if card < DESTINATIONS else "connection"
    return Phrase(f"{text}-{kind}", {**arguments, **card_facts(charts, card)})


def _voyage(table: Table, event: int, who: Arguments) -> Phrase:
    if event < ROUTE:
        card = event - SAIL
        goal = straight_to(table, table.player[table.to_move * PLAYER_CELLS + SHIP], card)
        text = "event-sail" if card < DESTINATIONS else "event-sail-connection"
    else:
        card, goal = divmod(event - ROUTE, CITIES)
        text = "event-sail-route"
    city = table.charts.names[goal if goal >= 0 else table.charts.card_city[card]]
    return Phrase(text, {**who, "city": city, "seals": table.charts.seals[card], "card": table.charts.card_names[card]})


def _building(table: Table, event: int, who: Arguments) -> Phrase:
    at = table.to_move * PLAYER_CELLS
    city = max(0, table.player[at + SHIP])
    arguments: Arguments = {**who, "city": table.charts.names[city]}
    if event < REOPEN:
        wanted = (event - BUILD) % 3
        arguments["site"] = wanted or next_site(table, city)
        arguments["cost"] = table.charts.harbour_cost[city * SPACES + max(0, table.player[at + SPACE])]
        arguments["colour"] = "neutral" if event - BUILD >= 3 else "main"
        return Phrase("event-build", arguments)
    if event < FORTRESS:
        arguments["site"] = next_site(table, city)
        arguments["colour"] = "neutral" if event > REOPEN else "main"
        return Phrase("event-reopen", arguments)
    arguments["cost"] = table.charts.fort_cost[city * 2 + max(0, fortress_site(table, city))]
    return Phrase("event-fortress", arguments)


def _repayment(charts: Charts, event: int, who: Arguments) -> Phrase:
    kind = event - (REPAY if event < EXTEND else EXTEND)
    arguments: Arguments = {**who, "amount": charts.loan_amount[kind], "cost": charts.loan_due[kind]}
    if event < EXTEND:
        return Phrase("event-repay", {**arguments, "extended": "yes" if kind >= 2 else "no"})
    return Phrase("event-extend", {**arguments, "cost": charts.loan_due[kind + 2]})


def _pirate(table: Table, event: int, who: Arguments) -> Phrase:
    charts = table.charts
    if event < PIRATE_CARD:
        place = event - PIRATE_FREE if event < PIRATE_PAID else (event - PIRATE_PAID) // STEPS
        arguments: Arguments = {**who, "city": charts.names[place // SPACES], "space": place % SPACES + 1}
        if event < PIRATE_PAID:
            return Phrase("event-pirate", arguments)
        return Phrase(
            "event-pirate-paid", {**arguments, "cost": ((event - PIRATE_PAID) % STEPS + 1) * charts.step_cost}
        )
    arguments = {**who, "city": charts.names[pirate_goal(charts, event)], "card": charts.card_names[pirate_card(event)]}
    if event >= VIA_CARD:
        return Phrase("event-pirate-via", {**arguments, "way": "route" if event >= VIA_ROUTE else "straight"})
    arguments["space"] = pirate_space(event) + 1
    return Phrase("event-pirate-card", {**arguments, "way": "route" if event >= PIRATE_ROUTE else "straight"})


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments of the case: whose money, which card and city, and which case of the clause it is."""
    table = cast("Table", state)
    charts = table.charts
    seat = max(0, table.to_move)
    at = seat * PLAYER_CELLS
    arguments: Arguments = {"who": seat, "money": table.player[at + MONEY], "phase": table.phase}
    place = table.player[at + SHIP]
    arguments["city"] = charts.names[_city_meant(table, event, place)]
    arguments["from"] = charts.names[max(0, place)]
    arguments["cost"] = _cost_meant(table, event)
    arguments["amount"] = charts.loan_amount[event - LOAN] if LOAN <= event < END else 0
    arguments["card"] = charts.card_names[_card_meant(event)]
    arguments["seals"] = charts.seals[_card_meant(event)]
    arguments["case"] = _case(table, event, clause)
    return arguments


def _card_meant(event: int) -> int:
    if CARD <= event < BUY:
        return event - CARD
    if BUY <= event < SAIL:
        return event - BUY
    if SAIL <= event < ROUTE:
        return event - SAIL
    if ROUTE <= event < BUILD:
        return (event - ROUTE) // CITIES
    return pirate_card(event) if event >= PIRATE_CARD else 0


def _city_meant(table: Table, event: int, place: int) -> int:
    if SAIL <= event < ROUTE:
        goal = straight_to(table, place, event - SAIL)
        return goal if goal >= 0 else table.charts.card_city[event - SAIL]
    if ROUTE <= event < BUILD:
        return (event - ROUTE) % CITIES
    if PIRATE_FREE <= event < PIRATE_PAID:
        return (event - PIRATE_FREE) // SPACES
    if PIRATE_PAID <= event < PIRATE_CARD:
        return (event - PIRATE_PAID) // STEPS // SPACES
    if event >= PIRATE_CARD:
        return pirate_goal(table.charts, event)
    return max(0, place)


def _cost_meant(table: Table, event: int) -> int:
    charts = table.charts
    at = max(0, table.to_move) * PLAYER_CELLS
    city, space = table.player[at + SHIP], table.player[at + SPACE]
    if BUY <= event < SAIL:
        return charts.card_cost[event - BUY]
    if BUILD <= event < REOPEN and city >= 0 and space >= 0:
        return charts.harbour_cost[city * SPACES + space]
    if event == FORTRESS and city >= 0 and fortress_site(table, city) >= 0:
        return charts.fort_cost[city * 2 + fortress_site(table, city)]
    if REPAY <= event < EXTEND:
        return charts.loan_due[event - REPAY]
    if PIRATE_PAID <= event < PIRATE_CARD:
        return ((event - PIRATE_PAID) % STEPS + 1) * charts.step_cost
    return 0


def _case(table: Table, event: int, clause: int) -> str:
    """Which of the things that a clause says is in the way."""
    at = max(0, table.to_move) * PLAYER_CELLS
    city, space = table.player[at + SHIP], table.player[at + SPACE]
    if clause == 202:
        return "end" if event == END else "done"
    if clause == 301:
        if CARD <= event < BUY or table.stage == FILLING:
            return "wait" if table.stage == FILLING else "full"
        return "cost" if BUY <= event < SAIL and (table.display >> (event - BUY)) & 1 else "display"
    if clause in (501, 601, 701) and (city < 0 or space < 0):
        return "harbour"
    if clause == 501:
        return "stock" if stock_refusal(table, table.to_move, event - BUILD >= 3) else "cost"
    if clause == 502:
        return "choose" if table.city[city * CITY_CELLS + HIGHEST] == 0 else "fixed"
    if clause == 701:
        return _fortress_case(table, city)
    if clause == 304:
        return _voyage_case(table, event)
    if clause == 901:
        return _loan_case(table, event)
    if clause == 1108:
        if event == END:
            return "owed"
        return ("moored" if event < PIRATE_FREE else "made") if table.moored else "none"
    if clause == 1110:
        return _pirate_case(table, event)
    return "other"


def _fortress_case(table: Table, city: int) -> str:
    if table.player[table.to_move * PLAYER_CELLS + FORTRESSES] == 0:
        return "stock"
    if table.to_move in (table.fort[city * 2], table.fort[city * 2 + 1]):
        return "own"
    return "full" if fortress_site(table, city) < 0 else "cost"


def _loan_case(table: Table, event: int) -> str:
    pending = pending_kind(table, max(0, table.to_move))
    if pending < 0:
        return "none"
    return "due" if EXTEND <= event < STARTER and event - EXTEND == pending else "order"


def _voyage_case(table: Table, event: int) -> str:
    card = _card_meant(event)
    if not (table.player[table.to_move * PLAYER_CELLS + HAND] >> card) & 1:
        return "hand"
    route = ROUTE <= event < BUILD or event >= VIA_ROUTE or PIRATE_ROUTE <= event < VIA_CARD
    if not route:
        return "link" if event < BUILD else "pirate"
    named = table.charts.card_city[card]
    goal = (event - ROUTE) % CITIES if event < BUILD else pirate_goal(table.charts, event)
    return "named" if named == goal else "reach"


def _pirate_case(table: Table, event: int) -> str:
    if table.pirate_from >= 0 and event < PIRATE_CARD:
        return "underway"
    if table.pirate_moved:
        return "moved"
    if event >= PIRATE_CARD:
        held = (table.player[table.to_move * PLAYER_CELLS + HAND] >> _card_meant(event)) & 1
        return "nowhere" if held else "hand"
    return "cost"
