"""Small games: defaults for games without hidden information. `examples/pig` is built on it.

`OpenState` is a position in which everybody sees everything, and `small_game` makes a `Game` around one. When a game
outgrows a default, pass that field of `Game` or override that method of `State`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Self, cast

from captains_table.core.contract import CHANCE, EVERYTHING, OVER, State
from captains_table.core.editions import Edition
from captains_table.core.game import SEATS, Arguments, Game, Phrase
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck
from captains_table.core.picture import WIDTH, Row, by_words, wrapped
from captains_table.core.rows import Rows
from captains_table.core.say import Say
from captains_table.core.scene import Scene
from captains_table.core.tensor import Encoding, Legend, first_seat, from_here, places

_NOT_THE_POSITION = ("figures", "seats", "viewer", "tale")


class OpenState(State):
    """A position without secrets, whose attributes are numbers or (nested) lists of numbers.

    A game defines `EVENTS`, `__init__(figures)`, `refusal`, `happen` and `scores`; `figures.seats` is the number of
    players.
    """

    EVENTS: ClassVar[Sequence[str]] = ()
    """The notation of every event, in the order of their numbers."""
    CHANCES: ClassVar[Sequence[int]] = ()
    """The events of chance; all others are chosen by players."""
    SIZE: ClassVar[int] = 10
    """A value that the numbers of a position rarely exceed, for programs that learn."""

    def __init__(self, figures: Any) -> None:
        super().__init__(figures.seats)
        self.figures = figures

    def legal(self) -> list[int]:
        """Return every event that is not refused."""
        return [event for event in range(len(self.EVENTS)) if self.refusal(event) == 0]

    def outcomes(self) -> list[tuple[int, int]]:
        """Return all legal events with equal weight."""
        return [(event, 1) for event in self.legal()]

    def winners(self) -> list[int]:
        """Return the seats with the most points."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if self.to_move == OVER else []

    def worth(self, seat: int) -> float:
        """Return how good the position is, in points, for bots; by default, the score.

        Args:
            seat: for whom.
        """
        return float(self.scores()[seat])

    def clone(self) -> Self:
        """Return an independent copy, attribute by attribute."""
        copy = type(self)(self.figures)
        copy.to_move, copy.viewer, copy.seal = self.to_move, self.viewer, self.seal
        for name, value in vars(self).items():
            if name not in _NOT_THE_POSITION:
                setattr(copy, name, _copied(value))
        return copy

    def fingerprint(self) -> list[int]:
        """Return all attributes as numbers, sorted by name."""
        parts = {"to_move": self.to_move, "seal": self.seal, **vars(self)}
        return [n for name in sorted(parts) if name not in _NOT_THE_POSITION for n in _flat(parts[name])]

    def view(self, seat: int) -> Self:
        """Return a copy: nothing is hidden.

        Args:
            seat: the viewer.
        """
        copy = self.clone()
        copy.viewer = seat
        return copy

    def sample(self, luck: Luck) -> Self:
        """Return a copy: there is nothing to guess.

        Args:
            luck: not used.
        """
        return self.view(EVERYTHING)


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _flat(value: Any) -> list[int]:
    if isinstance(value, list):
        return [len(value), *(number for part in value for number in _flat(part))]
    return [int(value)]


class ByWorth(Judge):
    """A judge that uses `OpenState.worth`. `swing`, `depth` and `blur` are as in `Judge`."""

    def __init__(self, swing: float = 20.0, depth: int = 20, blur: float = 2.0) -> None:
        super().__init__(swing, depth, blur)

    def value(self, state: State, seat: int) -> float:
        """Return `OpenState.worth`.

        Args:
            state: a position.
            seat: for whom.
        """
        return cast("OpenState", state).worth(seat)


class InNumbers(Encoding):
    """Observations of a small game: the viewer, who is to move, and every attribute of the position.

    A list with a number for each seat is rotated so that the viewer comes first. Lists must not change their lengths.
    """

    def chances(self, start: State) -> list[int]:
        """Return the events of chance.

        Args:
            start: the position before any event.
        """
        return sorted(cast("OpenState", start).CHANCES)

    def choices(self, start: State) -> list[int]:
        """Return all other events.

        Args:
            start: the position before any event.
        """
        state = cast("OpenState", start)
        return [event for event in range(len(state.EVENTS)) if event not in state.CHANCES]

    def describe(self, start: State, legend: Legend) -> None:
        """Name the attributes.

        Args:
            start: the position before any event.
            legend: takes the names.
        """
        legend.one_of("seat", SEATS[: start.seats])
        legend.one_of("to move", places(start.seats))
        for name, numbers in _attributes(start):
            size = cast("OpenState", start).SIZE
            if len(numbers) == 1:
                legend.put(name, size)
            else:
                seats = len(numbers) == start.seats
                legend.counts(name, places(start.seats) if seats else [str(n) for n in range(len(numbers))], size)

    def write(self, view: State, row: Rows) -> None:
        """Write the attributes.

        Args:
            view: a position.
            row: takes the numbers.
        """
        row.one_of(view.seats, first_seat(view))
        row.one_of(view.seats, from_here(view, view.to_move))
        for _, numbers in _attributes(view):
            turned = first_seat(view) if len(numbers) == view.seats else 0
            for number in numbers[turned:] + numbers[:turned]:
                row.put(number)


def _attributes(state: State) -> list[tuple[str, list[int]]]:
    """The attributes of a position by name, in a fixed order."""
    own = _own(state)
    return [(name, own[name] if isinstance(own[name], list) else [own[name]]) for name in sorted(own)]


def _own(state: State) -> dict[str, Any]:
    """The attributes that the game itself has added to a position."""
    return {name: value for name, value in vars(state).items() if name not in (*_NOT_THE_POSITION, "to_move", "seal")}


def small_game(
    id: str,
    letters: str,
    folder: Path,
    players: range,
    state: type[OpenState],
    prepare: Callable[[Edition, int, tuple[str, ...]], Any],
    scene: Callable[[State, Sequence[int]], Scene],
    **more: Any,
) -> Game:
    """Make a game with defaults for everything that is not given. `docs/add-a-game.md` explains it with an example.

    Args:
        id: the name in records and commands.
        letters: the two letters that its clauses are cited with.
        folder: where its rules, edition, board and texts are.
        players: the possible numbers of players.
        state: the class of its positions.
        prepare: reads and validates an edition; makes the argument of `state`.
        scene: lists the pieces on the table.
        more: other fields of `Game`.
    """
    usual = Game(
        id=id,
        letters=letters,
        folder=folder,
        players=players,
        options=(),
        check_options=lambda players, options: None,
        prepare=prepare,
        begin=state,
        event_texts=lambda figures: state.EVENTS,
        dump=_dump,
        explain=lambda state, event, clause: {},
        tell=_tell,
        voice=lambda state, key, value: None,
        judge=ByWorth(),
        picture=lambda view, say, width=WIDTH: _picture(view, scene(view, []), say, width),
        count=lambda tale: None,
        scene=scene,
        figures_of=lambda state: cast("OpenState", state).figures,
        encoding=InNumbers(),
    )
    return replace(usual, **more)


def _dump(state: State) -> dict[str, Any]:
    """The attributes of the position, and the seats."""
    return {**_own(state), "players": [{"seat": SEATS[seat]} for seat in range(state.seats)]}


def _tell(state: State, event: int) -> Phrase:
    """`die 4` uses the text `event-die` with the arguments `who`, if a seat makes it, and `what`: 4."""
    word, _, rest = cast("OpenState", state).EVENTS[event].partition(" ")
    arguments: Arguments = {"what": int(rest) if rest.isdecimal() else rest} if rest else {}
    return Phrase(f"event-{word}", arguments if state.to_move == CHANCE else {"who": int(state.to_move), **arguments})


def _picture(view: State, scene: Scene, say: Say, width: int) -> list[Row]:
    """The players with their scores, and what lies on the table, in words."""
    rows: list[Row] = []
    for seat, score in enumerate(view.scores()[: view.seats]):
        mark = "▶" if view.to_move == seat else " "
        rows.append([(f"{mark} {SEATS[seat]} {say.player(seat):<20}", f"seat-{seat}"), (f"{score:>6}", "strong")])
    labels = [piece.label for piece in scene if piece.label is not None and piece.owner < 0]
    for label in labels:
        rows += wrapped([("  ", ""), *by_words(say(label.text, **label.arguments), "")], width, 4)
    return rows
