"""A server that began uncompiled lets its bots think on compiled rules once these are there, and disturbs nobody."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import httpx
from tools.serving import ServerProcess

import captains_table
from captains_table.core.cells import COMPILED
from captains_table.server.compiled_form import READY, is_form_of_this
from captains_table.server.metrics import Metrics
from captains_table.server.thinking import Thinkers
from server.people import Person, play_out

HERE = Path(captains_table.__file__).parent
SOURCES = Path(__file__).parent.parent.parent / "src"
IGNORED = shutil.ignore_patterns("client", "*.so", "*.pyd", "__pycache__")


def health(server: ServerProcess) -> dict[str, object]:
    found: dict[str, object] = httpx.get(f"{server.address}/healthz").json()
    return found


def test_bots_switch_to_compiled_rules_in_the_middle_of_a_game(tmp_path: Path) -> None:
    assert COMPILED, "this file runs in the compiled form alone (make test-compiled)"
    folder = tmp_path / "form"
    environment = {"PYTHONPATH": str(SOURCES)}
    arguments = ["--compiled", str(folder)]

    async def evening(server: ServerProcess) -> None:
        async with Person(server.address) as person:
            table = await person.open(["me", {"kind": "bot", "level": "level2"}], "captains_war")
            async with person.at(table) as screen:
                await screen.until("view")
                assert health(server) == {"ok": True, "bots": "pure"}
                assert (await person.http.get("/api/server")).json()["bots"] == "pure"
                folder.mkdir()
                for part in HERE.parent.glob(f"{HERE.name}*"):
                    (folder / part.name).symlink_to(part)
                (folder / READY).touch()
                while health(server)["bots"] == "pure":
                    await asyncio.sleep(0.05)
                await play_out(screen)
                assert health(server) == {"ok": True, "bots": "compiled"}

    with ServerProcess(tmp_path / "tables.db", arguments=arguments, environment=environment) as server:
        asyncio.run(evening(server))
        log = server.log.read_text() if server.log else ""
    assert log.count("bots think on compiled rules now") == 1


def test_only_a_complete_form_of_the_same_sources_counts(tmp_path: Path) -> None:
    shutil.copytree(HERE, tmp_path / HERE.name, ignore=IGNORED)
    assert not is_form_of_this(tmp_path)
    (tmp_path / READY).touch()
    assert is_form_of_this(tmp_path)
    version = tmp_path / HERE.name / "version.py"
    version.write_text(version.read_text() + "# changed since\n")
    assert not is_form_of_this(tmp_path)


def test_a_form_that_is_not_compiled_changes_nothing(tmp_path: Path) -> None:
    async def switch() -> None:
        thinkers = Thinkers(1, Metrics())
        thinkers.compiled = False
        assert not await thinkers.think_in(tmp_path)
        assert thinkers.form == "pure"
        thinkers.stop()

    shutil.copytree(HERE, tmp_path / HERE.name, ignore=IGNORED)
    asyncio.run(switch())
