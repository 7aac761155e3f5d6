"""The codec of events: every number stands for one thing, and is made again from its parts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from captains_table.games.capitol import GAME
from captains_table.games.capitol.rules import events as codec
from captains_table.games.capitol.rules.events import Events
from rules.capitol.arrange import begin, state_of

PARTS: dict[int, tuple[str, tuple[str, ...]]] = {
    codec.CONSUL: ("consul_of", ("seat",)),
    codec.DEAL: ("deal_of", ("seat", "card")),
    codec.TOP: ("top_of", ("card",)),
    codec.PLAY: ("play_of", ("card",)),
    codec.BURN: ("burn_of", ("card",)),
    codec.RAISE: ("raise_of", ("height",)),
    codec.PUT_ROOF: ("roof_of", ("height", "shape")),
    codec.PLACE: ("place_of", ("zone", "height", "shape")),
    codec.BID: ("bid_of", ("card",)),
    codec.SITE: ("site_of", ("improvement", "zone")),
    codec.DRAW_CARD: ("draw_of", ("deck",)),
}
"""By kind: what gives the number of such an event, and from which parts."""


@pytest.fixture(scope="module")
def events() -> Events:
    return state_of(begin(3)).figures.events


def test_numbers_are_made_again_from_their_parts(events: Events) -> None:
    for event in range(events.size):
        if event in (events.passing, events.bid_done):
            continue
        name, parts = PARTS[events.kind[event]]
        number: Callable[..., int] = getattr(events, name)
        assert number(*(getattr(events, part)[event] for part in parts)) == event


def test_kinds_are_in_the_order_of_the_numbers(events: Events) -> None:
    kinds = [events.kind[event] for event in range(events.size)]
    assert kinds == sorted(kinds)
    assert set(kinds) == {*PARTS, codec.PASS, codec.BID_DONE}


def test_chance_comes_first(events: Events) -> None:
    texts = GAME.event_texts(state_of(begin(3)).figures)
    chances = [text for event, text in enumerate(texts) if events.is_chance(event)]
    assert {text.split(" ")[0] for text in chances} == {"consul", "deal", "top"}
    assert texts[: len(chances)] == chances


def test_what_is_no_event(events: Events) -> None:
    """CA 2.1 stands for what does not exist."""
    state = state_of(begin(3))
    for number in (-1, events.size):
        assert not events.is_event(number)
        assert state.refusal(number) == 201
