"""The cities on the board: what is printed there, what has been built, and where the next warehouse goes."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from captains_table.core.cells import key_of
from captains_table.core.game import SEATS, Arguments, Phrase
from captains_table.core.scene import Piece, Scene
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, SITES, SPACES, Figures
from captains_table.games.el_capitan.rules.layout import CITY_CELLS, HIGHEST, LOWEST, MOST_COLOURS, NONE
from captains_table.games.el_capitan.rules.scoring import amount_of
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.rules.warehouses import next_site


def lay_cities(made: Scene, state: ElCapitan) -> None:
    """All cities in play, on which nearly all viewers of a table agree."""
    cells = [
        key_of(all_of_them, 0, len(all_of_them)) for all_of_them in (state.city, state.fort, state.site, state.closed)
    ]
    made.part((state.figures, "cities", *cells), _lay_each, state)


def _lay_each(made: Scene, state: ElCapitan) -> None:
    for city in range(CITIES):
        if state.figures.in_play[city]:
            made.part(_city_key(state, city), _lay_city, state, city)


def _city_key(state: ElCapitan, city: int) -> Hashable:
    """Everything that the pieces of a city depend on."""
    sites, colours = city * (SITES + 1), city * MOST_COLOURS
    return (
        state.figures,
        city,
        amount_of(state, city),
        key_of(state.fort, city * FORTS, (city + 1) * FORTS),
        key_of(state.site, sites + 1, sites + SITES + 1),
        key_of(state.closed, colours, colours + state.figures.colours),
    )


def _lay_city(made: Scene, state: ElCapitan, city: int) -> None:
    figures = state.figures
    name = figures.names[city]
    amount = amount_of(state, city)
    label = Phrase("piece-city", {"city": name, "amount": amount})
    pays = f"site-{name}-{state.city[city * CITY_CELLS + HIGHEST] + 1}"
    made.put(f"name-{name}", "banner", f"name-{city}", -1, f"{figures.titles[city]}\n{amount}", label, ways=(pays,))
    made.put(f"city-{name}", f"town-{name}", f"city-{city}", label=label, ways=_neighbours(figures, city))
    for space in range(figures.harbours[city]):
        made.lay(_berth(figures, city, space))
    for site in range(figures.fort_sites[city]):
        owner = state.fort[city * FORTS + site]
        cost = figures.fort_cost[city * FORTS + site]
        slot = f"fort-{city}-{site}"
        if owner == NONE:
            label = Phrase("piece-fort-site", {"city": name, "cost": cost})
            made.put(f"fort-{name}-{site}", "fort-site", slot, text=str(cost), label=label)
        else:
            label = Phrase("piece-fortress", {"who": owner, "city": name})
            made.put(f"fortress-{name}-{site}", "fortress", slot, owner, label=label)
    _lay_track(made, state, city)
    _lay_closed(made, state, city)


@lru_cache(maxsize=256)
def _neighbours(figures: Figures, city: int) -> tuple[str, ...]:
    """The sea lanes to the cities one step away. EC 1.1"""
    near = [other for other in range(CITIES) if figures.distance[city * CITIES + other] == 1]
    return tuple(f"city-{figures.names[city]}>city-{figures.names[other]}" for other in near)


def _lay_track(made: Scene, state: ElCapitan, city: int) -> None:
    """A site shows its number and its value until a warehouse is on it."""
    figures = state.figures
    name = figures.names[city]
    highest = state.city[city * CITY_CELLS + HIGHEST]
    following = next_site(state, city)
    for site in range(1, SITES + 2):
        colour = state.site[city * (SITES + 1) + site] if site <= SITES else NONE
        if colour != NONE:
            owner, neutral = colour % state.seats, "-neutral" if colour >= state.seats else ""
            label = Phrase(f"piece-warehouse{neutral}", {"who": owner, "city": name, "site": site})
            made.put(f"warehouse-{name}-{site}", f"warehouse{neutral}", f"site-{city}-{site}", owner, label=label)
        elif site == following or (highest == 0 and site == 2):
            _lay_next(made, state, city, site)
        else:
            made.lay(_site(figures, city, site))


@lru_cache(maxsize=4096)
def _site(figures: Figures, city: int, site: int) -> Piece:
    """What is printed on a site."""
    name, value = figures.names[city], figures.value[city * (SITES + 2) + site]
    kind = "-last" if site > SITES else "-closing" if figures.closing[city * (SITES + 2) + site] else ""
    label = Phrase(f"piece-site{kind}", {"city": name, "site": site, "value": value})
    text = f"{value}\n{site}" if site <= SITES else str(value)
    return Piece(f"site-{name}-{site}", f"site{kind}", f"site-{city}-{site}", text=text, label=label)


def _lay_next(made: Scene, state: ElCapitan, city: int, site: int) -> None:
    """Where the next warehouse goes, what it costs, what the majority then pays, and what it shuts down.

    EC 5.1 to EC 5.5
    """
    figures = state.figures
    name = figures.names[city]
    lowest, highest = state.city[city * CITY_CELLS + LOWEST], state.city[city * CITY_CELLS + HIGHEST]
    values, costs = city * (SITES + 2), city * SPACES
    closing = figures.closing[values + site] != 0
    arguments: Arguments = {
        "city": name,
        "site": site,
        "value": figures.value[values + site],
        "cost": f"{figures.harbour_cost[costs]}–{figures.harbour_cost[costs + figures.harbours[city] - 1]}",
        "then": figures.value[values + max(site, highest) + 1],
    }
    kind = "next"
    ways: tuple[str, ...] = ()
    if closing and 0 < highest < SITES:
        colour = state.site[city * (SITES + 1) + lowest]
        neutral = colour >= state.seats
        kind, ways = "next-closing", (f"warehouse-{name}-{lowest}",)
        arguments |= {"who": colour % state.seats, "closed": lowest, "colour": "neutral" if neutral else "main"}
    made.put(
        f"site-{name}-{site}",
        "site-closing-next" if closing else "site-next",
        f"site-{city}-{site}",
        text=f"{arguments['value']}\n{site}",
        label=Phrase(f"piece-site-{kind}", arguments),
        ways=ways,
    )


@lru_cache(maxsize=4096)
def _berth(figures: Figures, city: int, space: int) -> Piece:
    """What is printed on a harbour space."""
    name, cost = figures.names[city], figures.harbour_cost[city * SPACES + space]
    label = Phrase("piece-berth", {"city": name, "space": space + 1, "cost": cost})
    return Piece(f"berth-{name}-{space}", "berth", f"berth-{city}-{space}", text=str(cost), label=label)


def _lay_closed(made: Scene, state: ElCapitan, city: int) -> None:
    name = state.figures.names[city]
    for colour in range(state.figures.colours):
        owner, neutral = colour % state.seats, "-neutral" if colour >= state.seats else ""
        letter = SEATS[owner].lower() if neutral else SEATS[owner]
        label = Phrase(f"piece-closed{neutral}", {"who": owner, "city": name})
        like = f"closed-{name}-{letter}"
        for _ in range(state.closed[city * MOST_COLOURS + colour]):
            made.put(made.twin(like), f"warehouse{neutral}", f"closed-{city}", owner, label=label, like=like)
