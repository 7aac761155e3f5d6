"""The icons of the installed program are those of its drawing."""

from __future__ import annotations

from tools.icons import FOLDER, icons


def test_icons_are_current() -> None:
    drawn = dict(icons())
    assert {file.name for file in FOLDER.iterdir()} == set(drawn)
    for name, content in drawn.items():
        assert (FOLDER / name).read_bytes() == content, f"{name}: make icons draws it anew"
