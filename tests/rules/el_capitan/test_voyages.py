"""EC 3: cards and sailing."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.el_capitan.arrange import Situation, new_table, table
from rules.el_capitan.test_setup import GRID

CITIES = [city for row in GRID for city in row]


def goals(t: Situation, card: str) -> set[str]:
    """The cities to which the player in turn can sail with a card."""
    straight = {card.split("-")[0] if text == f"sail {card}" else "" for text in t.legal("sail")}
    routes = {text.split(" > ")[1] for text in t.legal("sail") if text.startswith(f"sail {card} > ")}
    return (straight | routes) - {""}


def test_bought_cards_are_paid_to_the_bank_and_held() -> None:
    """EC 3.1: any number of them, each for its printed cost."""
    t = table(3).lay_out("tunis-1", "marseille-3", "venezia-tanger", "marseille-napoli").purse("A", 40)
    t.play("A buy tunis-1", "A buy marseille-3", "A buy venezia-tanger", "A buy marseille-napoli")
    assert t.money("A") == 40 - 5 - 7 - 3 - 2
    assert [t.money(seat) for seat in "BC"] == [20, 20]
    assert t.player("A")["hand"] == ["marseille-3", "marseille-napoli", "tunis-1", "venezia-tanger"]
    assert t.dump()["display"] == {"destinations": [], "connections": []}


def test_only_cards_of_the_display_can_be_bought() -> None:
    """EC 3.1: not those of the deck, the discards or a hand, and not for more than one has."""
    t = table(3).lay_out("tunis-1").hold("A", "napoli-1").hold("B", "athina-1").purse("A", 40)
    assert t.legal("buy") == ["buy tunis-1"]
    for card in ("venezia-1", "napoli-1", "athina-1"):
        assert t.why(f"buy {card}") == "EC 3.1"
    t.anchor("A", "tunis").purse("A", 4)
    assert t.why("buy tunis-1") == "EC 3.1"


def test_cards_are_used_at_once_or_later() -> None:
    """EC 3.1: a card bought after building serves in a later turn."""
    t = table(2).anchor("A", "tunis").anchor("B", "napoli").lay_out("athina-1", "tunis-alexandria")
    t.play("A build 1", "A buy tunis-alexandria").end()
    t.play("B build 1").end()
    t.play("A sail tunis-alexandria", "A build 1")
    assert t.ship("A") == "alexandria:1"


def test_display_is_refilled_only_at_the_end_of_a_turn() -> None:
    """EC 3.1: destinations first, then connections."""
    t = table(3).anchor("A", "tunis").purse("A", 60)
    destinations, connections = t.dump()["display"].values()
    t.play("A build 1")
    for card in (*destinations[:2], *connections[:2]):
        t.play(f"A buy {card}")
    assert [len(cards) for cards in t.dump()["display"].values()] == [2, 4]
    t.play("A end")
    kinds = []
    while t.to_move() == "*":
        kinds.append(t.legal()[0].split("-")[1].isdigit())
        t.play(f"* {t.legal()[0]}")
    assert kinds == [True, True, False, False]
    assert [len(cards) for cards in t.dump()["display"].values()] == [4, 6]


def test_payday_comes_after_the_refill() -> None:
    """EC 3.1: the display is filled, and only then the city pays."""
    t = table(2).turn_of("B").anchor("B", "tunis").stock("B", 1).stock("A", 3)
    t.play("B build 1", "B buy marseille-2", "B end")
    assert (t.to_move(), t.told("payday")) == ("*", [])
    t.fill()
    assert t.told("payday") == [{"phase": 1}]


def test_discards_become_the_deck() -> None:
    """EC 3.2: when a card is to be revealed and its deck is empty, with the event that needs it."""
    t = table(3).lay_out("tunis-1", "tunis-2", "athina-1", "athina-2").discard_deck().purse("A", 30)
    discarded = t.dump()["discards"]["destinations"]
    t.play("A buy tunis-1", "A sail tunis-1", "A build 1", "A end")
    assert t.dump()["deck"] == {"destinations": [], "connections": []}
    assert t.legal() == [f"card {card}" for card in sorted([*discarded, "tunis-1"])]
    t.play("* card tunis-1")
    assert t.told("reshuffled") == [{"deck": "destinations"}]
    assert t.dump()["deck"] == {"destinations": discarded, "connections": []}
    assert t.dump()["discards"]["destinations"] == []
    t.fill()
    assert {"deck": "connections"} in t.told("reshuffled")


def test_display_stays_short_without_cards() -> None:
    """EC 3.2: until the end of a later turn, of any kind, when there are discards again."""
    t = table(3).moment(1, 2)
    cards = [*t.dump()["deck"]["destinations"], *t.dump()["display"]["destinations"]]
    t.hold("C", *cards).anchor("A", "tunis").anchor("B", "tanger").lay_out(*t.dump()["deck"]["connections"][:6])
    t.play("A build 1", "A end")
    assert t.to_move() == "B", "nothing can be revealed"
    assert t.dump()["display"]["destinations"] == []
    t.play("B build 1", "B end", "C sail napoli-1", "C build 1", "C end")
    assert t.legal() == ["card napoli-1"]
    t.play("* card napoli-1")
    assert t.to_move() == "A"
    assert t.dump()["display"]["destinations"] == ["napoli-1"]
    t.discard_deck().hold("C", "athina-1").play("A loan 10")
    assert t.to_move() == "*", "after a loan too"


def test_destination_cards() -> None:
    """EC 3.3: a city, a cost and one to three seals; two for every city, and a Marseille card has three seals."""
    t = new_table(3).play("* starts A")
    cards = t.dump()["deck"]["destinations"]
    assert sorted({card.split("-")[0] for card in cards}) == sorted(CITIES)
    assert {card.split("-")[1] for card in cards} == {"1", "2", "3"}
    assert "marseille-3" in cards
    assert len(cards) == 18


def test_connection_cards() -> None:
    """EC 3.3: one for each pair of the nine cities, named in the order of the grid."""
    t = new_table(3).play("* starts A")
    assert t.dump()["deck"]["connections"] == sorted(f"{a}-{b}" for a, b in combinations(CITIES, 2))


@pytest.mark.parametrize(("card", "cost"), [("venezia-tanger", 3), ("marseille-napoli", 2), ("marseille-3", 7)])
def test_printed_costs(card: str, cost: int) -> None:
    """EC 3.3: a card is bought for the cost on it."""
    t = table(3).anchor("A", "tunis").lay_out(card).purse("A", 20).play(f"A buy {card}")
    assert t.money("A") == 20 - cost


@pytest.mark.parametrize("place", ["off", "bank", "city", "far"])
def test_destination_from_anywhere(place: str) -> None:
    """EC 3.4a, EC 3.5: straight to the named city, and the card is discarded."""
    t = table(3).hold("A", "alexandria-2")
    if place == "bank":
        t.at_bank("A")
    elif place != "off":
        t.anchor("A", "athina" if place == "city" else "marseille")
    t.play("A sail alexandria-2")
    assert t.ship("A") == "alexandria:1"
    assert t.player("A")["hand"] == []
    assert t.dump()["discards"]["destinations"] == ["alexandria-2"]


def test_sea_route_of_three_seals_from_valencia() -> None:
    """EC 3.4b: with a Marseille card of three seals a ship in Valencia reaches every city of the board."""
    t = table(3).anchor("A", "valencia").hold("A", "marseille-3")
    assert goals(t, "marseille-3") == set(CITIES) - {"valencia"}


@pytest.mark.parametrize("seals", [1, 2, 3])
@pytest.mark.parametrize("start", CITIES)
def test_sea_routes_lead_one_to_so_many_steps(start: str, seals: int) -> None:
    """EC 3.4b: fewer steps than seals are fine, turns are allowed, more are not."""
    places = {city: (row, column) for row, cities in enumerate(GRID) for column, city in enumerate(cities)}
    card = {1: "napoli-1", 2: "tunis-2", 3: "marseille-3"}[seals]
    t = table(3).anchor("A", start).hold("A", card).purse("A", 50)
    here = places[start]
    near = {city for city, place in places.items() if 1 <= abs(place[0] - here[0]) + abs(place[1] - here[1]) <= seals}
    named = card.split("-")[0]
    assert goals(t, card) == (near | {named}) - {start}
    for city in set(CITIES) - near - {start, named}:
        assert t.why(f"sail {card} > {city}") == "EC 3.4"


def test_the_named_city_is_written_in_one_way() -> None:
    """EC 3.4: to the city on the card one sails straight, also if its seals would do."""
    t = table(3).anchor("A", "napoli").hold("A", "tunis-1")
    assert "sail tunis-1" in t.legal()
    assert t.why("sail tunis-1 > tunis") == "EC 3.4"


def test_sea_route_past_full_harbours() -> None:
    """EC 3.4b: from Marseille to Tanger by way of Valencia, where no space is free."""
    t = table(3).anchor("A", "marseille").anchor("B", "valencia", 1).anchor("C", "valencia", 2)
    t.put("venezia", "AAA").put("napoli", "AAA").hold("A", "tunis-2").play("A sail tunis-2 > tanger")
    assert t.ship("A") == "tanger:1"


@pytest.mark.parametrize(("start", "goal"), [("venezia", "tanger"), ("tanger", "venezia")])
def test_connection_in_both_directions(start: str, goal: str) -> None:
    """EC 3.4c: from one of its two cities to the other, once."""
    t = table(3).anchor("A", start).hold("A", "venezia-tanger").play("A sail venezia-tanger")
    assert t.ship("A") == f"{goal}:1"
    assert t.dump()["discards"]["connections"] == ["venezia-tanger"]
    assert t.why("sail venezia-tanger") == "EC 3.4"


def test_connection_only_from_its_cities() -> None:
    """EC 3.4c: not from elsewhere."""
    t = table(3).anchor("A", "tunis").hold("A", "venezia-tanger")
    assert t.legal("sail") == []
    assert t.why("sail venezia-tanger") == "EC 3.4"


def test_only_cards_of_the_own_hand_are_played() -> None:
    """EC 3.4: one card a voyage."""
    t = table(3).anchor("A", "tunis").hold("B", "napoli-1", "napoli-tunis")
    for text in ("sail napoli-1", "sail napoli-1 > tanger", "sail napoli-tunis"):
        assert t.why(text) == "EC 3.4"


def test_to_tanger_and_on_to_alexandria() -> None:
    """EC 3.4: a destination and then a connection, in one turn."""
    t = table(3).hold("A", "tanger-1", "tanger-alexandria")
    t.play("A sail tanger-1", "A sail tanger-alexandria", "A build 1")
    assert t.chain("alexandria") == "A"
    assert t.chain("tanger") == ""


@pytest.mark.parametrize("place", ["off", "bank"])
def test_only_destinations_lead_away_from_bank_and_start(place: str) -> None:
    """EC 3.5: no connection and no sea route."""
    t = table(3).hold("A", "tunis-2", "marseille-venezia")
    if place == "bank":
        t.at_bank("A")
    assert t.legal("sail") == ["sail tunis-2"]
    assert t.why("sail marseille-venezia") == "EC 3.5"
    assert t.why("sail tunis-2 > marseille") == "EC 3.5"


def test_first_voyage_is_a_destination() -> None:
    """EC 3.5: at the start without a destination in the display there is nothing to be done."""
    t = table(3).purse("A", 100)
    t.lay_out("marseille-venezia", "napoli-tunis")
    assert t.legal() == ["pass"]
    t.lay_out("marseille-venezia", "venezia-1")
    assert t.legal() == ["buy marseille-venezia", "buy venezia-1"]


def test_a_voyage_ends_in_another_city() -> None:
    """EC 3.6: neither straight nor by seals back to where it began."""
    t = table(3).anchor("A", "tunis").hold("A", "tunis-2", "napoli-1")
    assert t.why("sail tunis-2") == "EC 3.6"
    assert t.why("sail tunis-2 > tunis") == "EC 3.6"
    assert t.why("sail napoli-1 > tunis") == "EC 3.6"


def test_two_voyages_may_lead_back() -> None:
    """EC 3.6: away and back again is fine."""
    t = table(3).anchor("A", "tunis", 2).hold("A", "tunis-2", "napoli-1")
    t.play("A sail napoli-1", "A sail tunis-2", "A build 1")
    assert t.ship("A") == "tunis:1"


def test_a_ship_takes_the_free_space_with_the_lowest_number() -> None:
    """EC 3.7: the first one, else the second."""
    t = table(3).hold("A", "tunis-1").play("A sail tunis-1")
    assert t.city("tunis")["harbours"] == ["A", None]
    t = table(3).anchor("B", "tunis").hold("A", "tunis-1").play("A sail tunis-1")
    assert t.city("tunis")["harbours"] == ["B", "A"]
    t = table(3, "porto").anchor("B", "porto").anchor("C", "porto", 3).anchor("A", "marseille").hold("A", "tunis-1")
    t.play("A sail tunis-1 > porto")
    assert t.city("porto")["harbours"] == ["B", "A", "C"]


def test_off_a_full_harbour_one_must_go_on() -> None:
    """EC 3.7: nothing can be built there; only the last city needs a free space."""
    t = table(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).hold("A", "tunis-1", "napoli-tunis")
    t.lay_out()
    t.play("A sail tunis-1")
    assert t.ship("A") == "tunis:-"
    assert t.city("tunis")["harbours"] == ["B", "C"]
    assert t.legal() == ["sail napoli-tunis"]
    assert t.why("build 1") == "EC 5.1"
    t.play("A sail napoli-tunis", "A build 1")
    assert t.ship("A") == "napoli:1"


def test_a_full_harbour_without_a_way_on() -> None:
    """EC 3.7: one may not sail there at all."""
    t = table(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).hold("A", "tunis-1", "tunis-2")
    t.lay_out()
    assert t.legal() == ["sail tunis-1", "sail tunis-2"]
    t.hold("A", "tunis-2")
    assert t.legal() == ["pass"]
    assert t.why("sail tunis-2") == "EC 3.7"
    t.lay_out("napoli-tunis")
    assert t.legal() == ["buy napoli-tunis", "sail tunis-2"]


def test_off_the_harbour_counts_as_in_the_city() -> None:
    """EC 3.7: a sea route and a connection begin there, and a voyage to that city does not."""
    t = table(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).adrift("A", "tunis")
    t.hold("A", "tunis-1", "tunis-2", "napoli-tunis")
    assert t.legal("sail") == [
        "sail napoli-tunis",
        *(f"sail tunis-1 > {city}" for city in ("alexandria", "napoli", "tanger")),
        *(f"sail tunis-2 > {city}" for city in ("alexandria", "athina", "napoli", "tanger", "valencia", "venezia")),
    ]
    assert t.why("sail tunis-1") == "EC 3.6"


def test_a_space_that_falls_free_later_is_not_taken() -> None:
    """EC 3.7: the pirate sails away, the ship off the harbour stays off it."""
    t = table(3, "canarias").pirate_to("tunis", 1).anchor("B", "tunis", 2).adrift("A", "tunis")
    t.hold("A", "napoli-tunis").play("A pirate tanger 1 for 2")
    assert t.city("tunis")["harbours"] == [None, "B"]
    assert t.ship("A") == "tunis:-"
    assert t.why("build 1") == "EC 5.1"
    assert t.why("fortress") == "EC 7.1"


def test_no_change_to_the_cheaper_space() -> None:
    """EC 3.8: the ship stays in the dearer space and builds at its cost, though the other fell free."""
    t = table(3).moment(1, 2).anchor("B", "marseille", 1).anchor("A", "marseille", 2).purse("A", 20).starter("B")
    t.play("B loan 10").turn_of("A").play("A build 1")
    assert t.city("marseille")["harbours"] == [None, "A"]
    assert t.money("A") == 20 - 5


def test_leaving_frees_the_space_at_once() -> None:
    """EC 3.9: for others, and for one's own return in the same turn."""
    t = table(3).moment(1, 2).anchor("A", "tunis", 1).anchor("B", "tunis", 2).hold("A", "napoli-1", "tunis-1")
    t.play("A sail napoli-1")
    assert t.city("tunis")["harbours"] == [None, "B"]
    t.play("A sail tunis-1")
    assert t.city("tunis")["harbours"] == ["A", "B"]
    t.turn_of("A").play("A loan 10")
    assert t.city("tunis")["harbours"] == [None, "B"]
