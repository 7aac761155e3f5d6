"""Situations to test: positions set up in a few words, and played on in notation.

    game = situation(3)
    game.put("marseille", "AABB").anchor("C", "marseille").purse("C", 9).turn_of("C")
    game.play("C build")
    assert game.chain("marseille") == "AABBC"

Seats are `A`...; in a chain a small letter is a neutral warehouse and a dot an empty site.
"""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import CHANCE, Happening
from captains_table.core.editions import Edition
from captains_table.core.game import SEATS, Game, Refusal, games
from captains_table.games.el_capitan.rules.cards import add_card, take_card
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, PIRATE, SITES, SPACES
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    BONUS,
    CITY_CELLS,
    FORTRESSES,
    HAND,
    HIGHEST,
    LOAN_CARDS,
    LOWEST,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OFF,
    OPEN_ALL,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    TURN,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.loans import hold_payday
from captains_table.games.el_capitan.rules.state import ElCapitan

GAME: Game = games()["el_capitan"]
LOANS = ("10", "16", "10+", "16+")


def situation(players: int = 3, *options: str, edition: Edition | None = None) -> Situation:
    """A game in which A is about to have the first turn."""
    return new_situation(players, *options, edition=edition).play("* starts A").fill()


def new_situation(players: int = 3, *options: str, edition: Edition | None = None) -> Situation:
    """A game before its first event."""
    return Situation(cast("ElCapitan", GAME.new(players, options, edition)))


class Situation:
    """A position that can be arranged, asked about and played on."""

    def __init__(self, state: ElCapitan) -> None:
        self.state = state
        self.tale: list[Happening] = []
        """What happened by itself since the last call of `play`."""

    # Arranging the position

    def put(self, city: str, chain: str, closed: str = "") -> Situation:
        """Open warehouses from site 1 on, and closed ones on the city's picture."""
        state, number = self.state, self._city(city)
        colours = [self._colour(letter) for letter in chain.ljust(SITES, ".")]
        taken = [site for site, colour in enumerate(colours, start=1) if colour != NONE]
        for site, colour in enumerate(colours, start=1):
            state.site[number * (SITES + 1) + site] = colour
        state.city[number * CITY_CELLS + LOWEST] = min(taken, default=0)
        state.city[number * CITY_CELLS + HIGHEST] = max(taken, default=0)
        state.city[number * CITY_CELLS + OPEN_ALL] = len(taken)
        for colour in range(MOST_COLOURS):
            state.opened[number * MOST_COLOURS + colour] = colours.count(colour)
            state.closed[number * MOST_COLOURS + colour] = [self._colour(letter) for letter in closed].count(colour)
        return self._changed()

    def fortify(self, city: str, owners: str) -> Situation:
        """Fortresses, from the first site on."""
        for number, owner in enumerate(owners):
            self.state.fort[self._city(city) * 2 + number] = self._colour(owner)
        return self._changed()

    def anchor(self, seat: str, city: str, space: int = 1) -> Situation:
        """A ship in a harbour space."""
        self._sail_away(seat)
        self.state.harbour[self._city(city) * SPACES + space - 1] = SEATS.index(seat)
        return self._ship(seat, self._city(city), space - 1)

    def adrift(self, seat: str, city: str) -> Situation:
        """A ship off the harbour of a city."""
        self._sail_away(seat)
        return self._ship(seat, self._city(city), NONE)

    def at_bank(self, *seats: str) -> Situation:
        """Ships at the bank."""
        for seat in seats:
            self._sail_away(seat)
            self._ship(seat, BANK, NONE)
        return self

    def off_board(self, seat: str) -> Situation:
        """A ship that has not sailed yet."""
        self._sail_away(seat)
        return self._ship(seat, OFF, NONE)

    def pirate_to(self, city: str, space: int) -> Situation:
        """The pirate in a harbour space."""
        state = self.state
        state.harbour[state.pirate_city * SPACES + state.pirate_space] = NONE
        state.pirate_city, state.pirate_space = self._city(city), space - 1
        state.harbour[self._city(city) * SPACES + space - 1] = PIRATE
        return self._changed()

    def purse(self, seat: str, florins: int) -> Situation:
        """The money of a player."""
        return self._have(seat, MONEY, florins)

    def stock(self, seat: str, warehouses: int, neutral: int = 0, fortresses: int = 0) -> Situation:
        """What a player has still to build."""
        self._have(seat, WAREHOUSES, warehouses)._have(seat, NEUTRAL, neutral)
        return self._have(seat, FORTRESSES, fortresses)

    def owe(self, seat: str, *loans: str) -> Situation:
        """The loans of a player: `10`, `16`, `10+`, `16+`."""
        for kind, loan in enumerate(LOANS):
            self._have(seat, LOAN_CARDS + kind, loans.count(loan))
        return self

    def win_bonus(self, seat: str, amount: int) -> Situation:
        """A bonus card taken by a player."""
        self.state.bonus_taken += 1
        return self._have(seat, BONUS, amount)

    def hold(self, seat: str, *cards: str) -> Situation:
        """Exactly these cards in a hand."""
        at = SEATS.index(seat) * PLAYER_CELLS + HAND
        old, self.state.player[at] = self.state.player[at], 0
        self._into_deck(old)
        for card in cards:
            self._pull(card)
            self.state.player[at] = add_card(self.state.figures, self.state.player[at], self._card(card))
        return self._changed()

    def lay_out(self, *cards: str) -> Situation:
        """Exactly these cards in the display."""
        old, self.state.display = self.state.display, 0
        self._into_deck(old)
        for card in cards:
            self._pull(card)
            self.state.display = add_card(self.state.figures, self.state.display, self._card(card))
        return self._changed()

    def discard_deck(self) -> Situation:
        """All cards of both decks are discarded."""
        state = self.state
        for card in range(CARDS):
            if (state.deck >> card) & 1:
                state.discards = add_card(state.figures, state.discards, state.figures.first_equal[card])
        state.deck = 0
        return self

    def moment(self, phase: int, round_number: int) -> Situation:
        """The phase and its round."""
        self.state.phase, self.state.round = phase, round_number
        return self

    def starter(self, seat: str) -> Situation:
        """The starting player of the phase, who is about to have a turn."""
        self.state.starter = SEATS.index(seat)
        return self.turn_of(seat)

    def turn_of(self, seat: str) -> Situation:
        """A player about to begin a turn, those between the starting player and them having had theirs."""
        state = self.state
        state.to_move, state.stage = SEATS.index(seat), TURN
        state.turns = (state.to_move - state.starter) % state.seats
        state.acted = state.pirate_moved = state.pirate_owed = state.moored = 0
        state.pirate_from = NONE
        return self._changed()

    # Playing on

    def play(self, *lines: str) -> Situation:
        """Events in notation, each with its seat, all of them legal."""
        self.tale = []
        for line in lines:
            who, text = line.split(" ", 1)
            assert GAME.who(self.state) == who, f"{line}: it is the turn of {GAME.who(self.state)}"
            event = GAME.event(self.state, text)
            refusal = GAME.why_not(self.state, event)
            assert refusal is None, f"{line}: {refusal}"
            self._happen(event)
        return self

    def fill(self) -> Situation:
        """Let chance fill the display, always with the first card of the deck's list."""
        while self.state.to_move == CHANCE:
            self._happen(self.state.legal()[0])
        return self

    def end(self) -> Situation:
        """End the turn and fill the display."""
        self.play(f"{GAME.who(self.state)} end")
        return self.fill()

    def payday(self) -> dict[str, int]:
        """Hold a payday now. What was paid: `A first marseille`: 20, `A spread`: 5."""
        self.state.tale = []
        hold_payday(self.state)
        self.tale, self.state.tale = self.state.tale, None
        paid = {}
        for arguments in self.told("income"):
            words = (SEATS[int(arguments["who"])], arguments["why"], arguments.get("city", ""))
            paid[" ".join(map(str, words)).strip()] = int(arguments["amount"])
        return paid

    # Asking

    def legal(self, *verbs: str) -> list[str]:
        """The legal events, sorted; of these verbs only, if any are given."""
        texts = sorted(GAME.text(self.state, event) for event in self.state.legal())
        return [text for text in texts if not verbs or text.split(" ")[0] in verbs]

    def refusal(self, text: str) -> Refusal:
        """Why an event is not legal."""
        refusal = GAME.why_not(self.state, GAME.event(self.state, text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    def why(self, text: str) -> str:
        """The clause that forbids an event, `legal` if none does."""
        refusal = GAME.why_not(self.state, GAME.event(self.state, text))
        assert (refusal is None) == (text in self.legal())
        return "legal" if refusal is None else refusal.clause

    def told(self, kind: str) -> list[dict[str, int | str]]:
        """The arguments of what happened by itself, of one kind."""
        return [happening.arguments for happening in self.tale if happening.kind == kind]

    def dump(self) -> dict[str, Any]:
        """The whole state dump."""
        return GAME.state_dump(self.state, 0, None)

    def player(self, seat: str) -> dict[str, Any]:
        """What the dump tells of a player."""
        found: dict[str, Any] = GAME.dump(self.state)["players"][SEATS.index(seat)]
        return found

    def city(self, city: str) -> dict[str, Any]:
        """What the dump tells of a city."""
        found: dict[str, Any] = GAME.dump(self.state)["cities"][city]
        return found

    def money(self, seat: str) -> int:
        """The florins of a player."""
        return int(self.player(seat)["money"])

    def wealth(self, seat: str) -> int:
        """The money check. EC 9.4"""
        return self.state.scores()[SEATS.index(seat)]

    def ship(self, seat: str) -> str:
        """Where a ship is: `tunis:2`, `tunis:-`, `bank`, `off`."""
        return str(self.player(seat)["ship"])

    def chain(self, city: str) -> str:
        """The open warehouses from site 1 on, up to the last one."""
        return "".join(colour or "." for colour in self.city(city)["track"]).rstrip(".")

    def closed(self, city: str) -> str:
        """The closed warehouses."""
        return "".join(self.city(city)["closed"])

    def to_move(self) -> str | None:
        """Who is in turn."""
        return GAME.who(self.state)

    # Cells and numbers

    def _happen(self, event: int) -> None:
        self.state.tale = []
        self.state.happen(event)
        self.tale += self.state.tale
        self.state.tale = None

    def _changed(self) -> Situation:
        self.state.forget_needs()
        return self

    def _city(self, name: str) -> int:
        return self.state.figures.names.index(name)

    def _card(self, name: str) -> int:
        return self.state.figures.card_names.index(name)

    def _colour(self, letter: str) -> int:
        if letter == ".":
            return NONE
        return SEATS.index(letter.upper()) + (self.state.seats if letter.islower() else 0)

    def _have(self, seat: str, what: int, number: int) -> Situation:
        self.state.player[SEATS.index(seat) * PLAYER_CELLS + what] = number
        return self._changed()

    def _ship(self, seat: str, place: int, space: int) -> Situation:
        return self._have(seat, SHIP, place)._have(seat, SPACE, space)

    def _sail_away(self, seat: str) -> None:
        for place in range(CITIES * SPACES):
            if self.state.harbour[place] == SEATS.index(seat):
                self.state.harbour[place] = NONE

    def _into_deck(self, cards: int) -> None:
        figures = self.state.figures
        for card in range(CARDS):
            if (cards >> card) & 1:
                self.state.deck = add_card(figures, self.state.deck, figures.first_equal[card])

    def _pull(self, name: str) -> None:
        """Take a card from wherever it is: the deck, the discards, the display or a hand."""
        state, card = self.state, self._card(name)
        if (state.deck >> card) & 1:
            state.deck = take_card(state.figures, state.deck, card)
        elif (state.discards >> card) & 1:
            state.discards = take_card(state.figures, state.discards, card)
        elif (state.display >> card) & 1:
            state.display = take_card(state.figures, state.display, card)
        else:
            for seat in range(state.seats):
                at = seat * PLAYER_CELLS + HAND
                if (state.player[at] >> card) & 1:
                    state.player[at] = take_card(state.figures, state.player[at], card)
                    return
