"""A PostgreSQL server in a folder of its own, for tests and benchmarks, from Debian's package (`make` installs it)."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.serving import free_port


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]
    for folder in found:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    which = shutil.which("initdb")
    return Path(which).parent if which else None


class Postgres:
    """A database server in a folder. It refuses to be run by root: then somebody else runs it."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None:
            raise AssertionError("PostgreSQL is needed: apt-get install postgresql")
        self._programs, self._folder, self._data = found, folder, folder / "data"
        self._user = _user()
        self.port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)
        self._data.mkdir()
        if self._user is not None:
            for path in (folder, self._data):
                os.chown(path, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-U", "captain", "-A", "trust", "-E", "UTF8", "--no-sync")

    def url(self, port: int | None = None) -> str:
        """Its address, at the end of a tunnel if that has another port."""
        return f"postgresql://captain@127.0.0.1:{port or self.port}/postgres"

    def pid(self) -> int:
        """The process whose children serve the connections."""
        return int((self._data / "postmaster.pid").read_text().split("\n", 1)[0])

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=40"
        self._run("pg_ctl", "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self) -> None:
        """Stop it at once, as a crash would, if it runs."""
        if (self._data / "postmaster.pid").exists():
            self._run("pg_ctl", "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *arguments]
        who = {"user": self._user.pw_uid, "group": self._user.pw_gid} if self._user is not None else {}
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=self._folder, **who)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stdout + done.stderr


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    """A database server that runs."""
    server = Postgres(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A database server that runs, by its address."""
    with running(folder) as server:
        yield server.url()


def _user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]
