"""The client's types and the documentation say what the types of play and server say."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from tools import protocol

DOCS = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_types_of_the_client_are_current() -> None:
    assert protocol.FILE.read_text(encoding="utf-8") == protocol.protocol(), "run `make protocol`"


def test_types_in_typescript() -> None:
    text = protocol.protocol()
    assert "export type Phrase = [text: string, facts?: Record<string, Fact>];" in text
    assert "  choices?: Choice[] | ChoiceChanges;" in text
    assert "export interface TableInfo extends Summary {" in text
    assert '  | ({ t: "error" } & ErrorMessage);' in text
    assert "  o?: number | null;" in text


def test_every_field_is_documented() -> None:
    objects = [struct for struct in protocol.structs() if not struct.__struct_config__.array_like]
    fields = [(struct.__name__, name) for struct in objects for name in struct.__struct_encode_fields__]
    assert len(fields) > 200
    assert [(struct, name) for struct, name in fields if f'"{name}"' not in DOCS] == []


def test_every_message_is_documented() -> None:
    tags = [message.__struct_config__.tag for union in protocol.UNIONS.values() for message in get_args(union)]
    assert len(tags) > 20
    assert [tag for tag in tags if f'"t":"{tag}"' not in DOCS] == []
