"""El Capitán at the terminal, whole games through a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

from captains_table.core.record import read_record
from captains_table.core.replay import replay
from terminal.ptys import ESCAPES, Table, clearing

PLAY = "play el_capitan --seats Ada,bot:random,random --seed 11 --first A"
HINTS = (0, 20)
"""At which of Ada's choices she asks for a hint: thinking takes longer than all the rest."""


def test_a_whole_game(tmp_path: Path) -> None:
    """A person who takes some hints and otherwise what comes first, against two bots, to the last payday."""
    file = tmp_path / "game.txt"
    with clearing(Table(PLAY)) as table:
        shown = table.expect("Ada> ")
        assert "Marseille" in shown
        assert "Destinations:" in shown
        table.type("why build")
        assert re.search(r"✗ .+ \(EC \d+\.\d+\)", table.expect("Ada> "))
        table.type("loan 10")
        assert "(EC 2.5)" in table.expect("Ada> ")
        choices = 0
        paydays = 0
        while True:
            if choices in HINTS:
                table.type("hint")
                hint = re.search(r"→ (.+?): ", table.expect("Ada> "))
                assert hint is not None
                table.type(hint.group(1))
            else:
                table.type("1")
            choices += 1
            found = table.child.expect_exact(["Ada> ", "Press Enter to continue ", "press Enter to skip: "])
            while found == 1:
                paydays += "Payday" in (table.child.before or "")
                table.type("")
                found = table.child.expect_exact(["Ada> ", "Press Enter to continue ", "press Enter to skip: "])
            if found == 2:
                break
        assert "★" in ESCAPES.sub("", table.child.before or "")
        table.type(str(file))
        assert table.end() == 0
    match = replay(read_record(file))
    assert match.over
    assert paydays == 3
    assert len([entry for entry in match.entries if entry.seat == 0]) == choices


def test_undo_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with clearing(Table(PLAY)) as table:
        table.expect("Ada> ")
        table.type("1")
        assert "A Ada buys" in table.expect("Ada> ")
        table.type("undo")
        assert "A Ada buys" not in table.expect("Ada> ")
        table.type("undo")
        assert "There is nothing to undo." in table.expect("Ada> ")
        table.type("1")
        table.expect("Ada> ")
        table.type(f"save {file}")
        table.expect("Saved to")
        table.interrupt()
        assert table.end() == 130
    with clearing(Table(f"play --resume {file} --lang de")) as table:
        shown = table.expect("Ada> ")
        assert "── Ada ist am Zug" in shown
        assert "du bauen kannst: Du hast " in shown or "Kaufe eine Karte zum Segeln: Du hast " in shown
        table.type("zurück")
        table.expect("Ada> ")
        table.type("ende")
        table.expect("Eingabetaste für nein: ")
        table.type("")
        table.expect("Du hast die Partie verlassen.")
        assert table.end() == 0


def test_a_table_companion() -> None:
    """The cards come from a real table."""
    with clearing(Table("play el_capitan --seats Ada,Ben --dice mine")) as table:
        table.expect("dice> ")
        table.type("starts B")
        table.expect("dice> ")
        for card in ("tunis-1", "tunis-2", "tanger-1", "athina-1"):
            table.child.send(f"card {card}\n")
            table.expect("dice> ")
        table.type("card tunis-1")
        assert re.search(r"✗ .+ \(EC \d+\.\d+\)", table.expect("dice> "))
        table.child.send("card venezia-na\t\n")
        assert "Venezia – Napoli is added to the display" in table.expect("dice> ")
