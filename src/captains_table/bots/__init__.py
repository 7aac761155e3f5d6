"""The bots. A bot gets a view and the legal events, never the true position, and chooses one of them."""

from __future__ import annotations

from captains_table.bots.bot import Bot
from captains_table.bots.factory import (
    BOTS,
    FOR_NEWCOMERS,
    NO_LIMIT_LEVEL,
    USUAL,
    UnknownBot,
    bot_factory,
    bot_name,
    full_name,
    is_own_bot,
    make_bot,
)

__all__ = [
    "BOTS",
    "FOR_NEWCOMERS",
    "NO_LIMIT_LEVEL",
    "USUAL",
    "Bot",
    "UnknownBot",
    "bot_factory",
    "bot_name",
    "full_name",
    "is_own_bot",
    "make_bot",
]
