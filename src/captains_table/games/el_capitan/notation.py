"""The notation of El Capitán: the text of every event, in numerical order (`docs/record-format.md`)."""

from __future__ import annotations

from captains_table.core.game import SEATS
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
    VIA_CARD,
    VIA_ROUTE,
)
from captains_table.games.el_capitan.rules.figures import EXTENDED, LOAN_KINDS, Figures

PATTERNS = {
    STARTS: "starts {seat}",
    REVEAL: "card {card}",
    BUY: "buy {card}",
    SAIL: "sail {card}",
    ROUTE: "sail {card} > {city}",
    BUILD: "build{neutral}{site}",
    REOPEN: "reopen{neutral}",
    FORTRESS: "fortress",
    LOAN: "loan {loan}",
    END: "end",
    PASS: "pass",
    REPAY: "repay {loan}",
    EXTEND: "extend {loan}",
    STARTER: "starter {seat}",
    PIRATE_FREE: "pirate {city} {space}",
    PIRATE_PAID: "pirate {city} {space} for {price}",
    PIRATE_CARD: "pirate {city} {space} with {card}",
    PIRATE_ROUTE: "pirate {city} {space} with {card} > {city}",
    VIA_CARD: "pirate via {city} with {card}",
    VIA_ROUTE: "pirate via {city} with {card} > {city}",
}
"""How each kind of event is written."""


def event_texts(figures: Figures) -> list[str]:
    """The text of each event, without who makes it."""
    events = figures.events
    cards, loans = card_texts(figures), loan_texts(figures)
    return [
        PATTERNS[events.kind[event]].format(
            seat=SEATS[events.seat[event]],
            card=cards[events.card[event]],
            city=figures.names[events.city[event]],
            space=events.space[event] + 1,
            neutral=" neutral" if events.neutral[event] == 1 else "",
            site=f" {events.site[event]}" if events.site[event] > 0 else "",
            loan=loans[events.loan[event]],
            price=_price(figures, events.steps[event]),
        )
        for event in range(events.size)
    ]


def card_texts(figures: Figures) -> list[str]:
    """The ids of the cards; the second of two identical ones, which is never offered, has a number."""
    return [
        name if figures.first_equal[card] == card else f"{name} #{card + 1}"
        for card, name in enumerate(figures.card_names)
    ]


def loan_texts(figures: Figures) -> list[str]:
    """The loans by their amounts, `+` for an extended one."""
    return [f"{figures.loan_amount[loan]}{'+' if loan >= EXTENDED else ''}" for loan in range(LOAN_KINDS)]


def _price(figures: Figures, steps: int) -> str:
    """The price of that many steps of the pirate; if they are free, the steps themselves."""
    return f"{steps * figures.step_cost}" + ("" if figures.step_cost else f" ({steps} steps)")
