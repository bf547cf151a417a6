"""Who is asking: the cookies that carry credentials, and the door of the teacher's pages."""

import msgspec
from flask import make_response, redirect, render_template, request
from werkzeug.wrappers import Response

from quizbs.session.keyring import Keyring, same, token_hash
from quizbs.store.lessons import ListedLesson

HOST, REMOTE, SEAT, DEVICE = (
    "quizbs_host",
    "quizbs_remote",
    "quizbs_seat",
    "quizbs_device",
)  # HOST is how the name of that cookie begins
_HOST_AGE = 30 * 24 * 3600  # seconds
_SEAT_AGE = 36 * 3600  # until a day after the lesson
_SHORTEST_TOKEN = 22


class Credentials(msgspec.Struct, frozen=True):
    """What came with a request: whether it is the host's, and its seat token and device ("" for none)."""

    host: bool
    seat: str  # hash of the token, as it is stored
    device: str
    remote: str = ""  # the lesson whose desk it opens, if it is a teacher's phone
    remote_number: int = 0  # of that remote: an earlier one of the lesson opens nothing any more

    def opens_desk(self, lesson: ListedLesson) -> bool:
        """Return whether the desk of this lesson opens: to the host, and to the phone that is its remote now."""
        return self.host or (self.remote == lesson.id and self.remote_number == lesson.remotes)


class Access:
    """Reads credentials from cookies, and gives them."""

    def __init__(self, keyring: Keyring) -> None:
        self._keyring = keyring
        # Browsers don't tell ports apart: a demo beside a lesson must not sign the teacher out.
        self.host_name = f"{HOST}_{keyring.installation}"

    def read(self, cookies: dict[str, str]) -> Credentials:
        """Return what the cookies prove. A forged one proves nothing."""
        host = same(cookies.get(self.host_name, ""), self._keyring.host_proof)
        token = cookies.get(SEAT, "")
        name, _, proof = cookies.get(DEVICE, "").partition(".")
        device = name if same(proof, self._keyring.device_proof(name)) else ""
        seat = token_hash(token) if len(token) >= _SHORTEST_TOKEN else ""
        return Credentials(host, seat, device, *self._remote(cookies))

    def _remote(self, cookies: dict[str, str]) -> tuple[str, int]:
        named, _, proof = cookies.get(REMOTE, "").rpartition(".")
        if not same(proof, self._keyring.remote_proof(named)):
            return "", 0
        lesson, _, number = named.rpartition(".")
        return lesson, int(number)

    def of_request(self) -> Credentials:
        """Return what the cookies of the current request prove."""
        return self.read(dict(request.cookies))

    def only_the_host(self) -> Response | None:
        """Return what anybody but the host gets to see, ``None`` for the host. For ``before_request`` of host pages.

        The key of this start opens them too, and becomes the host's cookie.
        """
        key = request.args.get("key", "")
        if request.method == "GET" and same(key, self._keyring.host_key):  # 192 bits: nobody can guess it
            # The key leaves the address bar at once, since that screen is projected.
            answer = redirect(request.path, 303)
            self.give_host(answer)
            return answer
        if self.of_request().host:
            return None
        return make_response(render_template("host/only_here.html", join="/"), 403)

    def give_host(self, response: Response) -> None:
        """Make this browser the host's; the cookie is the same after a restart."""
        _give(response, self.host_name, self._keyring.host_proof, _HOST_AGE)

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


def forget_seat(response: Response) -> None:
    """Remove the seat from this browser: it is shared by others, or its name was removed."""
    response.delete_cookie(SEAT, httponly=True, samesite="Lax", secure=request.is_secure)


def _give(response: Response, name: str, value: str, age: int) -> None:
    response.set_cookie(name, value, max_age=age, httponly=True, samesite="Lax", secure=request.is_secure)
