"""Logs: one JSON object per line."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode("utf-8")


def log_as_json(level: int = logging.INFO) -> None:
    """Log everything in this format from now on, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "uvicorn.access", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
