"""The command `captains-table`. Any error in the input prints one line and exits with 2."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

from captains_table.cli.errors import complain
from captains_table.cli.language import asked_language
from captains_table.core.errors import TableError
from captains_table.texts.errors import error_text
from captains_table.texts.speech import language_of

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from captains_table.cli.commands import run

        code = run(given)
        sys.stdout.flush()
    except TableError as error:
        return complain(error_text(error, language_of(asked_language(given), os.environ)))
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program ends already: pressed again, the keys change nothing
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    return code
