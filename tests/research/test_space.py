"""Fixed spaces: actions and events, observations and their names, rewards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from captains_table.core.checks import all_tables
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.errors import BadSetup
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.research import names, space
from captains_table.research.rewards import reward
from captains_table.research.space import Space, space_around
from divers import GAME as DIVERS
from forms import seeds, some_tables
from research.arrange import TABLES, Table, name_of, random_positions


@pytest.mark.parametrize("table", some_tables(all_tables()), ids=name_of)
def test_everything_that_happens_is_in_the_spaces(table: Table) -> None:
    found = space(*table)
    for state in random_positions(table, 5):
        known = found.outcomes if state.to_move == CHANCE else found.actions
        assert all(event in known for event in state.legal())


@pytest.mark.parametrize("table", all_tables(), ids=name_of)
def test_spaces_are_dense_and_ascend(table: Table) -> None:
    found = space(*table)
    assert found.events == sorted(set(found.events))
    assert found.chances == sorted(set(found.chances))
    assert not set(found.events) & set(found.chances)
    assert [found.actions[event] for event in found.events] == list(range(len(found.events)))


@pytest.mark.parametrize("table", some_tables(all_tables()), ids=name_of)
def test_every_number_has_a_name_of_its_own(table: Table) -> None:
    found = space(*table)
    assert len(set(found.names)) == len(found.names) == len(found.sizes)
    assert min(found.sizes) >= 1
    for number, state in enumerate(random_positions(table, 6)):
        if number % 10 == 0:
            for seat in [SPECTATOR, *range(state.seats)]:
                assert found.observe(state.view(seat)).at == len(found.names)


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_numbers_tell_no_more_than_the_view(table: Table) -> None:
    found = space(*table)
    luck = Luck(3)
    for number, state in enumerate(random_positions(table, 7)):
        if number % 5 == 0:
            for seat in range(state.seats):
                view = state.view(seat)
                seen = found.observe(view).row()
                assert found.observe(view.sample(luck).view(seat)).row() == seen


def told(found: Space, table: Table, seed: int, seat: int) -> list[tuple[dict[str, int], dict[str, object]]]:
    """Positions of a game, each as numbers by name and as the state dump of the same view."""
    told = []
    for number, state in enumerate(random_positions(table, seed)):
        if number % 25 == 0:
            view = state.view(seat)
            numbers = dict(zip(found.names, found.observe(view).row(), strict=True))
            told.append((numbers, games()[table[0]].dump(view)))
    return told


def test_el_capitan_in_numbers_is_what_its_dump_tells() -> None:
    table: Table = ("el_capitan", 3, ("canarias",))
    found = space(*table)
    who = {"B": "own", "C": "next1", "A": "next2", "pirate": "pirate"}
    for numbers, dump in told(found, table, 4, 1):
        for player in dump["players"]:  # type: ignore[attr-defined]
            name = who[player["seat"]]
            assert numbers[f"{name} money"] == player["money"]
            assert numbers[f"{name} warehouses to build"] == player["warehouses"]
            assert numbers[f"{name} loans of 10"] == player["loans"].count("10")
            hand = [card for card in found.names if card.startswith(f"{name} hand ") and numbers[card]]
            assert len(hand) == len(player["hand"])
            if ":" in player["ship"]:
                city, place = player["ship"].split(":")
                assert numbers[f"{name} ship in {city}"] == 1
                assert place == "-" or numbers[f"{name} ship on space {place}"] == 1
        for city, there in dump["cities"].items():  # type: ignore[attr-defined]
            for site, owner in enumerate(there["track"], 1):
                built = {place: numbers[f"{city} site {site} {place}"] for place in ("own", "next1", "next2")}
                assert built == {place: int(owner is not None and who[owner] == place) for place in built}
            for space_number, ship in enumerate(there["harbours"], 1):
                if ship is not None:
                    assert numbers[f"{city} space {space_number} {who[ship]}"] == 1
            for seat in "ABC":
                assert numbers[f"{city} closed {who[seat]}"] == there["closed"].count(seat)


def test_capitol_in_numbers_is_what_its_dump_tells() -> None:
    table: Table = ("capitol", 2, ())
    found = space(*table)
    who = {"B": "own", "A": "next1"}
    for numbers, dump in told(found, table, 4, 1):
        assert numbers["floors in the supply"] == dump["floors"]
        for player in dump["players"]:  # type: ignore[attr-defined]
            name = who[player["seat"]]
            assert numbers[f"{name} score"] == player["score"]
            for card in set(player["hand"]) - {"?"}:
                assert numbers[f"{name} hand {card}"] == player["hand"].count(card)
            for height in range(1, 12):
                assert numbers[f"{name} unfinished of height {height}"] == player["unfinished"].count(height)
                assert numbers[f"{name} round of height {height}"] == player["finished"].count(f"{height} round")
        for zone, there in dump["zones"].items():  # type: ignore[attr-defined]
            assert numbers[f"{zone} free squares"] == there["free"]
            owners = sorted(there["buildings"], key=lambda building: who[building[0]] != "own")
            for square, (owner, height) in enumerate(owners, 1):
                assert numbers[f"{zone} building {square} of {who[owner]}"] == 1
                assert numbers[f"{zone} building {square} height"] == height
        for deck, card in dump["tops"].items():  # type: ignore[attr-defined]
            assert card is None or numbers[f"{deck} pile top {card}"] == 1
        for deck, pile in dump["piles"].items():  # type: ignore[attr-defined]
            for card in pile["discard"]:
                assert numbers[f"{deck} discard {card}"] == pile["discard"].count(card)
            for card in pile["known"][1:]:
                assert numbers[f"{deck} pile below {card}"] == pile["known"][1:].count(card)


def test_captains_war_in_numbers_is_what_its_dump_tells() -> None:
    table: Table = ("captains_war", 3, ())
    found = space(*table)
    who = {"B": "own", "C": "next1", "A": "next2"}
    for numbers, dump in told(found, table, 4, 1):
        assert numbers["turn"] == dump["turn"]
        for player in dump["players"]:  # type: ignore[attr-defined]
            name = who[player["seat"]]
            assert numbers[f"{name} gold"] == player["gold"]
            for kind, count in player["resources"].items():
                assert numbers[f"{name} holds {kind}"] == count
            assert [numbers[f"{name} pirates of force {force}"] for force in range(1, 6)] == player["pirates"]
            assert numbers[f"{name} acquisitions on track boat"] == player["boats"]
            assert numbers[f"{name} has TNT"] == player["tnt"]


def test_rewards_by_rank_add_up_to_nothing_and_ties_share() -> None:
    for seed in seeds(pure=5, compiled=30):
        *_, end = random_positions(("captains_war", 4, ()), seed)
        ranks = reward(end, "rank")
        assert sum(ranks) == pytest.approx(0)
        winners = end.winners()
        assert all(ranks[seat] == max(ranks) for seat in winners)
        assert len(winners) > 1 or max(ranks) == 1.0
        assert reward(end, "score") == end.scores()


def test_a_captain_takes_part_in_the_ranks() -> None:
    *_, end = random_positions(("captains_war", 1, ("fer-blanc",)), 1)
    assert reward(end, "rank") == [1.0 if end.winners() == [0] else -1.0]
    assert len(reward(end, "score")) == 1


def test_a_table_can_be_known_from_a_view() -> None:
    table: Table = ("el_capitan", 2, ("lisboa",))
    state = next(random_positions(table, 1))
    assert space_around(games()["el_capitan"], state.view(0)).events == space(*table).events


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadSetup, match="no rewards by 'luck'"):
        space("capitol", 2, (), "luck")
    with pytest.raises(BadSetup, match="2 to 4 players"):
        names("capitol", 9)
    with pytest.raises(BadSetup, match="no encoding as numbers"):
        space(replace(DIVERS, encoding=None), 2)
