"""The types of the requests that only a page answers: exporting and importing all games, and playing positions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from captains_table.play.api_types import Body, Name
from captains_table.texts.speech import Language


class Import(Body):
    """Games to import."""

    records: Annotated[str, Meta(description="Any number of records, one after the other.")]
    language: Annotated[Language, Meta(description="Of the tables, and of errors.")] = "en"


class Imported(Struct):
    """The tables of imported games, including those that were there before."""

    tables: list[str]


class Position(Body):
    """The position of a picture on the how-to-play page, to be continued from there."""

    game: Annotated[str, Meta(max_length=40)]
    picture: Annotated[str, Meta(max_length=80)]
    name: Name = ""
    language: Language = "en"
