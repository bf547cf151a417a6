"""Who is asking: the cookies that carry credentials, and the door of the teacher's pages."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

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
)  # HOST is how the name of that cookie begins
_HOST_AGE = 30 * 24 * 3600  # seconds
_SEAT_AGE = 36 * 3600  # until a day after the lesson
_SHORTEST_TOKEN = 22
_READ = "quizbs.credentials"


class Credentials(msgspec.Struct, frozen=True):
    """What came with a request: whose it is, and its seat token and device ("" for none)."""

    teacher: str  # whose browser it is, as owner of banks and lessons; "" for nobody's
    seat: str  # hash of the token, as it is stored
    device: str
    remote: str = ""  # the lesson whose desk it opens, if it is a teacher's phone
    remote_number: int = 0  # of that remote: an earlier one of the lesson opens nothing any more

    @property
    def host(self) -> bool:
        """Return whether it is a teacher's browser, and no phone that is a remote."""
        return bool(self.teacher)

    def owns(self, lesson: ListedLesson) -> bool:
        """Return whether it is a browser of the teacher whose lesson this is."""
        return self.host and self.teacher == lesson.owner

    def opens_desk(self, lesson: ListedLesson) -> bool:
        """Return whether the desk of this lesson opens: to its teacher, and to the phone that is its remote now."""
        return self.owns(lesson) or (self.remote == lesson.id and self.remote_number == lesson.remotes)


class Access:
    """Reads credentials from cookies, and gives them.

    ``signed_in()`` returns of each teacher of a school, by id, the text under which their cookies are given. On a
    laptop there is none, and the key of its start opens the host's pages. ``id_of(name)`` returns which of them has
    a name, "" for none. ``is_remote(lesson, number)`` returns whether the phone with this number is the lesson's
    remote now.
    """

    def __init__(
        self,
        keyring: Keyring,
        signed_in: Callable[[], Mapping[str, str]] = dict,
        id_of: Callable[[str], str] = lambda _name: "",
        is_remote: Callable[[str, int], bool] = lambda _lesson, _number: False,
    ) -> None:
        self._keyring, self._signed_in, self._id_of, self._is_remote = keyring, signed_in, id_of, is_remote
        # Browsers don't tell ports apart: a demo beside a lesson must not sign the teacher out.
        self.host_name = f"{HOST}_{keyring.installation}"

    def read(self, cookies: dict[str, str], named: str = "") -> Credentials:
        """Return what the cookies prove. A forged one proves nothing.

        ``named`` is the teacher whom the school's proxy names, see ``header_sign_in``: then no cookie says otherwise.
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
        """Return whether there are teachers who sign in; then the key of this start opens nothing."""
        return bool(self._signed_in())

    def _remote(self, cookies: dict[str, str]) -> tuple[str, int]:
        named, _, proof = cookies.get(REMOTE, "").rpartition(".")
        if not same(proof, self._keyring.remote_proof(named)):
            return "", 0
        lesson, _, number = named.rpartition(".")
        return lesson, int(number)

    def of(self, environ: "WSGIEnvironment") -> Credentials:
        """Return what the cookies of a request prove, which is read once."""
        if _READ not in environ:
            environ[_READ] = self.read(dict(parse_cookie(environ)), named_in(environ))
        return cast("Credentials", environ[_READ])

    def pays_nothing(self, credentials: Credentials) -> bool:
        """Return whether it is a teacher's browser, or a phone that is the remote of an open lesson now."""
        if credentials.host or not credentials.remote:
            return credentials.host
        try:
            return self._is_remote(credentials.remote, credentials.remote_number)
        except Refused:  # the database is away, so nobody can say
            return False

    def of_request(self) -> Credentials:
        """Return what the cookies of the current request prove."""
        return self.of(request.environ)

    def only_the_host(self) -> Response | None:
        """Return what anybody but the host gets to see, ``None`` for the host. For ``before_request`` of host pages.

        The key of this start opens them too, and becomes the host's cookie.
        """
        key = request.args.get("key", "")
        if request.method == "GET" and same(key, self._keyring.host_key) and not self.is_school():  # 192 bits of chance
            # The key leaves the address bar at once, since that screen is projected.
            answer = redirect(request.path, 303)
            self.give_host(answer, FIRST)
            return answer
        if self.of_request().host:
            return None
        return shut()

    def give_host(self, response: Response, teacher: str) -> None:
        """Make this browser a teacher's; the cookie is the same after a restart."""
        proof = self._keyring.host_proof
        if under := self._signed_in().get(teacher):
            proof = f"{teacher}.{under}.{self._keyring.teacher_proof(f'{teacher}.{under}')}"
        _give(response, self.host_name, proof, _HOST_AGE)

    def give_remote(self, response: Response, lesson: str, number: int) -> None:
        """Make this browser the remote of this number of a lesson until a day after it."""
        named = f"{lesson}.{number}"
        _give(response, REMOTE, f"{named}.{self._keyring.remote_proof(named)}", _SEAT_AGE)

    def give_seat(self, response: Response, token: str) -> None:
        """Let this browser come back to its seat until a day after the lesson."""
        _give(response, SEAT, token, _SEAT_AGE)

    def give_device(self, response: Response, name: str) -> None:
        """Give this browser a name until a day after the lesson: limits count by it, and removals remember it."""
        _give(response, DEVICE, f"{name}.{self._keyring.device_proof(name)}", _SEAT_AGE)


def named_in(environ: Mapping[str, Any]) -> str:
    """Return the teacher whom the school's proxy names in a request, "" for nobody."""
    return str(environ.get(SIGNED_IN, ""))


def shut() -> Response:
    """Return what is shown for a page that is a teacher's, to whom it doesn't open."""
    page = render_template("host/only_here.html", join="/", unknown=bool(named_in(request.environ)))
    return make_response(page, 403)


def forget_seat(response: Response) -> None:
    """Remove the seat from this browser: it is shared by others, or its name was removed."""
    response.delete_cookie(SEAT, httponly=True, samesite="Lax", secure=request.is_secure)


def _give(response: Response, name: str, value: str, age: int) -> None:
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure)
