"""The command `captains-table`. Whatever is wrong with what was typed is one line and the exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from captains_table.cli.errors import complain
from captains_table.core.errors import TableError

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from captains_table.cli.commands import run

        code = run(given)
        sys.stdout.flush()
    except TableError as error:
        from captains_table.cli.parser import asked_language
        from captains_table.texts.speech import Words, language_of

        return complain(Words(language_of(asked_language(given), os.environ)).error(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    return code
