"""Delivery: e-mail by SMTP; signed webhooks and push messages by HTTP. With time limits, and only to allowed
addresses."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import re
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import cache
from urllib.parse import SplitResult, unquote, urlsplit

from captains_table.play.api_types import LONGEST_URL
from captains_table.server.settings import Settings

SECONDS = 10
"""The time limit of one SMTP step, and of a whole webhook call."""
LONGEST = 300
"""The longest e-mail address, and the longest webhook URL that a person can enter."""
PORTS = (80, 443)
"""The ports allowed for webhooks, unless private networks are allowed: other ports belong to other services."""
_EMAIL = re.compile(r"[^@\s<>,;:\"\\()\[\]\x00-\x1f]{1,64}@[A-Za-z0-9.-]{1,190}")
_UNICAST = ipaddress.IPv6Network("2000::/3")
_TO_IPV4 = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("192.88.99.0/24"))
"""6to4 addresses, which are forwarded to any IPv4 address."""
_THREADS = ThreadPoolExecutor(8, "delivery")
"""Threads for name lookups and e-mails only, so that slow ones delay nothing else."""


class BadAddress(ValueError):
    """An address that nothing is sent to."""


def is_email(address: str) -> bool:
    """Whether a text looks like a single e-mail address."""
    return len(address) <= LONGEST and _EMAIL.fullmatch(address) is not None and address.isascii()


def is_webhook(url: str, private: bool) -> bool:
    """Whether a text looks like a webhook URL, on one of the usual ports unless private networks are allowed."""
    return len(url) <= LONGEST and _is_url(url, private)


def is_push_service(url: str, private: bool) -> bool:
    """Whether a text looks like the URL of a push service: always HTTPS, unless private networks are allowed."""
    return _is_url(url, private) and (private or url.startswith("https://"))


def _is_url(url: str, private: bool) -> bool:
    try:
        parts_of(url, private)
    except BadAddress:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet and is not forwarded to another one.

    Of IPv6 that is global unicast without 6to4: so neither NAT64, site-local, IPv4-compatible nor IPv4-mapped ones.
    """
    plain = ipaddress.ip_address(address.partition("%")[0])
    if any(plain in network for network in _TO_IPV4):
        return False
    return plain.is_global and not plain.is_multicast and (plain.version == 4 or plain in _UNICAST)


# E-mail


@dataclass(frozen=True)
class Email:
    """An e-mail to send."""

    to: str
    subject: str
    text: str
    stop: str | None = None
    """The unsubscribe link."""


async def send_email(settings: Settings, email: Email) -> None:
    """Send an e-mail through the SMTP server."""
    await asyncio.get_running_loop().run_in_executor(_THREADS, _send_email, settings, email)


def _send_email(settings: Settings, email: Email) -> None:
    if not is_email(email.to):
        raise BadAddress("email")
    where = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"] = settings.sender or f"captains-table@{where.hostname}"
    message["To"] = email.to
    message["Subject"] = email.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain="captains-table")
    if email.stop is not None:
        message["List-Unsubscribe"] = f"<{email.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(email.text)
    with _smtp(where) as server:
        if where.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=_tls())
        if where.username:
            server.login(unquote(where.username), unquote(where.password or ""))
        server.send_message(message)


def _smtp(where: SplitResult) -> smtplib.SMTP:
    host = where.hostname or "localhost"
    server: smtplib.SMTP
    if where.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, where.port or 465, timeout=SECONDS, context=_tls())
    else:
        server = smtplib.SMTP(host, where.port or 587, timeout=SECONDS)
    server.ehlo()
    return server


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


# Webhooks


@dataclass(frozen=True)
class Call:
    """A webhook call to make."""

    url: str
    body: bytes
    key: str
    """The key that it is signed with."""
    id: str
    """Stays the same when the call is retried."""


def signature(key: str, at: int, body: bytes) -> str:
    """The header that proves to a webhook who is calling: the time in seconds since 1970, and the HMAC of the time and
    the body."""
    mac = hmac.new(key.encode("ascii"), b"%d.%s" % (at, body), hashlib.sha256)
    return f"t={at},v1={mac.hexdigest()}"


async def call_webhook(call: Call, at: int, private: bool, seconds: float = SECONDS) -> None:
    """Call a webhook."""
    headers = {
        "Content-Type": "application/json",
        "Captain-Delivery": call.id,
        "Captain-Signature": signature(call.key, at, call.body),
    }
    status = await post(call.url, headers, call.body, private, seconds)
    if not 200 <= status < 300:
        raise OSError("the web hook has not taken it")


async def post(url: str, headers: dict[str, str], body: bytes, private: bool, seconds: float = SECONDS) -> int:
    """Send one request to an address that has been looked up and found safe, without redirects; return the status of
    the response. The time limit is for all of it, so that a response which trickles in byte by byte ends too."""
    async with asyncio.timeout(seconds):
        parts = parts_of(url, private)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        loop = asyncio.get_running_loop()
        address = await loop.run_in_executor(_THREADS, _harmless, host, port, private)
        tls = await loop.run_in_executor(_THREADS, _tls) if secure else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=tls, server_hostname=host if secure else None, limit=4096
        )
        try:
            if not private and not is_public(str(writer.get_extra_info("peername")[0])):
                raise BadAddress("webhook")
            writer.write(_request(parts, headers, body))
            status = (await reader.readline()).split(b" ")
        finally:
            writer.transport.abort()
    if len(status) < 2 or not status[1].isdigit():
        raise OSError("no answer")
    return int(status[1])


def _request(parts: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    shared = {
        "Host": parts.netloc,
        "Content-Length": str(len(body)),
        "User-Agent": "captains-table",
        "Connection": "close",
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{key}: {value}" for key, value in {**shared, **headers}.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def parts_of(url: str, private: bool) -> SplitResult:
    """The parts of a URL that a request may be sent to, or None."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("webhook") from None
    good = parts.scheme in ("http", "https") and parts.hostname and parts.username is None
    good = good and (port is None or port in PORTS or (private and port != 0))
    if not good or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("webhook")
    return parts


def _harmless(host: str, port: int, private: bool) -> str:
    """The address of a host if it is on the public internet (or private networks are allowed)."""
    for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[0])
        if private or is_public(address):
            return address
    raise BadAddress("webhook")
