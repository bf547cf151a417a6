"""Authentication: the cookies with credentials, and the check before each of the teacher's pages."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

import msgspec
from flask import make_response, redirect, render_template, request
from werkzeug.http import parse_cookie
from werkzeug.wrappers import Response

from quizbs.game import Refused
from quizbs.live.keyring import Keyring, same, token_hash
from quizbs.store.lessons import ListedLesson
from quizbs.store.owners import FIRST
from quizbs.web.server.header_sign_in import SIGNED_IN

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

HOST, REMOTE, SEAT, DEVICE = (
    "quizbs_host",
    "quizbs_remote",
    "quizbs_seat",
    "quizbs_device",
)  # names of cookies; that of HOST is followed by the id of the installation
_HOST_AGE = 30 * 24 * 3600  # seconds
_SEAT_AGE = 36 * 3600  # until a day after the lesson
_SHORTEST_TOKEN = 22
_READ = "quizbs.credentials"


class Credentials(msgspec.Struct, frozen=True):
    """What the cookies of a request prove: the teacher's id, the hash of the seat token, the device's id.

    Each is "" if no cookie proves it. ``remote`` is the id of the lesson whose remote has sent the request,
    ``remote_number`` the number of that remote (see ``quizbs.live.remotes``).
    """

    teacher: str  # the teacher, as owner of banks and lessons; "" for other browsers
    seat: str  # hash of the token, as stored
    device: str
    remote: str = ""  # the lesson whose desk it may open, for a phone that is a remote
    remote_number: int = 0  # the remote's number; those of the lesson's earlier remotes are invalid

    @property
    def host(self) -> bool:
        """Return whether the request comes from a teacher's browser, and not from a remote."""
        return bool(self.teacher)

    def owns(self, lesson: ListedLesson) -> bool:
        """Return whether the request comes from a browser of the lesson's owner."""
        return self.host and self.teacher == lesson.owner

    def opens_desk(self, lesson: ListedLesson) -> bool:
        """Return whether the browser may open the desk of this lesson: its owner's, or the lesson's current remote."""
        return self.owns(lesson) or (self.remote == lesson.id and self.remote_number == lesson.remotes)


class Access:
    """Reads credentials from cookies, and sets cookies.

    ``signed_in()`` returns, by teacher's id, the random text that a valid cookie contains. It is empty on a laptop,
    where the key printed at start opens the host's pages. ``id_of(name)`` returns the id of the teacher with this name,
    "" if unknown. ``is_remote(lesson, number)`` returns whether the phone with this number is the lesson's current
    remote.
    """

    def __init__(
        self,
        keyring: Keyring,
        signed_in: Callable[[], Mapping[str, str]] = dict,
        id_of: Callable[[str], str] = lambda _name: "",
        is_remote: Callable[[str, int], bool] = lambda _lesson, _number: False,
    ) -> None:
        self._keyring, self._signed_in, self._id_of, self._is_remote = keyring, signed_in, id_of, is_remote
        # Cookies ignore ports: a demo beside a lesson must not sign the teacher out.
        self.host_name = f"{HOST}_{keyring.installation}"

    def read(self, cookies: dict[str, str], named: str = "") -> Credentials:
        """Return the credentials that cookies prove; forged ones are ignored.

        ``named`` is the teacher named by the school's proxy (``header_sign_in``), which overrides cookies.
        """
        token = cookies.get(SEAT, "")
        name, _, proof = cookies.get(DEVICE, "").partition(".")
        device = name if same(proof, self._keyring.device_proof(name)) else ""
        seat = token_hash(token) if len(token) >= _SHORTEST_TOKEN else ""
        teacher = self._id_of(named) if named else self._teacher(cookies)
        return Credentials(teacher, seat, device, *self._remote(cookies))

    def _teacher(self, cookies: dict[str, str]) -> str:
        given = cookies.get(self.host_name, "")
        if same(given, self._keyring.host_proof):
            return "" if self.is_school() else FIRST
        named, _, proof = given.rpartition(".")
        if not same(proof, self._keyring.teacher_proof(named)):
            return ""
        teacher, _, under = named.partition(".")
        return teacher if self._signed_in().get(teacher) == under else ""

    def is_school(self) -> bool:
        """Return whether teachers sign in, so that the key printed at start is invalid."""
        return bool(self._signed_in())

    def _remote(self, cookies: dict[str, str]) -> tuple[str, int]:
        named, _, proof = cookies.get(REMOTE, "").rpartition(".")
        if not same(proof, self._keyring.remote_proof(named)):
            return "", 0
        lesson, _, number = named.rpartition(".")
        return lesson, int(number)

    def credentials(self, environ: "WSGIEnvironment") -> Credentials:
        """Return the credentials of a request, cached in its WSGI environ."""
        if _READ not in environ:
            environ[_READ] = self.read(dict(parse_cookie(environ)), named_in(environ))
        return cast("Credentials", environ[_READ])

    def is_exempt(self, credentials: Credentials) -> bool:
        """Return whether rate limits don't apply: to a teacher's browser, and to the remote of an open lesson."""
        if credentials.host or not credentials.remote:
            return credentials.host
        try:
            return self._is_remote(credentials.remote, credentials.remote_number)
        except Refused:  # the database is unavailable
            return False

    def current(self) -> Credentials:
        """Return the credentials of the current request."""
        return self.credentials(request.environ)

    def only_the_host(self) -> Response | None:
        """Return ``None`` for the host, otherwise the response to send. Pages use it as ``before_request``.

        The key printed at start is accepted too, and exchanged for the host's cookie.
        """
        key = request.args.get("key", "")
        if request.method == "GET" and same(key, self._keyring.host_key) and not self.is_school():  # 192 random bits
            # Remove the key from the address bar, which may be projected.
            answer = redirect(request.path, 303)
            self.give_host(answer, FIRST)
            return answer
        if self.current().host:
            return None
        return shut()

    def give_host(self, response: Response, teacher: str) -> None:
        """Set the teacher's sign-in cookie. It stays valid after a restart."""
        proof = self._keyring.host_proof
        if under := self._signed_in().get(teacher):
            proof = f"{teacher}.{under}.{self._keyring.teacher_proof(f'{teacher}.{under}')}"
        _give(response, self.host_name, proof, _HOST_AGE)

    def give_remote(self, response: Response, lesson: str, number: int) -> None:
        """Set the cookie that makes a phone the lesson's remote with this number. It expires a day after the lesson."""
        named = f"{lesson}.{number}"
        _give(response, REMOTE, f"{named}.{self._keyring.remote_proof(named)}", _SEAT_AGE)

    def give_seat(self, response: Response, token: str) -> None:
        """Set the seat cookie, with which this browser returns to its seat until a day after the lesson."""
        _give(response, SEAT, token, _SEAT_AGE)

    def give_device(self, response: Response, name: str) -> None:
        """Set the cookie by which limits and exclusions recognise the device, valid until a day after the lesson.

        ``name`` is the device's id.
        """
        _give(response, DEVICE, f"{name}.{self._keyring.device_proof(name)}", _SEAT_AGE)


def named_in(environ: Mapping[str, object]) -> str:
    """Return the teacher's name that the school's proxy has sent with a request, "" if it has sent no name."""
    return str(environ.get(SIGNED_IN, ""))


def shut() -> Response:
    """Return the 403 page for a browser that may not open a teacher's page."""
    page = render_template("host/localhost_only.html", join="/", unknown=bool(named_in(request.environ)))
    return make_response(page, 403)


def forget_seat(response: Response) -> None:
    """Delete the seat cookie, because others share the seat or its name was removed."""
    response.delete_cookie(SEAT, httponly=True, samesite="Lax", secure=request.is_secure)


def _give(response: Response, name: str, value: str, age: int) -> None:
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure)
