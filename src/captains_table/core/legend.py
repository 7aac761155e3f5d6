"""Legends: what every symbol of a game is and does, from `learn/legend.toml` in its folder.

    [[symbol]]
    id = "closing-site"
    symbols = ["site-closing"]
    text = "8"
    clause = "5.4"
    letters = "*"

`symbols` are patterns of the symbols of its scenes, `pieces` patterns of the ids of pieces that look like others but
mean something else. The first entry that fits explains a piece. It is drawn as the symbol `show` (by default the first
of `symbols`), with the flag of the first seat if it is `owned`, and with `text` written on it; `letters` is how
`picture.py` draws it. Its texts are in `learn/`: `legend-ID` is its name and `legend-ID-about` says what it does.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from captains_table.core.scene import Piece


@dataclass(frozen=True)
class LegendEntry:
    """One thing that is explained."""

    id: str
    show: str
    """The symbol that it is drawn as."""
    symbols: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    text: str = ""
    owned: bool = False
    clause: str = ""
    """Where the rules tell more: `5.4`."""
    letters: str = ""

    @property
    def name(self) -> str:
        """The text that names it."""
        return f"legend-{self.id}"

    @property
    def about(self) -> str:
        """The text that says what it does."""
        return f"legend-{self.id}-about"

    def explains(self, piece: Piece) -> bool:
        """Whether it is about a piece."""
        return any(fnmatchcase(piece.id, pattern) for pattern in self.pieces) or any(
            fnmatchcase(piece.symbol, pattern) for pattern in self.symbols
        )

    def sample(self) -> Piece:
        """A piece to draw, on no slot."""
        return Piece(self.id, self.show, "", 0 if self.owned else -1, self.text)


@cache
def read_legend(folder: Path) -> tuple[LegendEntry, ...]:
    """The legend of the game in a folder, in its order; empty if the game has none."""
    file = folder / "learn" / "legend.toml"
    if not file.is_file():
        return ()
    found = []
    for data in tomllib.loads(file.read_text(encoding="utf-8"))["symbol"]:
        data["symbols"], data["pieces"] = tuple(data.get("symbols", ())), tuple(data.get("pieces", ()))
        data.setdefault("show", data["symbols"][0] if data["symbols"] else "")
        found.append(LegendEntry(**data))
    return tuple(found)
