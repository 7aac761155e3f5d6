"""EC 1: components and set-up."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE, OPEN, SPECTATOR
from captains_table.core.luck import Luck
from rules.el_capitan.arrange import GAME, new_situation, situation

GRID = [
    ["marseille", "venezia", "constantinople"],
    ["valencia", "napoli", "athina"],
    ["tanger", "tunis", "alexandria"],
]
NEIGHBOURS = {
    city: {
        GRID[row + down][column + right]
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if 0 <= row + down < 3 and 0 <= column + right < 3
    }
    for row, cities in enumerate(GRID)
    for column, city in enumerate(cities)
}
ONE_SEAL = ("venezia-1", "valencia-1", "napoli-1", "athina-1", "tanger-1", "tunis-1")


@pytest.mark.parametrize("city", sorted(NEIGHBOURS))
def test_neighbours_touch_horizontally_or_vertically(city: str) -> None:
    """EC 1.1: one seal leads to the neighbours and nowhere else."""
    card = next(card for card in ONE_SEAL if card.split("-")[0] not in {city, *NEIGHBOURS[city]})
    game = situation(3).anchor("A", city).hold("A", card)
    assert {text.split(" > ")[1] for text in game.legal("sail") if ">" in text} == NEIGHBOURS[city]


def test_nine_cities() -> None:
    """EC 1.1: the board has these nine, row by row."""
    assert list(situation(3).dump()["cities"]) == [city for row in GRID for city in row]


def test_spaces_of_a_city() -> None:
    """EC 1.2: two harbour spaces and two fortress sites with their costs, twelve building sites."""
    here = situation(3).city("marseille")
    assert here == {"track": [None] * 12, "closed": [], "harbours": [None, None], "fortresses": [None, None]}
    for space, warehouse in ((1, 4), (2, 5)):
        game = situation(3).anchor("A", "marseille", space).purse("A", 20).play("A build 1")
        assert game.money("A") == 20 - warehouse
    for before, fortress in (("", 8), ("B", 10)):
        game = situation(3).anchor("A", "marseille").fortify("marseille", before).purse("A", 20).play("A fortress")
        assert game.money("A") == 20 - fortress


def test_nothing_is_built_on_the_thirteenth_space() -> None:
    """EC 1.2: with twelve warehouses the track is full; the thirteenth space only pays."""
    game = situation(4).put("marseille", "ABABABABABAB").anchor("C", "marseille").turn_of("C")
    assert game.why("build") == "EC 5.5"
    assert game.payday()["A first marseille"] == 16


def test_site_1_has_no_value() -> None:
    """EC 1.2: a city without warehouses would pay the value of site 1, which is 0 everywhere."""
    game = situation(3, "canarias", "lisboa", "porto")
    for city in game.dump()["cities"]:
        game.fortify(city, "A")
    paid = game.payday()
    assert [paid[f"A fortress-whole {city}"] for city in game.dump()["cities"]] == [0] * 12


@pytest.mark.parametrize(("players", "closes"), [(2, True), (3, True), (4, False), (5, False)])
def test_dark_triangle(players: int, closes: bool) -> None:
    """EC 1.2: site 4 is a closing site only with two or three players."""
    game = situation(players).put("tunis", "BAB").anchor("A", "tunis").play("A build")
    assert game.chain("tunis") == (".ABA" if closes else "BABA")
    assert game.closed("tunis") == ("B" if closes else "")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dark_sites(players: int) -> None:
    """EC 1.2: site 6 is a closing site with any number of players."""
    game = situation(players).put("tunis", "..BAB" if players < 4 else "ABBAB").anchor("A", "tunis").play("A build")
    assert game.chain("tunis") == ("...ABA" if players < 4 else ".BBABA")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_players_begin_with(players: int) -> None:
    """EC 1.3: a ship off the board, 6 warehouses, 1 fortress, 20 florins; EC 10.1: two neutral ones with two."""
    for seat in situation(players).dump()["players"]:
        del seat["seat"]
        assert seat == {
            "money": 20,
            "warehouses": 6,
            "neutral": 2 if players == 2 else 0,
            "fortresses": 1,
            "hand": [],
            "loans": [],
            "bonus": 0,
            "ship": "off",
        }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_eighteen_warehouses_and_three_fortresses_in_all(players: int) -> None:
    """EC 1.3: with what each of the three phases brings (EC 9.6), nothing is left in the reserve."""
    game = situation(players)
    for _ in range(2):
        game.payday()
        game.play(f"{game.to_move()} starter A")
    assert [(p["warehouses"], p["fortresses"]) for p in game.dump()["players"]] == [(18, 3)] * players


def test_two_decks_and_the_display() -> None:
    """EC 1.4: 18 destinations and 36 connections; four and six of them are revealed, one by one."""
    game = new_situation(3).play("* starts C")
    assert {kind: len(cards) for kind, cards in game.dump()["deck"].items()} == {"destinations": 18, "connections": 36}
    for _ in range(4):
        assert all(game.dump()["deck"]["destinations"].count(text.split(" ")[1]) for text in game.legal())
        game.play(f"* {game.legal()[-1]}")
    for _ in range(6):
        assert all(game.dump()["deck"]["connections"].count(text.split(" ")[1]) for text in game.legal())
        game.play(f"* {game.legal()[0]}")
    assert game.to_move() == "C"
    assert {kind: len(cards) for kind, cards in game.dump()["display"].items()} == {"destinations": 4, "connections": 6}
    assert {kind: len(cards) for kind, cards in game.dump()["deck"].items()} == {"destinations": 14, "connections": 30}


def test_every_card_is_equally_likely() -> None:
    """EC 1.4: the decks are shuffled."""
    game = new_situation(3).play("* starts C")
    assert [weight for _, weight in game.state.outcomes()] == [1] * 18
    luck = Luck(4)
    drawn = [GAME.text(game.state, game.state.chance(luck)) for _ in range(1800)]
    assert all(60 < drawn.count(text) < 140 for text in game.legal())


def test_bank_and_bonus_cards() -> None:
    """EC 1.5: 18 loans of 10, 12 of 16; bonus cards of 15, 10 and 5."""
    game = situation(3)
    assert game.dump()["bank"] == {"10": 18, "16": 12}
    assert list(game.state.figures.bonus) == [15, 10, 5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_starting_player(players: int) -> None:
    """EC 1.6: drawn, each seat equally likely, or told by a record."""
    game = new_situation(players)
    assert game.state.to_move == CHANCE
    assert [weight for _, weight in game.state.outcomes()] == [1] * players
    assert game.legal() == [f"starts {seat}" for seat in "ABCDE"[:players]]
    assert game.dump()["starter"] is None
    game.play("* starts B").fill()
    assert game.to_move() == game.dump()["starter"] == "B"


def test_nobody_starts_twice() -> None:
    """EC 1.6: the draw is over when it has been made."""
    assert situation(3).why("starts B") == "EC 1.6"
    assert new_situation(3).why("starts D") == "EC 1.6"
    assert new_situation(3).why("buy marseille-3") == "EC 1.6"


def test_everything_is_open() -> None:
    """EC 1.7: every seat and a spectator see the same, and a deck is only the bag of cards not seen yet."""
    game = situation(3).hold("A", "tunis-1").hold("B", "napoli-3")
    for seat in (SPECTATOR, 0, 1, 2):
        assert GAME.dump(game.state.view(seat)) == GAME.dump(game.state)
        assert game.state.view(seat).legal() == game.state.legal()
        assert game.state.view(seat).sample(Luck(1)).fingerprint() == game.state.fingerprint()
    assert all(game.state.veil(event) == OPEN for event in game.state.legal())
