"""A strict speaker of Capitol's own texts: whatever can't be said is an error."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.capitol import GAME
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de")


class Speaker:
    """Says the texts of one language with the names of the players."""

    def __init__(self, language: str, state: State, players: Sequence[str] = ()) -> None:
        self.state = state
        self.players = players
        path = GAME.folder / "texts" / f"{language}.ftl"
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, text: str, /, **facts: int | str) -> str:
        pattern = self.bundle.get_message(text).value
        said, errors = self.bundle.format_pattern(pattern, {key: self.fact(key, fact) for key, fact in facts.items()})
        assert not errors, f"{text}: {errors}"
        return str(said)

    def fact(self, key: str, fact: int | str) -> int | str:
        if key == "who":
            return self.player(int(fact))
        named = GAME.voice(self.state, key, fact)
        return fact if named is None else self(named)

    def player(self, seat: int) -> str:
        return self.players[seat] if self.players else SEATS[seat]
