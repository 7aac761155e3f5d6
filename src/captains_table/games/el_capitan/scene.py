"""El Capitán on the board of `board.svg`: the cities by their place on the grid, cards, bank and players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

from captains_table.core.cells import key_of
from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.say import figure
from captains_table.core.scene import Piece, Scene
from captains_table.games.el_capitan.offers import offers
from captains_table.games.el_capitan.rules.cards import count_cards
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    EXTENDED,
    LOAN_KINDS,
    LOAN_SIZES,
    Figures,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    BONUS,
    FORTRESSES,
    HAND,
    LOAN_CARDS,
    MONEY,
    NEUTRAL,
    NONE,
    OFF,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.loans import bank_cards
from captains_table.games.el_capitan.rules.scoring import cities_with, wealth
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.scene_cities import lay_cities


def scene(state: State, events: Sequence[int]) -> Scene:
    """Everything on the table, with the events on the pieces that one would click.

    The viewer's own things (for spectators those of the first seat) lie nearest, on the slots with number 0.
    """
    state = cast("ElCapitan", state)
    made = Scene(offers(state, events))
    lay_cities(made, state)
    made.part((state.figures, "display", state.viewer, state.display), _lay_display, state)
    made.part((state.figures, "decks", state.deck, state.discards), _lay_decks, state)
    made.part(_bank_key(state), _lay_bank, state)
    reached = tuple([cities_with(state, seat) for seat in range(state.seats)])
    made.part((state.figures, "spread", reached), _lay_spread, state)
    for seat in range(state.seats):
        cells = key_of(state.player, seat * PLAYER_CELLS, (seat + 1) * PLAYER_CELLS)
        made.part((state.figures, seat, _place(state, seat), cells, wealth(state, seat)), _lay_player, state, seat)
    holders = tuple([state.player[seat * PLAYER_CELLS + BONUS] for seat in range(state.seats)])
    made.part((state.figures, "bonus", state.viewer, state.bonus_taken, holders), _lay_bonus, state)
    for seat in range(state.seats):
        made.part(_ship_key(state, seat), _lay_ship, state, seat)
    _lay_pirate(made, state)
    tokens = (state.figures, "tokens", state.viewer, state.phase, state.round, state.starter, state.to_move)
    made.part(tokens, _lay_tokens, state)
    return made


def _place(state: ElCapitan, seat: int) -> int:
    """How far from the viewer a player sits; 0 is the viewer's own place."""
    return (seat - max(0, int(state.viewer))) % int(state.seats)


def _lay_card(made: Scene, state: ElCapitan, card: int, slot: str, place: str, seat: int) -> None:
    """A card in the display or in a hand."""
    name = state.figures.card_names[card]
    made.lay(_card(state.figures, card, made.twin(f"card-{name}"), slot, seat), f"{place}-{name}")


@lru_cache(maxsize=8192)
def _card(figures: Figures, card: int, id: str, slot: str, seat: int) -> Piece:
    """A card, and where it takes the ship of a seat; small in the hands of others."""
    city, other, cost = figures.card_city[card], figures.card_other[card], figures.card_cost[card]
    small = slot.startswith("hand-") and slot != "hand-0"
    if card < DESTINATIONS:
        seals = figures.seals[card]
        symbol, text = f"destination-{city}-{seals}", f"{figures.titles[city]}\n{cost}"
        if small:
            symbol, text = f"small-destination-{seals}", _short(figures, city)
        label = Phrase("piece-destination", {"city": figures.names[city], "seals": seals, "cost": cost})
    else:
        symbol, text = f"connection-{city}-{other}", f"{figures.titles[city]}\n{cost}\n{figures.titles[other]}"
        if small:
            symbol, text = "small-connection", f"{_short(figures, city)}\n{_short(figures, other)}"
        label = Phrase("piece-connection", {"city": figures.names[city], "from": figures.names[other], "cost": cost})
    return Piece(id, symbol, slot, text=text, label=label, ways=_ways(figures, card, seat))


def _short(figures: Figures, city: int) -> str:
    """A city's name shortened to three letters."""
    return figures.titles[city][:3]


def _ways(figures: Figures, card: int, seat: int) -> tuple[str, ...]:
    """Where a card leads: between its two cities, or the ship to its city and along the sea routes. EC 3.4"""
    city = f"city-{figures.names[figures.card_city[card]]}"
    if card >= DESTINATIONS:
        other = f"city-{figures.names[figures.card_other[card]]}"
        return f"{city}>{other}", f"{other}>{city}"
    if seat < 0:
        return (city,)
    ship = f"ship-{SEATS[seat]}"
    return f"{ship}>{city}", f"{ship}>>{figures.seals[card] + 1}"


_DECKS = (("destinations", DESTINATION_MASK), ("connections", CONNECTION_MASK))


def _lay_display(made: Scene, state: ElCapitan) -> None:
    for deck, mask in _DECKS:
        for card in range(CARDS):
            if (state.display & mask) >> card & 1:
                _lay_card(made, state, card, deck, "display", state.viewer)


def _lay_decks(made: Scene, state: ElCapitan) -> None:
    for deck, mask in _DECKS:
        left, discards = count_cards(state.deck & mask), count_cards(state.discards & mask)
        label = Phrase(f"piece-deck-{deck}", {"count": left, "discards": discards})
        made.put(f"deck-{deck}", f"deck-{deck}", f"deck-{deck}", text=f"{left}\n{discards}", label=label)


def _bank_key(state: ElCapitan) -> Hashable:
    """Everything that the loans at the bank depend on."""
    return state.figures, "bank", *[bank_cards(state, loan) for loan in range(LOAN_SIZES)]


def _lay_bank(made: Scene, state: ElCapitan) -> None:
    figures = state.figures
    for loan in range(LOAN_SIZES):
        amount, due, later = figures.loan_amount[loan], figures.loan_due[loan], figures.loan_due[loan + EXTENDED]
        left = bank_cards(state, loan)
        label = Phrase("piece-loan", {"amount": amount, "count": left, "due": due, "extended": later})
        made.put(f"loan-{loan}", "loan", f"loan-{loan}", text=f"{amount}\n×{left}\n{due}/{later}", label=label)


def _lay_bonus(made: Scene, state: ElCapitan) -> None:
    """Bonus cards at the bank, or in front of the players who have taken them, where the ship was before its first
    voyage. EC 5.7"""
    holders = [seat for seat in range(state.seats) if state.player[seat * PLAYER_CELLS + BONUS]]
    for number in range(3):
        amount = state.figures.bonus[number]
        owner = next((seat for seat in holders if state.player[seat * PLAYER_CELLS + BONUS] == amount), NONE)
        symbol, slot = "bonus", "bonus"
        if number < state.bonus_taken and owner != NONE:
            holders.remove(owner)
            symbol, slot = "medal", f"ship-{_place(state, owner)}"
        made.put(f"bonus-{number}", symbol, slot, text=str(amount), label=Phrase("piece-bonus", {"amount": amount}))


def _lay_spread(made: Scene, state: ElCapitan) -> None:
    """The proliferation chart for the cities in play, and who has reached what. EC 8.2"""
    for cities in range(1, sum(state.figures.in_play) + 1):
        amount = state.figures.spread[cities]
        label = Phrase("piece-spread", {"cities": cities, "amount": amount})
        made.put(f"spread-{cities}", "spread", f"spread-{cities}", text=f"{cities}\n{amount}", label=label)
    for seat in range(state.seats):
        cities = cities_with(state, seat)
        if cities:
            label = Phrase("piece-reach", {"who": seat, "cities": cities})
            made.put(f"reach-{SEATS[seat]}", "pennant", f"reached-{cities}", seat, label=label)


def _lay_player(made: Scene, state: ElCapitan, seat: int) -> None:
    """Money, stock, loans and hand of a player: separate parts, since an event rarely changes more than one."""
    cells, at, whose = state.player, seat * PLAYER_CELLS, (state.figures, seat, _place(state, seat))
    stock = cells[at + WAREHOUSES], cells[at + NEUTRAL], cells[at + FORTRESSES]
    loans = key_of(cells, at + LOAN_CARDS, at + LOAN_CARDS + LOAN_KINDS)
    made.part((*whose, "money", cells[at + MONEY], wealth(state, seat)), _lay_money, state, seat)
    made.part((*whose, "stock", stock), _lay_stock, state, seat)
    made.part((*whose, "loans", loans), _lay_debts, state, seat)
    made.part((*whose, "hand", cells[at + HAND]), _lay_hand, state, seat)


def _lay_money(made: Scene, state: ElCapitan, seat: int) -> None:
    place, money, worth = _place(state, seat), state.player[seat * PLAYER_CELLS + MONEY], wealth(state, seat)
    symbol, text = "badge", f"{money}\n{worth}"
    if place > 0:
        symbol, text = "strip", f"{money}\n({worth})" if worth != money else str(money)
    label = Phrase("piece-player", {"who": seat})
    made.put(f"player-{SEATS[seat]}", symbol, f"player-{place}", seat, figure(text), label)


def _lay_hand(made: Scene, state: ElCapitan, seat: int) -> None:
    place, hand = _place(state, seat), state.player[seat * PLAYER_CELLS + HAND]
    for card in range(CARDS):
        if hand >> card & 1:
            _lay_card(made, state, card, f"hand-{place}", f"hand-{SEATS[seat]}", seat)


def _lay_stock(made: Scene, state: ElCapitan, seat: int) -> None:
    """What a player has left to build: the viewer's own piece by piece, that of others counted."""
    cells, at, place = state.player, seat * PLAYER_CELLS, _place(state, seat)
    for kind, symbol, count in (
        ("warehouse", "warehouse", cells[at + WAREHOUSES]),
        ("neutral", "warehouse-neutral", cells[at + NEUTRAL]),
        ("fortress", "fortress", cells[at + FORTRESSES]),
    ):
        label = Phrase(f"piece-stock-{kind}", {"who": seat, "count": count})
        like = f"stock-{SEATS[seat]}-{kind}"
        if place > 0 and count > 0:
            made.put(f"{like}-0", f"{symbol}-count", f"stock-{place}", seat, f"×{count}", label, like)
            continue
        for _ in range(count):
            made.put(made.twin(like), symbol, f"stock-{place}", seat, label=label, like=like)


def _lay_debts(made: Scene, state: ElCapitan, seat: int) -> None:
    """The loans of a player: the viewer's own card by card, those of others counted."""
    place = _place(state, seat)
    for loan in range(LOAN_KINDS):
        count = state.player[seat * PLAYER_CELLS + LOAN_CARDS + loan]
        amount, due = state.figures.loan_amount[loan], state.figures.loan_due[loan]
        symbol = "debt-extended" if loan >= EXTENDED else "debt"
        like, slot = f"debt-{SEATS[seat]}-{loan}", f"loans-{place}"
        if place > 0 and count > 0:
            label = Phrase(f"piece-{symbol}-count", {"who": seat, "amount": amount, "due": due, "count": count})
            made.put(f"{like}-0", f"{symbol}-count", slot, text=f"{amount}\n×{count}", label=label, like=like)
            continue
        label = Phrase(f"piece-{symbol}", {"who": seat, "amount": amount, "due": due})
        for number in range(count):
            made.put(f"{like}-{number}", symbol, slot, text=f"{amount}\n{due}", label=label, like=like)


def _ship_key(state: ElCapitan, seat: int) -> Hashable:
    """Everything that a ship depends on."""
    cells, at = state.player, seat * PLAYER_CELLS
    return state.figures, "ship", seat, _place(state, seat), cells[at + SHIP], cells[at + SPACE]


def _lay_ship(made: Scene, state: ElCapitan, seat: int) -> None:
    place, space = state.player[seat * PLAYER_CELLS + SHIP], state.player[seat * PLAYER_CELLS + SPACE]
    name = state.figures.names[place] if place >= 0 else ""
    if place == OFF:
        slot, label = f"ship-{_place(state, seat)}", Phrase("piece-ship-off", {"who": seat})
    elif place == BANK:
        slot, label = "bank", Phrase("piece-ship-bank", {"who": seat})
    elif space < 0:
        slot, label = f"off-{place}", Phrase("piece-ship-adrift", {"who": seat, "city": name})
    else:
        slot, label = f"harbour-{place}-{space}", Phrase("piece-ship", {"who": seat, "city": name, "space": space + 1})
    made.put(f"ship-{SEATS[seat]}", "ship", slot, seat, label=label, ways=(f"city-{name}",) if name else ())


def _lay_pirate(made: Scene, state: ElCapitan) -> None:
    city, space = state.pirate_city, state.pirate_space
    if city >= 0:
        slot = f"off-{city}" if space < 0 else f"harbour-{city}-{space}"
        made.put("pirate", "pirate", slot, label=Phrase("piece-pirate", {"city": state.figures.names[city]}))


def _lay_tokens(made: Scene, state: ElCapitan) -> None:
    """Phase and round, the starting player, and whose turn it is."""
    made.put("phase", "phase", "phase", label=Phrase("label-phase", {"phase": state.phase, "round": state.round}))
    if state.starter != NONE:
        slot = f"starter-{_place(state, state.starter)}"
        made.put("starter", "wheel", slot, label=Phrase("label-starting", {"who": state.starter}))
    if state.to_move >= 0:
        slot = f"turn-{_place(state, state.to_move)}"
        made.put("turn", "lantern", slot, label=Phrase("piece-turn", {"who": state.to_move}))
