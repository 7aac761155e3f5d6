"""Web Push: messages that a push service of the browser's vendor holds for a device and only the device can read.

A message is encrypted for its device (RFC 8291, one record of `aes128gcm`), and the request identifies its sender
(VAPID, RFC 8292). All cryptography comes from a library, which is an optional part of the installation.
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
"""Bytes of an encrypted message: what every push service accepts."""
VALID = 12 * 3600
"""Seconds for which a request identifies its sender; push services accept at most a day."""
KEPT = 24 * 3600
"""Seconds for which a push service holds a message for a device that is off."""
POINT, SECRET = 65, 16
"""Bytes of a device's public key and of its secret."""


@dataclass(frozen=True)
class Subscription:
    """Where messages to a device are sent, and what they are encrypted with."""

    endpoint: str
    key: str
    """Its public key (`p256dh`), in URL-safe base64."""
    auth: str
    """A secret that the device shares with those who may send it messages."""
    language: str


def is_available() -> bool:
    """Whether the optional library is installed."""
    return find_spec("cryptography") is not None


def encoded(content: bytes) -> str:
    """Encode as URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Decode URL-safe base64 without padding. Raises ValueError."""
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
    """Encrypt a message that only the device with these keys can read. (Tests pass their own key pair and salt.)"""
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
    """The sender of messages: the server, which browsers know by its public key."""

    def __init__(self, private: str, contact: str) -> None:
        """`private` is the key in URL-safe base64; `contact` is how to reach the operator of the server."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

        self._key = derive_private_key(int.from_bytes(decoded(private), "big"), SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key))
        """The public key, which a browser is given when it subscribes."""

    def headers(self, endpoint: str, topic: str, now: int) -> dict[str, str]:
        """The headers of a message. A push service holds only the last message of a topic."""
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
    """Generate a key for a server, in URL-safe base64."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    return encoded(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
