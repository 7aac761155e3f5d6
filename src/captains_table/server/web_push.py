"""Web Push: messages that a browser's own service keeps for a device and that only the device can read.

The message is encrypted for the device (RFC 8291, one record of `aes128gcm`), and the request says who sends it (VAPID,
RFC 8292). Of the cryptography nothing is our own; it is an optional part of the installation.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096
"""Bytes of a message, encrypted: what every service takes."""
VALID = 12 * 3600
"""Seconds for which a request says who sends it; services take at most a day."""
KEPT = 24 * 3600
"""Seconds for which a service keeps a message for a device that is off."""
POINT, SECRET = 65, 16
"""Bytes of a device's public key and of its secret."""


@dataclass(frozen=True)
class Subscription:
    """Where a device is sent messages, and what they are encrypted with."""

    endpoint: str
    key: str
    """Its public key (`p256dh`), in URL-safe base64."""
    auth: str
    """A secret that it shares with whoever may write to it."""
    language: str


def is_available() -> bool:
    """Whether the optional part is installed."""
    return find_spec("cryptography") is not None


def encoded(content: bytes) -> str:
    """As URL-safe base64, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """What was encoded so. Or raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("not URL-safe base64") from None


def is_device_key(key: str, auth: str) -> bool:
    """Whether these can be the keys of a device: a point on the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
        return len(decoded(key)) == POINT and len(decoded(auth)) == SECRET
    except ValueError:
        return False


def encrypt(
    message: bytes, key: str, auth: str, own: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the device with these keys can read. (A key pair and salt of one's own are for tests.)"""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDH,
        SECP256R1,
        EllipticCurvePublicKey,
        generate_private_key,
    )
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
    ours = _point(own)

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return bytes(HKDF(SHA256(), length, salt, info).derive(secret))

    shared = own.exchange(ECDH(), theirs)
    material = derived(shared, decoded(auth), b"WebPush: info\0" + decoded(key) + ours, 32)
    content_key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + bytes(AESGCM(content_key).encrypt(nonce, message + b"\x02", None))


class Sender:
    """Who sends the messages: the server, known to browsers by a key of its own."""

    def __init__(self, private: str, contact: str) -> None:
        """`private` is the key in URL-safe base64, `contact` where the server's owner can be reached."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

        self._key = derive_private_key(int.from_bytes(decoded(private), "big"), SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key))
        """What a browser is told when it subscribes."""

    def headers(self, endpoint: str, topic: str, now: int) -> dict[str, str]:
        """The headers of a message to a service. Of one topic only the last message is kept."""
        return {
            "Authorization": f"vapid t={self._token(endpoint, now)},k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }

    def _token(self, endpoint: str, now: int) -> str:
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": self._contact}
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode("ascii"), ECDSA(SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def new_key() -> str:
    """A key for a server, in URL-safe base64."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    return encoded(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
