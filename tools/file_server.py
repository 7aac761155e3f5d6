"""A plain web server for a folder of files under a path, as any web space is: for tests and benchmarks."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Self

from tools.serving import free_port

PATH = "/games/captain/"


class FileServer:
    """A server that can be stopped, and started again with the files of another folder."""

    def __init__(self, folder: Path, path: str = PATH) -> None:
        self.folder = folder
        self.path = path
        self.port = free_port()
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """Where the folder is, without the last slash."""
        return f"http://127.0.0.1:{self.port}{self.path.rstrip('/')}"

    def start(self) -> None:
        """Serve."""
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(_Handler, served=self))
        Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *arguments: Any, served: FileServer) -> None:
        self.served = served
        super().__init__(*arguments, directory=str(served.folder))

    def translate_path(self, path: str) -> str:
        """The file at a path; outside of the one that is served there is nothing."""
        if not path.startswith(self.served.path):
            return str(self.served.folder / "nothing" / "there")
        return super().translate_path(path.removeprefix(self.served.path.rstrip("/")))

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing."""
