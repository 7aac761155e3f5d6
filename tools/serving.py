"""A real server in a separate process, for tests, benchmarks and pictures. Needs only the standard library."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

GENEROUS = (
    "requests=10000000",
    "tables=1000000",
    "messages=1000000",
    "sockets=100000",
    "codes=1000",
    "chats=100000",
)
"""Limits high enough for a single busy client."""
PATIENCE = 150
"""Seconds within which it has to answer or to stop."""


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A server that can be stopped or killed, and restarted at the same address."""

    process: subprocess.Popen[bytes]

    def __init__(
        self,
        database: str | Path,
        *,
        limits: Sequence[str] = GENEROUS,
        arguments: Sequence[str] = (),
        program: str = "captains_table",
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.port = free_port()
        self.command = [sys.executable, "-m", program, "serve", "--port", str(self.port)]
        self.command += ["--database", str(database), "--workers", "1"]
        self.command += [*(f"--limit={limit}" for limit in limits), *arguments]
        self.environment = environment or {}
        self.log = Path(f"{database}.{self.port}.log") if "://" not in str(database) else None

    @property
    def address(self) -> str:
        """Its URL."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with open(self.log or os.devnull, "ab") as output:
            self.process = subprocess.Popen(
                self.command, env=os.environ | self.environment, stdout=output, stderr=output
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(self.log.read_text(encoding="utf-8") if self.log else "the server has ended")
            try:
                with urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        self.kill()
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stop it, as an administrator would; return its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)
