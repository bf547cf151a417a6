"""Who is asking: credentials and the cookies that carry them. What they open is decided elsewhere."""

import hashlib
import hmac
import secrets

import msgspec
from flask import request
from werkzeug.wrappers import Response

from quizbs.web.needs import Listed

HOST, REMOTE, SEAT, DEVICE = "quizbs_host", "quizbs_remote", "quizbs_seat", "quizbs_device"  # HOST: how its name begins
_HOST_AGE = 30 * 24 * 3600  # seconds
_BACK = 20  # letters of a key for another phone that prove it
_SEAT_AGE = 36 * 3600  # until a day after the lesson


class Credentials(msgspec.Struct, frozen=True):
    """What came with a request: is it the host, and which seat token and device does it carry ("" for none)."""

    host: bool
    seat: str  # hash of the token, as it is stored
    device: str
    remote: str = ""  # the lesson whose desk it opens, if it is a teacher's phone
    remote_number: int = 0  # of that remote: an earlier one of the lesson opens nothing any more

    def opens_desk(self, lesson: Listed) -> bool:
        """Return whether the desk of this lesson opens: to the host, and to the phone that is its remote now."""
        return self.host or (self.remote == lesson.id and self.remote_number == lesson.remotes)


class Access:
    """Makes and checks credentials.

    ``host_key`` is for the address printed at start and ends with this process. ``signed_out`` is anything that
    changes when all of the teacher's browsers are signed out: they and the remotes were let in under another one.
    """

    def __init__(self, secret_key: bytes, signed_out: str = "") -> None:
        self._secret, self._signed_out = secret_key, signed_out
        self._renew()
        # Browsers tell no ports apart: a demo beside a lesson must not sign the teacher out.
        self.host_name = f"{HOST}_{self._derived('name')[:8]}"

    def _renew(self) -> None:
        self.host_key = secrets.token_urlsafe(24)
        self._host_cookie = self._of_teacher("host")

    def renew(self, signed_out: str) -> bool:
        """Let in nobody any more who was let in under another ``signed_out``, and return whether it is another one."""
        if signed_out == self._signed_out:
            return False
        self._signed_out = signed_out
        self._renew()
        return True

    def opens_host(self, key: str) -> bool:
        """Tell whether ``key`` is the one that was printed at start."""
        return hmac.compare_digest(key.encode(), self.host_key.encode())

    def read(self, cookies: dict[str, str]) -> Credentials:
        """Return what the cookies prove. A forged one proves nothing."""
        host = hmac.compare_digest(cookies.get(self.host_name, "").encode(), self._host_cookie.encode())
        token = cookies.get(SEAT, "")
        name, _, proof = cookies.get(DEVICE, "").partition(".")
        device = name if hmac.compare_digest(proof.encode(), self._derived(f"device {name}").encode()) else ""
        seat = token_hash(token) if len(token) >= 22 else ""
        return Credentials(host, seat, device, *self._remote(cookies))

    def _remote(self, cookies: dict[str, str]) -> tuple[str, int]:
        named, _, proof = cookies.get(REMOTE, "").rpartition(".")
        if not self.same(proof, self._of_teacher(f"remote {named}")):
            return "", 0
        lesson, _, number = named.rpartition(".")
        return lesson, int(number)

    def remote_key(self, lesson: str, number: int) -> str:
        """Return the key of this number that makes a phone the remote of one lesson, and opens nothing else.

        Short enough to be typed: 48 bits, of which each guess costs a request.
        """
        return self._of_teacher(f"remote key {lesson} {number}")[:12]

    @staticmethod
    def same(given: str, wanted: str) -> bool:
        """Return whether two secrets are the same, in a time that says nothing of how alike they are."""
        return hmac.compare_digest(given.encode(), wanted.encode())

    def of_request(self) -> Credentials:
        """Return what the cookies of the current request prove."""
        return self.read(dict(request.cookies))

    def give_host(self, response: Response) -> None:
        """Make this browser the host's; the cookie is the same after a restart."""
        _give(response, self.host_name, self._host_cookie, _HOST_AGE)

    def back_key(self, person: str, token_hash: str) -> str:
        """Return the key with which another phone takes over somebody's seat: once, since their token changes then."""
        return person + self._derived(f"back {person} {token_hash}")[:_BACK]

    @staticmethod
    def claimed_by(back_key: str) -> str:
        """Return whom such a key names; whether it is theirs only the whole key proves."""
        return back_key[:-_BACK]

    def give_remote(self, response: Response, lesson: str, number: int) -> None:
        """Make this browser the remote of this number of a lesson until a day after it."""
        named = f"{lesson}.{number}"
        _give(response, REMOTE, f"{named}.{self._of_teacher(f'remote {named}')}", _SEAT_AGE)

    def give_seat(self, response: Response, token: str) -> None:
        """Let this browser come back to its seat until a day after the lesson."""
        _give(response, SEAT, token, _SEAT_AGE)

    def give_device(self, response: Response, name: str) -> None:
        """Give this browser a name for the limits, and to be known by where it was removed; until a day after."""
        _give(response, DEVICE, f"{name}.{self._derived(f'device {name}')}", _SEAT_AGE)

    def mark(self, lesson: str, device: str) -> str:
        """Return what is stored of a device with a lesson: nobody can tell it in another lesson by that."""
        return self._derived(f"mark {lesson} {device}")[:32]

    def _of_teacher(self, purpose: str) -> str:
        return self._derived(f"{purpose} {self._signed_out}" if self._signed_out else purpose)

    def _derived(self, purpose: str) -> str:
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).hexdigest()


def new_device() -> str:
    """Return a random name for a browser that has none yet."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a token for a seat: 192 bits of chance."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return what is stored of a token.

    It has more chance in it than anybody can guess, so no salt is needed.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def forget_seat(response: Response) -> None:
    """Take the seat out of this browser, which is a shared one or whose name was removed."""
    response.delete_cookie(SEAT, httponly=True, samesite="Lax", secure=request.is_secure)


def _give(response: Response, name: str, value: str, age: int) -> None:
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure)
