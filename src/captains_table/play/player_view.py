"""Player views: everything that a seat (or a spectator) sees of a table now, made only from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET

from captains_table.core.contract import SPECTATOR, State
from captains_table.core.game import Game, Phrase
from captains_table.core.scene import Piece, Scene
from captains_table.core.spotlight import Spotlight
from captains_table.play.acts import begun
from captains_table.play.table import OVER, Table
from captains_table.play.undo import NO, how
from captains_table.play.wire_types import Can


class Choice(NamedTuple):
    """Something that the viewer may choose."""

    phrase: Phrase
    pieces: tuple[str, ...]
    """The pieces that can be clicked for it."""


class PlayerView(NamedTuple):
    """What a viewer sees."""

    seat: int
    """The viewer's seat or SPECTATOR."""
    length: int
    """The number of events, as far as the viewer can tell."""
    back: int
    """The number of undos, as far as the viewer can tell."""
    scene: Scene
    acting: list[int]
    winners: list[int] | None
    """None until the end."""
    prompt: Phrase | None
    """What has to be decided; None if nobody chooses."""
    choices: dict[str, Choice]
    """What the viewer may choose, by notation."""
    wastes: dict[str, int]
    """The choices that bring the viewer nothing, with the clauses that say so."""
    standing: Phrase | None
    """What the viewer's seat has."""
    scores: list[int]
    spotlight: Spotlight | None
    """What everybody is following now."""
    can: Can
    view: State


def player_view(table: Table, seat: int) -> PlayerView:
    """What a seat (or SPECTATOR) sees now."""
    timeline = begun(table)
    game = table.game
    view = timeline.match.view_to_choose(seat)
    is_watching = seat == SPECTATOR or not table.seats[seat].is_person
    legal = choices_of(game, view) if table.is_played and not is_watching else {}
    laid = game.scene(view, list(legal.values()))
    offered = laid.offering() if legal else {}
    return PlayerView(
        seat,
        timeline.length_for(seat),
        timeline.back_for(seat),
        laid,
        [int(acting) for acting in view.acting()] if table.is_played else [],
        table.winners(view) if table.status == OVER else None,
        _prompt(table, timeline.match.view_to_choose(SPECTATOR) if is_watching else view),
        {text: Choice(game.tell(view, event), tuple(offered.get(event, ()))) for text, event in legal.items()},
        wastes_of(game, view, legal),
        game.standing(view, seat) if 0 <= seat < view.seats else None,
        [int(score) for score in view.scores()],
        game.spotlight(view),
        _can(table, seat, bool(legal)),
        view,
    )


def _prompt(table: Table, view: State) -> Phrase | None:
    """What has to be decided, as the viewer is told; players replaced by a bot are told what spectators are."""
    return table.game.prompt(view) if table.is_played and view.to_move >= 0 else None


def choices_of(game: Game, view: State) -> dict[str, int]:
    """What the viewer may choose in a view to choose (`Match.view_to_choose`), by notation."""
    if view.viewer != view.to_move or view.to_move < 0:
        return {}
    return {game.text(view, event): int(event) for event in view.legal()}


def wastes_of(game: Game, view: State, legal: Mapping[str, int]) -> dict[str, int]:
    """The choices that bring nothing, with their clauses. If nothing else can be chosen, nobody is asked."""
    found = {text: clause for text, event in legal.items() if (clause := game.waste(view, event))}
    return found if len(found) < len(legal) else {}


def scene(game: Game, view: State, legal: Sequence[int]) -> dict[str, Piece]:
    """The pieces on the table by id, in order."""
    return {piece.id: piece for piece in game.scene(view, legal)}


def _can(table: Table, seat: int, to_choose: bool) -> Can:
    if seat == SPECTATOR or not table.seats[seat].is_person:
        return Can()
    may_restart = how(table, seat, True) != NO
    return Can(how(table, seat, False), may_restart or UNSET, (table.setup.hints and to_choose) or UNSET)


def same_to_all(table: Table, seats: Sequence[int]) -> bool:
    """Whether these seats see the same, so that nothing has to be hidden from each other."""
    state = begun(table).match.state
    views = [table.game.dump(state.view(seat)) for seat in seats]
    return all(seen == views[0] for seen in views)
