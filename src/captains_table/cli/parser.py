"""The command line: its commands and their arguments."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any, NoReturn

from captains_table.cli.errors import NAME, complain
from captains_table.core.board import LAYOUTS, THEMES
from captains_table.core.cells import COMPILED
from captains_table.core.errors import TableError
from captains_table.core.game import games
from captains_table.texts.errors import error_text
from captains_table.texts.speech import LANGUAGES, Words
from captains_table.version import __version__

COMPLAINTS = (
    "argument {name}: {error}",
    "the following arguments are required: {known}",
    "unrecognized arguments: {known}",
    "invalid choice: {value} (choose from {known})",
    "expected one argument",
    "expected at least one argument",
    "'{value}' is not a whole number",
    "'{value}' is not a number above 0",
    "must be at least {low}, not {value}",
)
"""The messages of argparse and of our argument types, with their arguments in braces."""


def _understood(message: str) -> TableError:
    """Split a message into its sentence and its arguments, so that it can be translated."""
    for sentence in COMPLAINTS:
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(sentence))
        found = re.fullmatch(pattern, message)
        if found:
            facts = found.groupdict()
            return TableError(
                sentence, **{name: _understood(fact) if name == "error" else fact for name, fact in facts.items()}
            )
    return TableError(message)


class Parser(argparse.ArgumentParser):
    """An argparse parser in the reader's language that reports errors in one line."""

    def __init__(self, say: Words, **settings: Any) -> None:
        self._language = say.language
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(say), **settings)
        self._positionals.title = say("heading-arguments")
        self._optionals.title = say("heading-options")
        self.add_argument("-h", "--help", action="help", help=say("arg-help"))

    def error(self, message: str) -> NoReturn:
        """Print one line about what is wrong and where to find help."""
        said = error_text(_understood(message), self._language)
        raise SystemExit(complain(f"{said} ({self.prog} --help)", self.prog))


def _formatter(say: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def __init__(self, prog: str) -> None:
            super().__init__(prog, max_help_position=26, width=100)

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{say('usage')} " if prefix is None else prefix)

    return Formatter


def names(text: str) -> list[str]:
    """A comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def at_least(low: int) -> Any:
    """The type of an argument that is a whole number with a minimum."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if value < low:
            raise argparse.ArgumentTypeError(f"must be at least {low}, not {value}")
        return value

    return number


def positive(text: str) -> float:
    """The type of an argument that is a number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return value


def whole(text: str) -> int:
    """The type of a seed: any whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None


def _version() -> str:
    """The version, and whether the rules are compiled."""
    return f"{NAME} {__version__} ({'compiled' if COMPILED else 'pure Python'})"


def make_parser(say: Words) -> Parser:
    """Make the whole command line."""
    parser = Parser(say, prog=NAME, description=say("cli-about"), epilog=say("cli-more"))
    parser.add_argument("--version", action="version", version=_version(), help=say("arg-version"))
    _add_language(parser, say)
    commands = parser.add_subparsers(dest="command", metavar=say("meta-command"), title=say("heading-commands"))

    def command(name: str) -> Parser:
        about = say(f"cmd-{name}")
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.", say=say)
        _add_language(made, say)
        return made

    _add_games(command("games"), say)
    _add_learn(command("learn"), say)
    _add_play(command("play"), say)
    _add_replay(command("replay"), say)
    _add_draw(command("draw"), say)
    _add_check(command("check"), say)
    _add_simulate(command("simulate"), say)
    _add_arena(command("arena"), say)
    _add_train(command("train"), say)
    _add_analyse(command("analyse"), say)
    _add_rules(command("rules"), say)
    _add_edition(command("edition"), say)
    _add_serve(command("serve"), say)
    _add_backup(command("backup"), say)
    return parser


def _add_language(parser: Parser, say: Words) -> None:
    default = argparse.SUPPRESS
    parser.add_argument("--lang", choices=LANGUAGES, metavar=say("meta-lang"), default=default, help=say("arg-lang"))


def _add_game(parser: Parser, say: Words, needed: bool = True) -> None:
    text = say("arg-game", games=", ".join(games()))
    parser.add_argument("game", metavar=say("meta-game"), help=text, nargs=None if needed else "?")


def _add_edition_file(parser: Parser, say: Words) -> None:
    parser.add_argument("--edition", type=Path, metavar=say("meta-file"), help=say("arg-edition"))


def _add_games(parser: Parser, say: Words) -> None:
    parser.add_argument("--json", action="store_true", help=say("arg-json-games"))


def _add_play(parser: Parser, say: Words) -> None:
    _add_game(parser, say, needed=False)
    parser.add_argument("--seats", type=names, metavar="Ada,Ben,bot", default=[], help=say("arg-seats"))
    parser.add_argument("--options", type=names, metavar="A,B", default=[], help=say("arg-options"))
    parser.add_argument("--captain", metavar=say("meta-id"), help=say("arg-captain"))
    parser.add_argument("--first", metavar=say("meta-who"), help=say("arg-first"))
    parser.add_argument("--seed", type=whole, metavar="N", help=say("arg-seed"))
    parser.add_argument("--dice", choices=["mine"], metavar="mine", help=say("arg-dice"))
    _add_edition_file(parser, say)
    parser.add_argument("--resume", type=Path, metavar=say("meta-file"), help=say("arg-resume"))
    parser.add_argument("--coach", action="store_true", help=say("arg-coach"))


def _add_replay(parser: Parser, say: Words) -> None:
    parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("arg-file"))
    parser.add_argument("--json", action="store_true", help=say("arg-json-replay"))
    parser.add_argument("--at", type=at_least(0), metavar="N", help=say("arg-at"))
    _add_edition_file(parser, say)


def _add_draw(parser: Parser, say: Words) -> None:
    parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("arg-file"))
    parser.add_argument("-o", "--output", type=Path, metavar="board.svg", required=True, help=say("arg-output"))
    parser.add_argument("--at", type=at_least(0), metavar="N", help=say("arg-at-draw"))
    parser.add_argument("--seat", metavar="A", help=say("arg-seat"))
    parser.add_argument("--layout", choices=LAYOUTS, metavar="narrow", default=LAYOUTS[0], help=say("arg-layout"))
    parser.add_argument("--theme", choices=THEMES, metavar="dark", default=THEMES[0], help=say("arg-theme"))
    parser.add_argument("--width", type=at_least(1), metavar="N", help=say("arg-width"))
    _add_edition_file(parser, say)


def _add_check(parser: Parser, say: Words) -> None:
    parser.add_argument("files", type=Path, metavar=say("meta-file"), nargs="+", help=say("arg-files"))
    _add_edition_file(parser, say)


def _add_simulate(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("--players", type=whole, metavar="N", help=say("arg-players"))
    parser.add_argument("--options", type=names, metavar="A,B", default=[], help=say("arg-options"))
    parser.add_argument("--games", type=at_least(1), metavar="N", default=100, help=say("arg-games"))
    parser.add_argument("--seed", type=whole, metavar="N", default=0, help=say("arg-seed"))
    parser.add_argument("--bots", type=names, metavar="random,greedy", default=["random"], help=say("arg-bots"))
    parser.add_argument("--records", type=Path, metavar=say("meta-folder"), help=say("arg-records"))
    parser.add_argument("--force", action="store_true", help=say("arg-force"))
    parser.add_argument("--json", action="store_true", help=say("arg-json-simulate"))
    _add_edition_file(parser, say)


def _add_arena(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    usual = ["level1", "level2", "greedy", "random"]
    parser.add_argument("--bots", type=names, metavar="A,B", default=usual, help=say("arg-arena-bots"))
    parser.add_argument("--players", type=whole, metavar="N", help=say("arg-players"))
    parser.add_argument("--options", type=names, metavar="A,B", default=[], help=say("arg-options"))
    parser.add_argument("--games", type=at_least(1), metavar="N", default=100, help=say("arg-arena-games"))
    parser.add_argument("--seed", type=whole, metavar="N", default=0, help=say("arg-seed"))
    parser.add_argument("--workers", type=at_least(1), metavar="N", help=say("arg-arena-workers"))
    parser.add_argument("--cluster", metavar=say("meta-address"), help=say("arg-cluster"))
    parser.add_argument("--csv", type=Path, metavar=say("meta-file"), help=say("arg-csv"))
    parser.add_argument("--plot", type=Path, metavar=say("meta-file"), help=say("arg-plot"))
    parser.add_argument("--markdown", action="store_true", help=say("arg-markdown"))


def _add_train(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("--hours", type=positive, metavar="H", help=say("arg-train-hours"))
    parser.add_argument("--minutes", type=positive, metavar="M", help=say("arg-train-minutes"))
    parser.add_argument("--rounds", type=at_least(1), metavar="N", help=say("arg-train-rounds"))
    parser.add_argument("--games", type=at_least(20), metavar="N", default=2000, help=say("arg-train-games"))
    parser.add_argument("--trials", type=at_least(1), metavar="N", default=50, help=say("arg-train-trials"))
    parser.add_argument("--players", type=whole, metavar="N", help=say("arg-train-players"))
    parser.add_argument("--search", type=at_least(0), metavar="N", default=0, help=say("arg-train-search"))
    parser.add_argument("--seed", type=whole, metavar="N", default=0, help=say("arg-seed"))
    parser.add_argument("--workers", type=at_least(1), metavar="N", help=say("arg-arena-workers"))
    parser.add_argument("--cluster", metavar=say("meta-address"), help=say("arg-cluster"))
    parser.add_argument("--out", type=Path, metavar=say("meta-folder"), help=say("arg-train-out"))
    parser.add_argument("--resume", action="store_true", help=say("arg-train-resume"))


def _add_analyse(parser: Parser, say: Words) -> None:
    parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("arg-file"))
    parser.add_argument("--iterations", type=at_least(1), metavar="N", help=say("arg-iterations"))
    parser.add_argument("--at", type=at_least(0), metavar="N", help=say("arg-study-at"))
    parser.add_argument("--seconds", type=positive, metavar="S", help=say("arg-study-seconds"))
    parser.add_argument("--plot", type=Path, metavar=say("meta-file"), help=say("arg-plot"))
    _add_edition_file(parser, say)


def _add_learn(parser: Parser, say: Words) -> None:
    _add_game(parser, say, needed=False)
    parser.add_argument("lesson", metavar=say("meta-lesson"), nargs="?", help=say("arg-lesson"))
    parser.add_argument("--solve", action="store_true", help=say("arg-solve"))
    parser.add_argument("--legend", action="store_true", help=say("arg-legend"))


def _add_rules(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("clause", metavar=say("meta-clause"), nargs="*", help=say("arg-clause"))


def _add_edition(parser: Parser, say: Words) -> None:
    _add_game(parser, say)
    parser.add_argument("--check", type=Path, metavar=say("meta-file"), help=say("arg-check"))


def _add_serve(parser: Parser, say: Words) -> None:
    parser.add_argument("--host", metavar=say("meta-address"), default="127.0.0.1", help=say("arg-host"))
    parser.add_argument("--port", type=at_least(1), metavar="N", default=8000, help=say("arg-port"))
    parser.add_argument("--database", metavar=say("meta-file"), help=say("arg-database"))
    parser.add_argument("--workers", type=at_least(1), metavar="N", help=say("arg-workers"))
    parser.add_argument("--compiled", type=Path, metavar=say("meta-folder"), help=say("arg-compiled"))
    parser.add_argument("--secret-file", type=Path, metavar=say("meta-file"), help=say("arg-secret-file"))
    parser.add_argument("--origin", action="append", metavar=say("meta-address"), default=[], help=say("arg-origin"))
    parser.add_argument("--limit", action="append", metavar=say("meta-limit"), default=[], help=say("arg-limit"))
    parser.add_argument("--private-hooks", action="store_true", help=say("arg-private-hooks"))
    parser.add_argument("--open", action="store_true", help=say("arg-open"))


def _add_backup(parser: Parser, say: Words) -> None:
    parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("arg-backup"))
    parser.add_argument("--database", metavar=say("meta-file"), help=say("arg-database"))
