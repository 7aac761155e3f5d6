"""A game as the rest of the program knows it: its name, its options, its texts, and how to begin.

Every folder under `games/` makes one `Game` and calls it `GAME`. Whatever is not a rule of play but belongs to one game
(its notation, its state dump, how it is told and drawn) is reached from here, so that no other room knows any game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from captains_table.core.changes import Changes, read_changes
from captains_table.core.contract import CHANCE, OVER, Happening, State
from captains_table.core.editions import Edition, read_edition
from captains_table.core.errors import BadEvent, BadSetup
from captains_table.core.judge import Judge, Term
from captains_table.core.picture import WIDTH, Row
from captains_table.core.plugins import plugin_games
from captains_table.core.say import Say
from captains_table.core.tensor import Encoding

if TYPE_CHECKING:
    from captains_table.core.count import Count
    from captains_table.core.reasons import Change
    from captains_table.core.scene import Piece

SEATS = "ABCDEF"
"""The letters of the seats, clockwise."""

Arguments = dict[str, int | str]
"""What a sentence is about: numbers and ids, by name. How each name is spoken is the game's `voice`."""


@dataclass(frozen=True)
class Phrase:
    """A sentence to be said in any language: the name of its text and the arguments in it."""

    text: str
    arguments: Arguments = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why an event is not legal: the clause that forbids it, and the arguments of the case."""

    clause: str
    arguments: Arguments = field(default_factory=dict)

    @property
    def number(self) -> str:
        """The clause without the game's letters: `5.6`."""
        return self.clause.split(" ")[1]


def _choose(view: State) -> Phrase:
    """The prompt of a game in which there is only one kind of decision."""
    return Phrase("prompt-choose" if view.viewer == view.to_move else "prompt-choose-other")


class Draw(Protocol):
    """How a table is drawn with letters."""

    def __call__(self, view: State, say: Say, width: int = WIDTH, /) -> list[Row]:
        """The table of a view, at most so many columns wide; there are at least NARROW."""


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games. The functions it is made of are all of the game's own folder."""

    id: str
    """`el_capitan`: the folder, the header of records, the argument of commands."""
    letters: str
    """`EC`: what its clauses are cited with."""
    folder: Path
    """Where its edition, rules, changes and texts are."""
    players: range
    """How many can play."""
    options: tuple[str, ...]
    """The ids of its options."""
    check_options: Callable[[int, tuple[str, ...]], None]
    """Raises BadSetup if these (sorted) options do not go together with so many players."""
    prepare: Callable[[Edition, int, tuple[str, ...]], Any]
    """Checks an edition and makes the tables of figures that all positions of one game share. Raises BadEdition."""
    begin: Callable[[Any], State]
    """The position before the first event, from what `prepare` made."""
    event_texts: Callable[[Any], Sequence[str]]
    """The notation of every event, in the order of their ids, from what `prepare` made."""
    dump: Callable[[State], dict[str, Any]]
    """The game's part of the state dump of `notation.md`, of a position or a view."""
    explain: Callable[[State, int, int], Arguments]
    """The arguments for the sentence on why the clause (third argument, as `State.refusal`) forbids the event."""
    tell: Callable[[State, int], Phrase]
    """The sentence of an event about to happen, for the log; the mover is the fact `who`."""
    voice: Callable[[State, str, int | str], str | None]
    """Which text names a fact: ("city", "tunis") -> "city-tunis". None: the fact is said as it is."""
    judge: Judge
    """What the game knows about playing well, for bots."""
    picture: Draw
    """The table of a view drawn with letters."""
    count: Callable[[Sequence[Happening]], Count | None]
    """What a payday, a scoring or the end of the game gave to whom and why, told by these happenings; None if they
    tell of none."""
    scene: Callable[[State, Sequence[int]], list[Piece]]
    """What lies on the table of a view, on the slots of `board.svg`; these events are on the pieces that offer them."""
    figures_of: Callable[[State], Any]
    """What `prepare` made for this position."""
    encoding: Encoding | None = None
    """The game in numbers, for programs that learn; None if nobody has told it in numbers yet."""
    plain: tuple[str, ...] = ()
    """The events, in notation, that no piece of the scene offers: to end a turn, to pass."""
    untimely: tuple[int, ...] = ()
    """The clauses, as in `State.refusal`, that only say that it is another phase or that the game is over. They are the
    reason that tells a player least: an event refused by one of them lacks nothing but its moment."""
    prompt: Callable[[State], Phrase] = _choose
    """What is to be decided in a view, told to its viewer: what to do, how much of it is left, and why if it is forced,
    if the viewer is `to_move`; else what is waited for. Those still to choose are `who`, and `choosers` their number:
    whoever says it knows them. Not asked when nobody chooses."""
    terms: Callable[[State, int], list[Term]] = lambda state, seat: []
    """What the judge's worth of a position to a seat is made of. Nothing: nobody has taken it apart yet."""
    reason: Callable[[Change], Phrase | None] = lambda change: None
    """The sentence on how one term of a seat changes, in the present tense, with the seat addressed; None: it says
    nothing to players. The text of the same name with `-other` says it of somebody else, who is `who`."""
    rivals: Callable[[Any], tuple[str, ...]] = lambda figures: ()
    """The ids of automatic opponents, who come after the seats in scores and dumps."""

    @property
    def changes(self) -> Changes:
        """What has changed in its rules, read once."""
        return _changes(self)

    @property
    def revision(self) -> int:
        """The revision of its rules now; records and stored tables carry the one they were played under."""
        return self.changes.revision

    def edition(self, path: Path | None = None) -> Edition:
        """The edition in a file, by default the game's own; only its form is checked until a game is set up."""
        edition = read_edition(path if path is not None else self.folder / "edition.toml")
        if path is not None:
            self.prepare(edition, max(self.players), ())
        return edition

    def own_edition(self) -> Edition:
        """The game's own edition, read once and shared: not to be changed."""
        return _own_edition(self)

    def setup(self, players: int, options: Sequence[str] = (), edition: Edition | None = None) -> Any:
        """The figures of a game for so many players, everything checked."""
        if players not in self.players:
            low, high = min(self.players), max(self.players)
            raise BadSetup(f"{self.id} is for {low} to {high} players, not {players}")
        chosen = tuple(sorted(set(options)))
        for option in chosen:
            if option not in self.options:
                raise BadSetup(f"{self.id} has no option '{option}' (it has: {', '.join(self.options) or 'none'})")
        self.check_options(players, chosen)
        if edition is None:
            return _own_figures(self, players, chosen)
        return self.prepare(edition, players, chosen)

    def new(self, players: int, options: Sequence[str] = (), edition: Edition | None = None) -> State:
        """The position before the first event."""
        return self.begin(self.setup(players, options, edition))

    def text(self, state: State, event: int) -> str:
        """An event in notation, without who does it: `build 2`."""
        return _notation(self, self.figures_of(state))[0][event]

    def events(self, state: State) -> range:
        """Every event that exists in this game, legal or not."""
        return range(len(_notation(self, self.figures_of(state))[0]))

    def event(self, state: State, text: str) -> int:
        """The event that a notation stands for. Raises BadEvent if there is none."""
        events = _notation(self, self.figures_of(state))[1]
        number = events.get(text)
        if number is None:
            number = events.get(" ".join(text.split()))
        if number is None:
            raise BadEvent(f"'{text}' is no event of {self.id}")
        return number

    def seat_name(self, state: State, seat: int) -> str:
        """How notation calls a seat (or an automatic opponent)."""
        if seat >= state.seats:
            return self.rivals(self.figures_of(state))[seat - state.seats]
        return SEATS[seat]

    def who(self, state: State) -> str | None:
        """`A`...`F`, `*` for chance, None at the end: who brings about the next event."""
        if state.to_move == OVER:
            return None
        return "*" if state.to_move == CHANCE else SEATS[state.to_move]

    def why_not(self, state: State, event: int) -> Refusal | None:
        """The clause that forbids an event now and the arguments of the case, or None if it is legal."""
        clause = state.refusal(event)
        if clause == 0:
            return None
        return Refusal(self.cite(clause), self.explain(state, event, clause))

    def cite(self, clause: int) -> str:
        """506 -> `EC 5.6`."""
        return f"{self.letters} {clause // 100}.{clause % 100}"

    def state_dump(self, state: State, number: int, event: str | None) -> dict[str, Any]:
        """The whole state dump of `notation.md` after so many events, the last one given as its line."""
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


@cache
def _own_figures(game: Game, players: int, options: tuple[str, ...]) -> Any:
    return game.prepare(game.own_edition(), players, options)


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
    """Every game there is, by id: each folder under `games/` that has a `GAME`, and those of plug-ins."""
    root = Path(__file__).parent.parent / "games"
    found: dict[str, Game] = {}
    for folder in sorted(root.iterdir()):
        if (folder / "edition.toml").is_file():
            game = import_module(f"captains_table.games.{folder.name}").GAME
            found[game.id] = game
    for game in plugin_games():
        if not isinstance(game, Game) or game.id in found:
            raise BadSetup(f"{getattr(game, 'id', game)!r} can't be added: it is no game, or another one has its name")
        found[game.id] = game
    return found
