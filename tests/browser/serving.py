"""A real server in a process of its own, with the client as `make client` built it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60
GENEROUS = ("requests=1000000", "tables=100000", "messages=1000000", "sockets=10000", "codes=1000", "chats=100000")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Serving:
    """The server; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "captains_table", "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--database", str(self.folder / "tables.db"), *(f"--limit={limit}" for limit in GENEROUS)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "server.log").read_text(encoding="utf-8")
            try:
                with urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
