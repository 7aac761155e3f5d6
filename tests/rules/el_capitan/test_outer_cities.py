"""EC 11.1 to EC 11.6: the three outer cities. (The pirate: `test_pirate.py`.)"""

from __future__ import annotations

from itertools import combinations

import pytest

from captains_table.texts.clauses import rules_text
from captains_table.texts.speech import LANGUAGES, Words
from rules.el_capitan.arrange import GAME, situation
from rules.el_capitan.test_voyages import goals
from rules.el_capitan.test_warehouses import NINE

OUTER = ("porto", "lisboa", "canarias")


# Where they are


@pytest.mark.parametrize("options", [chosen for size in range(4) for chosen in combinations(OUTER, size)])
def test_any_selection(options: tuple[str, ...]) -> None:
    """EC 11.1: with any number of players."""
    for players in (2, 5):
        game = situation(players, *options)
        assert list(game.dump()["cities"]) == [*NINE, *options]
        assert (game.dump()["pirate"] is None) == ("canarias" not in options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_is_a_text(language: str) -> None:
    """EC 11.1: how many to add is advice; the rules and the place where the cities are chosen both give it."""
    advice = Words(language, (GAME.folder / "texts",))("options-advice")
    assert advice.endswith(".")
    assert {"en": "Advice, not a rule", "fr": "Un conseil, pas une règle", "de": "Ein Rat, keine Regel"}[
        language
    ] in rules_text(GAME, language)


@pytest.mark.parametrize(
    ("outer", "neighbour"), [("porto", "marseille"), ("lisboa", "valencia"), ("canarias", "tanger")]
)
def test_next_to_their_row(outer: str, neighbour: str) -> None:
    """EC 11.1: one seal leads there from the city beside it, and from no other of the nine."""
    game = situation(3, outer).hold("A", "athina-1")
    for city in NINE:
        game.anchor("A", city)
        assert (outer in goals(game, "athina-1")) == (city == neighbour)


def test_only_cities_in_play() -> None:
    """EC 11.1: neither to them nor through them: from Porto to Islas Canarias 2 steps with Lisboa, 4 without it."""
    game = situation(3, *OUTER).anchor("A", "porto").hold("A", "athina-2", "venezia-1")
    assert "canarias" in goals(game, "athina-2")
    assert goals(game, "venezia-1") == {"marseille", "lisboa", "venezia"}
    game = situation(3, "porto", "canarias").anchor("A", "porto").hold("A", "marseille-3")
    assert game.why("sail marseille-3 > canarias") == "EC 3.4"
    assert game.why("sail marseille-3 > lisboa") == "EC 11.1"


@pytest.mark.parametrize(
    ("start", "seals"), [("valencia", 1), ("napoli", 2), ("marseille", 2), ("tanger", 2), ("athina", 3)]
)
def test_seals_to_lisboa(start: str, seals: int) -> None:
    """EC 11.1, EC 3.4b: one from Valencia, two from Napoli, Marseille and Tanger."""
    cards = {1: "venezia-1", 2: "alexandria-2", 3: "constantinople-3"}
    game = situation(3, *OUTER).anchor("A", start).hold("A", *cards.values())
    for number, card in cards.items():
        assert ("lisboa" in goals(game, card)) == (number >= seals)


@pytest.mark.parametrize("start", ["constantinople", "alexandria"])
def test_lisboa_is_four_steps_from_the_corners(start: str) -> None:
    """EC 11.1, EC 11.2: three seals are not enough; two cards are, or a connection and a sea route."""
    game = situation(3, "lisboa").anchor("A", start).hold("A", "venezia-3", "napoli-1")
    assert "lisboa" not in goals(game, "venezia-3")
    game.play("A sail venezia-3 > valencia", "A sail napoli-1 > lisboa")
    assert game.ship("A") == "lisboa:1"
    connection = "constantinople-valencia" if start == "constantinople" else "valencia-alexandria"
    game = situation(3, "lisboa").anchor("A", start).hold("A", connection, "napoli-1")
    game.play(f"A sail {connection}", "A sail napoli-1 > lisboa")


# Getting there and away


@pytest.mark.parametrize("place", ["off", "bank"])
def test_not_with_one_card_from_the_bank_or_the_start(place: str) -> None:
    """EC 11.2: an outer city is reached from a city only."""
    game = situation(3, *OUTER).hold("A", "marseille-3", "valencia-3")
    if place == "bank":
        game.at_bank("A")
    assert game.legal("sail") == ["sail marseille-3", "sail valencia-3"]
    for outer in OUTER:
        assert game.why(f"sail marseille-3 > {outer}") == "EC 11.2"
    game.play("A sail marseille-3", "A sail valencia-3 > lisboa")
    assert game.ship("A") == "lisboa:1"


def test_leaving_an_outer_city() -> None:
    """EC 11.2: by a destination, a sea route, or to the bank for a loan; there is no connection."""
    game = situation(3, *OUTER).moment(1, 2).anchor("A", "lisboa").hold("A", "alexandria-2", "valencia-tunis")
    assert game.legal("sail") == [
        "sail alexandria-2",
        *(f"sail alexandria-2 > {c}" for c in ("canarias", "marseille", "napoli", "porto", "tanger", "valencia")),
    ]
    assert game.why("sail valencia-tunis") == "EC 11.2"
    game.play("A loan 10")
    assert game.ship("A") == "bank"


def test_from_one_outer_city_to_another() -> None:
    """EC 11.2: Porto to Islas Canarias takes two seals, past Lisboa."""
    game = situation(3, *OUTER).anchor("A", "porto").hold("A", "athina-2", "athina-1")
    assert "canarias" not in goals(game, "athina-1")
    game.play("A sail athina-2 > canarias")
    assert game.ship("A") == "canarias:1"


# What they pay


@pytest.mark.parametrize(("cities", "amount"), [(9, 60), (10, 75), (11, 90), (12, 110)])
def test_spread_with_outer_cities(cities: int, amount: int) -> None:
    """EC 11.3: 75 for ten, 90 for eleven, 110 for twelve."""
    game = situation(3, *OUTER)
    for city in (*OUTER, *NINE)[:cities]:
        game.put(city, "A")
    assert game.payday()["A spread"] == amount


def test_bonus_card_for_any_nine_cities() -> None:
    """EC 11.3: outer ones among them."""
    game = situation(3, *OUTER)
    for city in (*OUTER, *NINE[:5]):
        game.put(city, "AB")
    game.anchor("A", "alexandria").play("A build 1")
    assert game.player("A")["bonus"] == 15


def test_majority_in_an_outer_city() -> None:
    """EC 11.4: all for the first, half, rounded down, for every other player with an open warehouse there."""
    paid = situation(5, "porto").put("porto", "ABCBA", closed="").payday()
    assert {key: paid[key] for key in paid if "porto" in key} == {
        "A first porto": 25,
        "B present porto": 12,
        "C present porto": 12,
    }
    paid = situation(5, "canarias").put("canarias", ".BCBCB", closed="A").payday()
    assert {key: paid[key] for key in paid if "canarias" in key} == {"B first canarias": 18, "C present canarias": 9}


def test_majority_in_an_outer_city_with_two_players() -> None:
    """EC 11.4: the whole amount only for a main colour that is first; half for a main colour that is there."""
    for chain, expected in (
        ("ABa", {"A first porto": 15, "B present porto": 7}),
        ("aaAB", {"A present porto": 10, "B present porto": 10}),
        ("bA", {"A present porto": 5}),
        ("ab", {}),
    ):
        paid = situation(2, "porto").put("porto", chain).payday()
        assert {key: paid[key] for key in paid if "porto" in key} == expected


# Lisboa


@pytest.mark.parametrize(("space", "cost"), [(1, 0), (2, 1)])
def test_what_lisboa_costs(space: int, cost: int) -> None:
    """EC 11.5: nothing in the first harbour space, 1 in the second."""
    game = situation(3, "lisboa").anchor("A", "lisboa", space).purse("A", 0)
    assert (game.legal("build") == []) == bool(cost)
    game.purse("A", 10).play("A build 1")
    assert game.money("A") == 10 - cost + 2


def test_lisboa_pays_at_once() -> None:
    """EC 11.5: Yellow builds first, on the second site: 4. Red on the first: 4. Blue on the third: 3, half of 6."""
    game = situation(4, "lisboa")
    for seat in "ABC":
        game.anchor(seat, "lisboa").purse(seat, 0).turn_of(seat)
        game.play(f"{seat} build 2" if seat == "A" else f"{seat} build").off_board(seat)
    assert [game.money(seat) for seat in "ABC"] == [4, 4, 3]
    assert game.told("paid-at-once") == [{"who": 2, "city": "lisboa", "amount": 3, "rank": "behind"}]


def test_lisboa_pays_after_the_closing() -> None:
    """EC 11.5: site 6 closes B's first warehouse, and then A has the majority."""
    game = situation(4, "lisboa").put("lisboa", "BABAC").anchor("A", "lisboa").purse("A", 0).play("A build")
    assert game.chain("lisboa") == ".ABACA"
    assert game.money("A") == 12
    game = situation(4, "lisboa").put("lisboa", "ABBAC").anchor("A", "lisboa").purse("A", 0).play("A build")
    assert game.chain("lisboa") == ".BBACA"
    assert game.money("A") == 6, "the own foremost one was closed, and B stands in front"


def test_reopening_in_lisboa_is_not_paid() -> None:
    """EC 11.5: reopening is not building."""
    game = (
        situation(4, "lisboa").put("lisboa", ".BCBCB", closed="A").anchor("A", "lisboa").purse("A", 0).play("A reopen")
    )
    assert game.money("A") == 0


def test_a_fortress_in_lisboa_is_not_paid() -> None:
    """EC 11.5: a warehouse is."""
    game = situation(3, "lisboa").put("lisboa", "AB").anchor("A", "lisboa").purse("A", 4).play("A fortress")
    assert game.money("A") == 0


@pytest.mark.parametrize(
    ("chain", "event", "amount"),
    [
        ("", "build 1", 2),
        ("", "build 2", 4),
        ("A", "build", 4),
        ("B", "build", 2),
        ("a", "build", 2),
        ("aA", "build", 6),
        ("BaB", "build", 4),
        ("BBABA", "build", 12),
        ("AbbBA", "build", 6),
    ],
)
def test_lisboa_with_two_players(chain: str, event: str, amount: int) -> None:
    """EC 11.5: the main colour is paid, in full if it then ranks first among all four colours, else half."""
    game = situation(2, "lisboa").put("lisboa", chain).anchor("A", "lisboa").purse("A", 0).play(f"A {event}")
    assert game.money("A") == amount
    assert [told["amount"] for told in game.told("paid-at-once")] == [amount]


@pytest.mark.parametrize(
    ("chain", "event"),
    [("", "build neutral 1"), ("A", "build neutral"), ("B", "build neutral"), ("aa", "build neutral")],
)
def test_a_neutral_warehouse_in_lisboa_is_not_paid(chain: str, event: str) -> None:
    """EC 11.5: with two players, whoever has the majority; it still costs what the harbour space says."""
    game = situation(2, "lisboa").put("lisboa", chain).anchor("A", "lisboa", 2).purse("A", 7).play(f"A {event}")
    assert game.money("A") == 6
    assert game.told("paid-at-once") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_closing_sites_in_lisboa(players: int) -> None:
    """EC 11.5: sites 6 and 10, and no dark triangle."""
    game = situation(players, "lisboa").anchor("A", "lisboa")
    closing = []
    for site in range(3, 13):
        game.stock("A", 6).put("lisboa", "B" * (site - 1)).turn_of("A").play("A build")
        if game.told("closed"):
            closing.append(site)
    assert closing == [6, 10]


# Porto


def test_three_harbour_spaces_in_porto() -> None:
    """EC 11.6: three ships, at three costs, and no change of space."""
    game = situation(3, "porto")
    for space, seat in enumerate("ABC", start=1):
        game.anchor(seat, "porto", space).purse(seat, 20).turn_of(seat)
        game.play(f"{seat} build" if space > 1 else f"{seat} build 1")
    assert game.city("porto")["harbours"] == ["A", "B", "C"]
    assert [20 - game.money(seat) for seat in "ABC"] == [4, 5, 6]


def test_one_fortress_in_porto() -> None:
    """EC 11.6: one site only."""
    assert situation(3, "porto").city("porto")["fortresses"] == [None]
    game = situation(3, "porto").fortify("porto", "B").anchor("A", "porto")
    assert game.why("fortress") == "EC 7.1"


def test_what_closes_in_porto_leaves_the_game() -> None:
    """EC 11.6: it can't be reopened."""
    game = situation(3, "porto").put("porto", "ABC").anchor("A", "porto").play("A build")
    assert (game.chain("porto"), game.closed("porto")) == (".BCA", "")
    assert game.told("left") == [{"city": "porto", "who": 0, "site": 1, "colour": "main"}]
    assert game.turn_of("A").why("reopen") == "EC 11.6"
