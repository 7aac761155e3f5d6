"""The terminal client driven for real, through a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from captains_table.core.match import Match
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from terminal.ptys import ESCAPES, Table, clearing

pytestmark = pytest.mark.usefixtures("divers")


def saved(file: Path) -> Match:
    return replay(read_record(file))


def test_a_whole_game(tmp_path: Path) -> None:
    """Wrong input, why, hint, undo, save, and on to the end."""
    file = tmp_path / "game.txt"
    with clearing(Table("play divers --seats Ada,bot --first A --seed 5")) as table:
        shown = table.expect("Ada> ")
        assert "── What happened" in shown
        assert "── Ada’s move" in shown
        assert re.search(r"B Bot B +0  \? \? \?", shown), "the bot's hand is hidden"
        table.type("why keep")
        assert "✗ Everybody is diving now. (DI 2.1)" in table.expect("Ada> ")
        table.type("flyy")
        assert "“flyy” is neither a move nor a command here." in table.expect("Ada> ")
        table.type("hint")
        assert "→ dive" in table.expect("Ada> ")
        table.type(f"save {file}")
        assert f"Saved to {file}." in table.expect("Ada> ")
        assert saved(file).entries[0].line == "* first A"
        table.type("1")
        for _ in range(9):
            found = table.child.expect_exact(["Ada> ", "Press Enter to continue ", "press Enter to skip: "])
            if found == 2:
                break
            table.type("1" if found == 0 else "")
        shown = ESCAPES.sub("", table.child.before or "")
        assert "── Final result" in shown
        assert "wins with" in shown or "share the victory" in shown
        table.type(str(tmp_path / "end.txt"))
        assert table.end() == 0
        assert saved(tmp_path / "end.txt").over


def test_undo_and_tab() -> None:
    with clearing(Table("play divers --seats Ada,Ben --first A --seed 5")) as table:
        table.expect("Press Enter when Ada is ready ")
        table.type("")
        depth = re.findall(r"dive (\d) ", table.expect("Ada> "))[0]
        table.child.send("d\t")
        table.expect("ive ")
        table.type(depth)
        table.expect("Press Enter when Ben is ready ")
        table.type("")
        table.expect("Ben> ")
        table.type("undo")
        table.expect("Press Enter when Ada is ready ")
        table.type("")
        assert "Ada dives" not in table.expect("── Ada’s move")
        table.expect("Ada> ")
        table.child.sendeof()
        table.expect("You have left the game.")
        assert table.end() == 0


def test_resume_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with clearing(Table("play divers --seats Ada,bot --first A --seed 5")) as table:
        table.expect("Ada> ")
        table.type("quit")
        table.expect("press Enter to skip: ")
        table.type(str(file))
        table.expect("You have left the game.")
        assert table.end() == 0
        before = file.read_text(encoding="utf-8")
    with clearing(Table(f"play --resume {file}")) as table:
        table.expect("Ada> ")
        table.type("1")
        table.child.expect_exact(["Ada> ", "press Enter to skip: ", "Press Enter to continue "])
        table.type("save")
        table.child.expect_exact(["Ada> ", "press Enter to skip: ", "You have left the game."])
        after = file.read_text(encoding="utf-8")
        assert after.startswith(before)


def test_own_dice() -> None:
    with clearing(Table("play divers --seats Ada,bot --dice mine")) as table:
        assert "── What came up?" in table.expect("dice> ")
        table.type("first A")
        table.expect("dice> ")
        table.type("deal A 7")
        assert "“deal A 7” is neither a move nor a command here. Did you mean deal A" in table.expect("dice> ")
        table.child.send("deal A 6\t\n")
        assert "Ada gets a 6." in table.expect("dice> ")
        table.interrupt()
        assert table.end() == 130


def test_the_curtain_hides_hands() -> None:
    with clearing(Table("play divers --seats Ada,Ben --first A --seed 5")) as table:
        assert "gets a" not in table.expect("Press Enter when Ada is ready ")
        table.type("")
        assert "Ada gets a" in table.expect("Ada> ")
        table.type("1")
        table.expect("\x1b[2J\x1b[3J")
        hidden = table.expect("Press Enter when Ben is ready ")
        assert "gets a" not in hidden
        table.type("")
        shown = table.expect("Ben> ")
        assert "Ben gets a" in shown
        assert "Ada gets a" not in shown
        assert "Ada dives" not in shown


def test_colours_only_if_wanted() -> None:
    with clearing(Table("play divers --seats Ada,bot --seed 5")) as table:
        table.child.expect_exact("Ada> ")
        assert "\x1b[1;31m" in (table.child.before or "")
    with clearing(Table("play divers --seats Ada,bot --seed 5", NO_COLOR="1")) as table:
        table.child.expect_exact("Ada> ")
        assert re.search(r"\x1b\[[0-9;]*3[0-9]m", table.child.before or "") is None


def test_a_narrow_terminal_is_told() -> None:
    with clearing(Table("play divers --seats Ada,bot", COLUMNS="70")) as table:
        assert "this terminal has only 70" in table.expect("Press Enter to continue").replace("\n", " ")


def test_a_low_terminal_shows_pages() -> None:
    """In 80 columns and 24 rows nothing runs off the screen: what does not fit waits for Enter; typed in words."""
    with clearing(Table("play capitol --seats Ada,random --seed 3 --lang fr", height=24, width=80)) as table:
        pages = []
        found = 1
        while found:
            found = table.child.expect_exact(["Ada> ", "Entrée pour continuer "])
            pages.append(ESCAPES.sub("", table.child.before or "").strip().splitlines())
            if found:
                table.type("")
        assert len(pages) > 1
        assert max(map(len, pages)) <= 24
        assert max(len(line) for page in pages for line in page) <= 80
        table.type("passer")
        table.child.expect_exact(["Entrée pour continuer ", "Ada> "])
        assert "passe" in ESCAPES.sub("", table.child.before or "")


def test_choosing_a_game() -> None:
    with clearing(Table("--lang de")) as table:
        assert "Taucher" in table.expect("Welches Spiel? Nummer oder Name: ")
        table.type("divers")
        table.expect("[Skipper, bot, bot]: ")
        table.type("")
        assert "Tiefsee" in table.expect("Eingabetaste für keine: ")
        table.type("")
        table.expect("Skipper> ")
        table.type("ende")
        table.expect("Eingabetaste für nein: ")
        table.type("")
        table.expect("Du hast die Partie verlassen.")
        assert table.end() == 0
