"""A third-party game, found by its folder, and played over a real socket by a person and a bot."""

from __future__ import annotations

import asyncio

from captains_table.core.game import games
from pig import GAME
from server.people import DiversServer, Person, play_out


def test_the_example_is_served_and_played(database: str) -> None:
    assert GAME.id not in games()
    with DiversServer(database, CAPTAINS_TABLE_GAMES=str(GAME.folder)) as server:

        async def evening() -> None:
            async with Person(server.address) as ada:
                [info] = [game for game in await ada.get("/api/games") if game["id"] == "pig"]
                assert "slot-pot-0" in (await ada.http.get(info["board"])).text
                assert "PG 2" in (await ada.http.get(info["rules"]["de"])).text
                table = await ada.open([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "level2"}], "pig")
                async with ada.at(table) as screen:
                    await screen.until("view")
                    assert list(screen.choices) == ["roll"]
                    assert "die" in screen.pieces
                    why = await screen.ask(t="why", seat=0, piece="pot")
                    assert why["clause"] == "PG 2.3"
                    await play_out(screen)
                    assert max(screen.scores) >= 100

        asyncio.run(evening())
