"""Every table of every game holds to the contract: all of them briefly, the smallest and the largest in full."""

from __future__ import annotations

from dataclasses import replace

import pytest

from captains_table.core import checks
from captains_table.core.contract import State
from captains_table.core.game import Phrase, games
from captains_table.core.rows import Rows
from captains_table.core.updates import EVERYTHING, Stale, Updates, WholeRows
from divers import GAME
from divers.rules.state import Divers
from forms import some_tables
from pig import GAME as PIG


def corners() -> list[tuple[str, int, tuple[str, ...]]]:
    """The table with the fewest players and no options, and the one with the most players and all options."""
    tables = []
    for game in games().values():
        first, *_, last = checks.tables_to_check(game)
        tables += [(game.id, *first), (game.id, *last)]
    return tables


@pytest.mark.parametrize(("game", "players", "options"), some_tables(corners()))
def test_contract(game: str, players: int, options: tuple[str, ...]) -> None:
    checks.check_contract(games()[game], players, options, seed=1)


@pytest.mark.parametrize(("game", "players", "options"), checks.all_tables())
def test_records(game: str, players: int, options: tuple[str, ...]) -> None:
    checks.check_record(games()[game], players, options, seed=2)


@pytest.mark.usefixtures("divers")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("players", "options"), checks.tables_to_check(GAME))
def test_contract_of_the_divers(players: int, options: tuple[str, ...], seed: int) -> None:
    checks.check_contract(GAME, players, options, seed)


@pytest.mark.usefixtures("divers")
def test_a_glance_that_shows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stare(state: Divers, seat: int) -> Divers:
        copy = state.clone()
        copy.viewer = seat
        return copy

    monkeypatch.setattr(Divers, "glance", stare)
    with pytest.raises(AssertionError, match="a glance shows what a view shows"):
        checks.check_glances(GAME, 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_an_update_that_forgets_something_is_found() -> None:
    assert GAME.encoding is not None

    whole = WholeRows(GAME.encoding)

    class Forgetful(Updates):
        def follow(self, state: State, event: int, stale: Stale) -> None:
            state.happen(event)
            stale.touch_for(0, EVERYTHING)

        def write(self, state: State, seat: int, things: int, row: Rows) -> None:
            whole.write(state, seat, things, row)

    with pytest.raises(AssertionError, match="updated numbers are those of the view"):
        checks.check_glances(replace(GAME, updates=Forgetful()), 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_a_glance_that_leaves_a_trace_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Divers.view

    def rub_out(state: Divers, seat: int) -> Divers:
        glance = view(state, seat)
        state.hands[seat] = []
        return glance

    monkeypatch.setattr(Divers, "glance", rub_out)
    with pytest.raises(AssertionError, match="a position is the same after a glance"):
        checks.check_glances(GAME, 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_a_prompt_that_knows_more_than_its_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view, secrets = Divers.view, {}

    def remembered(state: Divers, seat: int) -> Divers:
        seen = view(state, seat)
        secrets[id(seen)] = (seen, sum(sum(hand) for hand in state.hands))
        return seen

    monkeypatch.setattr(Divers, "view", remembered)
    cheat = replace(GAME, prompt=lambda view: GAME.prompt(view)._replace(arguments={"cards": secrets[id(view)][1]}))
    with pytest.raises(AssertionError, match="a prompt tells no more than its view"):
        checks.check_prompts(cheat, 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_one_prompt_for_two_kinds_of_decision_is_found() -> None:
    lazy = replace(GAME, prompt=PIG.prompt)
    with pytest.raises(AssertionError, match="prompt-choose is said of several kinds of decision"):
        checks.check_prompts(lazy, 2, (), seed=1)


@pytest.mark.usefixtures("divers")
def test_a_prompt_that_addresses_everybody_is_found() -> None:
    loud = replace(GAME, prompt=lambda view: Phrase("prompt-dive"))
    with pytest.raises(AssertionError, match="is said to the one who chooses and to others"):
        checks.check_prompts(loud, 2, (), seed=1)
