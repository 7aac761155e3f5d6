"""A page answers the requests of a server with the same types, as far as they need no server; and says so of others."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import captains_table
from captains_table.core.game import games
from captains_table.play.positions import pictures_of
from captains_table.server.routes import ROUTES as SERVER_ROUTES
from captains_table.texts.speech import LANGUAGES, Words
from captains_table.worker import start
from captains_table.worker.requests import NEED_SERVER, OWN_ROUTES, ROUTES
from worker.page import MemoryStorage, Page, Refusal, Visit, think

FILES = ("/api/games", "/api/server")
"""What the page reads from its own files."""


def test_page_and_server_have_the_same_requests() -> None:
    shared = {(route.method, route.path): (route.body, route.answer) for route in ROUTES if route not in OWN_ROUTES}
    server = {(route.method, route.path): (route.body, route.answer) for route in SERVER_ROUTES}
    others = {key: types for key, types in server.items() if key not in shared}
    assert shared == {key: types for key, types in server.items() if key in shared}
    assert {path for _, path in others} == {*NEED_SERVER, *FILES}
    assert not {(route.method, route.path) for route in OWN_ROUTES} & set(server)


@pytest.mark.parametrize("path", [path.replace("{table}", "x").replace("{device}", "y") for path in NEED_SERVER])
def test_what_needs_a_server_says_so(path: str) -> None:
    async def evening() -> None:
        with pytest.raises(Refusal) as refusal:
            await Page().post(path, {})
        assert (refusal.value.status, refusal.value.code) == (403, "needs-server")
        text, arguments = refusal.value.phrase
        for language in LANGUAGES:
            assert "captains-table serve" in Words(language)(text, **arguments)

    asyncio.run(evening())


def test_nobody_elsewhere_can_come_to_a_table() -> None:
    async def evening() -> None:
        page = Page()
        for seats, listed in ((("me", "open"), False), (("me", "greedy"), True)):
            with pytest.raises(Refusal) as refusal:
                await page.open("divers", *seats, listed=listed)
            assert refusal.value.code == "needs-server"
        assert await page.get("/api/tables") == {"tables": []}

    asyncio.run(evening())


def test_requests_that_are_refused_as_by_a_server() -> None:
    async def evening() -> None:
        page = Page()
        for method, path, body, status in (
            ("GET", "/api/nothing", "", 404),
            ("GET", "/api/tables/unknown", "", 404),
            ("GET", "/api/tables/unknown/at/x", "", 404),
            ("POST", "/api/my", "", 405),
            ("POST", "/api/tables", "{", 400),
            ("POST", "/api/tables", '{"game":"divers","seats":[],"more":1}', 400),
            ("POST", "/api/tables", '{"game":"chess","seats":[{"kind":"me"}]}', 404),
            ("POST", "/api/lessons/capitol/none", "", 404),
        ):
            answered, type, text = await page.room.request(method, path, body, "")
            assert (answered, type) == (status, "application/json"), path
            assert set(json.loads(text)) >= {"code", "error"}

    asyncio.run(evening())


def test_names_and_lost_answers() -> None:
    async def evening() -> None:
        page = Page()
        assert await page.get("/api/my") == {"name": "", "tables": []}
        assert await page.post("/api/name", {"name": "Ada"}) == {"name": "Ada"}
        body = {"game": "divers", "seats": [{"kind": "me"}, {"kind": "local"}]}
        first = await page.post("/api/tables", body, "key")
        assert await page.post("/api/tables", body, "key") == first, "asked again, it is the same table"
        info = await page.get(f"/api/tables/{first['table']}")
        assert [seat["name"] for seat in info["players"]] == ["Ada", Words("en")("default-name")]
        assert (await page.get("/api/my"))["name"] == "Ada"

    asyncio.run(evening())


def test_an_unknown_table_closes_the_connection() -> None:
    async def evening() -> None:
        visit = Visit(Page().room, "unknown")
        while not visit.closed:
            await asyncio.sleep(0)
        assert visit.closed == [(4404, "unknown")]
        assert visit.heard[-1]["t"] == "error"

    asyncio.run(evening())


def test_a_storage_that_cannot_be_read_closes_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(MemoryStorage):
        async def values(self, kind: str) -> str:
            raise OSError("the database is closed")

    async def evening() -> None:
        page = Page(Broken())
        visit = Visit(page.room, "table")
        while not visit.closed:
            await asyncio.sleep(0)
        assert visit.closed == [(1011, "busy")]
        with pytest.raises(Refusal) as refusal:
            await page.get("/api/my")
        assert refusal.value.status == 503

    asyncio.run(evening())
    assert "a table could not be entered" in caplog.text


@pytest.mark.parametrize("game", ["capitol", "captains_war", "el_capitan"])
def test_positions_of_pictures_can_be_played(game: str) -> None:
    async def evening() -> None:
        page = Page()
        for key in pictures_of(games()[game]):
            table = (await page.post("/api/position", {"game": game, "picture": key, "name": "Ada"}))["table"]
            info = await page.get(f"/api/tables/{table}")
            assert [seat["name"] for seat in info["players"] if seat["kind"] == "person"] == ["Ada"]
        for wrong in ({"game": game, "picture": "none"}, {"game": "chess", "picture": "none"}):
            with pytest.raises(Refusal) as refusal:
                await page.post("/api/position", wrong)
            assert refusal.value.status == 404
        await page.close()

    asyncio.run(evening())


def test_a_page_that_starts_reads_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr("captains_table.worker.room.PAUSE", 0)
    monkeypatch.setattr("captains_table.worker.room.games", lambda: read.append("games"))

    async def evening() -> None:
        room = start(MemoryStorage(), think)
        for _ in range(20):
            await asyncio.sleep(0)
        await room.stop()

    asyncio.run(evening())
    assert read == ["games"]


def left_out() -> set[str]:
    """The modules of the standard library that the page does not have."""
    script = Path(captains_table.__file__).parent / "client" / "compile.mjs"
    found = re.search(r"const UNUSED = `(.*?)`", script.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return set(found[1].split())


BLOCKED = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Blocker())
import captains_table.worker.room, captains_table.worker.bots
captains_table.worker.bots.warm()
print(sorted({{name.split(".")[0] for name in sys.modules}} & {absent!r}))
"""


def test_a_page_needs_none_of_the_server_s_packages() -> None:
    blocked = {
        "alembic",
        "prometheus_client",
        "rich",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
        "librt",
    }
    absent = {"babel", "fluent", "pytz", "sqlite3", "multiprocessing"}
    program = BLOCKED.format(blocked=blocked, absent=absent)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]", "what a page starts without is not imported before it is needed"
