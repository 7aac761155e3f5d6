"""Who somebody is: a random id in a signed cookie. And whether a request comes from the server's own pages."""

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
"""What all devices of a person are called whose cookies are older than the list of devices."""
_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Of codes: none that are mistaken for one another."""


class Identity:
    """Signs everything that people carry away and bring back: cookies, tokens of e-mails, the ids of rematches."""

    def __init__(self, secret: str) -> None:
        self._secret = hashlib.sha256(b"captains-table cookie\0" + secret.encode("utf-8")).digest()
        self.revoked: set[tuple[str, str]] = set()
        """Devices that are not the person any more whose cookie they have."""

    def signed(self, player: str, device: str = EARLIER) -> str:
        """The cookie of a person at a device."""
        who = player if device == EARLIER else f"{player}.{device}"
        return f"{who}.{self.sign(who).hex()}"

    def player(self, connection: HTTPConnection) -> str:
        """Who this is; empty if nobody we know."""
        return self.player_and_device(connection)[0]

    def player_and_device(self, connection: HTTPConnection) -> tuple[str, str]:
        """Who this is, and at which device; empty if nobody we know, or nobody any more."""
        cookie = connection.cookies.get(COOKIE, "")
        player, _, device = cookie.rpartition(".")[0].partition(".")
        device = device or EARLIER
        if not _ID.fullmatch(player) or not (device == EARLIER or _DEVICE.fullmatch(device)):
            return "", ""
        is_known = _same(cookie, self.signed(player, device)) and (player, device) not in self.revoked
        return (player, device) if is_known else ("", "")

    def give(self, response: Response, player: str, device: str, secure: bool) -> None:
        """Let the browser remember who this is."""
        response.set_cookie(
            COOKIE, self.signed(player, device), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
        )

    def rematch_id(self, table: str) -> str:
        """The id of the table where those of another one play again: the same whoever asks."""
        return base64.urlsafe_b64encode(self.sign(f"rematch {table}")[:9]).decode("ascii")

    def unsubscribe_token(self, player: str, table: str) -> str:
        """What unsubscribes a person from a table's e-mails, whoever has it."""
        return f"{table}.{self.sign(f'stop {player} {table}').hex()[:32]}"

    def unsubscribes(self, token: str, player: str, table: str) -> bool:
        """Whether a token unsubscribes a person from a table's e-mails."""
        return _same(token, self.unsubscribe_token(player, table))

    def hook_key(self, player: str) -> str:
        """What calls of a person's web hooks are signed with; only they are told."""
        return self.sign(f"hook {player}").hex()

    def confirm_token(self, player: str, table: str, email: str, expires: int) -> str:
        """What confirms that an address is a person's, whoever has it: it was sent to nobody else."""
        written = base64.urlsafe_b64encode(email.encode()).decode("ascii").rstrip("=")
        signed = self.sign(f"confirm {player} {table} {email} {expires}").hex()[:32]
        return f"{table}.{expires}.{written}.{signed}"

    def confirms(self, token: str, player: str, table: str, email: str, now: float) -> bool:
        """Whether a token confirms that an address is a person's, and still does."""
        expires = [*token.split("."), ""][1]
        if not email or not (expires.isascii() and expires.isdigit()) or int(expires[:15]) < now:
            return False
        return _same(token, self.confirm_token(player, table, email, int(expires[:15])))

    def sign(self, text: str) -> bytes:
        """What nobody can make who does not know the secret."""
        return hmac.new(self._secret, text.encode("utf-8", "replace"), hashlib.sha256).digest()


def _same(given: str, right: str) -> bool:
    """Whether a token is the right one; how long it takes to see does not tell."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())


def new_player() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_device() -> str:
    """What a device is called in its cookie."""
    return secrets.token_urlsafe(6)


def new_table() -> str:
    """The id of a table, which who does not know it can't guess."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A code that a person can type."""
    letters = [secrets.choice(_LETTERS) for _ in range(10)]
    return f"{''.join(letters[:5])}-{''.join(letters[5:])}"


def plain_code(typed: str) -> str:
    """A code as it was given out, however it was typed."""
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
