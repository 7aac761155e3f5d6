"""Connections: how they are set up, and how long they may say nothing."""

from __future__ import annotations

import asyncio
import socket

from captains_table.server.run import listen
from captains_table.server.settings import Settings


def test_small_messages_do_not_wait_for_each_other() -> None:
    """TCP_NODELAY is set on every connection that is accepted."""

    async def accepted() -> int:
        met: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        server = await asyncio.start_server(lambda _, writer: met.put_nowait(writer), sock=listen(Settings(port=0)))
        port = server.sockets[0].getsockname()[1]
        _, caller = await asyncio.open_connection("127.0.0.1", port)
        here = await met.get()
        option: int = here.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for writer in (here, caller):
            writer.close()
        server.close()
        return option

    assert asyncio.run(accepted()) == 1
