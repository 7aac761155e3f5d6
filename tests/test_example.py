"""The example game: small, whole, found where it is installed or named, and held to the same contract as the others."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from pettingzoo.test import api_test

from captains_table.bots.arena import bouts, fight
from captains_table.core import checks
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.errors import TableError
from captains_table.core.game import games
from captains_table.core.match import new_match
from captains_table.core.rows import Rows
from captains_table.research import space
from captains_table.research.pettingzoo import env
from captains_table.texts.speech import LANGUAGES
from pig import GAME, Pig

EXAMPLE = Path(__file__).parent.parent / "examples" / "pig"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)


def captains_table(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "captains_table", *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


def test_it_is_small() -> None:
    files = [EXAMPLE / "pyproject.toml", *(file for file in (EXAMPLE / "pig").rglob("*") if file.is_file())]
    sources = [file for file in files if "__pycache__" not in file.parts]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in sources) < 200


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("players", "options"), checks.tables_to_check(GAME))
def test_contract(players: int, options: tuple[str, ...], seed: int) -> None:
    checks.check_contract(GAME, players, options, seed)


def test_a_turn() -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    refusal = match.why_not("hold")
    assert refusal is not None
    assert refusal.clause == "PG 2.3"
    for line in ["roll", "die 4", "roll", "die 2", "hold", "roll", "die 5", "roll", "die 1"]:
        match.play(line)
    assert match.game.state_dump(match.state, 9, "* die 1") == {
        "n": 9,
        "event": "* die 1",
        "to_move": "A",
        "legal": ["roll"],
        "scores": [6, 0],
        "winners": [],
        "safe": [6, 0],
        "pot": 0,
        "die": 1,
        "turn": 0,
        "players": [{"seat": "A"}, {"seat": "B"}],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_and_told(language: str) -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    drawing = match.svg(0, language)
    assert "▶ A Ada" in drawing
    assert f"{GAME.id}-piece-plate-B" in drawing


def test_its_bots_hold_at_twenty() -> None:
    state = GAME.new(2)
    assert isinstance(state, Pig)
    for pot in (19, 20, 21):
        state.pot = pot
        rolled, held = state.clone(), state.clone()
        rolled.happen(0)
        held.happen(1)
        assert rolled.to_move == CHANCE
        better = GAME.judge.value(rolled, 0) - GAME.judge.value(held, 0)
        assert (better > 0) == (pot < 20)


@pytest.mark.usefixtures("known")
def test_its_bots_play() -> None:
    for bout in bouts(GAME, [], ["random", "level2"], 2, 2, seed=1):
        assert max(fight(bout).scores) >= 100


def test_it_is_told_in_numbers() -> None:
    table = space(GAME, 3)
    assert [table.text(action) for action in range(len(table.events))] == ["roll", "hold"]
    assert len(table.chances) == 6
    seats = ["seat A", "seat B", "seat C", "to move own", "to move next1", "to move next2"]
    assert table.names == [*seats, "die", "pot", "safe own", "safe next1", "safe next2", "turn"]
    match = new_match(GAME, 3)
    for line in ["roll", "die 4", "hold", "roll", "die 3"]:
        match.play(line)
    row = Rows(len(table.names))
    for viewer, numbers in [(0, [1, 0, 0, 0, 1, 0, 3, 3, 4, 0, 0, 1]), (1, [0, 1, 0, 1, 0, 0, 3, 3, 0, 0, 4, 1])]:
        row.begin()
        table.encoding.write(match.state.view(viewer), row)
        row.end()
        assert row.row() == numbers


@pytest.mark.filterwarnings("ignore:Observation")
def test_programs_can_learn_it(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(GAME, 2), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_nothing_is_hidden() -> None:
    state = GAME.new(3)
    assert state.view(SPECTATOR).fingerprint() == state.view(0).fingerprint() == state.fingerprint()


def test_it_is_found_in_a_folder() -> None:
    found = captains_table("games", CAPTAINS_TABLE_GAMES=str(EXAMPLE / "pig"))
    assert "pig  2 to 4 players" in found.stdout


def test_it_is_found_when_installed(tmp_path: Path) -> None:
    """What an installer writes for the example: its package on the path, and its entry points beside it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / "captains_table_pig-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
    [(group, entries)] = project["entry-points"].items()
    lines = [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(EXAMPLE)])
    told = captains_table("rules", "pig", "2.3", PYTHONPATH=path)
    assert "PG 2.3" in told.stdout


@pytest.mark.parametrize(("folder", "why"), [("nowhere", "No module named 'nowhere'"), ("empty", "GAME")])
def test_what_is_no_game_is_named(tmp_path: Path, folder: str, why: str) -> None:
    (tmp_path / "empty").mkdir()
    found = captains_table("games", CAPTAINS_TABLE_GAMES=str(tmp_path / folder))
    assert found.returncode == 2
    assert found.stderr.startswith(f"captains-table: no game found in {tmp_path / folder}: ")
    assert why in found.stderr


def test_no_two_games_have_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPTAINS_TABLE_GAMES", os.pathsep.join([str(EXAMPLE / "pig")] * 2))
    with pytest.raises(TableError, match="'pig' can't be added"):
        games.__wrapped__()
