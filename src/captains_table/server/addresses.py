"""The addresses of this server: how a client reached it, and how others can."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address

from starlette.requests import Request

from captains_table.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
"""Listening on one of these, a server can be reached at any of its addresses."""


def address_for(settings: Settings, request: Request) -> str:
    """The server's address for a link that may be opened elsewhere: the public one if it is known, else the one that
    the client used. For a client on the server's own machine (`localhost`), the machine's address on its network, if
    the server listens there."""
    if settings.origins:
        return settings.origins[0]
    if settings.host in ANYWHERE and is_this_machine(request.url.hostname or ""):
        found = own_address()
        if found:
            return f"{request.url.scheme}://{found}:{request.url.port or settings.port}"
    return f"{request.url.scheme}://{request.url.netloc}"


def only_here(settings: Settings, request: Request) -> bool:
    """Whether the server can't be reached from elsewhere: it listens only to its own machine, and the request came from
    there without a proxy that others could use."""
    if settings.origins or not is_this_machine(request.url.hostname or ""):
        return False
    return is_this_machine(settings.host) or own_address() is None


def is_this_machine(host: str) -> bool:
    """Whether a host name stands for the machine itself."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


@cache
def own_address() -> str | None:
    """This machine's address on its network: the one that it would send from. (Nothing is sent.)"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_this_machine(found) else found
