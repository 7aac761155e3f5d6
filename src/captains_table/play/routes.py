"""The requests, with the types of their bodies and responses, and how these are read and written.

A server answers them over HTTP, together with its own; a page in a browser answers them itself.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET

from captains_table.play import api_types, lessons_api, people_api, reading_api, tables_api
from captains_table.play.api_errors import STATUS
from captains_table.play.api_types import ErrorAnswer
from captains_table.play.counts import Count
from captains_table.play.errors import Malformed, Refused
from captains_table.play.lesson_view import LessonView
from captains_table.play.messages import encoded
from captains_table.play.wire_types import Analysis, Moment, Phrase, Scores, TableInfo

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
_TABLE = "/api/tables/{table}"


@dataclass(frozen=True)
class ApiRoute:
    """A request that is understood."""

    method: str
    path: str
    work: Callable[[Any, Any], Awaitable[Any]]
    """What is done, for a caller and the body of their request."""
    answer: Any
    body: Any = None
    only_reads: bool = False
    """It has a body but changes nothing, so it needs no identity."""
    cost: int = 1
    """How many requests it counts as."""


ROUTES = (
    ApiRoute("POST", "/api/lessons/{game}/{lesson}", lessons_api.lesson, LessonView, api_types.LessonRequest, True, 5),
    ApiRoute("GET", "/api/tables", tables_api.open_tables, api_types.OpenTables, cost=2),
    ApiRoute("POST", "/api/tables", tables_api.open_table, api_types.TableAnswer, api_types.TableRequest, cost=5),
    ApiRoute("GET", "/api/my", tables_api.my_tables, api_types.MyTables, cost=2),
    ApiRoute("GET", "/api/my/turns", tables_api.my_turns, api_types.MyTurns),
    ApiRoute("POST", "/api/name", people_api.set_name, api_types.NameAnswer, api_types.NewName),
    ApiRoute("GET", _TABLE, tables_api.about_table, TableInfo),
    ApiRoute("POST", f"{_TABLE}/join", tables_api.join, TableInfo, api_types.Join),
    ApiRoute("POST", f"{_TABLE}/leave", tables_api.leave, TableInfo, api_types.Leave),
    ApiRoute("POST", f"{_TABLE}/start", tables_api.start, TableInfo, api_types.Start),
    ApiRoute("POST", f"{_TABLE}/seats", tables_api.add_seat, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/seats/{{seat}}", tables_api.change_seat, TableInfo, api_types.SeatChange),
    ApiRoute("POST", f"{_TABLE}/close", tables_api.close, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/decline", tables_api.decline, TableInfo, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/hide", tables_api.hide, api_types.Hidden, api_types.Nothing),
    ApiRoute("POST", f"{_TABLE}/rematch", tables_api.rematch, api_types.TableAnswer, api_types.Nothing, cost=5),
    ApiRoute("POST", f"{_TABLE}/fork", tables_api.fork, api_types.TableAnswer, api_types.Fork, cost=10),
    ApiRoute("GET", f"{_TABLE}/record", reading_api.record, str, cost=2),
    ApiRoute("GET", f"{_TABLE}/at/{{n}}", reading_api.moment, Moment, cost=3),
    ApiRoute("GET", f"{_TABLE}/count/{{n}}", reading_api.count, Count, cost=3),
    ApiRoute("POST", f"{_TABLE}/analysis", reading_api.analysis, Analysis, api_types.Nothing, True, 3),
    ApiRoute("GET", f"{_TABLE}/scores", reading_api.scores, Scores, cost=10),
)
"""All requests that need nothing but tables."""


def read_body(route: ApiRoute, content: bytes | str) -> Any:
    """Parse the body of a request; a missing one is empty. Raises Malformed."""
    try:
        return msgspec.json.decode(content or b"{}", type=route.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None


def written_answer(route: ApiRoute, result: Any) -> tuple[str, str]:
    """The media type of a response, and the response."""
    return (TEXT, result) if route.answer is str else (JSON, encoded(result))


def written_refusal(refused: Refused) -> tuple[int, str]:
    """The status of the response to a refused request, and the response."""
    phrase = Phrase(refused.phrase.text, {**refused.phrase.arguments})
    body = ErrorAnswer(refused.code, phrase, UNSET if refused.clause is None else refused.clause)
    return STATUS.get(refused.code, 409), encoded(body)
