"""The folder of the page without a server: nothing in it depends on where it is put, and what it says of its size."""

from __future__ import annotations

import gzip
import json
import re
import tarfile
from pathlib import Path

import msgspec
import pytest
from tools.static_page import PACKED, PARTS, Size, pack, report, sizes

from captains_table.core.game import games
from captains_table.play.wire import FACTS_FILE, facts_needed
from captains_table.server.app import HEADERS

MOST = 26_000_000
"""Bytes of everything, unpacked."""
FIRST = 2_000_000
"""Bytes, unpacked, of all that is read before Python: the client, and the games' texts, boards and lessons."""


@pytest.fixture(scope="module")
def page(folder: Path) -> str:
    return (folder / "index.html").read_text(encoding="utf-8")


def policy(text: str) -> dict[str, list[str]]:
    """The directives of a content security policy."""
    return {name: values for name, *values in (part.split() for part in text.split(";") if part.strip())}


def test_every_address_is_relative(folder: Path, page: str) -> None:
    addresses = re.findall(r'\b(?:href|src)="([^"]+)"', page)
    assert addresses
    assert all(address.startswith("./") and (folder / address).is_file() for address in addresses)
    for manifest in folder.glob("*.webmanifest"):
        said = json.loads(manifest.read_text(encoding="utf-8"))
        assert {said["id"], said["start_url"], said["scope"]} == {"./"}
        assert all((folder / icon["src"]).is_file() for icon in said["icons"])
    for script in (folder / "assets").glob("*.js"):
        foreign = set(re.findall(r"https?://([\w.-]+)", script.read_text(encoding="utf-8")))
        assert foreign <= {"www.w3.org"}, script.name


def test_the_games_files_are_there(folder: Path) -> None:
    (games,) = folder.glob("games-*.json")
    addresses = re.findall(r'"/([\w/.-]+\.\w+)"', games.read_text(encoding="utf-8"))
    assert len(addresses) > 30
    assert all((folder / address).is_file() for address in addresses)


def test_the_program_is_compiled_and_has_counted_the_facts_of_its_texts(folder: Path) -> None:
    (program,) = folder.glob("python/program-*.bin")
    with tarfile.open(program) as archive:
        names = archive.getnames()
        assert not [name for name in names if name.endswith(".py")]
        assert len([name for name in names if name.endswith(".pyc")]) > 300
        for game in games().values():
            file = archive.extractfile(f"captains_table/games/{game.folder.name}/texts/{FACTS_FILE}")
            assert file is not None
            assert msgspec.json.decode(file.read(), type=dict[str, set[str]]) == facts_needed(game.folder)


def test_the_policy_is_the_servers_with_webassembly(page: str) -> None:
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert found is not None
    of_page, of_server = policy(found[1]), policy(HEADERS["Content-Security-Policy"])
    assert of_server.pop("frame-ancestors") == ["'none'"]  # which browsers ignore in a page
    assert of_server["script-src"] == ["'self'"]
    assert of_page == {**of_server, "script-src": ["'self'", "'wasm-unsafe-eval'"]}


def test_the_service_worker_keeps_all_of_it(folder: Path) -> None:
    found = re.search(r"files:(\[[^\]]+\])", (folder / "sw.js").read_text(encoding="utf-8"))
    assert found is not None
    there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    there = {name for name in there if not name.endswith(PACKED)} - {"index.html", "sw.js"}
    assert set(json.loads(found[1])) == {"./", *there}


def test_every_file_belongs_to_a_part_and_all_of_them_are_small_enough(folder: Path) -> None:
    found = sizes(folder)
    assert all(size.raw > 0 for size in found.values())
    there = [file for file in folder.rglob("*") if file.is_file() and not file.name.endswith(PACKED)]
    whole = sum(found.values(), Size())
    assert whole.raw == sum(file.stat().st_size for file in there) <= MOST
    client, texts, *_ = PARTS
    assert found[client].raw + found[texts].raw <= FIRST


def test_files_are_packed_where_that_gains_something(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Ahoy</p>" * 1000, encoding="utf-8")
    (tmp_path / "python").mkdir()
    (tmp_path / "python" / "python-1.zip").write_bytes(bytes(1000))
    pack(tmp_path)
    assert gzip.decompress((tmp_path / "index.html.gz").read_bytes()) == (tmp_path / "index.html").read_bytes()
    assert not list((tmp_path / "python").glob("*.gz"))
    found = sizes(tmp_path)
    size = found["page and client"]
    assert size.raw == 11_000 > size.gzip > 0 < size.brotli < 11_000
    assert found["the program"] == Size(1000, 1000, 1000)
    assert re.search(r"^all +12 +1 +1$", report(found), re.MULTILINE)


def test_a_file_that_belongs_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("?", encoding="utf-8")
    with pytest.raises(ValueError, match=r"notes\.txt belongs to no part"):
        sizes(tmp_path)
