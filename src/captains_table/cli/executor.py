"""Where many games are played: on the cores of this machine, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor
from importlib import import_module
from typing import Any

from captains_table.bots.pool import process_pool
from captains_table.core.errors import BadSetup, need


def executor(cluster: str | None, workers: int | None) -> Callable[[], Executor]:
    """Return what makes an executor: processes of this machine, or the workers of a Dask cluster."""
    if cluster is None:
        return process_pool(workers or os.cpu_count() or 1)
    need("distributed", "cluster")
    distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(cluster, timeout=10)
    except (OSError, ValueError) as error:
        raise BadSetup("can't reach a cluster at {cluster}: {error}", cluster=cluster, error=error) from None
    return lambda: client.get_executor(pure=False)
