"""The same live tables inside a browser page, without a server.

A page has two workers that run this package under Pyodide: one for the tables (`start`), one for the bots (`bots.py`).
JavaScript provides the first one with a storage (`storage.py`) and a connection to the second one.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from captains_table.worker.room import Room
    from captains_table.worker.storage import Storage
    from captains_table.worker.thinking import Think


def start(storage: Storage, think: Think) -> Room:
    """Start the tables of a page from its storage. What is imported stays, so the garbage collector need not look."""
    gc.disable()
    from captains_table.worker.room import Room

    gc.freeze()
    gc.enable()
    room = Room(storage, think)
    room.run()
    return room
