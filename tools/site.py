"""Hooks of `mkdocs.yml`: what the site needs beyond copying pages.

* The rules are the files that the program shows; here every clause gets an anchor (`#ec-5-6`), and every citation of a
  clause becomes a link to it.
* Pages on editions, notebooks and how to play are generated from the editions, the notebooks and the games' lessons.
* If the page without a server has been built (`make site`), it becomes part of the site, and rules, lessons and
  pictures link to it.
* Links between files of the repository become links between pages of the site.
* Pages of the navigation that do not exist yet are left out.
"""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from nbconvert import MarkdownExporter

from captains_table.core.editions import read_edition
from captains_table.core.game import games
from captains_table.play.howto import has_howto
from captains_table.texts.clauses import MARK, SIGN, signed
from tools.learn_pages import learn_pages, play_link
from tools.static_page import FOLDER

PLAY = "../play/" if (FOLDER / "index.html").is_file() else ""
"""The address of the page without a server, relative to the pages of games; empty if it has not been built."""
LANGUAGES = {"": "English", ".fr": "Français", ".de": "Deutsch"}
HOMES = {game.letters: game.id for game in games().values()}
CHAPTER = re.compile(r"^## ([A-Z]{2}) (\d+) (.+)$")
CLAUSE = re.compile(r"^(\d+)\. (.*)$")
PART = re.compile(r"^\s+([a-z])\. (.*)$")
NUMBER = r"\d+(?:\.\d+)?"
CITED = re.compile(rf"(?<![\[`\w])({'|'.join(HOMES)}) ({NUMBER})((?:(?:, | and | et | und ){NUMBER})*)")
FOREIGN = re.compile(r"""<(?:script|img|link|iframe)\b[^>]*\b(?:src|href)=["']?(https?://[^"' >]+)""")
NOTEBOOK_LINK = re.compile(r"\]\((notebooks/[\w-]+)\.ipynb")
EDITION_LINK = re.compile(r"\]\(\.\./src/captains_table/games/(\w+)/edition\.toml")
RULES_LINK = re.compile(r"\]\(\.\./src/captains_table/games/(\w+)/rules\.(\w\w)\.md")
CODE = re.compile(r"(```.*?^```|`[^`\n]+`)", re.MULTILINE | re.DOTALL)


def on_config(config: Any) -> Any:
    """Leave pages that do not exist out of the navigation."""
    made = {f"editions/{game}.md" for game in games()} | {
        f"notebooks/{file.stem}.md" for file in _notebooks(Path(config.docs_dir))
    }
    made |= {f"learn/{game.id}{suffix}.md" for game in games().values() if has_howto(game) for suffix in LANGUAGES}
    config.nav = _present(config.nav, Path(config.docs_dir), made)
    return config


def _present(entry: Any, root: Path, made: set[str]) -> Any:
    """A part of the navigation without pages that do not exist; None if nothing is left."""
    if isinstance(entry, str):
        return entry if entry in made or (root / entry).is_file() else None
    if isinstance(entry, list):
        return [kept for kept in (_present(part, root, made) for part in entry) if kept]
    kept = {title: _present(part, root, made) for title, part in entry.items()}
    return {title: part for title, part in kept.items() if part}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are generated from other files."""
    for game in games().values():
        source = game.folder / "edition.toml"
        files.append(File.generated(config, f"editions/{game.id}.md", content=_edition_page(game.id, source)))
        for name, text in learn_pages(game, PLAY):
            files.append(File.generated(config, f"learn/{name}", content=text))
    for file in _notebooks(Path(config.docs_dir)):
        for name, content in _notebook_pages(file):
            files.append(File.generated(config, f"notebooks/{name}", content=content))
    return files


def _edition_page(game: str, source: Path) -> str:
    """An edition as it is in its file, where a remark on every value says where it comes from."""
    edition = read_edition(source)
    text = source.read_text(encoding="utf-8")
    tomllib.loads(text)
    return (
        f"# {_title(game)}: the {edition.name} edition\n\n"
        f"The values that the program plays with, called `{edition.label}` in records. "
        f"`captains-table edition {game}` prints the same file. "
        f"[How to read it, and how to enter your own](../editions.md).\n\n"
        f"```toml\n{text}```\n"
    )


def _title(game: str) -> str:
    heading = (games()[game].folder / "rules.en.md").read_text(encoding="utf-8").splitlines()[0]
    return heading.removeprefix("# ").split(":")[0]


def _notebooks(root: Path) -> list[Path]:
    return sorted((root / "notebooks").glob("*.ipynb"))


def _notebook_pages(file: Path) -> Iterator[tuple[str, str | bytes]]:
    """A notebook as a page, and its pictures."""
    notebook = nbformat.read(file, as_version=4)
    text, resources = MarkdownExporter().from_notebook_node(
        notebook, resources={"unique_key": file.stem, "output_files_dir": f"{file.stem}_files"}
    )
    yield from resources["outputs"].items()
    about = f"*This page shows the notebook `docs/notebooks/{file.name}` with its output.*"
    heading, _, rest = text.strip().partition("\n")
    yield f"{file.stem}.md", f"{heading}\n\n{about}\n{rest}\n".replace(".ipynb)", ".md)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links within the site, and anchors and links for clauses."""
    path = page.file.src_uri
    markdown = _within_site(markdown, path)
    if path.startswith("rules/"):
        return "\n".join(_rules(markdown, path))
    if path.startswith("learn/"):
        return _learn(markdown, path)
    if path == "record-format.md":
        return _outside_code(markdown, lambda text: CITED.sub(_to_rules, text))
    return markdown


def _within_site(markdown: str, path: str) -> str:
    """Links between files of the repository, as a forge follows them, made links between pages of the site."""
    if path in ("contributing.md", "changes.md"):
        markdown = markdown.replace("](docs/", "](").replace("](CHANGELOG.md", "](changes.md")
    markdown = NOTEBOOK_LINK.sub(r"](\1.md", markdown)
    markdown = EDITION_LINK.sub(r"](editions/\1.md", markdown)
    markdown = RULES_LINK.sub(lambda link: f"](rules/{link[1]}{'' if link[2] == 'en' else '.' + link[2]}.md", markdown)
    return markdown.replace("](../CONTRIBUTING.md", "](contributing.md").replace("](../CHANGELOG.md", "](changes.md")


def on_post_build(config: Any) -> None:
    """Make the page without a server part of the site."""
    if PLAY:
        shutil.copytree(FOLDER, Path(config.site_dir, "play"), dirs_exist_ok=True)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """A page declares its language, and loads nothing from other sites."""
    foreign = FOREIGN.findall(output)
    if foreign:
        raise PluginError(f"{page.file.src_uri} loads from other sites: {', '.join(foreign)}")
    tongue = re.fullmatch(r"(?:rules|learn)/\w+\.(fr|de)\.md", page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{tongue[1]}"', 1) if tongue else output


def _outside_code(markdown: str, change: Any) -> str:
    return "".join(part if part.startswith("`") else change(part) for part in CODE.split(markdown))


def _anchor(letters: str, number: str) -> str:
    return f"#{letters.lower()}-{number.replace('.', '-')}"


def _cited(found: re.Match[str], page: str) -> str:
    """`EC 5.3, 5.5` as two links."""
    letters, first, others = found.groups()
    more = re.sub(NUMBER, lambda number: f"[{number[0]}]({page}{_anchor(letters, number[0])})", others)
    return f"[{letters} {first}]({page}{_anchor(letters, first)}){more}"


def _linked(text: str) -> str:
    """A line of the rules with its links, and with a small sign where it says where it comes from."""
    signs = [
        f'<abbr class="source" tabindex="0" title="{signed(mark[0])[1][0]}">{SIGN}</abbr>'
        for mark in MARK.finditer(text)
    ]
    parts = MARK.sub("\0", text).split("\0")
    return "".join(CITED.sub(_in_page, part) + sign for part, sign in zip(parts, [*signs, ""], strict=True))


def _in_page(found: re.Match[str]) -> str:
    return _cited(found, "")


def _to_rules(found: re.Match[str]) -> str:
    return _cited(found, f"rules/{HOMES[found.group(1)]}.md")


def _learn(text: str, path: str) -> str:
    """A page on how to play, with its languages and with links from clauses to the rules in the same one."""
    suffix = "".join(re.findall(r"\.(?:fr|de)(?=\.md)", path))
    linked = _outside_code(text, lambda part: CITED.sub(lambda cite: _cited(cite, _rules_page(cite, suffix)), part))
    heading, _, rest = linked.partition("\n")
    return f"{heading}\n\n{_languages(path)}\n{rest}"


def _rules_page(found: re.Match[str], suffix: str) -> str:
    return f"../rules/{HOMES[found.group(1)]}{suffix}.md"


def _rules(text: str, path: str) -> Iterator[str]:
    """A file of rules with its chapters, clauses and their parts set apart."""
    letters, chapter, within = "", "", False
    for line in MARK.sub(lambda mark: " ".join(mark[0].split()), text).splitlines():
        heading, clause, part = CHAPTER.match(line), CLAUSE.match(line), PART.match(line)
        linked = _outside_code(line, _linked)
        if within and (heading or clause or (line.strip() and not line.startswith(" "))):
            yield "\n</div>"
            within = False
        if heading is not None:
            letters, chapter, _ = heading.groups()
            yield f"{MARK.sub('', line).rstrip()} {{ {_anchor(letters, chapter)} }}"
        elif clause is not None and chapter:
            number = f"{chapter}.{clause.group(1)}"
            anchor = _anchor(letters, number)
            yield f'\n<div class="clause" id="{anchor[1:]}" markdown>\n'
            yield f"[{number}]({anchor})\n{{ .number }}\n"
            yield _after(linked, ". ")
            within = True
        elif within and part is not None:
            yield f"\n{linked.strip()}\n{{ .part }}\n"
        elif line.startswith("# "):
            yield f"{line}\n\n{_languages(path)}{_play(path)}"
        else:
            yield linked.strip() if within else linked
    if within:
        yield "\n</div>"


def _after(line: str, mark: str) -> str:
    return line.partition(mark)[2]


def _play(path: str) -> str:
    """A link to the game on the page without a server, if there is one."""
    game, _, language = path.rpartition("/")[2].removesuffix(".md").partition(".")
    return f"\n\n{play_link(PLAY, f'learn/{game}', language or 'en', 'ui-play-learn')}" if PLAY else ""


def _languages(path: str) -> str:
    stem = path.rpartition("/")[2].removesuffix(".md")
    game = stem.partition(".")[0]
    others = [f"[{name}]({game}{suffix}.md)" for suffix, name in LANGUAGES.items() if stem != f"{game}{suffix}"]
    return f"{' · '.join(others)}\n{{ .languages }}"
