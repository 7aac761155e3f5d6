"""The codec of events: every number stands for one thing, and is made again from its parts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from captains_table.games.el_capitan.rules import events as codec
from captains_table.games.el_capitan.rules.events import Events
from rules.el_capitan.arrange import GAME, situation

PARTS: dict[int, tuple[str, tuple[str, ...]]] = {
    codec.STARTS: ("starts_of", ("seat",)),
    codec.REVEAL: ("reveal_of", ("card",)),
    codec.BUY: ("buy_of", ("card",)),
    codec.SAIL: ("sail_of", ("card",)),
    codec.ROUTE: ("route_of", ("card", "city")),
    codec.BUILD: ("build_of", ("neutral", "site")),
    codec.REOPEN: ("reopen_of", ("neutral",)),
    codec.LOAN: ("loan_of", ("loan",)),
    codec.REPAY: ("repay_of", ("loan",)),
    codec.EXTEND: ("extend_of", ("loan",)),
    codec.STARTER: ("starter_of", ("seat",)),
    codec.PIRATE_FREE: ("pirate_free_of", ("city", "space")),
    codec.PIRATE_PAID: ("pirate_paid_of", ("city", "space", "steps")),
    codec.PIRATE_CARD: ("pirate_card_of", ("card", "city", "space")),
    codec.PIRATE_ROUTE: ("pirate_route_of", ("card", "city", "space")),
    codec.VIA_CARD: ("via_card_of", ("card", "city")),
    codec.VIA_ROUTE: ("via_route_of", ("card", "city")),
}
"""By kind: what gives the number of such an event, and from which parts."""


@pytest.fixture(scope="module")
def events() -> Events:
    return situation(3, "canarias", "lisboa", "porto").state.figures.events


def test_numbers_are_made_again_from_their_parts(events: Events) -> None:
    for event in range(events.size):
        if event in (events.fortress, events.ending, events.passing):
            continue
        name, parts = PARTS[events.kind[event]]
        number: Callable[..., int] = getattr(events, name)
        assert number(*(getattr(events, part)[event] for part in parts)) == event


def test_kinds_are_in_the_order_of_the_numbers(events: Events) -> None:
    kinds = [events.kind[event] for event in range(events.size)]
    assert kinds == sorted(kinds)
    assert set(kinds) == {*PARTS, codec.FORTRESS, codec.END, codec.PASS}


def test_chance_comes_first(events: Events) -> None:
    texts = GAME.event_texts(situation(3).state.figures)
    chances = [text for event, text in enumerate(texts) if events.is_chance(event)]
    assert {text.split(" ")[0] for text in chances} == {"starts", "card"}
    assert texts[: len(chances)] == chances


def test_what_is_no_event(events: Events) -> None:
    """EC 9.7 stands for what does not exist."""
    state = situation(3).state
    for number in (-1, events.size):
        assert not events.is_event(number)
        assert state.refusal(number) == 907
