"""EC 2.6 and all that depends on it: the legal choices of thousands of positions, beside a search over everything."""

from __future__ import annotations

from copy import deepcopy
from time import process_time
from typing import cast

import pytest

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.editions import Edition
from captains_table.core.luck import Luck
from captains_table.games.el_capitan.rules.layout import TURN
from captains_table.games.el_capitan.rules.state import ElCapitan
from forms import by_form
from rules.el_capitan.arrange import GAME, Situation, situation
from rules.el_capitan.reference import Printed, Turn

PURSES = (-7, -1, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20)
MANOEUVRES = ("buy", "sail", "pirate")
COASTS: list[tuple[str, ...]] = [(), ("lisboa", "porto"), ("canarias",), ("canarias", "lisboa", "porto")]
"""Without outer cities, with some of them, with all."""


def some(luck: Luck, things: list[str], most: int) -> list[str]:
    """A few of them at random, at most so many."""
    order = list(range(len(things)))
    luck.shuffle(order)
    return [things[number] for number in order[: luck.below(most + 1)]]


def shaken(state: ElCapitan, luck: Luck) -> Situation:
    """A position from real play, with few cards left in the hand and the display and other money, elsewhere at sea."""
    game = Situation(state.clone())
    seat = str(game.to_move())
    dump = game.dump()
    unseen = [*dump["deck"]["destinations"], *dump["deck"]["connections"]]
    game.lay_out(*some(luck, [*dump["display"]["destinations"], *dump["display"]["connections"]], 4))
    game.hold(seat, *some(luck, game.player(seat)["hand"], 3), *some(luck, unseen, 2))
    game.purse(seat, PURSES[luck.below(len(PURSES))])
    if luck.below(10) == 0:
        game.at_bank(seat)
    elif luck.below(2):
        city = list(dump["cities"])[luck.below(len(dump["cities"]))]
        free = [space for space, ship in enumerate(game.city(city)["harbours"], start=1) if ship is None]
        game.anchor(seat, city, free[luck.below(len(free))]) if free else game.adrift(seat, city)
    if luck.below(3) == 0:
        game.stock(seat, luck.below(3))
    return game


def compare_turn(game: Situation, printed: Printed, luck: Luck) -> int:
    """Play a turn at random and compare all its choices; returns how many positions that were."""
    seat = str(game.to_move())
    done: list[str] = []
    pirate_from = sailed_to = ""
    while not done or done[-1].split(" ")[0] not in ("end", "loan", "pass"):
        dump = game.dump()
        assert dump["legal"] == Turn(printed, dump, done, pirate_from, sailed_to).legal(), (done, dump)
        choices = [text for text in dump["legal"] if text.startswith(MANOEUVRES)] if luck.below(2) else []
        choices = choices or dump["legal"]
        event = choices[luck.below(len(choices))]
        if event.startswith("pirate via") and not (done and done[-1].startswith("pirate via")):
            pirate_from = dump["pirate"].split(":")[0]
        done.append(event)
        game.play(f"{seat} {event}")
        if event.startswith("sail"):
            sailed_to = game.ship(seat).split(":")[0]
    return len(done)


def compare_game(players: int, options: tuple[str, ...], edition: Edition, seed: int) -> int:
    """Play a game at random, and many a turn beside it in shaken positions; returns how many positions that were."""
    printed = Printed(edition.data, players, options)
    state = cast("ElCapitan", GAME.new(players, options, edition))
    luck = Luck(seed, players)
    positions = 0
    while state.to_move != OVER:
        if state.to_move != CHANCE and state.stage == TURN and not state.acted:
            positions += compare_turn(shaken(state, luck), printed, luck)
        choices = state.legal()
        state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    return positions


def odd_edition(luck: Luck, cheapest: int) -> Edition:
    """Harbour spaces in any order of cost, some of them free, equal cards, connections from a price on."""
    figures = deepcopy(GAME.edition().data)
    for city in figures["city"]:
        city["harbours"] = [luck.below(6) for _ in range(2 + luck.below(2))]
        city["fortresses"] = [luck.below(9) for _ in range(1 + luck.below(2))]
    for first, second in zip(figures["destination"][::2], figures["destination"][1::2], strict=True):
        first["cost"] = cheapest + luck.below(6)
        second["cost"] = cheapest + luck.below(6)
        if luck.below(2):
            second.update(first)
    cards = situation(3).state.figures.card_names[18:]
    figures["connections"]["cost"] = {card: cheapest + luck.below(4) for card in cards}
    return Edition(figures, "odd.toml")


@pytest.mark.slow
@pytest.mark.parametrize("options", by_form(pure=COASTS[::3], compiled=COASTS))
@pytest.mark.parametrize("players", by_form(pure=[2, 5], compiled=[2, 3, 4, 5]))
def test_every_choice_of_a_turn(players: int, options: tuple[str, ...]) -> None:
    """EC 2.6, EC 2.3, EC 11.10: purchases, voyages, buildings and pirate moves, exactly those that the law allows."""
    assert compare_game(players, options, GAME.edition(), 1) > 100


@pytest.mark.slow
@pytest.mark.parametrize("cheapest", [0, 1])
@pytest.mark.parametrize("players", by_form(pure=[3], compiled=[2, 3, 4, 5]))
def test_every_choice_with_odd_figures(players: int, cheapest: int) -> None:
    """EC 2.6, EC 3.9, EC 11.9: the second harbour space may be the cheaper one, cards come twice or for nothing."""
    assert compare_game(players, COASTS[-1], odd_edition(Luck(7, players), cheapest), players) > 50


def test_large_hands_do_not_take_long() -> None:
    """EC 11.10: with twenty cards and no money there are more ways for the pirate than anybody could try."""
    game = situation(3, "canarias", "lisboa", "porto").put("lisboa", "BC").anchor("A", "lisboa", 2).purse("A", 0)
    cards = [card for card in game.state.figures.card_names[18:] if "valencia" not in card]
    game.hold("A", "tanger-1", *cards[:19]).pirate_to("napoli", 1)
    begin = process_time()
    assert game.legal() == ["pass"]
    assert process_time() - begin < 10
    game.moment(1, 2).at_bank("A").put("lisboa", "AAA").hold("A", "tanger-1", "tunis-1", "athina-1", *cards[:17])
    begin = process_time()
    assert game.legal() == ["loan 10", "loan 16"]
    assert process_time() - begin < 10
