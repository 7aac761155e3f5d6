"""The notation of El Capitán: the text of every event, in the order of their numbers (`docs/record-format.md`)."""

from __future__ import annotations

from captains_table.core.game import SEATS
from captains_table.games.el_capitan.rules.events import EVENTS, STEPS
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, DESTINATIONS, SPACES, Charts


def event_texts(charts: Charts) -> list[str]:
    """The text of every event."""
    cards = card_texts(charts)
    cities = charts.names
    spaces = range(1, SPACES + 1)
    connections = [(cards[card], end) for card in range(DESTINATIONS, CARDS) for end in ends(charts, card)]
    routes = [(cards[card], city) for card in range(DESTINATIONS) for city in cities]
    ten, sixteen = (str(charts.loan_amount[kind]) for kind in range(2))
    texts = [
        *(f"starts {seat}" for seat in SEATS[:5]),
        *(f"card {card}" for card in cards),
        *(f"buy {card}" for card in cards),
        *(f"sail {card}" for card in cards),
        *(f"sail {card} > {city}" for card, city in routes),
        *("build", "build 1", "build 2", "build neutral", "build neutral 1", "build neutral 2"),
        *("reopen", "reopen neutral", "fortress"),
        *(f"loan {ten}", f"loan {sixteen}", "end", "pass"),
        *(f"repay {ten}", f"repay {sixteen}", f"repay {ten}+", f"repay {sixteen}+"),
        *(f"extend {ten}", f"extend {sixteen}"),
        *(f"starter {seat}" for seat in SEATS[:5]),
        *(f"pirate {city} {space}" for city in cities for space in spaces),
        *(
            f"pirate {city} {space} for {steps * charts.step_cost}" + ("" if charts.step_cost else f" ({steps} steps)")
            for city in cities
            for space in spaces
            for steps in range(1, STEPS + 1)
        ),
        *(
            f"pirate {cities[charts.card_city[card]]} {space} with {cards[card]}"
            for card in range(DESTINATIONS)
            for space in spaces
        ),
        *(f"pirate {city} {space} with {card}" for card, city in connections for space in spaces),
        *(f"pirate {city} {space} with {card} > {city}" for card, city in routes for space in spaces),
        *(f"pirate via {cities[charts.card_city[card]]} with {cards[card]}" for card in range(DESTINATIONS)),
        *(f"pirate via {city} with {card}" for card, city in connections),
        *(f"pirate via {city} with {card} > {city}" for card, city in routes),
    ]
    assert len(texts) == EVENTS, "the texts follow the numbers of the events"
    assert len(cities) == CITIES
    return texts


def card_texts(charts: Charts) -> list[str]:
    """The ids of the cards; the second of two equal ones, which is never offered, has a number."""
    return [
        name if charts.first_equal[card] == card else f"{name} #{card + 1}"
        for card, name in enumerate(charts.card_names)
    ]


def ends(charts: Charts, card: int) -> tuple[str, str]:
    """The two cities of a connection."""
    return charts.names[charts.card_city[card]], charts.names[charts.card_other[card]]
