"""A game as the rest of the program knows it: its name, its options, its texts, and how to begin.

Every folder under `games/` defines one `Game` called `GAME`. Everything that belongs to one game but is not a rule of
play (its notation, its state dump, its sentences and drawings) is reached from here, so that no other package knows
any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from captains_table.core.changes import Changes, read_changes
from captains_table.core.contract import CHANCE, OVER, Happening, State
from captains_table.core.editions import Edition, read_edition
from captains_table.core.errors import BadEvent, BadSetup
from captains_table.core.judge import Judge, Term
from captains_table.core.picture import WIDTH, Row
from captains_table.core.plugins import plugin_games
from captains_table.core.say import Say
from captains_table.core.tensor import Encoding, Features
from captains_table.core.updates import Updates

if TYPE_CHECKING:
    from captains_table.core.count import Count
    from captains_table.core.reasons import Change
    from captains_table.core.scene import Scene
    from captains_table.core.spotlight import Spotlight

SEATS = "ABCDEF"
"""The letters of the seats, clockwise."""

Arguments = dict[str, int | str]
"""The arguments of a sentence, by name: numbers and ids. The game's `voice` says how to show each."""


NO_ARGUMENTS: Final[Arguments] = {}
"""Those of a sentence without any. Nobody changes the arguments of a sentence."""


class Phrase(NamedTuple):
    """A sentence for any language: the id of its text, and its arguments."""

    text: str
    arguments: Arguments = NO_ARGUMENTS


@dataclass(frozen=True)
class Refusal:
    """Why an event is not legal: the clause that forbids it (`EC 5.6`), and the arguments of its sentence."""

    clause: str
    arguments: Arguments = field(default_factory=dict)

    @property
    def number(self) -> str:
        """The number of the clause, without the game's letters: `5.6`."""
        return self.clause.split(" ")[1]


def _choose(view: State) -> Phrase:
    """The prompt of a game with only one kind of decision."""
    return Phrase("prompt-choose" if view.viewer == view.to_move else "prompt-choose-other")


class Draw(Protocol):
    """Draws a table as text."""

    def __call__(self, view: State, say: Say, width: int = WIDTH, /) -> list[Row]:
        """Draw a view, at most `width` columns wide, which is at least NARROW."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: data about it, and functions from the game's own folder. Get one from `games()`.

    >>> game = games()["el_capitan"]
    >>> game.letters, list(game.players), game.options
    ('EC', [2, 3, 4, 5], ('porto', 'lisboa', 'canarias'))
    """

    id: str
    """`el_capitan`: its name in records and commands, and the name of its folder."""
    letters: str
    """`EC`: the letters that its clauses are cited with."""
    folder: Path
    """The folder with its edition, rules, changes and texts."""
    players: range
    """The possible numbers of players."""
    options: tuple[str, ...]
    """The ids of its options."""
    check_options: Callable[[int, tuple[str, ...]], None]
    """Raises BadSetup if these (sorted) options can't be combined, or not with this number of players."""
    prepare: Callable[[Edition, int, tuple[str, ...]], Any]
    """Validates an edition and makes the tables of figures that all positions share. Raises BadEdition."""
    begin: Callable[[Any], State]
    """Makes the position before the first event, from the result of `prepare`."""
    event_texts: Callable[[Any], Sequence[str]]
    """The notation of every event, in the order of their numbers, from the result of `prepare`."""
    dump: Callable[[State], dict[str, Any]]
    """The game's part of the state dump (`docs/record-format.md`) of a position or a view."""
    explain: Callable[[State, int, int], Arguments]
    """The arguments of the sentence that explains why a clause (third argument) forbids an event (second)."""
    tell: Callable[[State, int], Phrase]
    """The sentence for the log of an event that is about to happen; `who` is the seat that makes it."""
    voice: Callable[[State, str, int | str], str | None]
    """The text that names an argument: ("city", "tunis") -> "city-tunis". None: show the value itself. Of the position
    it knows only the figures, which do not change during a game."""
    judge: Judge
    """How good positions are, for bots."""
    picture: Draw
    """Draws a view as text."""
    count: Callable[[Sequence[Happening]], Count | None]
    """Who got what and why in the payday, the scoring or the end of the game that is among these happenings; None if
    there is none."""
    scene: Callable[[State, Sequence[int]], Scene]
    """The pieces on the table of a view, on the slots of `board.svg`, each with those of the events that it offers."""
    figures_of: Callable[[State], Any]
    """The result of `prepare` that a position was made from."""
    encoding: Encoding | None = None
    """Observations for programs that learn; None if the game has no encoding."""
    updates: Updates | None = None
    """What an event changes in them; None to write them anew after each event."""
    features: Features | None = None
    """What a learned judge is told beside the observations; None if nobody has defined it."""
    plain: tuple[str, ...] = ()
    """The events, in notation, that no piece of the scene offers, such as ending a turn or passing."""
    untimely: tuple[int, ...] = ()
    """The clauses (numbers as in `State.refusal`) that only say that it is another phase or that the game is over. They
    are the least helpful reasons: an event refused by one of them only has to wait."""
    prompt: Callable[[State], Phrase] = _choose
    """What has to be decided in a view, addressed to its viewer: what to do, how much is left, and why if it is forced;
    for other viewers, what everybody is waiting for. Whoever shows it adds the arguments `who` (the seats still to
    choose) and `choosers` (their number). Not called when nobody chooses."""
    standing: Callable[[State, int], Phrase | None] = lambda view, seat: None
    """What a seat has, as far as the viewer knows: money, what is left to build, whatever matters for what to do next.
    A few words, not a sentence: they are always in sight."""
    waste: Callable[[State, int], int] = lambda state, event: 0
    """The clause (a number as in `State.refusal`) that makes a legal event useless to whoever chooses it: a card is
    discarded or something is paid for nothing. Players are asked first, with the text `waste-CLAUSE` (`waste-3-3`). 0
    for an event that does what it is for."""
    terms: Callable[[State, int], list[Term]] = lambda state, seat: []
    """The named parts of the judge's value of a position for a seat; empty if nobody has defined them."""
    reason: Callable[[Change], Phrase | None] = lambda change: None
    """The sentence about the change of one term, in the present tense, addressed to its seat; None if it means nothing
    to players. The text of the same name with `-other` is about another player, `who`."""
    spotlight: Callable[[State], Spotlight | None] = lambda view: None
    """What everybody follows in a view just now, such as an auction, a boarding or a payday: who takes part, and with
    what as far as the viewer may know it; None if there is nothing of the kind."""
    outcome: Callable[[Sequence[Happening]], Spotlight | None] = lambda tale: None
    """How something of that kind has ended, if that is among these happenings."""
    rivals: Callable[[Any], tuple[str, ...]] = lambda figures: ()
    """The ids of automatic opponents, which come after the seats in scores and dumps."""

    @property
    def changes(self) -> Changes:
        """The changes of its rules, read once."""
        return _changes(self)

    @property
    def revision(self) -> int:
        """The current rules revision. Records and stored tables name the one they were played under."""
        return self.changes.revision

    def edition(self, path: Path | None = None) -> Edition:
        """Read an edition.

        Args:
            path: a TOML file, which is validated; default: the game's own edition.

        Raises:
            BadEdition: if the file can't be read or its values can't be used.
        """
        edition = read_edition(path if path is not None else self.folder / "edition.toml")
        if path is not None:
            self.prepare(edition, max(self.players), ())
        return edition

    def own_edition(self) -> Edition:
        """Return the game's own edition, read once and shared. Do not change it."""
        return _own_edition(self)

    def check_players(self, players: int) -> None:
        """Check a number of players.

        Args:
            players: the number of players.

        Raises:
            BadSetup: if the game is not for so many.
        """
        if players not in self.players:
            low, high = min(self.players), max(self.players)
            raise BadSetup(
                "{game} is for {low} to {high} players, not {players}",
                game=self.id,
                low=low,
                high=high,
                players=players,
            )

    def setup(self, players: int, options: Sequence[str] = (), edition: Edition | None = None) -> Any:
        """Validate a setup and return its figures, the argument of `begin`.

        Args:
            players: the number of players.
            options: the ids of options.
            edition: other printed values than the game's own.

        Raises:
            BadSetup: if the game can't be played with these players or options.
            BadEdition: if the values can't be used.
        """
        self.check_players(players)
        chosen = tuple(sorted(set(options)))
        for option in chosen:
            if option not in self.options:
                raise BadSetup(
                    "{game} has no option '{option}' (options: {known})",
                    game=self.id,
                    option=option,
                    known=", ".join(self.options) or "none",
                )
        self.check_options(players, chosen)
        if edition is None or edition.is_same(self.own_edition()):
            return _own_figures(self, players, chosen)
        return self.prepare(edition, players, chosen)

    def has_own_figures(self, state: State) -> bool:
        """Return whether a position has the printed values of the game's own edition.

        Args:
            state: a position or a view.
        """
        return id(self.figures_of(state)) in _OWN

    def new(self, players: int, options: Sequence[str] = (), edition: Edition | None = None) -> State:
        """Return the position before the first event.

        Args:
            players: the number of players.
            options: the ids of options.
            edition: other printed values than the game's own.

        Raises:
            BadSetup: if the game can't be played with these players or options.
            BadEdition: if the values can't be used.

        >>> games()["capitol"].new(3).seats
        3
        """
        return self.begin(self.setup(players, options, edition))

    def text(self, state: State, event: int) -> str:
        """Return the notation of an event, without the player: `build 2`.

        Args:
            state: any position with the setup.
            event: any event of the game, legal or not.
        """
        return _notation(self, self.figures_of(state))[0][event]

    def events(self, state: State) -> range:
        """Return every event that exists in the game, legal or not.

        Args:
            state: any position with the setup.
        """
        return range(len(_notation(self, self.figures_of(state))[0]))

    def event(self, state: State, text: str) -> int:
        """Return the event with a notation.

        Args:
            state: any position with the setup.
            text: the notation, without the player.

        Raises:
            BadEvent: if there is none.

        >>> game = games()["captains_war"]
        >>> state = game.new(2)
        >>> game.text(state, game.event(state, "first B"))
        'first B'
        """
        events = _notation(self, self.figures_of(state))[1]
        number = events.get(text)
        if number is None:
            number = events.get(" ".join(text.split()))
        if number is None:
            raise BadEvent("'{text}' is not a move in {game}", text=text, game=self.id)
        return number

    def seat_name(self, state: State, seat: int) -> str:
        """Return the letter of a seat, or the id of an automatic opponent.

        Args:
            state: any position with the setup.
            seat: a seat; automatic opponents have the numbers after the last one.
        """
        if seat >= state.seats:
            return self.rivals(self.figures_of(state))[seat - state.seats]
        return SEATS[seat]

    def who(self, state: State) -> str | None:
        """Return who makes the next event: `A` to `F`, `*` for chance, None at the end.

        Args:
            state: a position or a view.
        """
        if state.to_move == OVER:
            return None
        return "*" if state.to_move == CHANCE else SEATS[state.to_move]

    def why_not(self, state: State, event: int) -> Refusal | None:
        """Return the clause that forbids an event now, with the arguments of its sentence, or None if it is legal.

        Args:
            state: a position, or the view of a seat, so that the reason reveals nothing that the seat may not know.
            event: any event of the game.
        """
        clause = state.refusal(event)
        if clause == 0:
            return None
        return Refusal(self.cite(clause), self.explain(state, event, clause))

    def cite(self, clause: int) -> str:
        """Return a clause as it is cited.

        Args:
            clause: its number: 506 is `EC 5.6`.
        """
        return f"{self.letters} {clause // 100}.{clause % 100}"

    def state_dump(self, state: State, number: int, event: str | None) -> dict[str, Any]:
        """Return the complete state dump (`docs/record-format.md`).

        Args:
            state: a position or a view.
            number: the number of events so far.
            event: the last event as a line of the record, None at the start.
        """
        texts = _notation(self, self.figures_of(state))[0]
        return {
            "n": number,
            "event": event,
            "to_move": self.who(state),
            "legal": sorted(texts[choice] for choice in state.legal()),
            "scores": state.scores(),
            "winners": [self.seat_name(state, seat) for seat in state.winners()],
            **self.dump(state),
        }


_OWN: set[int] = set()
"""The identities of the figures of all games' own editions; those figures are kept as long as the program runs."""


@cache
def _own_figures(game: Game, players: int, options: tuple[str, ...]) -> Any:
    figures = game.prepare(game.own_edition(), players, options)
    _OWN.add(id(figures))
    return figures


@cache
def _changes(game: Game) -> Changes:
    return read_changes(game.folder)


@cache
def _own_edition(game: Game) -> Edition:
    return game.edition()


@lru_cache(maxsize=256)
def _notation(game: Game, figures: Any) -> tuple[Sequence[str], dict[str, int]]:
    """Texts by event and events by text."""
    texts = game.event_texts(figures)
    return texts, {text: event for event, text in enumerate(texts)}


@cache
def games() -> dict[str, Game]:
    """Return every game by its id: those of the program, and those of plug-ins.

    Raises:
        BadSetup: if a plug-in is not a game, or has the name of another one.

    >>> list(games())[:3]
    ['capitol', 'captains_war', 'el_capitan']
    """
    root = Path(__file__).parent.parent / "games"
    found: dict[str, Game] = {}
    for folder in sorted(root.iterdir()):
        if (folder / "edition.toml").is_file():
            game = import_module(f"captains_table.games.{folder.name}").GAME
            found[game.id] = game
    for game in plugin_games():
        if not isinstance(game, Game) or game.id in found:
            raise BadSetup(
                "{name!r} can't be added: it is not a game, or another game has its name",
                name=getattr(game, "id", game),
            )
        found[game.id] = game
    return found
