"""Whatever is wrong is one line and the exit code 2, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.commands import environment, run, run_apart

RECORD = """game: divers
edition: 1
players: Ada, Ben

* first B
* deal A 1
* deal A 9
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.txt").write_text(RECORD, encoding="utf-8")
    (tmp_path / "short.txt").write_text(RECORD.replace("* deal A 9\n", ""), encoding="utf-8")
    (tmp_path / "other.txt").write_text(RECORD.replace("edition: 1", "edition: 1@00000000"), encoding="utf-8")
    (tmp_path / "headless.txt").write_text("* first B\n", encoding="utf-8")
    (tmp_path / "latin.txt").write_bytes(b"game: caf\xe9\n")
    (tmp_path / "bad.toml").write_text('edition = "2"\nhand = 3\nrounds = 99\n', encoding="utf-8")
    (tmp_path / "broken.toml").write_text("edition = = 2\n", encoding="utf-8")
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "0001.txt").write_text("mine", encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nonsense", "invalid choice: 'nonsense'"),
        ("--nonsense", "unrecognized arguments: --nonsense"),
        ("games --lang xx", "invalid choice: 'xx'"),
        ("play", "play needs a game"),
        ("play chess", "there is no game 'chess'"),
        ("play divers --seats Ada,Ben,Cleo,Dora,Emil,Finn,Gus", "no game takes 7 players"),
        ("play divers --seats Ada,Ben,Cleo,Dora,Emil", "divers is for 1 to 4 players, not 5"),
        ("play divers --seats Ada,Ada", "two players are called Ada"),
        ("play divers --seats Ada,bot:clever", "there is no bot 'clever' (there are: random, level1, "),
        ("play divers --options depth", "has no option 'depth'"),
        ("play divers --captain hook", "has no option 'hook'"),
        ("play divers --seed nine", "--seed: 'nine' is not a whole number"),
        ("play divers --first Zoe", "'Zoe' can't go first"),
        ("play divers --dice yours", "invalid choice: 'yours'"),
        ("play divers --edition none.toml", "none.toml: can't be read (No such file or directory)"),
        ("play divers --edition bad.toml", "bad.toml: top: rounds must be a whole number from 1 to 3, not 99"),
        ("play --resume none.txt", "none.txt: can't be read"),
        ("play --resume bad.txt", "bad.txt:7: '* deal A 9': is not a move in divers"),
        ("play chess --resume short.txt", "is a game of divers, not of chess"),
        ("play --resume short.txt --first B", "--first is for new games"),
        ("replay", "the following arguments are required: FILE"),
        ("replay none.txt", "none.txt: can't be read"),
        ("replay .", ".: can't be read"),
        ("replay latin.txt", "latin.txt: not UTF-8 text"),
        ("replay headless.txt", "headless.txt:1: '* first B' is not a header line"),
        ("replay bad.txt --json", "bad.txt:7: '* deal A 9'"),
        ("replay other.txt", "played with edition 1@00000000"),
        ("replay short.txt --at 3", "short.txt has 2 events; there is no position after 3"),
        ("replay short.txt --at -1", "--at: must be at least 0, not -1"),
        ("check bad.txt", "bad.txt:7:"),
        ("simulate divers --players 7", "divers is for 1 to 4 players, not 7"),
        ("simulate divers --games 0", "--games: must be at least 1, not 0"),
        ("simulate divers --bots clever", "there is no bot 'clever'"),
        ("simulate divers --players 3 --bots random,greedy", "--bots needs one bot for all seats or 3 bots, not 2"),
        ("simulate divers --records records", "already exists; --force overwrites it"),
        ("simulate divers --records bad.txt", "bad.txt: File exists"),
        ("rules chess", "there is no game 'chess'"),
        ("rules divers 9.9", "divers has no clause '9.9' (clauses: DI 1, DI 2, DI 3)"),
        ("rules divers DI 2.9", "(clauses: DI 2.1, DI 2.2, DI 2.3)"),
        ("edition divers --check broken.toml", "broken.toml: not valid TOML"),
        ("edition divers --check bad.toml", "rounds must be"),
    ],
)
def test_one_line_and_two(arguments: str, message: str) -> None:
    result = run(*arguments.split(" "))
    assert result.returncode == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("captains-table")


@pytest.mark.usefixtures("folder")
def test_check_goes_on_after_a_bad_file() -> None:
    result = run_apart("check", "bad.txt", "short.txt", "none.txt")
    assert result.returncode == 2
    assert result.stdout == "short.txt: ok (divers, 2 players, 2 events, not finished)\n"
    assert result.stderr.count("\n") == 2


def test_a_reader_that_goes_away() -> None:
    command = [sys.executable, "-m", "divers", "simulate", "divers", "--games", "2", "--json"]
    read, write = os.pipe()
    os.close(read)
    result = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False)
    os.close(write)
    assert result.stderr == b""
    assert result.returncode == 141
    read, write = os.pipe()
    os.close(read)
    command[3:] = ["edition", "divers"]
    result = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, env=environment(), timeout=60, check=False)
    os.close(write)
    assert (result.stderr, result.returncode) == (b"", 141)


def test_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "divers", "simulate", "divers", "--games", "10000000", "--records", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        while not any(tmp_path.iterdir()):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            out, error = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, error) == (130, b"", b"")


IMPATIENT = """
import os, signal, sys
from captains_table import cli
from captains_table.cli import commands
def interrupted(given): raise KeyboardInterrupt
commands.run = interrupted
code = cli.main([])
os.kill(os.getpid(), signal.SIGINT)
sys.exit(code)
"""


def test_keys_pressed_twice_interrupt_once() -> None:
    assert subprocess.run([sys.executable, "-c", IMPATIENT], check=False).returncode == 130
