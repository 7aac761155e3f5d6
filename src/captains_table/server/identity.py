"""Identity: a random id in a signed cookie. Also checks that a request comes from the server's own pages."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "captain"
YEAR = 365 * 24 * 3600
_ID = re.compile(r"[A-Za-z0-9_-]{22}")
_DEVICE = re.compile(r"[A-Za-z0-9_-]{8}")
EARLIER = "earlier"
"""The common name of all devices whose cookies are older than the list of devices."""
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""The letters of codes: none that look alike."""


class Identity:
    """Signs everything that people take with them and bring back: cookies, tokens in e-mails, the ids of rematches."""

    def __init__(self, secret: str) -> None:
        self._secret = hashlib.sha256(b"captains-table cookie\0" + secret.encode("utf-8")).digest()
        self.revoked: set[tuple[str, str]] = set()
        """Devices that have been signed out."""

    def signed(self, player: str, device: str = EARLIER) -> str:
        """The cookie of a person on a device."""
        who = player if device == EARLIER else f"{player}.{device}"
        return f"{who}.{self.sign(who).hex()}"

    def player(self, connection: HTTPConnection) -> str:
        """The person that a cookie identifies; empty if it is not valid."""
        return self.player_and_device(connection)[0]

    def player_and_device(self, connection: HTTPConnection) -> tuple[str, str]:
        """The person and the device that a cookie identifies; empty if it is not valid or has been revoked."""
        cookie = connection.cookies.get(COOKIE, "")
        player, _, device = cookie.rpartition(".")[0].partition(".")
        device = device or EARLIER
        if not _ID.fullmatch(player) or not (device == EARLIER or _DEVICE.fullmatch(device)):
            return "", ""
        is_known = _same(cookie, self.signed(player, device)) and (player, device) not in self.revoked
        return (player, device) if is_known else ("", "")

    def give(self, response: Response, player: str, device: str, secure: bool) -> None:
        """Set the cookie that identifies a person."""
        response.set_cookie(
            COOKIE, self.signed(player, device), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
        )

    def rematch_id(self, table: str) -> str:
        """The id of the table for the rematch of another one: the same for everybody who asks."""
        return base64.urlsafe_b64encode(self.sign(f"rematch {table}")[:9]).decode("ascii")

    def unsubscribe_token(self, player: str, table: str) -> str:
        """The token that unsubscribes a person from a table's e-mails, for anybody who has it."""
        return f"{table}.{self.sign(f'stop {player} {table}').hex()[:32]}"

    def unsubscribes(self, token: str, player: str, table: str) -> bool:
        """Whether a token unsubscribes a person from a table's e-mails."""
        return _same(token, self.unsubscribe_token(player, table))

    def hook_key(self, player: str) -> str:
        """The key that signs the calls of a person's webhooks; only that person can read it."""
        return self.sign(f"hook {player}").hex()

    def confirm_token(self, player: str, table: str, email: str, expires: int) -> str:
        """The token that confirms a person's e-mail address: it is sent to that address only."""
        written = base64.urlsafe_b64encode(email.encode()).decode("ascii").rstrip("=")
        signed = self.sign(f"confirm {player} {table} {email} {expires}").hex()[:32]
        return f"{table}.{expires}.{written}.{signed}"

    def confirms(self, token: str, player: str, table: str, email: str, now: float) -> bool:
        """Whether a token confirms a person's e-mail address and has not expired."""
        expires = [*token.split("."), ""][1]
        if not email or not (expires.isascii() and expires.isdigit()) or int(expires[:15]) < now:
            return False
        return _same(token, self.confirm_token(player, table, email, int(expires[:15])))

    def sign(self, text: str) -> bytes:
        """A signature that can't be made without the secret."""
        return hmac.new(self._secret, text.encode("utf-8", "replace"), hashlib.sha256).digest()


def _same(given: str, right: str) -> bool:
    """Whether a token is the right one, compared in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())


def new_player() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_device() -> str:
    """A new id for a device."""
    return secrets.token_urlsafe(6)


def new_code() -> str:
    """A code that a person can type."""
    letters = [secrets.choice(_LETTERS) for _ in range(10)]
    return f"{''.join(letters[:5])}-{''.join(letters[5:])}"


def plain_code(typed: str) -> str:
    """A code in its original form, however it was typed."""
    letters = "".join(c for c in typed.upper() if c in _LETTERS)
    return f"{letters[:5]}-{letters[5:]}"


def is_own(connection: HTTPConnection, origins: Sequence[str]) -> bool:
    """Whether a request comes from a page of the server itself."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    given = headers.get("origin") or headers.get("referer")
    if not given:
        return False
    try:
        parts = urlsplit(given)
        if origins:
            return f"{parts.scheme}://{parts.netloc}" in origins
    except ValueError:
        return False
    return bool(parts.netloc) and parts.netloc == headers.get("host")
