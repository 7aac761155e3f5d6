"""The OpenAPI document of the server, made from `api_types`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from captains_table.play.api_types import ErrorAnswer
from captains_table.play.routes import ApiRoute
from captains_table.version import __version__

_PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
    "lesson": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "device": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,20}$"},
    "n": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}


def describe(routes: Sequence[ApiRoute]) -> dict[str, Any]:
    """Make the whole document."""
    types = [type for route in routes for type in (route.body, route.answer) if type not in (None, str)]
    schemas, components = msgspec.json.schema_components(
        [*types, ErrorAnswer], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(map(str, [*types, ErrorAnswer]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Captain's Table", "version": __version__, "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: ApiRoute, known: dict[str, Any]) -> dict[str, Any]:
    error = {"description": "refused; nothing was changed", "content": _json(known[str(ErrorAnswer)])}
    content = {"text/plain": {"schema": {"type": "string"}}} if route.answer is str else _json(known[str(route.answer)])
    operation: dict[str, Any] = {
        "summary": (route.work.__doc__ or "").strip(),
        "operationId": route.work.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": _PARAMETERS[name]}
            for name in re.findall(r"\{(\w+)\}", route.path)
        ],
        "responses": {
            "200": {"description": "done", "content": content},
            **{str(status): error for status in (400, 403, 404, 405, 409, 410, 413, 429, 503)},
        },
    }
    if route.body is not None:
        needed = len(route.body.__struct_fields__) > len(route.body.__struct_defaults__)
        operation["requestBody"] = {"required": needed, "content": _json(known[str(route.body)])}
        header = {"name": "X-Captain", "in": "header", "required": True, "schema": {"const": "1"}}
        operation["parameters"].append(header)
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
