"""Secrets: what proves a host, a remote, a seat or a device, derived from the one key of this installation."""

import hashlib
import hmac
import secrets

_BACK_LETTERS = 20  # of a key for another phone, those that prove it
REMOTE_LETTERS = 12  # 48 bits, short enough to be typed; each guess costs a request


class Keyring:
    """Makes and compares keys and proofs.

    ``host_key`` is for the address printed at start and ends with this process. ``signed_out`` is anything that
    changes when all of the teacher's browsers are signed out: they and the remotes were let in under another one.
    """

    def __init__(self, secret_key: bytes, signed_out: str = "") -> None:
        self._secret, self._signed_out = secret_key, signed_out
        self._renew()

    def _renew(self) -> None:
        self.host_key = secrets.token_urlsafe(24)
        self.host_proof = self._of_teacher("host")

    def renew(self, signed_out: str) -> bool:
        """Stop accepting what was proven under another ``signed_out``, and return whether it was another one."""
        if signed_out == self._signed_out:
            return False
        self._signed_out = signed_out
        self._renew()
        return True

    @property
    def installation(self) -> str:
        """Return a few letters that tell this installation from another one, and nothing else."""
        return self._derived("name")[:8]

    def device_proof(self, name: str) -> str:
        """Return what proves that we have given a browser this name."""
        return self._derived(f"device {name}")

    def teacher_proof(self, teacher: str) -> str:
        """Return what proves that a browser was signed in as this teacher, under the text that follows the id."""
        return self._derived(f"teacher {teacher}")

    def remote_proof(self, remote: str) -> str:
        """Return what proves that a phone is this remote of a lesson."""
        return self._of_teacher(f"remote {remote}")

    def remote_key(self, lesson: str, number: int) -> str:
        """Return the key of this number that makes a phone the remote of one lesson, and opens nothing else."""
        return self._of_teacher(f"remote key {lesson} {number}")[:REMOTE_LETTERS]

    def back_key(self, person: str, token_hash: str) -> str:
        """Return the key with which another phone takes over a person's seat: once, since their token changes then."""
        return person + self._derived(f"back {person} {token_hash}")[:_BACK_LETTERS]

    @staticmethod
    def claimed_by(back_key: str) -> str:
        """Return the person such a key names; only the whole key proves that it is theirs."""
        return back_key[:-_BACK_LETTERS]

    def mark(self, lesson: str, device: str) -> str:
        """Return what is stored of a device with a lesson; it can't be recognised by it in another lesson."""
        return self._derived(f"mark {lesson} {device}")[:32]

    def mark_of(self, name: str) -> str:
        """Return what processes call a device or an address among themselves."""
        return self._derived(f"among processes {name}")[:32]

    def is_me(self, number: str) -> str:
        """Return what only this installation can say to a number: so an address is known to lead to it."""
        return self._derived(f"this is {number}")[:32]

    def _of_teacher(self, purpose: str) -> str:
        return self._derived(f"{purpose} {self._signed_out}" if self._signed_out else purpose)

    def _derived(self, purpose: str) -> str:
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).hexdigest()


def same(given: str, wanted: str) -> bool:
    """Return whether two secrets are equal, in a time that doesn't depend on how alike they are."""
    return hmac.compare_digest(given.encode(), wanted.encode())


def new_device() -> str:
    """Return a random name for a browser that has none yet."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a token for a seat: 192 bits of chance."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return what is stored of a token. It is too random to be guessed, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
