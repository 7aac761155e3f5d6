"""EC 11.1 to EC 11.6: the three outer cities. (The pirate: `test_pirate.py`.)"""

from __future__ import annotations

from itertools import combinations

import pytest

from captains_table.texts.clauses import rules_text
from captains_table.texts.speech import LANGUAGES, Words
from rules.el_capitan.arrange import GAME, table
from rules.el_capitan.test_voyages import goals
from rules.el_capitan.test_warehouses import NINE

OUTER = ("porto", "lisboa", "canarias")


# Where they are


@pytest.mark.parametrize("options", [chosen for size in range(4) for chosen in combinations(OUTER, size)])
def test_any_selection(options: tuple[str, ...]) -> None:
    """EC 11.1: with any number of players."""
    for players in (2, 5):
        t = table(players, *options)
        assert list(t.dump()["cities"]) == [*NINE, *options]
        assert (t.dump()["pirate"] is None) == ("canarias" not in options)


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
    t = table(3, outer).hold("A", "athina-1")
    for city in NINE:
        t.anchor("A", city)
        assert (outer in goals(t, "athina-1")) == (city == neighbour)


def test_only_cities_in_play() -> None:
    """EC 11.1: neither to them nor through them: from Porto to Islas Canarias 2 steps with Lisboa, 4 without it."""
    t = table(3, *OUTER).anchor("A", "porto").hold("A", "athina-2", "venezia-1")
    assert "canarias" in goals(t, "athina-2")
    assert goals(t, "venezia-1") == {"marseille", "lisboa", "venezia"}
    t = table(3, "porto", "canarias").anchor("A", "porto").hold("A", "marseille-3")
    assert t.why("sail marseille-3 > canarias") == "EC 3.4"
    assert t.why("sail marseille-3 > lisboa") == "EC 11.1"


@pytest.mark.parametrize(
    ("start", "seals"), [("valencia", 1), ("napoli", 2), ("marseille", 2), ("tanger", 2), ("athina", 3)]
)
def test_seals_to_lisboa(start: str, seals: int) -> None:
    """EC 11.1, EC 3.4b: one from Valencia, two from Napoli, Marseille and Tanger."""
    cards = {1: "venezia-1", 2: "alexandria-2", 3: "constantinople-3"}
    t = table(3, *OUTER).anchor("A", start).hold("A", *cards.values())
    for number, card in cards.items():
        assert ("lisboa" in goals(t, card)) == (number >= seals)


@pytest.mark.parametrize("start", ["constantinople", "alexandria"])
def test_lisboa_is_four_steps_from_the_corners(start: str) -> None:
    """EC 11.1, EC 11.2: three seals are not enough; two cards are, or a connection and a sea route."""
    t = table(3, "lisboa").anchor("A", start).hold("A", "venezia-3", "napoli-1")
    assert "lisboa" not in goals(t, "venezia-3")
    t.play("A sail venezia-3 > valencia", "A sail napoli-1 > lisboa")
    assert t.ship("A") == "lisboa:1"
    connection = "constantinople-valencia" if start == "constantinople" else "valencia-alexandria"
    t = table(3, "lisboa").anchor("A", start).hold("A", connection, "napoli-1")
    t.play(f"A sail {connection}", "A sail napoli-1 > lisboa")


# Getting there and away


@pytest.mark.parametrize("place", ["off", "bank"])
def test_not_with_one_card_from_the_bank_or_the_start(place: str) -> None:
    """EC 11.2: an outer city is reached from a city only."""
    t = table(3, *OUTER).hold("A", "marseille-3", "valencia-3")
    if place == "bank":
        t.at_bank("A")
    assert t.legal("sail") == ["sail marseille-3", "sail valencia-3"]
    for outer in OUTER:
        assert t.why(f"sail marseille-3 > {outer}") == "EC 11.2"
    t.play("A sail marseille-3", "A sail valencia-3 > lisboa")
    assert t.ship("A") == "lisboa:1"


def test_leaving_an_outer_city() -> None:
    """EC 11.2: by a destination, a sea route, or to the bank for a loan; there is no connection."""
    t = table(3, *OUTER).moment(1, 2).anchor("A", "lisboa").hold("A", "alexandria-2", "valencia-tunis")
    assert t.legal("sail") == [
        "sail alexandria-2",
        *(f"sail alexandria-2 > {c}" for c in ("canarias", "marseille", "napoli", "porto", "tanger", "valencia")),
    ]
    assert t.why("sail valencia-tunis") == "EC 11.2"
    t.play("A loan 10")
    assert t.ship("A") == "bank"


def test_from_one_outer_city_to_another() -> None:
    """EC 11.2: Porto to Islas Canarias takes two seals, past Lisboa."""
    t = table(3, *OUTER).anchor("A", "porto").hold("A", "athina-2", "athina-1")
    assert "canarias" not in goals(t, "athina-1")
    t.play("A sail athina-2 > canarias")
    assert t.ship("A") == "canarias:1"


# What they pay


@pytest.mark.parametrize(("cities", "amount"), [(9, 60), (10, 75), (11, 90), (12, 110)])
def test_spread_with_outer_cities(cities: int, amount: int) -> None:
    """EC 11.3: 75 for ten, 90 for eleven, 110 for twelve."""
    t = table(3, *OUTER)
    for city in (*OUTER, *NINE)[:cities]:
        t.put(city, "A")
    assert t.payday()["A spread"] == amount


def test_bonus_card_for_any_nine_cities() -> None:
    """EC 11.3: outer ones among them."""
    t = table(3, *OUTER)
    for city in (*OUTER, *NINE[:5]):
        t.put(city, "AB")
    t.anchor("A", "alexandria").play("A build 1")
    assert t.player("A")["bonus"] == 15


def test_majority_in_an_outer_city() -> None:
    """EC 11.4: all for the first, half, rounded down, for every other player with an open warehouse there."""
    paid = table(5, "porto").put("porto", "ABCBA", closed="").payday()
    assert {key: paid[key] for key in paid if "porto" in key} == {
        "A first porto": 25,
        "B present porto": 12,
        "C present porto": 12,
    }
    paid = table(5, "canarias").put("canarias", ".BCBCB", closed="A").payday()
    assert {key: paid[key] for key in paid if "canarias" in key} == {"B first canarias": 18, "C present canarias": 9}


def test_majority_in_an_outer_city_with_two_players() -> None:
    """EC 11.4: the whole amount only for a main colour that is first; half for a main colour that is there."""
    for chain, expected in (
        ("ABa", {"A first porto": 15, "B present porto": 7}),
        ("aaAB", {"A present porto": 10, "B present porto": 10}),
        ("bA", {"A present porto": 5}),
        ("ab", {}),
    ):
        paid = table(2, "porto").put("porto", chain).payday()
        assert {key: paid[key] for key in paid if "porto" in key} == expected


# Lisboa


@pytest.mark.parametrize(("space", "cost"), [(1, 0), (2, 1)])
def test_what_lisboa_costs(space: int, cost: int) -> None:
    """EC 11.5: nothing in the first harbour space, 1 in the second."""
    t = table(3, "lisboa").anchor("A", "lisboa", space).purse("A", 0)
    assert (t.legal("build") == []) == bool(cost)
    t.purse("A", 10).play("A build 1")
    assert t.money("A") == 10 - cost + 2


def test_lisboa_pays_at_once() -> None:
    """EC 11.5: Yellow builds first, on the second site: 4. Red on the first: 4. Blue on the third: 3, half of 6."""
    t = table(4, "lisboa")
    for seat in "ABC":
        t.anchor(seat, "lisboa").purse(seat, 0).turn_of(seat)
        t.play(f"{seat} build 2" if seat == "A" else f"{seat} build").off_board(seat)
    assert [t.money(seat) for seat in "ABC"] == [4, 4, 3]
    assert t.told("paid-at-once") == [{"who": 2, "city": "lisboa", "amount": 3, "rank": "behind"}]


def test_lisboa_pays_after_the_closing() -> None:
    """EC 11.5: site 6 closes B's first warehouse, and then A has the majority."""
    t = table(4, "lisboa").put("lisboa", "BABAC").anchor("A", "lisboa").purse("A", 0).play("A build")
    assert t.chain("lisboa") == ".ABACA"
    assert t.money("A") == 12
    t = table(4, "lisboa").put("lisboa", "ABBAC").anchor("A", "lisboa").purse("A", 0).play("A build")
    assert t.chain("lisboa") == ".BBACA"
    assert t.money("A") == 6, "the own foremost one was closed, and B stands in front"


def test_reopening_in_lisboa_is_not_paid() -> None:
    """EC 11.5: reopening is not building."""
    t = table(4, "lisboa").put("lisboa", ".BCBCB", closed="A").anchor("A", "lisboa").purse("A", 0).play("A reopen")
    assert t.money("A") == 0


def test_a_fortress_in_lisboa_is_not_paid() -> None:
    """EC 11.5: a warehouse is."""
    t = table(3, "lisboa").put("lisboa", "AB").anchor("A", "lisboa").purse("A", 4).play("A fortress")
    assert t.money("A") == 0


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
    t = table(2, "lisboa").put("lisboa", chain).anchor("A", "lisboa").purse("A", 0).play(f"A {event}")
    assert t.money("A") == amount
    assert [told["amount"] for told in t.told("paid-at-once")] == [amount]


@pytest.mark.parametrize(
    ("chain", "event"),
    [("", "build neutral 1"), ("A", "build neutral"), ("B", "build neutral"), ("aa", "build neutral")],
)
def test_a_neutral_warehouse_in_lisboa_is_not_paid(chain: str, event: str) -> None:
    """EC 11.5: with two players, whoever has the majority; it still costs what the harbour space says."""
    t = table(2, "lisboa").put("lisboa", chain).anchor("A", "lisboa", 2).purse("A", 7).play(f"A {event}")
    assert t.money("A") == 6
    assert t.told("paid-at-once") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_closing_sites_in_lisboa(players: int) -> None:
    """EC 11.5: sites 6 and 10, and no dark triangle."""
    t = table(players, "lisboa").anchor("A", "lisboa")
    closing = []
    for site in range(3, 13):
        t.stock("A", 6).put("lisboa", "B" * (site - 1)).turn_of("A").play("A build")
        if t.told("closed"):
            closing.append(site)
    assert closing == [6, 10]


# Porto


def test_three_harbour_spaces_in_porto() -> None:
    """EC 11.6: three ships, at three costs, and no change of space."""
    t = table(3, "porto")
    for space, seat in enumerate("ABC", start=1):
        t.anchor(seat, "porto", space).purse(seat, 20).turn_of(seat)
        t.play(f"{seat} build" if space > 1 else f"{seat} build 1")
    assert t.city("porto")["harbours"] == ["A", "B", "C"]
    assert [20 - t.money(seat) for seat in "ABC"] == [4, 5, 6]


def test_one_fortress_in_porto() -> None:
    """EC 11.6: one site only."""
    assert table(3, "porto").city("porto")["fortresses"] == [None]
    t = table(3, "porto").fortify("porto", "B").anchor("A", "porto")
    assert t.why("fortress") == "EC 7.1"


def test_what_closes_in_porto_leaves_the_game() -> None:
    """EC 11.6: it can't be reopened."""
    t = table(3, "porto").put("porto", "ABC").anchor("A", "porto").play("A build")
    assert (t.chain("porto"), t.closed("porto")) == (".BCA", "")
    assert t.told("left") == [{"city": "porto", "who": 0, "site": 1, "colour": "main"}]
    assert t.turn_of("A").why("reopen") == "EC 11.6"
