"""Receivers of what the server sends to others: real web servers that record what is posted to them."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Posted:
    """What was posted."""

    path: str
    headers: Any
    content: bytes


@contextmanager
def receiving(answer: Callable[[Posted, int], int]) -> Iterator[tuple[str, list[Posted]]]:
    """A web server, its address, and what it has received; `answer` gives the status for each request, by its
    number."""
    got: list[Posted] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            posted = Posted(self.path, self.headers, self.rfile.read(int(self.headers["Content-Length"])))
            got.append(posted)
            self.send_response(answer(posted, len(got)))
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", got
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
