"""Delivery: e-mail by SMTP and web hooks by HTTP, with time limits, and only to addresses that are allowed."""

from __future__ import annotations

import http.client
import ipaddress
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from captains_table.server.settings import Settings

SECONDS = 10
LONGEST = 300
_EMAIL = re.compile(r"[^@\s<>,;:\"\\()\[\]\x00-\x1f]{1,64}@[A-Za-z0-9.-]{1,190}")


class BadAddress(ValueError):
    """An address that nothing is sent to."""


def is_email(address: str) -> bool:
    """Whether a text looks like one e-mail address."""
    return len(address) <= LONGEST and _EMAIL.fullmatch(address) is not None and address.isascii()


def is_webhook(url: str) -> bool:
    """Whether a text looks like an HTTP or HTTPS URL."""
    try:
        _parts(url)
    except BadAddress:
        return False
    return True


def send_email(settings: Settings, to: str, subject: str, text: str, stop: str) -> None:
    """Send an e-mail through the SMTP server."""
    if not is_email(to):
        raise BadAddress("email")
    where = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"] = settings.sender or f"captains-table@{where.hostname}"
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain="captains-table")
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    with _smtp(where) as server:
        if where.scheme == "smtp" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if where.username:
            server.login(unquote(where.username), unquote(where.password or ""))
        server.send_message(message)


def _smtp(where: SplitResult) -> smtplib.SMTP:
    host = where.hostname or "localhost"
    server: smtplib.SMTP
    if where.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, where.port or 465, timeout=SECONDS, context=ssl.create_default_context())
    else:
        server = smtplib.SMTP(host, where.port or 587, timeout=SECONDS)
    server.ehlo()
    return server


def call_webhook(url: str, body: bytes, private: bool) -> None:
    """Call a web hook: one request to an address that was looked up and found harmless, no redirects."""
    parts = _parts(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = _harmless(host, port, private)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    plain = socket.create_connection((address, port), timeout=SECONDS)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "captains-table"})
        status = connection.getresponse().status
    finally:
        connection.close()
        plain.close()
    if status >= 300:
        raise OSError(f"the web hook answered {status}")


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("webhook") from None
    good = parts.scheme in ("http", "https") and parts.hostname and port != 0 and parts.username is None
    if not good or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("webhook")
    return parts


def _harmless(host: str, port: int, private: bool) -> str:
    """The address of a host, if it is one of the public internet (or private ones are allowed)."""
    for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[0])
        if private or ipaddress.ip_address(address.split("%")[0]).is_global:
            return address
    raise BadAddress("webhook")
