"""Processes that work for the server. They end when it does, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def new_pool(workers: int) -> ProcessPoolExecutor:
    """So many processes, started when they are first needed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_server)


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """End processes at once, in the middle of what they do."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _end_with_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
