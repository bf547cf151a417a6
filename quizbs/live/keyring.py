"""Secrets: keys and proofs that show that a browser belongs to a host, a remote, a seat or a device.

All of them are derived from the key of the installation.
"""

import hashlib
import hmac
import secrets

_BACK_LETTERS = 20  # characters at the start of a key for another phone that prove it; the person's id follows
REMOTE_LETTERS = 12  # 48 bits, short enough to be typed; each guess costs a request


class Keyring:
    """Creates keys and proofs: hashes of a text with the installation's secret key.

    ``host_key`` is part of the address printed at start, and valid until this process ends. ``signed_out`` is a value
    that changes when all of the teacher's browsers are signed out, which invalidates the proofs of hosts and remotes.
    """

    def __init__(self, secret_key: bytes, signed_out: str = "") -> None:
        self._secret, self._signed_out = secret_key, signed_out
        self._renew()

    def _renew(self) -> None:
        self.host_key = secrets.token_urlsafe(24)
        self.host_proof = self._of_teacher("host")

    def renew(self, signed_out: str) -> bool:
        """Invalidate the proofs made with another value of ``signed_out``. Return whether it has changed."""
        if signed_out == self._signed_out:
            return False
        self._signed_out = signed_out
        self._renew()
        return True

    @property
    def installation(self) -> str:
        """Return a short text that identifies this installation and doesn't reveal its key."""
        return self._derived("name")[:8]

    def device_proof(self, name: str) -> str:
        """Return what proves that this server gave a browser the device id ``name``."""
        return self._derived(f"device {name}")

    def teacher_proof(self, teacher: str) -> str:
        """Return what proves that a browser signed in as a teacher.

        ``teacher`` is the teacher's id with a text that changes when all of their browsers are signed out.
        """
        return self._derived(f"teacher {teacher}")

    def remote_proof(self, remote: str) -> str:
        """Return what proves that a phone is this remote of a lesson. ``remote`` is the lesson's id with the remote's
        number.
        """
        return self._of_teacher(f"remote {remote}")

    def remote_key(self, lesson: str, number: int) -> str:
        """Return the key of the lesson's ``number``-th remote link. Each new link gets the next number."""
        return self._of_teacher(f"remote key {lesson} {number}")[:REMOTE_LETTERS]

    def back_key(self, person: str, token_hash: str) -> str:
        """Return the key with which another phone takes over a person's seat.

        The key works once, since it depends on the token, which then changes.
        """
        return person + self._derived(f"back {person} {token_hash}")[:_BACK_LETTERS]

    @staticmethod
    def claimed_by(back_key: str) -> str:
        """Return the id of the person that a key names. The key isn't checked: the caller has to compare it."""
        return back_key[:-_BACK_LETTERS]

    def mark(self, lesson: str, device: str) -> str:
        """Return the hash of a device that a lesson stores, which is different in every lesson."""
        return self._derived(f"mark {lesson} {device}")[:32]

    def mark_of(self, name: str) -> str:
        """Return the keyed hash of a device or a network address, which processes exchange in its place."""
        return self._derived(f"among processes {name}")[:32]

    def is_me(self, number: str) -> str:
        """Return this installation's response to the challenge ``number``.

        The response proves that an address leads to this server.
        """
        return self._derived(f"this is {number}")[:32]

    def _of_teacher(self, purpose: str) -> str:
        return self._derived(f"{purpose} {self._signed_out}" if self._signed_out else purpose)

    def _derived(self, purpose: str) -> str:
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).hexdigest()


def same(given: str, wanted: str) -> bool:
    """Return whether two secrets are equal, in constant time."""
    return hmac.compare_digest(given.encode(), wanted.encode())


def new_device() -> str:
    """Return a random id for a browser that has no device id yet."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a random seat token of 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return the hash of a token, which is stored in its place. Tokens are random, so the hash needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
