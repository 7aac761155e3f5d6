"""Running a server: health, figures, clocks, backups, what is said when something is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from captains_table.cli import main
from captains_table.play.errors import UnknownTable
from captains_table.server.metrics import Metrics
from captains_table.server.run import shows_pages
from captains_table.server.settings import BadSettings, Settings, database_url, limits_with
from forms import FORM
from server.people import DiversServer, Person
from server.previous import restore


def test_health_and_figures(shared: DiversServer) -> None:
    assert httpx.get(f"{shared.address}/healthz").json() == {"ok": True, "bots": FORM}
    text = httpx.get(f"{shared.address}/metrics").text
    assert "captains_table_commit_seconds_bucket" in text
    assert "captains_table_tables_opened_total" in text
    for line in text.splitlines():
        assert line.startswith("# ") or len(line.rsplit(" ", 1)) == 2
        assert line.startswith("# ") or float(line.rsplit(" ", 1)[1]) >= 0


def test_metrics_of_two_applications_do_not_add_up() -> None:
    one, other = Metrics(), Metrics()
    one.opened('a "quoted"\nname')
    one.committed(3)
    with pytest.raises(UnknownTable), one.timed_act():
        raise UnknownTable()
    with one.timed_act():
        pass
    text = one.text().decode()
    assert 'captains_table_tables_opened_total{game="a \\"quoted\\"\\nname"} 1.0' in text, "labels are escaped"
    assert "captains_table_events_total 3.0" in text
    assert "captains_table_act_seconds_count 1.0" in text, "what is refused is not measured"
    assert "captains_table_events_total 0.0" in other.text().decode()


def test_the_browser_opens_at_the_start(tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}.part && mv {shown}.part {shown}\n')
    browser.chmod(0o755)
    with DiversServer(str(tmp_path / "tables.db"), arguments=["--open"], BROWSER=f"{browser} %s") as server:
        end = time.monotonic() + 60
        while not shown.exists() and time.monotonic() < end:
            time.sleep(0.05)
        assert shown.read_text() == f"{server.address}\n"


def test_a_browser_is_opened_only_on_a_screen() -> None:
    assert not shows_pages({"TERM": "xterm"}, "linux")
    assert shows_pages({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert shows_pages({}, "darwin")


def test_a_bot_takes_over_from_somebody_whose_time_is_up(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open(["me", "open"], clock={"minutes": 0.1, "increment": 0}, first=0)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            async with ada.at(table) as a:
                view = await a.until("view")
                assert sorted(view["clocks"]["running"]) == [0, 1]
                assert view["clocks"]["left"][1] <= 6000
                await a.move()
                await a.settled(lambda: a.table["players"][1].get("away"))
                await a.settled(lambda: a.turn["seats"] and a.turn["seats"] != [1])
            about = await ben.post(f"/api/tables/{table}/seats/1", {"kind": "me"})
            assert "away" not in about["players"][1]

    asyncio.run(evening())


def test_backup_while_serving(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> None:
        with DiversServer(database) as server:
            async with Person(server.address) as ada:
                table = await ada.open(["me", "bot"])
                saved = tmp_path / "saved.db"
                assert main(["backup", str(saved), "--database", database]) == 0
                assert str(saved) in capsys.readouterr().out
                assert main(["backup", str(saved), "--database", database]) == 2
                server.stop()
                with DiversServer(str(saved)) as other:
                    ada.http.base_url = other.address
                    ada.http.headers["Origin"] = other.address
                    about = await ada.get(f"/api/tables/{table}")
                    assert about["you"] == [0]

    asyncio.run(evening())
    assert main(["backup", str(tmp_path / "x.db"), "--database", str(tmp_path / "none.db")]) == 2


def test_a_backup_of_an_earlier_version(tmp_path: Path) -> None:
    """Which one takes before the new version is started."""
    restore(tmp_path / "tables.db").close()
    saved = tmp_path / "saved.db"
    assert main(["backup", str(saved), "--database", str(tmp_path / "tables.db")]) == 0
    count = "SELECT (SELECT count(*) FROM facts), (SELECT count(*) FROM letters WHERE channel = '')"
    with contextlib.closing(sqlite3.connect(saved)) as connection:
        facts, letters = connection.execute(count).fetchone()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM facts").fetchone()[0] == facts > 0
        assert connection.execute("SELECT count(*) FROM letters").fetchone()[0] == letters


def test_settings_that_can_not_be(shared: DiversServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = tmp_path / "secret"
    short.write_text("short")
    base = ["serve", "--database", str(tmp_path / "t.db")]
    for arguments in (
        ["--limit", "love=1"],
        ["--database", "mysql://x/y"],
        ["--database", "postgresql://nobody@127.0.0.1:1/none"],
        ["--secret-file", str(short)],
        ["--secret-file", str(tmp_path / "none")],
        ["--port", str(shared.port)],
    ):
        assert main([*base, *arguments]) == 2, arguments
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    for bad in ("love=1", "tables", "tables=-1", "tables=x"):
        with pytest.raises(BadSettings):
            limits_with([bad])
    assert limits_with(["tables=7"]).tables == 7
    assert database_url("postgres://a@b/c") == "postgresql+psycopg://a@b/c"
    assert database_url("sqlite:///x.db") == "sqlite:///x.db"
    assert Settings(origins=("https://table.example",)).address == "https://table.example"
    assert "hunter2" not in repr(Settings(smtp="smtp://me:hunter2@mail"))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Another server is already using"),
        ("fr", "Un autre serveur utilise"),
        ("de", "Ein anderer Server benutzt"),
    ],
)
def test_a_second_server_on_the_same_file_is_refused(
    shared: DiversServer, language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = shared.command[shared.command.index("--database") + 1]
    assert main(["--lang", language, "serve", "--database", database, "--port", "1"]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert database in error


def test_importing_the_program_stays_light() -> None:
    code = "import sys, captains_table; print([m for m in ('sqlalchemy', 'starlette', 'uvicorn') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
