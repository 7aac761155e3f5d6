"""What the numbers mean, printed; and what is said when an extra is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from captains_table.core.errors import MissingExtra, need
from captains_table.research import names
from captains_table.research.__main__ import main


def test_names_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["names", "el_capitan", "--players", "3", "--options", "lisboa"]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = names("el_capitan", 3, ["lisboa"])
    assert len(lines) == len(found)
    assert lines[0].split(None, 1) == ["0", "seat A"]
    assert any(line.endswith("own money / 50") for line in lines)


def test_actions_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "captains_war"]) == 0
    assert "attack B" in capsys.readouterr().out


def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["names", "capitol", "--players", "9"]) == 2
    assert "2 to 4 players" in capsys.readouterr().err


def test_a_missing_extra_is_said() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'captains-table\[research\]'"):
        need("a_package_that_is_not_there", "research")


@pytest.mark.parametrize("module", ["openspiel", "opponents", "pettingzoo", "gymnasium", "vector"])
def test_without_the_extra_each_environment_says_what_to_install(module: str) -> None:
    script = (
        "import sys\n"
        "for name in ('numpy', 'pyspiel', 'open_spiel', 'pettingzoo', 'gymnasium'):\n"
        "    sys.modules[name] = None\n"
        "try:\n"
        f"    import captains_table.research.{module}\n"
        "except ImportError as error:\n"
        "    print(type(error).__name__, error)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("MissingExtra")
    assert "captains-table[research]" in done.stdout
