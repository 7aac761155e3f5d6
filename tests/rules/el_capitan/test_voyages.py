"""EC 3: cards and sailing."""

from __future__ import annotations

from itertools import combinations

import pytest

from captains_table.texts.speech import LANGUAGES, Words
from rules.el_capitan.arrange import GAME, Situation, new_situation, situation
from rules.el_capitan.test_setup import GRID

CITIES = [city for row in GRID for city in row]


def goals(game: Situation, card: str) -> set[str]:
    """The cities to which the player in turn can sail with a card."""
    straight = {card.split("-")[0] if text == f"sail {card}" else "" for text in game.legal("sail")}
    routes = {text.split(" > ")[1] for text in game.legal("sail") if text.startswith(f"sail {card} > ")}
    return (straight | routes) - {""}


def test_bought_cards_are_paid_to_the_bank_and_held() -> None:
    """EC 3.1: any number of them, each for its printed cost."""
    game = situation(3).lay_out("tunis-1", "marseille-3", "venezia-tanger", "marseille-napoli").purse("A", 40)
    game.play("A buy tunis-1", "A buy marseille-3", "A buy venezia-tanger", "A buy marseille-napoli")
    assert game.money("A") == 40 - 5 - 7 - 3 - 2
    assert [game.money(seat) for seat in "BC"] == [20, 20]
    assert game.player("A")["hand"] == ["marseille-3", "marseille-napoli", "tunis-1", "venezia-tanger"]
    assert game.dump()["display"] == {"destinations": [], "connections": []}


def test_only_cards_of_the_display_can_be_bought() -> None:
    """EC 3.1: not those of the deck, the discards or a hand, and not for more than one has."""
    game = situation(3).lay_out("tunis-1").hold("A", "napoli-1").hold("B", "athina-1").purse("A", 40)
    assert game.legal("buy") == ["buy tunis-1"]
    for card in ("venezia-1", "napoli-1", "athina-1"):
        assert game.why(f"buy {card}") == "EC 3.1"
    game.anchor("A", "tunis").purse("A", 4)
    assert game.why("buy tunis-1") == "EC 3.1"


def test_cards_are_used_at_once_or_later() -> None:
    """EC 3.1: a card bought after building serves in a later turn."""
    game = situation(2).anchor("A", "tunis").anchor("B", "napoli").lay_out("athina-1", "tunis-alexandria")
    game.play("A build 1", "A buy tunis-alexandria").end()
    game.play("B build 1").end()
    game.play("A sail tunis-alexandria", "A build 1")
    assert game.ship("A") == "alexandria:1"


def test_display_is_refilled_only_at_the_end_of_a_turn() -> None:
    """EC 3.1: destinations first, then connections."""
    game = situation(3).anchor("A", "tunis").purse("A", 60)
    destinations, connections = game.dump()["display"].values()
    game.play("A build 1")
    for card in (*destinations[:2], *connections[:2]):
        game.play(f"A buy {card}")
    assert [len(cards) for cards in game.dump()["display"].values()] == [2, 4]
    game.play("A end")
    kinds = []
    while game.to_move() == "*":
        kinds.append(game.legal()[0].split("-")[1].isdigit())
        game.play(f"* {game.legal()[0]}")
    assert kinds == [True, True, False, False]
    assert [len(cards) for cards in game.dump()["display"].values()] == [4, 6]


def test_payday_comes_after_the_refill() -> None:
    """EC 3.1: the display is filled, and only then the city pays."""
    game = situation(2).turn_of("B").anchor("B", "tunis").stock("B", 1).stock("A", 3)
    game.play("B build 1", "B buy marseille-2", "B end")
    assert (game.to_move(), game.told("payday")) == ("*", [])
    game.fill()
    assert game.told("payday") == [{"phase": 1}]


def test_discards_become_the_deck() -> None:
    """EC 3.2: when a card is to be revealed and its deck is empty, with the event that needs it."""
    game = situation(3).lay_out("tunis-1", "tunis-2", "athina-1", "athina-2").discard_deck().purse("A", 30)
    discarded = game.dump()["discards"]["destinations"]
    game.play("A buy tunis-1", "A sail tunis-1", "A build 1", "A end")
    assert game.dump()["deck"] == {"destinations": [], "connections": []}
    assert game.legal() == [f"card {card}" for card in sorted([*discarded, "tunis-1"])]
    game.play("* card tunis-1")
    assert game.told("reshuffled") == [{"deck": "destinations"}]
    assert game.dump()["deck"] == {"destinations": discarded, "connections": []}
    assert game.dump()["discards"]["destinations"] == []
    game.fill()
    assert {"deck": "connections"} in game.told("reshuffled")


def test_display_stays_short_without_cards() -> None:
    """EC 3.2: until the end of a later turn, of any kind, when there are discards again."""
    game = situation(3).moment(1, 2)
    cards = [*game.dump()["deck"]["destinations"], *game.dump()["display"]["destinations"]]
    game.hold("C", *cards).anchor("A", "tunis").anchor("B", "tanger").lay_out(*game.dump()["deck"]["connections"][:6])
    game.play("A build 1", "A end")
    assert game.to_move() == "B", "nothing can be revealed"
    assert game.dump()["display"]["destinations"] == []
    game.play("B build 1", "B end", "C sail napoli-1", "C build 1", "C end")
    assert game.legal() == ["card napoli-1"]
    game.play("* card napoli-1")
    assert game.to_move() == "A"
    assert game.dump()["display"]["destinations"] == ["napoli-1"]
    game.discard_deck().hold("C", "athina-1").play("A loan 10")
    assert game.to_move() == "*", "after a loan too"


def test_destination_cards() -> None:
    """EC 3.3: a city, a cost and one to three seals; two for every city, and a Marseille card has three seals."""
    game = new_situation(3).play("* starts A")
    cards = game.dump()["deck"]["destinations"]
    assert sorted({card.split("-")[0] for card in cards}) == sorted(CITIES)
    assert {card.split("-")[1] for card in cards} == {"1", "2", "3"}
    assert "marseille-3" in cards
    assert len(cards) == 18


def test_connection_cards() -> None:
    """EC 3.3: one for each pair of the nine cities, named in the order of the grid."""
    game = new_situation(3).play("* starts A")
    assert game.dump()["deck"]["connections"] == sorted(f"{a}-{b}" for a, b in combinations(CITIES, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_in_sentences(language: str) -> None:
    """EC 3.3: every card that an edition can print; the notation's `marseille-3` stands in no sentence."""
    names = [f"{city}-{seals}" for city in CITIES for seals in (1, 2, 3)] + [
        f"{a}-{b}" for a, b in combinations(CITIES, 2)
    ]
    words = Words(language, (GAME.folder / "texts",))
    state = new_situation(3).state
    for name in names:
        text = GAME.voice(state, "card", name)
        assert text is not None
        assert name.split("-")[0].capitalize() in words(text)
        assert name not in words(text)


@pytest.mark.parametrize(("card", "cost"), [("venezia-tanger", 3), ("marseille-napoli", 2), ("marseille-3", 7)])
def test_printed_costs(card: str, cost: int) -> None:
    """EC 3.3: a card is bought for the cost on it."""
    game = situation(3).anchor("A", "tunis").lay_out(card).purse("A", 20).play(f"A buy {card}")
    assert game.money("A") == 20 - cost


@pytest.mark.parametrize("place", ["off", "bank", "city", "far"])
def test_destination_from_anywhere(place: str) -> None:
    """EC 3.4a, EC 3.5: straight to the named city, and the card is discarded."""
    game = situation(3).hold("A", "alexandria-2")
    if place == "bank":
        game.at_bank("A")
    elif place != "off":
        game.anchor("A", "athina" if place == "city" else "marseille")
    game.play("A sail alexandria-2")
    assert game.ship("A") == "alexandria:1"
    assert game.player("A")["hand"] == []
    assert game.dump()["discards"]["destinations"] == ["alexandria-2"]


def test_sea_route_of_three_seals_from_valencia() -> None:
    """EC 3.4b: with a Marseille card of three seals a ship in Valencia reaches every city of the board."""
    game = situation(3).anchor("A", "valencia").hold("A", "marseille-3")
    assert goals(game, "marseille-3") == set(CITIES) - {"valencia"}


@pytest.mark.parametrize("seals", [1, 2, 3])
@pytest.mark.parametrize("start", CITIES)
def test_sea_routes_lead_one_to_so_many_steps(start: str, seals: int) -> None:
    """EC 3.4b: fewer steps than seals are fine, turns are allowed, more are not."""
    places = {city: (row, column) for row, cities in enumerate(GRID) for column, city in enumerate(cities)}
    card = {1: "napoli-1", 2: "tunis-2", 3: "marseille-3"}[seals]
    game = situation(3).anchor("A", start).hold("A", card).purse("A", 50)
    here = places[start]
    near = {city for city, place in places.items() if 1 <= abs(place[0] - here[0]) + abs(place[1] - here[1]) <= seals}
    named = card.split("-")[0]
    assert goals(game, card) == (near | {named}) - {start}
    for city in set(CITIES) - near - {start, named}:
        assert game.why(f"sail {card} > {city}") == "EC 3.4"


def test_the_named_city_is_written_in_one_way() -> None:
    """EC 3.4: to the city on the card one sails straight, also if its seals would do."""
    game = situation(3).anchor("A", "napoli").hold("A", "tunis-1")
    assert "sail tunis-1" in game.legal()
    assert game.why("sail tunis-1 > tunis") == "EC 3.4"


def test_sea_route_past_full_harbours() -> None:
    """EC 3.4b: from Marseille to Tanger by way of Valencia, where no space is free."""
    game = situation(3).anchor("A", "marseille").anchor("B", "valencia", 1).anchor("C", "valencia", 2)
    game.put("venezia", "AAA").put("napoli", "AAA").hold("A", "tunis-2").play("A sail tunis-2 > tanger")
    assert game.ship("A") == "tanger:1"


@pytest.mark.parametrize(("start", "goal"), [("venezia", "tanger"), ("tanger", "venezia")])
def test_connection_in_both_directions(start: str, goal: str) -> None:
    """EC 3.4c: from one of its two cities to the other, once."""
    game = situation(3).anchor("A", start).hold("A", "venezia-tanger").play("A sail venezia-tanger")
    assert game.ship("A") == f"{goal}:1"
    assert game.dump()["discards"]["connections"] == ["venezia-tanger"]
    assert game.why("sail venezia-tanger") == "EC 3.4"


def test_connection_only_from_its_cities() -> None:
    """EC 3.4c: not from elsewhere."""
    game = situation(3).anchor("A", "tunis").hold("A", "venezia-tanger")
    assert game.legal("sail") == []
    assert game.why("sail venezia-tanger") == "EC 3.4"


def test_only_cards_of_the_own_hand_are_played() -> None:
    """EC 3.4: one card a voyage."""
    game = situation(3).anchor("A", "tunis").hold("B", "napoli-1", "napoli-tunis")
    for text in ("sail napoli-1", "sail napoli-1 > tanger", "sail napoli-tunis"):
        assert game.why(text) == "EC 3.4"


def test_to_tanger_and_on_to_alexandria() -> None:
    """EC 3.4: a destination and then a connection, in one turn."""
    game = situation(3).hold("A", "tanger-1", "tanger-alexandria")
    game.play("A sail tanger-1", "A sail tanger-alexandria", "A build 1")
    assert game.chain("alexandria") == "A"
    assert game.chain("tanger") == ""


@pytest.mark.parametrize("place", ["off", "bank"])
def test_only_destinations_lead_away_from_bank_and_start(place: str) -> None:
    """EC 3.5: no connection and no sea route."""
    game = situation(3).hold("A", "tunis-2", "marseille-venezia")
    if place == "bank":
        game.at_bank("A")
    assert game.legal("sail") == ["sail tunis-2"]
    assert game.why("sail marseille-venezia") == "EC 3.5"
    assert game.why("sail tunis-2 > marseille") == "EC 3.5"


def test_first_voyage_is_a_destination() -> None:
    """EC 3.5: at the start without a destination in the display there is nothing to be done."""
    game = situation(3).purse("A", 100)
    game.lay_out("marseille-venezia", "napoli-tunis")
    assert game.legal() == ["pass"]
    game.lay_out("marseille-venezia", "venezia-1")
    assert game.legal() == ["buy marseille-venezia", "buy venezia-1"]


def test_a_voyage_ends_in_another_city() -> None:
    """EC 3.6: neither straight nor by seals back to where it began."""
    game = situation(3).anchor("A", "tunis").hold("A", "tunis-2", "napoli-1")
    assert game.why("sail tunis-2") == "EC 3.6"
    assert game.why("sail tunis-2 > tunis") == "EC 3.6"
    assert game.why("sail napoli-1 > tunis") == "EC 3.6"


def test_two_voyages_may_lead_back() -> None:
    """EC 3.6: away and back again is fine."""
    game = situation(3).anchor("A", "tunis", 2).hold("A", "tunis-2", "napoli-1")
    game.play("A sail napoli-1", "A sail tunis-2", "A build 1")
    assert game.ship("A") == "tunis:1"


def test_a_ship_takes_the_free_space_with_the_lowest_number() -> None:
    """EC 3.7: the first one, else the second."""
    game = situation(3).hold("A", "tunis-1").play("A sail tunis-1")
    assert game.city("tunis")["harbours"] == ["A", None]
    game = situation(3).anchor("B", "tunis").hold("A", "tunis-1").play("A sail tunis-1")
    assert game.city("tunis")["harbours"] == ["B", "A"]
    game = (
        situation(3, "porto").anchor("B", "porto").anchor("C", "porto", 3).anchor("A", "marseille").hold("A", "tunis-1")
    )
    game.play("A sail tunis-1 > porto")
    assert game.city("porto")["harbours"] == ["B", "A", "C"]


def test_off_a_full_harbour_one_must_go_on() -> None:
    """EC 3.7: nothing can be built there; only the last city needs a free space."""
    game = situation(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).hold("A", "tunis-1", "napoli-tunis")
    game.lay_out()
    game.play("A sail tunis-1")
    assert game.ship("A") == "tunis:-"
    assert game.city("tunis")["harbours"] == ["B", "C"]
    assert game.legal() == ["sail napoli-tunis"]
    assert game.why("build 1") == "EC 5.1"
    game.play("A sail napoli-tunis", "A build 1")
    assert game.ship("A") == "napoli:1"


def test_a_full_harbour_without_a_way_on() -> None:
    """EC 3.7: one may not sail there at all."""
    game = situation(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).hold("A", "tunis-1", "tunis-2")
    game.lay_out()
    assert game.legal() == ["sail tunis-1", "sail tunis-2"]
    game.hold("A", "tunis-2")
    assert game.legal() == ["pass"]
    assert game.why("sail tunis-2") == "EC 3.7"
    game.lay_out("napoli-tunis")
    assert game.legal() == ["buy napoli-tunis", "sail tunis-2"]


def test_off_the_harbour_counts_as_in_the_city() -> None:
    """EC 3.7: a sea route and a connection begin there, and a voyage to that city does not."""
    game = situation(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).adrift("A", "tunis")
    game.hold("A", "tunis-1", "tunis-2", "napoli-tunis")
    assert game.legal("sail") == [
        "sail napoli-tunis",
        *(f"sail tunis-1 > {city}" for city in ("alexandria", "napoli", "tanger")),
        *(f"sail tunis-2 > {city}" for city in ("alexandria", "athina", "napoli", "tanger", "valencia", "venezia")),
    ]
    assert game.why("sail tunis-1") == "EC 3.6"


def test_a_space_that_falls_free_later_is_not_taken() -> None:
    """EC 3.7: the pirate sails away, the ship off the harbour stays off it."""
    game = situation(3, "canarias").pirate_to("tunis", 1).anchor("B", "tunis", 2).adrift("A", "tunis")
    game.hold("A", "napoli-tunis").play("A pirate tanger 1 for 2")
    assert game.city("tunis")["harbours"] == [None, "B"]
    assert game.ship("A") == "tunis:-"
    assert game.why("build 1") == "EC 5.1"
    assert game.why("fortress") == "EC 7.1"


def test_no_change_to_the_cheaper_space() -> None:
    """EC 3.8: the ship stays in the dearer space and builds at its cost, though the other fell free."""
    game = situation(3).moment(1, 2).anchor("B", "marseille", 1).anchor("A", "marseille", 2).purse("A", 20).starter("B")
    game.play("B loan 10").turn_of("A").play("A build 1")
    assert game.city("marseille")["harbours"] == [None, "A"]
    assert game.money("A") == 20 - 5


def test_leaving_frees_the_space_at_once() -> None:
    """EC 3.9: for others, and for one's own return in the same turn."""
    game = situation(3).moment(1, 2).anchor("A", "tunis", 1).anchor("B", "tunis", 2).hold("A", "napoli-1", "tunis-1")
    game.play("A sail napoli-1")
    assert game.city("tunis")["harbours"] == [None, "B"]
    game.play("A sail tunis-1")
    assert game.city("tunis")["harbours"] == ["A", "B"]
    game.turn_of("A").play("A loan 10")
    assert game.city("tunis")["harbours"] == [None, "B"]
