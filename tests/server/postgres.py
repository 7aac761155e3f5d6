"""A PostgreSQL of one's own for the tests, from Debian's package (`make test` installs it where it may)."""

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


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A database server in a folder, and its address. It refuses to be run by root: then somebody else runs it."""
    bin = programs()
    if bin is None:
        raise AssertionError("PostgreSQL is needed for the tests: apt-get install postgresql")
    port, data = free_port(), folder / "data"
    user = _user()
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)
    data.mkdir()
    if user is not None:
        for path in (folder, data):
            os.chown(path, user.pw_uid, user.pw_gid)

    def run(*command: str) -> None:
        who = {"user": user.pw_uid, "group": user.pw_gid} if user is not None else {}
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=folder, **who)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stdout + done.stderr

    run(str(bin / "initdb"), "-D", str(data), "-U", "captain", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=40"
    run(str(bin / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://captain@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")


def _user() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]
