"""`captains-table serve` and `captains-table backup`."""

from __future__ import annotations

import os
from argparse import Namespace

from captains_table.server.settings import Settings, database_url, limits_with, usual_database
from captains_table.texts.speech import Words


def serve(options: Namespace, language: str) -> int:
    """Start the web server. Settings that may be secret come from the environment."""
    from captains_table.server.run import serve as run

    settings = Settings(
        database=_database(options),
        host=options.host,
        port=options.port,
        workers=options.workers or max(1, (os.cpu_count() or 2) - 1),
        compiled=options.compiled,
        secret_file=options.secret_file,
        origins=tuple(origin.rstrip("/") for origin in options.origin),
        smtp=os.environ.get("CAPTAINS_TABLE_SMTP", ""),
        sender=os.environ.get("CAPTAINS_TABLE_SENDER", ""),
        private_hooks=options.private_hooks,
        limits=limits_with(options.limit),
    )
    return run(settings, Words(language), options.open)


def backup(options: Namespace, language: str) -> int:
    """Save all tables to a file."""
    from captains_table.server.backup import backup as save

    save(_database(options), options.file)
    print(Words(language)("backup-done", file=str(options.file)))
    return 0


def _database(options: Namespace) -> str:
    return database_url(options.database or os.environ.get("CAPTAINS_TABLE_DATABASE") or usual_database())
