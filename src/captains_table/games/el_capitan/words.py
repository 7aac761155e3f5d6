"""What happens in El Capitán, as language-neutral phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
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
    REVEAL,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
    VIA_ROUTE,
)
from captains_table.games.el_capitan.rules.figures import DESTINATIONS, EXTENDED, FORTS, SPACES, Figures
from captains_table.games.el_capitan.rules.fortresses import fortress_site
from captains_table.games.el_capitan.rules.layout import PLAYER_CELLS, SHIP, SPACE
from captains_table.games.el_capitan.rules.routes import straight_to
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.rules.warehouses import next_site

_NAMES = {"city": "city-", "from": "city-", "card": "card-", "deck": "deck-", "option": "option-"}


def voice(state: State, fact: str, value: int | str) -> str | None:
    """Cities, cards and decks have names."""
    return _NAMES[fact] + value if fact in _NAMES and isinstance(value, str) else None


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    state = cast("ElCapitan", state)
    events = state.figures.events
    kind = events.kind[event]
    who: Arguments = {"who": state.to_move}
    if kind == STARTS:
        return Phrase("event-starts", {"who": events.seat[event]})
    if kind == REVEAL:
        return _of_card("event-card", state.figures, events.card[event], {})
    if kind == BUY:
        return _of_card("event-buy", state.figures, events.card[event], who)
    if kind in (SAIL, ROUTE):
        return _voyage(state, event, who)
    if kind in (BUILD, REOPEN, FORTRESS):
        return _building(state, event, who)
    if kind in (LOAN, REPAY, EXTEND):
        return _loan(state.figures, event, who)
    if kind in (END, PASS):
        return Phrase("event-end" if kind == END else "event-pass", who)
    if kind == STARTER:
        return Phrase("event-starter", {**who, "who_starts": events.seat[event]})
    return _pirate(state.figures, event, who)


def _of_card(text: str, figures: Figures, card: int, arguments: Arguments) -> Phrase:
    """A card by its cities, its seals (0 for a connection) and its cost."""
    named, other = figures.card_city[card], figures.card_other[card]
    return Phrase(
        f"{text}-{'destination' if card < DESTINATIONS else 'connection'}",
        {
            **arguments,
            "card": figures.card_names[card],
            "city": figures.names[named],
            "from": figures.names[other if other >= 0 else named],
            "seals": figures.seals[card],
            "cost": figures.card_cost[card],
        },
    )


def _voyage(state: ElCapitan, event: int, who: Arguments) -> Phrase:
    figures, events = state.figures, state.figures.events
    card, goal = events.card[event], events.city[event]
    text = "event-sail-route"
    if events.kind[event] == SAIL:
        goal = straight_to(state, state.player[state.to_move * PLAYER_CELLS + SHIP], card)
        text = "event-sail" if card < DESTINATIONS else "event-sail-connection"
    city = figures.names[goal if goal >= 0 else figures.card_city[card]]
    return Phrase(text, {**who, "city": city, "seals": figures.seals[card], "card": figures.card_names[card]})


def _building(state: ElCapitan, event: int, who: Arguments) -> Phrase:
    figures, events = state.figures, state.figures.events
    at = state.to_move * PLAYER_CELLS
    city = max(0, state.player[at + SHIP])
    arguments: Arguments = {**who, "city": figures.names[city]}
    colour = "neutral" if events.neutral[event] == 1 else "main"
    if events.kind[event] == BUILD:
        arguments["site"] = events.site[event] or next_site(state, city)
        arguments["cost"] = figures.harbour_cost[city * SPACES + max(0, state.player[at + SPACE])]
        return Phrase("event-build", {**arguments, "colour": colour})
    if events.kind[event] == REOPEN:
        return Phrase("event-reopen", {**arguments, "site": next_site(state, city), "colour": colour})
    arguments["cost"] = figures.fort_cost[city * FORTS + max(0, fortress_site(state, city))]
    return Phrase("event-fortress", arguments)


def _loan(figures: Figures, event: int, who: Arguments) -> Phrase:
    kind, loan = figures.events.kind[event], figures.events.loan[event]
    arguments: Arguments = {**who, "amount": figures.loan_amount[loan]}
    if kind == LOAN:
        return Phrase("event-loan", arguments)
    if kind == EXTEND:
        return Phrase("event-extend", {**arguments, "cost": figures.loan_due[loan + EXTENDED]})
    extended = "yes" if loan >= EXTENDED else "no"
    return Phrase("event-repay", {**arguments, "cost": figures.loan_due[loan], "extended": extended})


def _pirate(figures: Figures, event: int, who: Arguments) -> Phrase:
    events = figures.events
    kind = events.kind[event]
    arguments: Arguments = {**who, "city": figures.names[events.city[event]]}
    if kind in (PIRATE_FREE, PIRATE_PAID):
        arguments["space"] = events.space[event] + 1
        if kind == PIRATE_FREE:
            return Phrase("event-pirate", arguments)
        return Phrase("event-pirate-paid", {**arguments, "cost": events.steps[event] * figures.step_cost})
    arguments["card"] = figures.card_names[events.card[event]]
    way = "route" if kind in (PIRATE_ROUTE, VIA_ROUTE) else "straight"
    if kind in (PIRATE_CARD, PIRATE_ROUTE):
        return Phrase("event-pirate-card", {**arguments, "space": events.space[event] + 1, "way": way})
    return Phrase("event-pirate-via", {**arguments, "way": way})
