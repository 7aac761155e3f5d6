"""Where this server is: how somebody reached it, and where others can."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address

from starlette.requests import Request

from captains_table.server.settings import Settings

ANYWHERE = ("0.0.0.0", "::", "")
"""What a server listens on that can be reached by any of its addresses."""


def address_for(settings: Settings, request: Request) -> str:
    """The address of the server for a link that somebody may open elsewhere: the public one, if it is known; else as
    it was reached. For who sits at the server's own machine and calls it `localhost`, what others on the network call
    it, if it listens to them."""
    if settings.origins:
        return settings.origins[0]
    if settings.host in ANYWHERE and is_this_machine(request.url.hostname or ""):
        found = own_address()
        if found:
            return f"{request.url.scheme}://{found}:{request.url.port or settings.port}"
    return f"{request.url.scheme}://{request.url.netloc}"


def only_here(settings: Settings, request: Request) -> bool:
    """Whether nobody elsewhere can reach the server: it listens to its own machine, and was reached from there without
    a proxy that others could use."""
    if settings.origins or not is_this_machine(request.url.hostname or ""):
        return False
    return is_this_machine(settings.host) or own_address() is None


def is_this_machine(host: str) -> bool:
    """Whether a host is the machine that it is named on."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


@cache
def own_address() -> str | None:
    """The address of this machine on its network: the one that it would send from. (Nothing is sent.)"""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_this_machine(found) else found
