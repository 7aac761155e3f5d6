"""The HTTP requests, as the server itself describes them, tried with everything that schemathesis can think of."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks

from server.people import DiversServer, Person, play_out

OPERATIONS = [
    ("/api/games", "GET"),
    ("/api/tables", "GET"),
    ("/api/tables", "POST"),
    ("/api/my", "GET"),
    ("/api/name", "POST"),
    ("/api/device", "POST"),
    ("/api/device/redeem", "POST"),
    ("/api/tables/{table}", "GET"),
    ("/api/tables/{table}/join", "POST"),
    ("/api/tables/{table}/leave", "POST"),
    ("/api/tables/{table}/start", "POST"),
    ("/api/tables/{table}/seats/{seat}", "POST"),
    ("/api/tables/{table}/rematch", "POST"),
    ("/api/tables/{table}/fork", "POST"),
    ("/api/tables/{table}/notify", "POST"),
    ("/api/tables/{table}/record", "GET"),
    ("/api/tables/{table}/at/{n}", "GET"),
    ("/api/tables/{table}/count/{n}", "GET"),
    ("/api/tables/{table}/scores", "GET"),
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
        headers = {"Origin": shared.address}
        response = case.call(headers=headers, cookies=dict(person.http.cookies))
        case.validate_response(response, checks=CHECKED)

    run()
