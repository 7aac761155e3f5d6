"""Notifications: an e-mail or a web hook for people who are away when it is their turn or when the game ends."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from captains_table.core.game import SEATS
from captains_table.core.match import find_game
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.delivery import BadAddress, mail, post
from captains_table.server.identity import Identity
from captains_table.server.metrics import METRICS
from captains_table.server.schema import TABLES
from captains_table.server.settings import Settings
from captains_table.texts.speech import LANGUAGES, Words

LOG = logging.getLogger("captains_table")
MINUTE = 60_000
AGAIN = (1, 5, 25)
"""Minutes after which a letter that could not be sent is tried again."""


class Notifications:
    """Sends what is due."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.identity = Identity("")

    async def send_due(self, now: int) -> None:
        """Send all letters that are due."""
        for letter in await self.database.write(lambda connection: queries.take_letters(connection, now)):
            try:
                await self._send(letter)
            except Exception as error:
                METRICS.letters.add(1, "failed")
                LOG.warning("a letter could not be sent", extra={"table": letter.table_id, "why": type(error).__name__})
                if letter.tries < len(AGAIN) and not isinstance(error, BadAddress):
                    await self._put_back(letter, now)

    async def _put_back(self, letter: Any, now: int) -> None:
        row = {**letter._mapping, "due": now + AGAIN[letter.tries] * MINUTE, "tries": letter.tries + 1}
        del row["id"]
        await self.database.write(lambda connection: queries.put_letter_back(connection, row))

    async def _send(self, letter: Any) -> None:
        member, stored = await self.database.read(lambda connection: _about(connection, letter))
        if member is None or not (member.email or member.webhook) or not _is_so(letter, stored):
            return
        about = stored["summary"]
        language = stored["language"] if stored["language"] in LANGUAGES else LANGUAGES[0]
        say = Words(language, (find_game(about["game"]).folder / "texts",))
        game, link = say("game-name"), f"{self.settings.address}/table/{letter.table_id}"
        names = ", ".join(one["name"] or say("play-bot", letter=SEATS[one["seat"]]) for one in about["players"])
        subject = say(f"server-letter-{letter.kind}", game=game)
        if member.webhook:
            body = {"table": letter.table_id, "game": about["game"], "kind": letter.kind, "text": subject, "url": link}
            await asyncio.to_thread(post, member.webhook, msgspec.json.encode(body), self.settings.private_hooks)
            METRICS.letters.add(1, "webhook")
        if member.email and self.settings.smtp:
            stop = f"{self.settings.address}/stop/{self.identity.stop_token(letter.player, letter.table_id)}"
            text = say("server-letter-text", subject=subject, names=names, link=link, stop=stop)
            await asyncio.to_thread(mail, self.settings, member.email, subject, text, stop)
            METRICS.letters.add(1, "email")


def _is_so(letter: Any, stored: Any) -> bool:
    """Whether what the letter tells is still true."""
    waited_for = [stored["owners"][seat] for seat in stored["summary"]["turn"]["seats"]]
    return letter.kind != "turn" or letter.player in waited_for


def _about(connection: Connection, letter: Any) -> tuple[Any, Any]:
    member = queries.member(connection, letter.player, letter.table_id)
    stored = connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == letter.table_id))
    return member, msgspec.json.decode(stored or "{}")
