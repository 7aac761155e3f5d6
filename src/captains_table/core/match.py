"""A match: a game with players, the record so far, and the position it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from os import environ
from typing import Any

from captains_table.core.contract import CHANCE, OPEN, OVER, SEALED, SECRET, SPECTATOR, Happening, State
from captains_table.core.editions import Edition
from captains_table.core.errors import BadEvent, BadSetup, UnknownGame
from captains_table.core.game import SEATS, Game, Phrase, Refusal, games
from captains_table.core.luck import Luck
from captains_table.core.record import Line, Record, check_names

EARLIER = "rules-before"
"""The header line that says how far a match was played under earlier rules: `1 to event 57`."""


@dataclass(frozen=True)
class Entry:
    """One event of a match and who may know it."""

    seat: int
    """Who made it: a seat or CHANCE."""
    event: int
    text: str
    veil: int = OPEN
    confidant: int = CHANCE
    """The seat that knows it while it is hidden."""
    seal: int = 0
    """The value of `State.seal` when it happened."""
    tale: tuple[Happening, ...] = ()
    """What followed from it by the rules."""

    @property
    def who(self) -> str:
        """Who made it, as in a record: `A` to `F`, or `*` for chance."""
        return "*" if self.seat == CHANCE else SEATS[self.seat]

    @property
    def line(self) -> str:
        """The line of the record: `B build 2`."""
        return f"{self.who} {self.text}"

    def happen(self, state: State) -> None:
        """Carry it out again.

        Args:
            state: a copy of the position that it happened in, which is changed.
        """
        if self.seat not in (CHANCE, state.to_move):
            state.give_turn(self.seat)
        state.happen(self.event)


@dataclass(frozen=True)
class Step:
    """One event of a match with the positions before and after it, which must not be changed."""

    game: Game
    number: int
    """The number of events before it."""
    entry: Entry
    before: State
    """The position that it happened in, with the turn given to the seat that chose."""
    after: State
    """The position that it led to."""

    @property
    def phrase(self) -> Phrase:
        """The sentence for the log, made on request."""
        return self.game.tell(self.before, self.entry.event)


class IllegalMove(BadEvent):
    """An event that is not legal now; `refusal` has the reason."""

    def __init__(self, line: str, refusal: Refusal | None, legal: Sequence[str]) -> None:
        clause = f" ({refusal.clause})" if refusal else ""
        super().__init__(f"'{line}' is not legal here{clause}; legal: {some(legal)}")
        self.refusal = refusal


@dataclass(repr=False)
class Match:
    """A game with players, a record and a position. Make one with `captains_table.new` or `replay`.

    >>> from captains_table import new
    >>> match = new("capitol", ["Ada", "Ben"])
    >>> match.play("consul B").line
    '* consul B'
    >>> print(match.record().events[0])
    * consul B
    """

    game: Game
    """The game."""
    players: list[str]
    """The names of the players, in seat order."""
    options: list[str]
    """The ids of the options, sorted."""
    edition: Edition
    """The printed values that it is played with."""
    state: State
    """The current position."""
    entries: list[Entry] = field(default_factory=list)
    """The events so far."""
    other: dict[str, str] = field(default_factory=dict)
    """Header lines that the program does not know, kept unchanged."""
    rules: int = 0
    """The rules revision that it is played under; for a new match, the current one."""
    order: list[int] = field(default_factory=list)
    """The seats that choose simultaneously, in the order of the record, since the last reveal."""

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.revision

    def __str__(self) -> str:
        return str(self.record())

    def __repr__(self) -> str:
        return f"<Match of {self.game.id}: {', '.join(self.players)}; {len(self.entries)} events>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        from captains_table.core.svg import fitted

        return fitted(self.svg())

    def svg(
        self, seat: int = SPECTATOR, language: str | None = None, layout: str = "wide", theme: str = "light"
    ) -> str:
        """Draw the table as SVG, as a seat sees it, with its legal choices highlighted.

        Args:
            seat: whose view is drawn; default: a spectator's.
            language: `en`, `fr` or `de`; default: the language of the environment.
            layout: `wide` or `narrow`.
            theme: `light` or `dark`.
        """
        from captains_table.core.svg import draw

        # Texts belong to a package above this one; it is imported when needed, as the games are.
        speech = import_module("captains_table.texts.speech")
        say = speech.Speech(speech.language_of(language, environ), self.game, self.state, self.players)
        view = self.view_to_choose(seat)
        events = view.legal() if seat in view.acting() else []
        return draw(self.game, view, say, events, self.options, layout, theme)

    # Playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def legal(self) -> list[str]:
        """Return the legal events in notation, sorted. At a chance point, these are the possible outcomes."""
        return sorted(self.game.text(self.state, event) for event in self.state.legal())

    def why_not(self, text: str) -> Refusal | None:
        """Return the clause that forbids an event now, or None if it is legal.

        Args:
            text: an event in notation.

        Raises:
            BadEvent: if the text is not an event of the game.

        >>> from captains_table import new
        >>> new("capitol", 2).why_not("pass").clause
        'CA 2.1'
        """
        return self.game.why_not(self.state, self.game.event(self.state, text))

    def play(self, text: str | int, seat: int | None = None) -> Entry:
        """Carry out an event.

        Args:
            text: the event, in notation or as its number.
            seat: who makes it; only needed if several seats may choose now and it is not the first of them.

        Returns:
            The new entry of the record.

        Raises:
            BadEvent: if the text is not an event of the game.
            IllegalMove: if the event is not legal (a BadEvent too). Nothing is changed.
        """
        event = self.game.event(self.state, text) if isinstance(text, str) else text
        self.admit(event, seat)
        return self.happen(event)

    def admit(self, event: int, seat: int | None = None) -> None:
        """Check that an event is legal, and give the turn to the seat that makes it.

        Args:
            event: any event of the game.
            seat: who makes it; default: the first seat that may choose.

        Raises:
            IllegalMove: if it is not legal. Nothing is changed.
        """
        state = self.state
        first = state.to_move
        if seat is not None and seat != first:
            state.give_turn(seat)
        if state.refusal(event) != 0:
            refusal = self.game.why_not(state, event)
            legal = self.legal()
            state.to_move = first
            raise IllegalMove(self.game.text(state, event), refusal, legal)

    def happen(self, event: int) -> Entry:
        """Carry out an event that `admit` has just accepted.

        Args:
            event: the event. Its legality is not checked again.

        Returns:
            The new entry of the record.
        """
        if self.rules != self.game.revision:
            self.revise(self.rules)
        state = self.state
        mover, acting = state.to_move, state.acting()
        veil = state.veil(event)
        confidant = state.confidant(event) if veil == SECRET else mover
        seal = state.seal
        name = self.game.text(state, event)
        state.tale = []
        state.happen(event)
        entry = Entry(mover, event, name, veil, confidant, seal, tuple(state.tale))
        state.tale = None
        if veil == SEALED:
            self._put_in_order(entry, acting)
        else:
            self.entries.append(entry)
        return entry

    def revise(self, before: int) -> None:
        """Continue under the current rules, and note in the header how far earlier ones were used.

        Args:
            before: the rules revision that was used so far.
        """
        if self.entries:
            parts = [self.other[EARLIER]] if EARLIER in self.other else []
            self.other[EARLIER] = ", ".join([*parts, f"{before} to event {self._known_to_all()}"])
        self.rules = self.game.revision

    def _known_to_all(self) -> int:
        """The number of events before the first one that is still sealed."""
        hidden = (n for n, entry in enumerate(self.entries) if not knows(entry, SPECTATOR, self.state))
        sealed = (n for n in hidden if self.entries[n].veil == SEALED)
        return next(sealed, len(self.entries))

    def _put_in_order(self, entry: Entry, acting: list[int]) -> None:
        """Insert a simultaneous choice in seat order, regardless of the order in which choices are made."""
        last = self.entries[-1] if self.entries else None
        if last is None or last.veil != SEALED or last.seal != entry.seal:
            self.order = []
        self.order += [seat for seat in acting if seat not in self.order]
        behind = self.order[self.order.index(entry.seat) + 1 :]
        place = len(self.entries)
        while place > 0:
            before = self.entries[place - 1]
            if before.veil != SEALED or before.seal != entry.seal or before.seat not in behind:
                break
            place -= 1
        self.entries.insert(place, entry)

    def play_line(self, line: str) -> Entry:
        """Carry out a line of a record.

        Args:
            line: for example `B pass` or `* top roof-3`.

        Raises:
            BadEvent: if it is not a legal event.
        """
        event, seat = self.read_line(line)
        return self.play(event, None if seat == CHANCE else seat)

    def read_line(self, line: str) -> tuple[int, int]:
        """Return the event in a line of a record, and who makes it: a seat or CHANCE.

        Args:
            line: for example `B pass` or `* top roof-3`.

        Raises:
            BadEvent: if the text is not an event of the game.
        """
        who, _, text = line.partition(" ")
        return self.game.event(self.state, text), CHANCE if who == "*" else SEATS.index(who)

    def roll(self, luck: Luck) -> Entry:
        """Let chance make the next event.

        Args:
            luck: the random stream to draw from.

        Returns:
            The new entry of the record.
        """
        return self.play(self.state.chance(luck))

    def undo(self, count: int = 1) -> None:
        """Undo events, by replaying the others.

        Args:
            count: how many of the last events to undo.
        """
        kept = self.entries[: max(0, len(self.entries) - count)]
        fresh = Match(self.game, self.players, self.options, self.edition, self.start())
        for entry in kept:
            fresh.play(entry.event, None if entry.seat == CHANCE else entry.seat)
        self.state, self.entries, self.order = fresh.state, fresh.entries, fresh.order

    # Reading

    def start(self) -> State:
        """Return the position before the first event."""
        return self.game.new(len(self.players), self.options, self.edition)

    def steps(self, upto: int | None = None) -> Iterator[Step]:
        """Walk through the match event by event.

        Args:
            upto: the number of events to walk through; default: all.

        Returns:
            An iterator of steps, each with the positions before and after its event.
        """
        position = self.start()
        for number, entry in enumerate(self.entries[:upto]):
            before = position
            if entry.seat not in (CHANCE, position.to_move):
                before = position.clone()
                before.give_turn(entry.seat)
            position = before.clone()
            position.happen(entry.event)
            yield Step(self.game, number, entry, before, position)

    def at(self, number: int) -> State:
        """Return the position after a number of events.

        Args:
            number: how many events; 0 is the start.
        """
        state = self.start()
        for entry in self.entries[:number]:
            entry.happen(state)
        return state

    def view_to_choose(self, seat: int) -> State:
        """Return the view of a seat, with the turn given to it if it may choose now.

        Args:
            seat: a seat, or SPECTATOR.
        """
        view = self.state.view(seat)
        if seat in view.acting():
            view.give_turn(seat)
        return view

    def name(self, seat: int) -> str:
        """Return the name of the player on a seat, or the id of an automatic opponent.

        Args:
            seat: a seat; automatic opponents have the numbers after the last one.
        """
        return self.players[seat] if seat < len(self.players) else self.game.seat_name(self.state, seat)

    def record(self, seat: int | None = None) -> Record:
        """Return the record so far.

        Args:
            seat: a seat or SPECTATOR, for only what it may know (cards that it has not seen are `?`); default:
                everything.
        """
        lines = []
        for entry in self.entries:
            if seat is None or knows(entry, seat, self.state):
                lines.append(Line(entry.who, entry.text))
            elif entry.veil == SECRET:
                lines.append(Line(entry.who, " ".join([*entry.text.split(" ")[:-1], "?"])))
        header = self.game.id, self.edition.label, self.players, self.options, dict(self.other)
        return Record(*header, events=lines, rules=self.rules)

    def dumps(self, at: int | None = None) -> Iterator[dict[str, Any]]:
        """Return the state dumps (see `docs/record-format.md`) before the first event and after each one.

        Args:
            at: the number of events to go through; default: all.
        """
        yield self.game.state_dump(self.start(), 0, None)
        for step in self.steps(at):
            yield self.game.state_dump(step.after, step.number + 1, step.entry.line)


def knows(entry: Entry, seat: int, state: State) -> bool:
    """Whether a seat may know a past event."""
    if entry.veil == OPEN or entry.confidant == seat or state.to_move == OVER:
        return True
    return entry.veil == SEALED and entry.seal != state.seal


def new_match(
    game: str | Game,
    players: int | Sequence[str],
    options: Sequence[str] = (),
    edition: Edition | None = None,
) -> Match:
    """Start a new match. Also available as `captains_table.new`.

    Args:
        game: the id of a game, or a game.
        players: the names in seat order, or just the number of players.
        options: the ids of options.
        edition: other printed values than the game's own (`Game.edition` reads a file).

    Returns:
        The match before its first event.

    Raises:
        UnknownGame: if there is no such game.
        BadSetup: if the game can't be played with these players or options.
        BadRecord: if a name can't be used in a record.

    >>> new_match("captains_war", ["Ada"], options=["fer-blanc"])
    <Match of captains_war: Ada; 0 events>
    """
    chosen = find_game(game)
    names = [f"Player {SEATS[seat]}" for seat in range(min(players, 6))] if isinstance(players, int) else list(players)
    if isinstance(players, int) and players != len(names):
        raise BadSetup(
            "{game} is for {low} to {high} players, not {players}",
            game=chosen.id,
            low=min(chosen.players),
            high=max(chosen.players),
            players=players,
        )
    figures = edition if edition is not None else chosen.own_edition()
    state = chosen.new(len(names), options, edition)
    return Match(chosen, check_names(names), sorted(set(options)), figures, state)


def find_game(game: str | Game) -> Game:
    """Return the game with an id.

    Args:
        game: the id of a game; a game is returned as it is.

    Raises:
        UnknownGame: if there is no such game.
    """
    if isinstance(game, Game):
        return game
    found = games().get(game)
    if found is None:
        raise UnknownGame("there is no game '{game}' (there are: {known})", game=game, known=", ".join(games()))
    return found


def some(texts: Sequence[str], most: int = 12) -> str:
    """Join texts for a message, at most `most` of them."""
    shown = ", ".join(texts[:most])
    return f"{shown}, ... ({len(texts)} in all)" if len(texts) > most else shown or "nothing"
