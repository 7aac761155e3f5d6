"""What whoever runs the server has settled: where, with which database, secret, mail and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from captains_table.core.errors import TableError


class BadSettings(TableError):
    """Something about the settings can't be used."""


@dataclass(frozen=True)
class Limits:
    """How much of everything. Rates are a minute and of a person; an address has three times as much."""

    requests: int = 600
    """HTTP requests; those that take the server long count as several."""
    tables: int = 10
    """Tables opened."""
    codes: int = 20
    """Device codes asked for or tried: of an address, whoever it is."""
    messages: int = 600
    """Messages over sockets; those that take the server long count as several."""
    chats: int = 30
    """Words said."""
    hints: int = 30
    """Hints asked for."""
    analyses: int = 3
    """Analyses of finished games begun; those that are known already, or under way, cost nothing."""
    thoughts: int = 8
    """Choices of bots that are on their way for an address when it asks for a hint; bots themselves wait their turn."""
    emails: int = 20
    """E-mails to one address an hour, and addresses to be confirmed an hour by a person."""
    sockets: int = 24
    """Sockets open at a time."""
    connections: int = 200
    """Connections of one address at a time, sockets included. (A proxy on the same machine has no limit.)"""
    request_seconds: int = 60
    """How long a request may take, from its first byte until the answer is read."""
    body: int = 100_000
    """Bytes of a request."""
    frame: int = 8_192
    """Bytes of a message."""
    unsent: int = 500
    """Messages that may wait for a slow reader."""
    notify_seconds: int = 20
    """How long somebody may be gone before they are notified."""
    idle_minutes: int = 10
    """How long a table that nobody views stays in memory."""


def limits_with(changes: list[str], limits: Limits | None = None) -> Limits:
    """Limits with some of them changed: `tables=100`."""
    changed = limits or Limits()
    known = [field.name for field in fields(Limits)]
    for change in changes:
        name, _, number = change.partition("=")
        if name not in known or not number.isdigit():
            raise BadSettings(
                "--limit {change}: must be one of {known}",
                change=change,
                known=", ".join(f"{known_name}=N" for known_name in known),
            )
        changed = replace(changed, **{name: int(number)})
    return changed


def usual_database() -> str:
    """A file of one's own, where programs keep such things."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'captains-table' / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """Everything that is settled before the server starts. What may be secret comes from the environment or a file."""

    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes in which bots think."""
    compiled: Path | None = None
    """A folder for the compiled form of the program: bots think in it as soon as it is there."""
    secret_file: Path | None = None
    origins: tuple[str, ...] = ()
    """Public addresses (`https://table.example`); without any, whatever the request calls the server."""
    smtp: str = field(default="", repr=False)
    """`smtp://user:password@host:587` (STARTTLS if offered), `smtps://...`."""
    sender: str = ""
    """The address that mail comes from."""
    private_hooks: bool = False
    """Whether web hooks may go to addresses of private networks and of this machine."""
    limits: Limits = field(default_factory=Limits)

    def secret(self) -> str | None:
        """What cookies are signed with, if that is in a file."""
        if self.secret_file is None:
            return None
        try:
            secret = self.secret_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            raise BadSettings("{file}: can't be read", file=self.secret_file) from None
        if len(secret) < 32:
            raise BadSettings("{file}: a secret needs at least 32 characters", file=self.secret_file)
        return secret

    @property
    def address(self) -> str:
        """Where people find the server, for links."""
        if self.origins:
            return self.origins[0]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{'localhost' if self.host in ('0.0.0.0', '::') else host}:{self.port}"


def database_url(given: str) -> str:
    """A database as SQLAlchemy wants it: a URL of PostgreSQL or SQLite, or the path of a file."""
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite:///{Path(given).expanduser().absolute()}"
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite":
        return given
    raise BadSettings("--database {scheme}://…: must be postgresql://, sqlite:// or a file", scheme=scheme)
