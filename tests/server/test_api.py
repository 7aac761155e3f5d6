"""The HTTP requests, as the server itself describes them, tried with everything that schemathesis can think of."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks

from server.people import DiversServer, Person, play_out

OPERATIONS = [
    ("/api/games", "GET"),
    ("/api/server", "GET"),
    ("/api/push", "POST"),
    ("/api/lessons/{game}/{lesson}", "POST"),
    ("/api/tables", "GET"),
    ("/api/tables", "POST"),
    ("/api/my", "GET"),
    ("/api/my/turns", "GET"),
    ("/api/name", "POST"),
    ("/api/device", "POST"),
    ("/api/device/redeem", "POST"),
    ("/api/devices", "GET"),
    ("/api/devices/{device}/revoke", "POST"),
    ("/api/tables/{table}", "GET"),
    ("/api/tables/{table}/join", "POST"),
    ("/api/tables/{table}/leave", "POST"),
    ("/api/tables/{table}/start", "POST"),
    ("/api/tables/{table}/seats", "POST"),
    ("/api/tables/{table}/seats/{seat}", "POST"),
    ("/api/tables/{table}/close", "POST"),
    ("/api/tables/{table}/decline", "POST"),
    ("/api/tables/{table}/hide", "POST"),
    ("/api/tables/{table}/rematch", "POST"),
    ("/api/tables/{table}/fork", "POST"),
    ("/api/tables/{table}/notify", "POST"),
    ("/api/tables/{table}/record", "GET"),
    ("/api/tables/{table}/at/{n}", "GET"),
    ("/api/tables/{table}/count/{n}", "GET"),
    ("/api/tables/{table}/scores", "GET"),
    ("/api/tables/{table}/analysis", "POST"),
]
EXAMPLES = 12
CHECKED = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def finished(shared: DiversServer) -> tuple[Person, str]:
    """A person with a finished game, so that requests reach something."""

    async def evening() -> tuple[dict[str, str], str]:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot"])
            async with ada.at(table) as screen:
                await screen.until("view")
                await play_out(screen)
            return dict(ada.http.cookies), table

    cookies, table = asyncio.run(evening())
    person = Person(shared.address)
    person.http.cookies.update(cookies)
    return person, table


def test_the_description_names_every_request(shared: DiversServer) -> None:
    described = httpx.get(f"{shared.address}/api/openapi.json").json()
    listed = {(path, method.upper()) for path, methods in described["paths"].items() for method in methods}
    assert listed == set(OPERATIONS)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_requests_keep_to_their_description(
    shared: DiversServer, finished: tuple[Person, str], path: str, method: str
) -> None:
    person, table = finished
    schema = schemathesis.openapi.from_url(f"{shared.address}/api/openapi.json")
    operation = schema[path][method]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if "lesson" in (case.path_parameters or {}):
            case.path_parameters |= {"game": "capitol", "lesson": "build"}
        headers = {"Origin": shared.address}
        response = case.call(headers=headers, cookies=dict(person.http.cookies))
        case.validate_response(response, checks=CHECKED)

    run()


def test_answers_have_just_what_the_description_says(shared: DiversServer, finished: tuple[Person, str]) -> None:
    """A real answer of every request, with no field that is not described and none missing."""
    described = httpx.get(f"{shared.address}/api/openapi.json").json()
    components = _closed(described["components"])

    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            ada.http.cookies.update(finished[0].http.cookies)
            asked = await _everything(ada, ben, finished[1])
        assert {(path, method) for path, method, _ in asked} == set(OPERATIONS)
        for path, method, response in asked:
            assert response.status_code == 200, response.text
            content = described["paths"][path][method.lower()]["responses"]["200"]["content"]
            kind = response.headers["content-type"].partition(";")[0]
            schema = {**content[kind]["schema"], "components": components}
            body = response.json() if kind == "application/json" else response.text
            jsonschema.Draft202012Validator(schema).validate(body)

    asyncio.run(evening())


async def _everything(ada: Person, ben: Person, over: str) -> list[tuple[str, str, httpx.Response]]:
    """Every request there is, made so that it succeeds."""
    asked: list[tuple[str, str, httpx.Response]] = []

    async def ask(person: Person, method: str, path: str, body: Any = None, **parts: Any) -> Any:
        response = await person.http.request(method, path.format(**parts), json=body)
        asked.append((path, method, response))
        return response.json() if "json" in response.headers["content-type"] else response.text

    one = "/api/tables/{table}"
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    clock = {"minutes": 5, "increment": 3}
    opened = await ask(ada, "POST", "/api/tables", {"game": "divers", "seats": seats, "listed": True, "clock": clock})
    table = opened["table"]
    for path in ("/api/games", "/api/server", "/api/tables", "/api/my", "/api/my/turns"):
        await ask(ada, "GET", path)
    learned = {"game": "capitol", "lesson": "build"}
    await ask(ada, "POST", "/api/lessons/{game}/{lesson}", {"choices": [">"], "try": "raise new"}, **learned)
    await ask(ada, "POST", "/api/name", {"name": "Ada"})
    await ask(ada, "POST", "/api/push", {})
    code = (await ask(ada, "POST", "/api/device"))["code"]
    await ask(ada, "POST", "/api/device/redeem", {"code": code})
    await ask(ada, "GET", "/api/devices")
    await ask(ada, "POST", "/api/devices/{device}/revoke", {}, device="elsewhere")
    await ask(ada, "POST", f"{one}/seats", {}, table=table)
    await ask(ben, "POST", f"{one}/join", {"seat": 1, "name": "Ben"}, table=table)
    await ask(ada, "POST", f"{one}/start", {}, table=table)
    await ask(ben, "POST", f"{one}/leave", {}, table=table)
    await ask(ben, "POST", f"{one}/seats/{{seat}}", {"kind": "me"}, table=table, seat=1)
    await ask(ben, "POST", f"{one}/notify", {"webhook": "https://example.org/hook"}, table=table)
    await ask(ada, "POST", f"{one}/rematch", {}, table=over)
    await ask(ada, "POST", f"{one}/fork", {"at": 3}, table=over)
    await ask(ada, "GET", one, table=over)
    await ask(ada, "GET", f"{one}/record", table=over)
    await ask(ada, "POST", f"{one}/analysis", {}, table=over)
    await ask(ada, "GET", f"{one}/scores", table=over)
    length = (await ask(ada, "GET", f"{one}/at/{{n}}", table=over, n=0))["count"]
    moment = await ask(ada, "GET", f"{one}/at/{{n}}", table=over, n=length)
    counted = [entry["n"] for entry in moment["log"] if entry.get("count")]
    await ask(ada, "GET", f"{one}/count/{{n}}", table=over, n=counted[-1])
    duel = await ada.open(["me", "open"])
    await ben.post(f"/api/tables/{duel}/join", {"seat": 1, "name": "Ben"})
    async with ben.at(duel) as screen:
        assert (await screen.ask(t="resign", seat=1))["t"] == "ok"
    again = (await ask(ada, "POST", f"{one}/rematch", {}, table=duel))["table"]
    await ask(ben, "POST", f"{one}/decline", {}, table=again)
    await ask(ada, "POST", f"{one}/close", {}, table=again)
    await ask(ben, "POST", f"{one}/hide", {}, table=duel)
    return asked


def _closed(schema: Any) -> Any:
    """A schema in which nothing may be that is not described."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {key: _closed(part) for key, part in schema.items()}
    if "properties" in closed:
        closed.setdefault("additionalProperties", False)
    if "prefixItems" in closed:
        closed.setdefault("items", False)
    return closed


def test_a_request_made_again_under_its_key_changes_nothing_more(shared: DiversServer) -> None:
    """The answer was lost: the same table is opened, the same seat taken, once."""

    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            await ada.post("/api/name", {"name": "Ada"})
            await ben.post("/api/name", {"name": "Ben"})
            ada.http.headers["Idempotency-Key"] = ben.http.headers["Idempotency-Key"] = "one"
            table = await ada.open(["me", "open", "open"])
            assert await ada.open(["me", "open", "open"]) == table
            assert await ben.open(["me", "open"]) != table, "keys are everybody's own"
            for _ in range(2):
                joined = await ben.post(f"/api/tables/{table}/join", {"seat": 1})
                assert [player["name"] for player in joined["players"]] == ["Ada", "Ben", ""]
            ben.http.headers["Idempotency-Key"] = "two"
            await ben.post(f"/api/tables/{table}/join", {"seat": 1}, status=409)

    asyncio.run(evening())
