"""The coach of a first game: what it says when a kind of decision first comes up, and after each round.

What it knows of a game is data in the game's folder `learn/`: `coach.toml` and the texts `coach-…`. The third thing a
coach does, to warn before a choice that is obviously bad, needs the judgement of bots, which comes from outside.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from captains_table.core.contract import CHANCE, State
from captains_table.core.game import Game, Phrase
from captains_table.core.match import Match
from captains_table.core.reasons import Change, Fault, changes, for_better, sides

MOST_NEWS = 1
"""How many reasons are given for the gain of a round."""


@dataclass(frozen=True)
class Coach:
    """The coaching data of a game."""

    round: tuple[str, ...]
    """The part of a position that changes when a round is over."""
    unsaid: tuple[str, ...]
    """Terms that are not worth reporting after a round."""


@dataclass(frozen=True)
class Coaching:
    """What the coach tells a player who is about to choose."""

    bad: tuple[Fault, ...]
    """The choices to warn against."""
    round: tuple[Phrase, ...]
    """Who gained most in the round that has just ended, and why; empty if no round has ended."""


@cache
def coach_of(game: Game) -> Coach | None:
    """The coach of a game, if it has one."""
    file = game.folder / "learn" / "coach.toml"
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Coach(tuple(data["round"]), tuple(data["unsaid"]))


def explanation(prompt: Phrase) -> str:
    """The name of the text that explains a decision: `coach-buy` for `prompt-buy`."""
    return prompt.text.replace("prompt-", "coach-", 1)


def round_news(match: Match, seat: int, since: int) -> tuple[Phrase, ...]:
    """Return who gained most in the last round, and why, as far as a seat may know; empty if it ended before event
    `since`."""
    coach = coach_of(match.game)
    if coach is None:
        return ()
    *_, (_, before), (number, after) = [(0, match.start()), (0, match.start()), *rounds(match, coach)]
    if number <= since:
        return ()
    return news_between(match.game, coach, before.view(seat), after.view(seat), seat)


def rounds(match: Match, coach: Coach) -> Iterator[tuple[int, State]]:
    """Yield the positions, with their numbers, at which a round with at least one choice ended."""
    state, chosen = match.start(), False
    now = _round(state, coach)
    for number, entry in enumerate(match.entries, start=1):
        entry.happen(state)
        chosen = chosen or entry.seat != CHANCE
        before, now = now, _round(state, coach)
        if now != before and chosen:
            chosen = False
            yield number, state.clone()


def _round(state: State, coach: Coach) -> list[int]:
    return [getattr(state, name) for name in coach.round]


def news_between(game: Game, coach: Coach, before: State, after: State, seat: int) -> tuple[Phrase, ...]:
    """Return who gained most between two views, with the largest gain."""
    gains = {side: _gains(game, coach, before, after, side) for side in sides(game, after)}
    best = max(gains, key=lambda side: sum(change.worth for change in gains[side]))
    reasons = for_better(game, best, gains[best], seat, MOST_NEWS)
    if not reasons:
        return ()
    head = Phrase("coach-round") if best == seat else Phrase("coach-round-other", {"who": best})
    return (head, *reasons)


def _gains(game: Game, coach: Coach, before: State, after: State, side: int) -> list[Change]:
    return [change for change in changes(game, side, [before], [after]) if change.kind not in coach.unsaid]
