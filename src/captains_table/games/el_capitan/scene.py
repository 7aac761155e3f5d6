"""El Capitán on the board of `board.svg`: the cities by their place on the grid, cards, bank and players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.say import figure
from captains_table.core.scene import Piece, Scene
from captains_table.games.el_capitan.offers import offers
from captains_table.games.el_capitan.rules.cards import count_cards
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    EXTENDED,
    FORTS,
    LOAN_KINDS,
    LOAN_SIZES,
    SITES,
    SPACES,
    Figures,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    BONUS,
    FORTRESSES,
    HAND,
    LOAN_CARDS,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OFF,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.loans import bank_cards
from captains_table.games.el_capitan.rules.scoring import amount_of, cities_with, wealth
from captains_table.games.el_capitan.rules.state import ElCapitan


def scene(state: State, events: Sequence[int]) -> list[Piece]:
    """Everything on the table, with the events on the pieces that one would click."""
    state = cast("ElCapitan", state)
    made = Scene(offers(state, events))
    for city in range(CITIES):
        if state.figures.in_play[city]:
            made.part(_city_key(state, city), _lay_city, state, city)
    made.part((state.figures, "display", state.display, state.deck, state.discards), _lay_display, state)
    _lay_bank(made, state)
    reached = tuple(int(cities_with(state, seat)) for seat in range(state.seats))
    made.part((state.figures, "spread", reached), _lay_spread, state)
    for seat in range(state.seats):
        made.part(_player_key(state, seat), _lay_player, state, seat)
    _lay_bonus(made, state)
    for seat in range(state.seats):
        _lay_ship(made, state, seat)
    _lay_pirate(made, state)
    _lay_tokens(made, state)
    return made.pieces


def _city_key(state: ElCapitan, city: int) -> Hashable:
    """All that the pieces of a city depend on."""
    sites, colours = city * (SITES + 1), city * MOST_COLOURS
    return (
        state.figures,
        city,
        int(amount_of(state, city)),
        int(state.fort[city * FORTS]),
        int(state.fort[city * FORTS + 1]),
        tuple([int(state.site[place]) for place in range(sites + 1, sites + SITES + 1)]),
        tuple([int(state.closed[place]) for place in range(colours, colours + state.figures.colours)]),
    )


def _lay_city(made: Scene, state: ElCapitan, city: int) -> None:
    figures = state.figures
    name = figures.names[city]
    amount = amount_of(state, city)
    label = Phrase("piece-city", {"city": name, "amount": amount})
    made.put(f"name-{name}", "banner", f"name-{city}", text=f"{figures.titles[city]}\n{amount}", label=label)
    made.put(f"city-{name}", f"town-{name}", f"city-{city}", label=label)
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


def _lay_track(made: Scene, state: ElCapitan, city: int) -> None:
    """A site shows its value until there is a warehouse on it."""
    figures = state.figures
    name = figures.names[city]
    for site in range(1, SITES + 2):
        colour = state.site[city * (SITES + 1) + site] if site <= SITES else NONE
        if colour == NONE:
            made.lay(_site(figures, city, site))
            continue
        owner, neutral = colour % state.seats, "-neutral" if colour >= state.seats else ""
        label = Phrase(f"piece-warehouse{neutral}", {"who": owner, "city": name, "site": site})
        made.put(f"warehouse-{name}-{site}", f"warehouse{neutral}", f"site-{city}-{site}", owner, label=label)


@lru_cache(maxsize=4096)
def _site(figures: Figures, city: int, site: int) -> Piece:
    """What is printed on a site."""
    name, value = figures.names[city], figures.value[city * (SITES + 2) + site]
    kind = "-last" if site > SITES else "-closing" if figures.closing[city * (SITES + 2) + site] else ""
    label = Phrase(f"piece-site{kind}", {"city": name, "site": site, "value": value})
    return Piece(f"site-{name}-{site}", f"site{kind}", f"site-{city}-{site}", text=str(value), label=label)


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


def _lay_card(made: Scene, state: ElCapitan, card: int, slot: str, place: str) -> None:
    """A card in the display or in a hand."""
    figures = state.figures
    name, city, other = figures.card_names[card], figures.card_city[card], figures.card_other[card]
    cost = figures.card_cost[card]
    if card < DESTINATIONS:
        seals = figures.seals[card]
        symbol, text = f"destination-{city}-{seals}", f"{figures.titles[city]}\n{cost}"
        label = Phrase("piece-destination", {"city": figures.names[city], "seals": seals, "cost": cost})
    else:
        symbol, text = f"connection-{city}-{other}", f"{figures.titles[city]}\n{cost}\n{figures.titles[other]}"
        label = Phrase("piece-connection", {"city": figures.names[city], "from": figures.names[other], "cost": cost})
    made.put(made.twin(f"card-{name}"), symbol, slot, text=text, label=label, like=f"{place}-{name}")


def _lay_display(made: Scene, state: ElCapitan) -> None:
    for deck, mask in (("destinations", DESTINATION_MASK), ("connections", CONNECTION_MASK)):
        for card in range(CARDS):
            if (state.display & mask) >> card & 1:
                _lay_card(made, state, card, deck, "display")
        left, discards = count_cards(state.deck & mask), count_cards(state.discards & mask)
        label = Phrase(f"piece-deck-{deck}", {"count": left, "discards": discards})
        made.put(f"deck-{deck}", f"deck-{deck}", f"deck-{deck}", text=f"{left}\n{discards}", label=label)


def _lay_bank(made: Scene, state: ElCapitan) -> None:
    figures = state.figures
    for loan in range(LOAN_SIZES):
        amount, due, later = figures.loan_amount[loan], figures.loan_due[loan], figures.loan_due[loan + EXTENDED]
        left = bank_cards(state, loan)
        label = Phrase("piece-loan", {"amount": amount, "count": left, "due": due, "extended": later})
        made.put(f"loan-{loan}", "loan", f"loan-{loan}", text=f"{amount}\n×{left}\n{due}/{later}", label=label)


def _lay_bonus(made: Scene, state: ElCapitan) -> None:
    """Bonus cards at the bank, or in front of who has taken them. EC 5.7"""
    holders = [seat for seat in range(state.seats) if state.player[seat * PLAYER_CELLS + BONUS]]
    for number in range(3):
        amount = state.figures.bonus[number]
        owner = next((seat for seat in holders if state.player[seat * PLAYER_CELLS + BONUS] == amount), NONE)
        slot = "bonus"
        if number < state.bonus_taken and owner != NONE:
            holders.remove(owner)
            slot = f"loans-{owner}"
        made.put(f"bonus-{number}", "bonus", slot, text=str(amount), label=Phrase("piece-bonus", {"amount": amount}))


def _lay_spread(made: Scene, state: ElCapitan) -> None:
    """The chart of the spread as far as there are cities, and who has reached what. EC 8.2"""
    for cities in range(1, sum(state.figures.in_play) + 1):
        amount = state.figures.spread[cities]
        label = Phrase("piece-spread", {"cities": cities, "amount": amount})
        made.put(f"spread-{cities}", "spread", f"spread-{cities}", text=f"{cities}\n{amount}", label=label)
    for seat in range(state.seats):
        cities = cities_with(state, seat)
        if cities:
            label = Phrase("piece-reach", {"who": seat, "cities": cities})
            made.put(f"reach-{SEATS[seat]}", "pennant", f"reached-{cities}", seat, label=label)


def _player_key(state: ElCapitan, seat: int) -> Hashable:
    """All that the pieces of a player depend on."""
    cells, at = state.player, seat * PLAYER_CELLS
    stock = (int(cells[at + WAREHOUSES]), int(cells[at + NEUTRAL]), int(cells[at + FORTRESSES]))
    loans = tuple([int(cells[at + LOAN_CARDS + loan]) for loan in range(LOAN_KINDS)])
    return (
        state.figures,
        "player",
        seat,
        int(cells[at + MONEY]),
        wealth(state, seat),
        stock,
        loans,
        int(cells[at + HAND]),
    )


def _lay_player(made: Scene, state: ElCapitan, seat: int) -> None:
    cells, at, letter = state.player, seat * PLAYER_CELLS, SEATS[seat]
    money, worth = cells[at + MONEY], wealth(state, seat)
    text = figure(f"{money}\n({worth})" if worth != money else money)
    made.put(f"player-{letter}", "strip", f"player-{seat}", seat, text, Phrase("piece-player", {"who": seat}))
    for kind, symbol, count in (
        ("warehouse", "warehouse", cells[at + WAREHOUSES]),
        ("neutral", "warehouse-neutral", cells[at + NEUTRAL]),
        ("fortress", "fortress", cells[at + FORTRESSES]),
    ):
        label = Phrase(f"piece-stock-{kind}", {"who": seat, "count": count})
        like = f"stock-{letter}-{kind}"
        for _ in range(count):
            made.put(made.twin(like), symbol, f"stock-{seat}", seat, label=label, like=like)
    for loan in range(LOAN_KINDS):
        amount, due = state.figures.loan_amount[loan], state.figures.loan_due[loan]
        turned = "-extended" if loan >= EXTENDED else ""
        label = Phrase(f"piece-debt{turned}", {"who": seat, "amount": amount, "due": due})
        like = f"debt-{letter}-{loan}"
        for number in range(cells[at + LOAN_CARDS + loan]):
            made.put(
                f"{like}-{number}", f"debt{turned}", f"loans-{seat}", text=f"{amount}\n{due}", label=label, like=like
            )
    for card in range(CARDS):
        if cells[at + HAND] >> card & 1:
            _lay_card(made, state, card, f"hand-{seat}", f"hand-{letter}")


def _lay_ship(made: Scene, state: ElCapitan, seat: int) -> None:
    place, space = state.player[seat * PLAYER_CELLS + SHIP], state.player[seat * PLAYER_CELLS + SPACE]
    name = state.figures.names[place] if place >= 0 else ""
    if place == OFF:
        slot, label = f"ship-{seat}", Phrase("piece-ship-off", {"who": seat})
    elif place == BANK:
        slot, label = "bank", Phrase("piece-ship-bank", {"who": seat})
    elif space < 0:
        slot, label = f"off-{place}", Phrase("piece-ship-adrift", {"who": seat, "city": name})
    else:
        slot, label = f"harbour-{place}-{space}", Phrase("piece-ship", {"who": seat, "city": name, "space": space + 1})
    made.put(f"ship-{SEATS[seat]}", "ship", slot, seat, label=label)


def _lay_pirate(made: Scene, state: ElCapitan) -> None:
    city, space = state.pirate_city, state.pirate_space
    if city >= 0:
        slot = f"off-{city}" if space < 0 else f"harbour-{city}-{space}"
        made.put("pirate", "pirate", slot, label=Phrase("piece-pirate", {"city": state.figures.names[city]}))


def _lay_tokens(made: Scene, state: ElCapitan) -> None:
    """Phase and round, the starting player, and whose turn it is."""
    made.put("phase", "phase", "phase", label=Phrase("label-phase", {"phase": state.phase, "round": state.round}))
    if state.starter != NONE:
        made.put("starter", "wheel", f"starter-{state.starter}", label=Phrase("label-starting", {"who": state.starter}))
    if state.to_move >= 0:
        made.put("turn", "lantern", f"turn-{state.to_move}", label=Phrase("piece-turn", {"who": state.to_move}))
