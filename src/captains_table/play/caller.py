"""The caller: who makes a request, and about what; and what requests need from the program that answers them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from captains_table.play.analyses import Analyses
from captains_table.play.api_errors import UnknownPage
from captains_table.play.facts import Setup, act_key
from captains_table.play.live_tables import LiveTables
from captains_table.play.names import check_name
from captains_table.play.ports import TableIndex

LARGEST = 1_000_000

T = TypeVar("T")


@dataclass(frozen=True)
class Levels:
    """The bots that people can play against."""

    names: tuple[str, ...]
    usual: str
    easy: str
    """The one for newcomers."""
    wins: dict[str, int]
    """How many of ten two-player games a level wins against the level below."""
    seconds: dict[str, float]
    """How long levels that are limited by time think about a choice."""


class Editions(Protocol):
    """Validates custom editions."""

    async def check(self, setup: Setup) -> None:
        """Raise InvalidSetup if a table can't be played with its edition."""


class Services(Protocol):
    """What requests need from the program that answers them: a server process, or a page in a browser."""

    @property
    def live_tables(self) -> LiveTables:
        """The tables."""

    @property
    def index(self) -> TableIndex:
        """The index of tables."""

    @property
    def analyses(self) -> Analyses:
        """The analyses of finished games."""

    @property
    def levels(self) -> Levels:
        """The bots that people can play against."""

    @property
    def editions(self) -> Editions:
        """Validates editions."""

    def aside(self, work: Callable[..., T], *arguments: object) -> Awaitable[T]:
        """Do something that takes a while, without blocking others if possible."""


class Caller:
    """The person who makes a request."""

    def __init__(self, services: Services, player: str, parts: Mapping[str, str], key: str) -> None:
        self.services = services
        self.player = player
        self.parts = parts
        """The values of the path parameters."""
        self.key = act_key(player, key) if key else ""
        """The key of the requested act, by which a repeated request is recognised. It is also the id of a new table:
        without the player's id, nobody can guess it."""

    @property
    def table(self) -> str:
        """The id of the table that the request is about."""
        return self.parts["table"]

    def number(self, name: str) -> int:
        """A number in the path."""
        text = self.parts[name]
        if not (text.isascii() and text.isdigit()) or len(text) > 7 or int(text) > LARGEST:
            raise UnknownPage()
        return int(text)

    async def name(self) -> str:
        """The name that the person has given before."""
        return await self.services.index.name_of(self.player)

    async def remember_name(self, name: str) -> None:
        """Remember the person's name."""
        await self.services.index.set_name(self.player, check_name(name, []))

    def rematch_id(self) -> str:
        """The id of the table for the rematch of another one: the same for everybody who asks."""
        return act_key(self.player, f"rematch {self.table}")

    # What the answering program may refuse, or has to know

    def check_may_open(self, setup: Setup) -> None:
        """Raise Refused if such a table can't be opened here, or not now."""

    def check_may_analyse(self) -> None:
        """Raise Refused if no analysis can be started now."""

    def note_opened(self, table: str) -> None:
        """A table is about to be opened."""

    async def note_device(self) -> None:
        """The person uses this device."""
