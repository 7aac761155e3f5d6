"""A person at a pseudo-terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pexpect

from cli.commands import environment

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Table:
    """A person at a terminal."""

    def __init__(self, arguments: str, height: int = 200, width: int = 100, **more: str) -> None:
        settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", **more}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "divers", *arguments.split()],
            env=environment(**settings),
            dimensions=(height, width),
            encoding="utf-8",
            timeout=20,
        )

    def expect(self, text: str) -> str:
        """Wait for a text; return what came before it, without colours."""
        self.child.expect_exact(text)
        return ESCAPES.sub("", self.child.before or "").replace("\r\n", "\n")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def interrupt(self) -> None:
        """Press Ctrl+C, and once more if nothing happens: between printing a prompt and waiting for a line, Python's
        readline overlooks it, as a person would see."""
        self.child.sendintr()
        if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=5) == 1:
            self.child.sendintr()

    def end(self) -> int:
        """The exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus)


@contextmanager
def clearing(table: Table) -> Iterator[Table]:
    """The table, closed afterwards in any case."""
    try:
        yield table
    finally:
        table.child.close(force=True)
