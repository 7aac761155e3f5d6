"""What everybody follows: who takes part in an auction, a boarding or a payday, with what, and how it ends. Nobody is
told more than they may know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from captains_table.core.contract import CHANCE, EVERYTHING, SPECTATOR, State
from captains_table.core.count import Count
from captains_table.core.game import Game, Phrase, games
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.spotlight import Spotlight
from captains_table.play.wire import spotlight_out
from captains_table.texts.speech import LANGUAGES, Speech
from pig import GAME as PIG

PLAYERS = 3


def _played(game: Game, seed: int, players: int = PLAYERS, options: tuple[str, ...] = ()) -> Iterator[Match]:
    """A match played at random, at every position."""
    match, luck, chance = new_match(game, players, options), random.Random(seed), Luck(seed)
    while not match.over:
        yield match
        state = match.state
        seat = luck.choice(state.acting()) if state.to_move != CHANCE else CHANCE
        if seat == CHANCE:
            match.play(state.chance(chance))
        else:
            match.play(luck.choice(match.view_to_choose(seat).legal()), seat)
    yield match


def _phrases(spotlight: Spotlight) -> Iterator[Phrase]:
    said = [spotlight.title, spotlight.result]
    for side in spotlight.sides:
        said += [side.note, *(part.what for part in side.parts)]
    return (phrase for phrase in said if phrase is not None)


def _outcome(match: Match) -> Spotlight | None:
    return match.game.outcome(match.entries[-1].tale) if match.entries else None


@pytest.mark.parametrize("game", ["capitol", "captains_war", "el_capitan"])
def test_whole_games_can_be_followed(game: str) -> None:
    """While something goes on it has no result; when it has ended it has one. Totals add up; all of it can be said."""
    going_on, ended = 0, 0
    start = games()[game].new(PLAYERS)
    speeches = [Speech(language, games()[game], start, ["Ada", "Ben", "Cleo"]) for language in LANGUAGES]
    for match in _played(games()[game], seed=2):
        for spotlight in (match.game.spotlight(match.state.view(0)), _outcome(match)):
            if spotlight is None:
                continue
            assert all(speech.phrase(phrase) for speech in speeches for phrase in _phrases(spotlight))
            for side in spotlight.sides:
                assert side.total is None or side.total == sum(part.value for part in side.parts)
            going_on += spotlight.result is None
            ended += spotlight.result is not None
    assert going_on > 1
    assert ended > 1


def test_a_solo_captain_takes_part() -> None:
    """The captain's crew is rolled: the table shows it when it fights."""
    sides = {
        side.who
        for match in _played(games()["captains_war"], 4, 1, ("fer-blanc",))
        for spotlight in (_outcome(match), match.game.spotlight(match.state.view(0)))
        if spotlight is not None
        for side in spotlight.sides
    }
    assert sides == {0, 1}


@pytest.mark.parametrize("game", ["capitol", "captains_war"])
def test_what_others_put_in_is_secret_until_all_have_chosen(game: str) -> None:
    luck, own, hidden = Luck(1), 0, 0
    for match in _played(games()[game], seed=3):
        state = match.state
        if state.to_move < 0:
            continue
        for viewer in (*range(PLAYERS), SPECTATOR):
            view = state.view(viewer)
            spotlight = match.game.spotlight(view)
            assert spotlight == match.game.spotlight(view.sample(luck).view(viewer)), "no more than the view"
            for side in () if spotlight is None else spotlight.sides:
                assert (side.total is not None) == (side.who == viewer)
                assert side.who == viewer or all(part.what is not None for part in side.parts), "only open bonuses"
                own += side.who == viewer and len(side.parts) > 1
                hidden += side.who != viewer and _has_put_in(match.game, state, side.who)
    assert own > 0
    assert hidden > 0, "there was something to hide"


def _has_put_in(game: Game, state: State, seat: int) -> bool:
    assert state.viewer == EVERYTHING
    everything = game.spotlight(state)
    assert everything is not None
    return any(side.who == seat and side.total for side in everything.sides)


def test_the_winner_of_an_auction_has_bid_most() -> None:
    for match in _played(games()["capitol"], seed=5):
        outcome = _outcome(match)
        if outcome is not None and outcome.result is not None:
            totals = {side.who: side.total or 0 for side in outcome.sides}
            winners = [side.who for side in outcome.sides if side.wins]
            assert len(totals) == PLAYERS
            assert bool(winners) == (outcome.result.text == "told-won") == (max(totals.values()) > 0)
            assert all(totals[who] == max(totals.values()) for who in winners)


def test_a_payday_adds_up_to_its_count() -> None:
    """The totals of the table are those that everybody follows; then loans leave what scores say. EC 8, EC 9.4"""
    paydays = 0
    for match in _played(games()["el_capitan"], seed=1):
        spotlight, outcome = match.game.spotlight(match.state), _outcome(match)
        if spotlight is not None:
            assert [side.total for side in spotlight.sides] == match.state.scores()
        if outcome is not None:
            count = match.game.count(match.entries[-1].tale)
            assert count is not None
            assert [side.total for side in outcome.sides] == _totals(count)
            paydays += 1
    assert paydays == 3


def _totals(count: Count) -> list[int]:
    row = next(row for row in count.rows if row.label == Phrase("count-total"))
    return [int(cell[0].value) for cell in row.cells if isinstance(cell[0].value, int)]


def test_a_game_need_not_have_any() -> None:
    state = PIG.new(2)
    assert PIG.spotlight(state) is None
    assert PIG.outcome(()) is None
    assert spotlight_out(PIG, state, None) is None
