"""The "How to play" pages of the documentation: each game's own page, its lessons in print, and their pictures."""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.core.game import Game
from captains_table.core.legend import LegendEntry, read_legend
from captains_table.core.svg import draw_symbol
from captains_table.play.howto import PICTURE, draw_picture, has_howto, howto_text
from captains_table.play.lessons import GO_ON, Lesson, begin, lessons_of
from captains_table.play.positions import pictures_of
from captains_table.texts.speech import Speech, Words

SUFFIXES = {"en": "", "fr": ".fr", "de": ".de"}
"""The suffix of the files of each language, before `.md`."""


def learn_pages(game: Game, play: str = "") -> Iterator[tuple[str, str]]:
    """The files of a game under `learn/`, by name: a page in each language, and its pictures.

    Args:
        game: The game.
        play: The address of the page without a server, relative to these pages, if there is one: lessons and pictures
            link to it.
    """
    if not has_howto(game):
        return
    for language, suffix in SUFFIXES.items():
        lessons = [_printed(lesson, language, play) for lesson in lessons_of(game)]
        howto = _with_pictures(game, language, play)
        yield f"{game.id}{suffix}.md", "\n".join([howto, *lessons, _legend(game, language)])
        for key in pictures_of(game):
            yield _file(game, key, language), draw_picture(game, key, language)
    say = Speech("en", game, game.new(max(game.players)))
    for entry in read_legend(game.folder):
        yield _symbol_file(game, entry), draw_symbol(game, entry.sample(), say)


def _with_pictures(game: Game, language: str, play: str) -> str:
    """The how-to-play page, with its pictures as files."""

    def shown(key: str, label: str) -> str:
        link = play_link(play, f"position/{game.id}/{key}", language, "ui-play-position")
        return f"![{label}]({_file(game, key, language)}){link}"

    return PICTURE.sub(lambda found: shown(found["key"], found["label"]), howto_text(game, language))


def play_link(play: str, hash: str, language: str, text: str) -> str:
    """A link into the page without a server, in the language that somebody reads, or nothing if there is none. As HTML:
    mkdocs would check Markdown."""
    if not play:
        return ""
    return f'<br><a class="play" href="{play}?lang={language}#/{hash}">▶ {Words(language)(text)}</a>'


def _printed(lesson: Lesson, language: str, play: str) -> str:
    """A lesson in print: its picture, and for each step its text and the result of its solution."""
    progress = begin(lesson)
    folder = lesson.game.folder / "learn"
    say = Speech(language, lesson.game, progress.match.start(), progress.match.players, (folder,))
    lines = [f"\n## {lesson.number}. {say(lesson.title)}\n", f"*{say(lesson.promise)}*\n"]
    if lesson.picture is not None:
        link = play_link(play, f"learn/{lesson.game.id}/{lesson.id}", language, "ui-play-lesson")
        lines.append(f"![{say(lesson.title)}]({_file(lesson.game, lesson.picture, language)}){link}\n")
    number = 0
    while not progress.is_over:
        step, choice = progress.step, progress.solution()
        if step is not None and progress.at == number:
            number += 1
            lines.append(f"{number}. {say(step.say)}")
        if choice != GO_ON:
            view = progress.view()
            lines.append(f"   <br>→ *{say.event(view, lesson.game.event(view, choice))}*")
        progress.try_choice(choice)
    return "\n".join([*lines, ""])


def _legend(game: Game, language: str) -> str:
    """The legend in print: each symbol, what it is and does, and its clause."""
    say = Words(language, (game.folder / "texts", game.folder / "learn"))
    lines = [f"\n## {say('ui-legend')}\n", "| | |", "|---|---|"]
    for entry in read_legend(game.folder):
        symbol = f"![]({_symbol_file(game, entry)}){{ .symbol }}"
        lines.append(f"| {symbol} | **{say(entry.name)}**: {say(entry.about)} ({game.letters} {entry.clause}) |")
    return "\n".join([*lines, ""])


def _symbol_file(game: Game, entry: LegendEntry) -> str:
    return f"{game.id}-legend-{entry.id}.svg"


def _file(game: Game, key: str, language: str) -> str:
    return f"{game.id}-{key}{SUFFIXES[language]}.svg"
