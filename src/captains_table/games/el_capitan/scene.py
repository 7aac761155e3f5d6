"""El Capitán on the board of `board.svg`: the cities by their place on the grid, cards, bank and players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Piece, Scene
from captains_table.games.el_capitan.offers import offers
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    KINDS,
    SITES,
    SPACES,
    Charts,
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
    Table,
    count_cards,
)
from captains_table.games.el_capitan.rules.loans import EXTENDED, bank_cards
from captains_table.games.el_capitan.rules.scoring import amount_of, wealth
from captains_table.games.el_capitan.rules.warehouses import cities_with


def scene(state: State, events: Sequence[int]) -> list[Piece]:
    """Everything on the table, with the events on the pieces that one would click."""
    table = cast("Table", state)
    made = Scene(offers(table, events))
    for city in range(CITIES):
        if table.charts.in_play[city]:
            made.part(_city_key(table, city), _lay_city, table, city)
    made.part((table.charts, "display", table.display, table.deck, table.discards), _lay_display, table)
    _lay_bank(made, table)
    reached = tuple(int(cities_with(table, seat)) for seat in range(table.seats))
    made.part((table.charts, "spread", reached), _lay_spread, table)
    for seat in range(table.seats):
        made.part(_player_key(table, seat), _lay_player, table, seat)
    _lay_bonus(made, table)
    for seat in range(table.seats):
        _lay_ship(made, table, seat)
    _lay_pirate(made, table)
    _lay_tokens(made, table)
    return made.pieces


def _city_key(table: Table, city: int) -> Hashable:
    """All that the pieces of a city depend on."""
    sites, colours = city * (SITES + 1), city * MOST_COLOURS
    return (
        table.charts,
        city,
        int(amount_of(table, city)),
        int(table.fort[city * 2]),
        int(table.fort[city * 2 + 1]),
        tuple([int(table.site[place]) for place in range(sites + 1, sites + SITES + 1)]),
        tuple([int(table.closed[place]) for place in range(colours, colours + table.charts.colours)]),
    )


def _lay_city(made: Scene, table: Table, city: int) -> None:
    charts = table.charts
    name = charts.names[city]
    amount = amount_of(table, city)
    label = Phrase("piece-city", {"city": name, "amount": amount})
    made.put(f"name-{name}", "banner", f"name-{city}", text=f"{charts.titles[city]}\n{amount}", label=label)
    made.put(f"city-{name}", f"town-{name}", f"city-{city}", label=label)
    for space in range(charts.harbours[city]):
        made.lay(_berth(charts, city, space))
    for site in range(charts.fort_sites[city]):
        owner = table.fort[city * 2 + site]
        cost = charts.fort_cost[city * 2 + site]
        slot = f"fort-{city}-{site}"
        if owner == NONE:
            label = Phrase("piece-fort-site", {"city": name, "cost": cost})
            made.put(f"fort-{name}-{site}", "fort-site", slot, text=str(cost), label=label)
        else:
            label = Phrase("piece-fortress", {"who": owner, "city": name})
            made.put(f"fortress-{name}-{site}", "fortress", slot, owner, label=label)
    _lay_track(made, table, city)
    _lay_closed(made, table, city)


def _lay_track(made: Scene, table: Table, city: int) -> None:
    """A site shows its value until there is a warehouse on it."""
    charts = table.charts
    name = charts.names[city]
    for site in range(1, SITES + 2):
        colour = table.site[city * (SITES + 1) + site] if site <= SITES else NONE
        if colour == NONE:
            made.lay(_site(charts, city, site))
            continue
        owner, neutral = colour % table.seats, "-neutral" if colour >= table.seats else ""
        label = Phrase(f"piece-warehouse{neutral}", {"who": owner, "city": name, "site": site})
        made.put(f"warehouse-{name}-{site}", f"warehouse{neutral}", f"site-{city}-{site}", owner, label=label)


@lru_cache(maxsize=4096)
def _site(charts: Charts, city: int, site: int) -> Piece:
    """What is printed on a site."""
    name, value = charts.names[city], charts.value[city * (SITES + 2) + site]
    kind = "-last" if site > SITES else "-closing" if charts.closing[city * (SITES + 2) + site] else ""
    label = Phrase(f"piece-site{kind}", {"city": name, "site": site, "value": value})
    return Piece(f"site-{name}-{site}", f"site{kind}", f"site-{city}-{site}", text=str(value), label=label)


@lru_cache(maxsize=4096)
def _berth(charts: Charts, city: int, space: int) -> Piece:
    """What is printed on a harbour space."""
    name, cost = charts.names[city], charts.harbour_cost[city * SPACES + space]
    label = Phrase("piece-berth", {"city": name, "space": space + 1, "cost": cost})
    return Piece(f"berth-{name}-{space}", "berth", f"berth-{city}-{space}", text=str(cost), label=label)


def _lay_closed(made: Scene, table: Table, city: int) -> None:
    name = table.charts.names[city]
    for colour in range(table.charts.colours):
        owner, neutral = colour % table.seats, "-neutral" if colour >= table.seats else ""
        letter = SEATS[owner].lower() if neutral else SEATS[owner]
        label = Phrase(f"piece-closed{neutral}", {"who": owner, "city": name})
        like = f"closed-{name}-{letter}"
        for _ in range(table.closed[city * MOST_COLOURS + colour]):
            made.put(made.twin(like), f"warehouse{neutral}", f"closed-{city}", owner, label=label, like=like)


def _lay_card(made: Scene, table: Table, card: int, slot: str, place: str) -> None:
    """A card in the display or in a hand."""
    charts = table.charts
    name, city, other = charts.card_names[card], charts.card_city[card], charts.card_other[card]
    cost = charts.card_cost[card]
    if card < DESTINATIONS:
        seals = charts.seals[card]
        symbol, text = f"destination-{city}-{seals}", f"{charts.titles[city]}\n{cost}"
        label = Phrase("piece-destination", {"city": charts.names[city], "seals": seals, "cost": cost})
    else:
        symbol, text = f"connection-{city}-{other}", f"{charts.titles[city]}\n{cost}\n{charts.titles[other]}"
        label = Phrase("piece-connection", {"city": charts.names[city], "from": charts.names[other], "cost": cost})
    made.put(made.twin(f"card-{name}"), symbol, slot, text=text, label=label, like=f"{place}-{name}")


def _lay_display(made: Scene, table: Table) -> None:
    for deck, mask in (("destinations", DESTINATION_MASK), ("connections", CONNECTION_MASK)):
        for card in range(CARDS):
            if (table.display & mask) >> card & 1:
                _lay_card(made, table, card, deck, "display")
        left, discards = count_cards(table.deck & mask), count_cards(table.discards & mask)
        label = Phrase(f"piece-deck-{deck}", {"count": left, "discards": discards})
        made.put(f"deck-{deck}", f"deck-{deck}", f"deck-{deck}", text=f"{left}\n{discards}", label=label)


def _lay_bank(made: Scene, table: Table) -> None:
    charts = table.charts
    for kind in range(2):
        amount, due, later = charts.loan_amount[kind], charts.loan_due[kind], charts.loan_due[kind + EXTENDED]
        left = bank_cards(table, kind)
        label = Phrase("piece-loan", {"amount": amount, "count": left, "due": due, "extended": later})
        made.put(f"loan-{kind}", "loan", f"loan-{kind}", text=f"{amount}\n×{left}\n{due}/{later}", label=label)


def _lay_bonus(made: Scene, table: Table) -> None:
    """Bonus cards at the bank, or in front of who has taken them. EC 5.7"""
    holders = [seat for seat in range(table.seats) if table.player[seat * PLAYER_CELLS + BONUS]]
    for number in range(3):
        amount = table.charts.bonus[number]
        owner = next((seat for seat in holders if table.player[seat * PLAYER_CELLS + BONUS] == amount), NONE)
        slot = "bonus"
        if number < table.bonus_taken and owner != NONE:
            holders.remove(owner)
            slot = f"loans-{owner}"
        made.put(f"bonus-{number}", "bonus", slot, text=str(amount), label=Phrase("piece-bonus", {"amount": amount}))


def _lay_spread(made: Scene, table: Table) -> None:
    """The chart of the spread as far as there are cities, and who has reached what. EC 8.2"""
    for cities in range(1, sum(table.charts.in_play) + 1):
        amount = table.charts.spread[cities]
        label = Phrase("piece-spread", {"cities": cities, "amount": amount})
        made.put(f"spread-{cities}", "spread", f"spread-{cities}", text=f"{cities}\n{amount}", label=label)
    for seat in range(table.seats):
        cities = cities_with(table, seat)
        if cities:
            label = Phrase("piece-reach", {"who": seat, "cities": cities})
            made.put(f"reach-{SEATS[seat]}", "pennant", f"reached-{cities}", seat, label=label)


def _player_key(table: Table, seat: int) -> Hashable:
    """All that the pieces of a player depend on."""
    cells, at = table.player, seat * PLAYER_CELLS
    stock = (int(cells[at + WAREHOUSES]), int(cells[at + NEUTRAL]), int(cells[at + FORTRESSES]))
    loans = tuple([int(cells[at + LOAN_CARDS + loan]) for loan in range(KINDS)])
    return (
        table.charts,
        "player",
        seat,
        int(cells[at + MONEY]),
        wealth(table, seat),
        stock,
        loans,
        int(cells[at + HAND]),
    )


def _lay_player(made: Scene, table: Table, seat: int) -> None:
    cells, at, letter = table.player, seat * PLAYER_CELLS, SEATS[seat]
    money, worth = cells[at + MONEY], wealth(table, seat)
    text = (f"{money}\n({worth})" if worth != money else str(money)).replace("-", "−")
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
    for loan in range(KINDS):
        amount, due = table.charts.loan_amount[loan], table.charts.loan_due[loan]
        turned = "-extended" if loan >= EXTENDED else ""
        label = Phrase(f"piece-debt{turned}", {"who": seat, "amount": amount, "due": due})
        like = f"debt-{letter}-{loan}"
        for number in range(cells[at + LOAN_CARDS + loan]):
            made.put(
                f"{like}-{number}", f"debt{turned}", f"loans-{seat}", text=f"{amount}\n{due}", label=label, like=like
            )
    for card in range(CARDS):
        if cells[at + HAND] >> card & 1:
            _lay_card(made, table, card, f"hand-{seat}", f"hand-{letter}")


def _lay_ship(made: Scene, table: Table, seat: int) -> None:
    place, space = table.player[seat * PLAYER_CELLS + SHIP], table.player[seat * PLAYER_CELLS + SPACE]
    name = table.charts.names[place] if place >= 0 else ""
    if place == OFF:
        slot, label = f"ship-{seat}", Phrase("piece-ship-off", {"who": seat})
    elif place == BANK:
        slot, label = "bank", Phrase("piece-ship-bank", {"who": seat})
    elif space < 0:
        slot, label = f"off-{place}", Phrase("piece-ship-adrift", {"who": seat, "city": name})
    else:
        slot, label = f"harbour-{place}-{space}", Phrase("piece-ship", {"who": seat, "city": name, "space": space + 1})
    made.put(f"ship-{SEATS[seat]}", "ship", slot, seat, label=label)


def _lay_pirate(made: Scene, table: Table) -> None:
    city, space = table.pirate_city, table.pirate_space
    if city >= 0:
        slot = f"off-{city}" if space < 0 else f"harbour-{city}-{space}"
        made.put("pirate", "pirate", slot, label=Phrase("piece-pirate", {"city": table.charts.names[city]}))


def _lay_tokens(made: Scene, table: Table) -> None:
    """Phase and round, the starting player, and whose turn it is."""
    made.put("phase", "phase", "phase", label=Phrase("label-phase", {"phase": table.phase, "round": table.round}))
    if table.starter != NONE:
        made.put("starter", "wheel", f"starter-{table.starter}", label=Phrase("label-starting", {"who": table.starter}))
    if table.to_move >= 0:
        made.put("turn", "lantern", f"turn-{table.to_move}", label=Phrase("piece-turn", {"who": table.to_move}))
