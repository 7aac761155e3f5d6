"""The command `captains-table`. Whatever is wrong with what was typed is one line and the exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from captains_table.cli.parser import asked_language, complain, make_parser
from captains_table.core.errors import TableError
from captains_table.texts.speech import Words, language_of

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _run(given)
        sys.stdout.flush()
    except TableError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    return code


def _run(given: list[str]) -> int:
    language = language_of(asked_language(given), os.environ)
    options = make_parser(Words(language)).parse_args(given)
    if options.command in (None, "play"):
        from captains_table.cli import play

        return play.choose(language) if options.command is None else play.play(options, language)
    if options.command in ("serve", "backup"):
        from captains_table.cli import hosting

        return hosting.serve(options, language) if options.command == "serve" else hosting.backup(options, language)
    if options.command == "simulate":
        from captains_table.cli import simulate

        return simulate.simulate(options, language)
    if options.command in ("replay", "check"):
        from captains_table.cli import records

        return (
            records.replay_file(options, language) if options.command == "replay" else records.check(options, language)
        )
    if options.command == "draw":
        from captains_table.cli import drawing

        return drawing.draw_file(options, language)
    from captains_table.cli import reading

    return {"games": reading.list_games, "rules": reading.rules, "edition": reading.edition}[options.command](
        options, language
    )
