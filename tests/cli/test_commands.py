from __future__ import annotations

import json
from pathlib import Path

import pytest

from captains_table.bots.play_match import play_match
from captains_table.cli import main
from captains_table.core.match import new_match
from captains_table.core.playout import playouts
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from captains_table.version import __version__
from cli.commands import run, run_apart
from divers import GAME

pytestmark = pytest.mark.usefixtures("divers")
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("LANG", "C")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert main(["simulate", "divers", "--games", "1", "--players", "2", "--records", str(tmp_path)]) == 0
    return tmp_path / "0001.txt"


def test_version(capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"captains-table {__version__} (")


@pytest.mark.parametrize("command", ["", "games", "play", "replay", "check", "simulate", "rules", "edition"])
@pytest.mark.parametrize(("language", "usage"), [("en", "usage: "), ("fr", "usage\u00a0: "), ("de", "Aufruf: ")])
def test_help_in_every_language(command: str, language: str, usage: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help", "--lang", language])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(usage + "captains-table")
    assert max(map(len, text.splitlines())) <= 100


def test_games(capsys: Output) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert "Divers  divers  1 to 4 players\n  Dive for pearls" in text
    assert "    shark  Shark: For a lone diver. (for 1 player only)" in text
    assert main(["games", "--lang", "de"]) == 0
    assert "Taucher  divers  1 bis 4 Personen" in capsys.readouterr().out


def test_games_name_their_designers_and_what_is_reconstructed(capsys: Output) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert "  by Wolfgang Kramer and Horst-Rainer Rösner\n" in text
    assert "  Some printed values are reconstructed (captains-table edition el_capitan)\n" in text
    assert main(["games", "--json", "--lang", "fr"]) == 0
    described = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert described["capitol"]["designers"] == "Alan R. Moon et Aaron Weissblum"
    assert described["captains_war"]["designers"] == "Alexandre Aguilar"
    assert all(described[game]["sources"] for game in ("capitol", "captains_war", "el_capitan"))


def test_games_as_json(capsys: Output) -> None:
    assert main(["games", "--json"]) == 0
    game = next(game for game in json.loads(capsys.readouterr().out) if game["id"] == "divers")
    assert game["players"] == [1, 2, 3, 4]
    assert game["options"][1] == {"id": "shark", "name": "Shark", "about": "For a lone diver.", "players": [1]}


def test_the_language_of_the_environment(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["games"]) == 0
    assert "Plongeurs" in capsys.readouterr().out


def test_replay_tells_the_game(record: Path, capsys: Output) -> None:
    match = replay(read_record(record))
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    text = capsys.readouterr().out
    assert text.count("dives to") == 4
    assert "── Final result" in text
    assert str(match.state.scores()[0]) in text


def test_replay_up_to_some_event(record: Path, capsys: Output) -> None:
    capsys.readouterr()
    assert main(["replay", str(record), "--at", "1", "--lang", "fr"]) == 0
    text = capsys.readouterr().out
    assert "plonge en premier" in text
    assert "reçoit" not in text
    assert "Fin de la partie" not in text


def test_replay_as_json(record: Path, capsys: Output) -> None:
    match = replay(read_record(record))
    capsys.readouterr()
    assert main(["replay", str(record), "--json"]) == 0
    dumps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert dumps == list(match.dumps())
    assert [dump["n"] for dump in dumps] == list(range(len(match.entries) + 1))
    assert dumps[0]["event"] is None
    assert dumps[-1]["event"] == match.entries[-1].line
    assert main(["replay", str(record), "--json", "--at", "4"]) == 0
    assert json.loads(capsys.readouterr().out) == dumps[4]


def test_check(record: Path, capsys: Output) -> None:
    capsys.readouterr()
    assert main(["check", str(record)]) == 0
    assert capsys.readouterr().out == f"{record}: ok (divers, 2 players, 15 events, finished)\n"


def test_check_reads_files_with_several_games(record: Path, tmp_path: Path, capsys: Output) -> None:
    text, both = record.read_text(encoding="utf-8"), tmp_path / "games.txt"
    both.write_text(f"{text}\n{text}", encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(both)]) == 0
    told = [f"{both} ({number}): ok (divers, 2 players, 15 events, finished)\n" for number in (1, 2)]
    assert capsys.readouterr().out == "".join(told)
    lines = text.count("\n") + 2
    assert main(["replay", str(both)]) == 2
    assert f"{both}:{lines}: another game begins here" in capsys.readouterr().err
    both.write_text(f"{text}\n{text}B fly\n", encoding="utf-8")
    assert main(["check", str(both)]) == 2
    captured = capsys.readouterr()
    assert captured.out == told[0]
    assert f"{both}:{2 * lines - 2}: 'B fly'" in captured.err


def test_simulate(capsys: Output) -> None:
    assert main(["simulate", "divers", "--games", "20", "--players", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Divers · 2 players · 20 games · seed 0\n")
    assert "decisions                 6       6.0         6\n" in text


@pytest.mark.parametrize(("language", "mean", "wins"), [("fr", "6,0", "50,0\u00a0%"), ("de", "6,0", "50,0\u00a0%")])
def test_figures_follow_the_language(language: str, mean: str, wins: str, capsys: Output) -> None:
    assert main(["simulate", "divers", "--games", "2", "--players", "2", "--seed", "3", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert f" {mean} " in text
    assert text.count(f" {wins}\n") == 2


def test_simulate_as_json(capsys: Output) -> None:
    arguments = ["simulate", "divers", "--games", "30", "--players", "2", "--seed", "5", "--json"]
    assert main(arguments) == 0
    counted = json.loads(capsys.readouterr().out)
    expected = playouts(GAME.new(2), 30, 5)
    assert counted["seats"][0]["score"]["mean"] == round(sum(scores[0] for scores in expected) / 30, 2)
    assert sum(seat["wins"] for seat in counted["seats"]) == pytest.approx(1, abs=0.001)
    assert counted["events"] == {"least": 15, "mean": 15, "most": 15}


def test_simulate_with_a_rival(capsys: Output) -> None:
    assert main(["simulate", "divers", "--games", "9", "--options", "shark", "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert counted["players"] == 1
    assert [seat["seat"] for seat in counted["seats"]] == ["A", "shark"]


def test_the_same_seed_writes_the_same_records(tmp_path: Path, capsys: Output) -> None:
    """In this process, in another one, and as `playouts` plays them."""
    arguments = ["simulate", "divers", "--games", "5", "--players", "3", "--seed", "8", "--records"]
    assert main([*arguments, str(tmp_path / "here")]) == 0
    assert run(*arguments, str(tmp_path / "there"), PYTHONHASHSEED="77").returncode == 0
    names = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert names == ["0001.txt", "0002.txt", "0003.txt", "0004.txt", "0005.txt"]
    for name in names:
        assert (tmp_path / "here" / name).read_text() == (tmp_path / "there" / name).read_text()
    scores = [replay(read_record(tmp_path / "here" / name)).state.scores() for name in names]
    assert scores == playouts(GAME.new(3), 5, 8)
    assert "Wrote 5 records to" in capsys.readouterr().out
    assert main([*arguments, str(tmp_path / "here"), "--force"]) == 0


def test_bots_in_a_simulation_play_as_elsewhere(tmp_path: Path) -> None:
    arguments = ["simulate", "divers", "--games", "3", "--players", "2", "--seed", "4", "--bots", "greedy,random"]
    assert main([*arguments, "--records", str(tmp_path)]) == 0
    for number, name in enumerate(("0001.txt", "0002.txt", "0003.txt")):
        match = play_match(new_match(GAME, 2), ["greedy", "random"], 4, number)
        assert (tmp_path / name).read_text() == str(match)


def test_rules(capsys: Output) -> None:
    assert main(["rules", "divers"]) == 0
    assert capsys.readouterr().out == (GAME.folder / "rules.en.md").read_text(encoding="utf-8")
    assert main(["rules", "divers", "DI", "2"]) == 0
    assert capsys.readouterr().out.startswith("## DI 2 Diving\n1. All at once")
    assert main(["rules", "divers", "2.2", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("DI 2.2  Diving\nThe card must be in the hand:")


def test_edition(capsys: Output, tmp_path: Path) -> None:
    assert main(["edition", "divers"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"Edition 1, checksum {GAME.edition().digest}\n")
    assert "copies = 3        # deduced: enough cards for four" in text
    own = GAME.folder / "edition.toml"
    assert main(["edition", "divers", "--check", str(own)]) == 0
    assert "The values are the same as in the game’s own edition." in capsys.readouterr().out
    other = tmp_path / "other.toml"
    other.write_text(own.read_text(encoding="utf-8").replace("shark = 4", "shark = 5"), encoding="utf-8")
    assert main(["edition", "divers", "--check", str(other)]) == 0
    assert "differ from the game’s own edition (1@" in capsys.readouterr().out


def test_play_with_another_edition_and_go_on(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    own = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    other.write_text(own.replace("rounds = 2 ", "rounds = 1 ").replace('"1"', '"short"'), encoding="utf-8")
    file = tmp_path / "game.txt"
    result = run("play", "divers", "--edition", str(other), "--seats", "Ada,bot", typed=f"save {file}\nquit\n")
    assert result.returncode == 0
    assert "edition: short@" in file.read_text(encoding="utf-8")
    assert run("play", "--resume", str(file)).returncode == 2
    result = run("play", "--resume", str(file), "--edition", str(other), typed="1\n1\n1\n")
    assert "── Final result" in result.stdout


def test_the_same_seed_plays_the_same_game() -> None:
    results = {run("play", "divers", "--seats", "random,greedy,bot", "--seed", "4").stdout for _ in range(2)}
    assert len(results) == 1
    assert "── Final result" in results.pop()


def test_a_solo_game_sets_its_own_table() -> None:
    result = run("play", "divers", "--captain", "shark", "--seed", "1", typed="1\n" * 9)
    assert "Skipper" in result.stdout
    assert "the shark" in result.stdout


def test_without_a_command_a_game_is_chosen() -> None:
    lines = ["chess?", "divers", "Ada,bot", "nothing", "1", *["1"] * 9]
    result = run_apart(typed="\n".join(lines) + "\n")
    assert result.returncode == 0
    assert "Welcome to Captain’s Table!" in result.stdout
    assert "“nothing” is not on the list." in result.stdout
    assert "── Final result" in result.stdout


def test_choosing_what_does_not_go_together() -> None:
    result = run(typed="divers\nAda,Ada\n\n\n\n\nquit\n", LANG="de_DE.UTF-8")
    assert result.returncode == 0
    assert "Das lässt sich nicht kombinieren: players: zwei am Tisch heißen Ada" in result.stdout
    assert "Skipper" in result.stdout


def test_nobody_chooses() -> None:
    result = run()
    assert (result.returncode, result.stderr) == (0, "")
