"""The settings of the server: address, database, secret, mail and limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from captains_table.core.errors import TableError


class BadSettings(TableError):
    """Invalid settings."""


@dataclass(frozen=True)
class Limits:
    """All limits. Rates are per minute and person; an address gets three times as much."""

    requests: int = 600
    """HTTP requests; expensive ones count as several."""
    tables: int = 10
    """Tables opened."""
    codes: int = 20
    """Device codes requested or tried, per address."""
    messages: int = 600
    """Socket messages; expensive ones count as several."""
    chats: int = 30
    """Chat messages."""
    hints: int = 30
    """Hints."""
    analyses: int = 3
    """Analyses of finished games started; those that are cached or in progress cost nothing."""
    thoughts: int = 8
    """How many bot choices of an address may be pending when it asks for a hint; bots themselves wait their turn."""
    emails: int = 20
    """E-mails to one address per hour, and addresses that a person can ask to confirm per hour."""
    sockets: int = 24
    """Open sockets."""
    connections: int = 200
    """Open connections of one address, sockets included. (A proxy on the same machine is not limited.)"""
    request_seconds: int = 60
    """How long a request may take, from its first byte until the response is read."""
    body: int = 100_000
    """Bytes in a request body."""
    frame: int = 8_192
    """Bytes in a socket message."""
    unsent: int = 500
    """How many messages may wait for a slow reader."""
    notify_seconds: int = 20
    """How long somebody has to be away before they are notified."""
    idle_minutes: int = 10
    """How long a table without viewers stays in memory."""


def limits_with(changes: list[str], limits: Limits | None = None) -> Limits:
    """Limits with some values changed: `tables=100`."""
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
    """The default database: a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'captains-table' / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """All settings of a server. Those that may be secret come from the environment or a file."""

    database: str = field(default_factory=usual_database)
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """How many processes bots think in."""
    compiled: Path | None = None
    """A folder for the compiled form of the program, which bots use as soon as it is there."""
    secret_file: Path | None = None
    origins: tuple[str, ...] = ()
    """Public URLs (`https://table.example`); without any, the host that the request names."""
    smtp: str = field(default="", repr=False)
    """`smtp://user:password@host:587` (STARTTLS if offered), `smtps://...`."""
    sender: str = ""
    """The sender address of e-mails."""
    private_hooks: bool = False
    """Whether webhooks may call addresses in private networks and on this machine."""
    limits: Limits = field(default_factory=Limits)

    def secret(self) -> str | None:
        """The secret that signs cookies, if it comes from a file."""
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
        """The server's URL, for links."""
        if self.origins:
            return self.origins[0]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{'localhost' if self.host in ('0.0.0.0', '::') else host}:{self.port}"


def database_url(given: str) -> str:
    """A database as an SQLAlchemy URL, given a PostgreSQL or SQLite URL or the path of a file."""
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite:///{Path(given).expanduser().absolute()}"
    if scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite":
        return given
    raise BadSettings("--database {scheme}://…: must be postgresql://, sqlite:// or a file", scheme=scheme)
