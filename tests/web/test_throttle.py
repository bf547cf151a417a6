"""The throttle alone: the prices of requests, waits, and the answers beyond the limits."""

from collections.abc import Iterable
from io import BytesIO
from typing import Any

import gevent
import gevent.event
import pytest

from quizbs.live.keyring import Keyring
from quizbs.rate_limits.limits import OF_STRANGERS, PATIENCE, SOCKETS_OF_DEVICE, RateLimits
from quizbs.web.access import DEVICE, REMOTE, Access
from quizbs.web.server.throttle import (
    FILE,
    FORM,
    FORM_SIZE,
    LINE,
    PAGE,
    POLL,
    POST,
    REFUSED,
    REST,
    PageQueue,
    Throttle,
    price,
)

PAGES = {"en": b"<h1>One moment</h1>", "de": b"<h1>Einen Moment bitte</h1>"}

KEYRING = Keyring(b"key")


class Gate:
    """The throttle in front of a program that records its requests; the clock advances only while a request waits."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.remotes = {("lesson", 3)}
        self.access = Access(KEYRING, is_remote=lambda lesson, number: (lesson, number) in self.remotes)
        self.limits = RateLimits(clock=lambda: self.now)
        self.asked: list[str] = []
        self.bodies: list[bytes] = []
        self.waited: list[float] = []
        self.headers: dict[str, str] = {}
        self.more: dict[str, Any] = {}
        self.throttle = Throttle(self._inner, self.access, self.limits, PAGES.__getitem__, self._wait)

    def _wait(self, seconds: float) -> None:
        self.waited.append(seconds)

    def _inner(self, environ: Any, start: Any) -> Iterable[bytes]:
        self.asked.append(environ["PATH_INFO"])
        self.bodies.append(environ["wsgi.input"].read())
        start("200 OK", [])
        return [b"done"]

    def cookie(self, name: str) -> str:
        """Return the cookie of a device with this name, or of the host."""
        if name == "host":
            return f"{self.access.host_name}={KEYRING.host_proof}"
        return f"{DEVICE}={name}.{KEYRING.device_proof(name)}"

    def ask(self, path: str = "/check", who: str = "", body: bytes = b"", **more: Any) -> tuple[str, bytes]:
        """Send a request and return status and body of the response."""
        said: list[str] = []

        def start(status: str, headers: list[tuple[str, str]], _exc: object = None) -> Any:
            said.append(status[:3])
            self.headers = dict(headers)

        environ = request(path, body=body, REMOTE_ADDR="203.0.113.7", **self.more, **more)
        if who:
            environ["HTTP_COOKIE"] = self.cookie(who)
        answer = b"".join(self.throttle(environ, start))
        return said[0], answer


def request(path: str, body: bytes = b"", **more: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    whole = {"REQUEST_METHOD": "POST" if body else "GET", "PATH_INFO": path, "QUERY_STRING": query}
    return whole | {"CONTENT_LENGTH": str(len(body)), "wsgi.input": BytesIO(body)} | more


@pytest.fixture
def gate() -> Gate:
    return Gate()


def spend(gate: Gate, who: str = "") -> None:
    """Send requests until the limit is used up."""
    while gate.ask(who=who)[0] == "200":
        pass


@pytest.mark.parametrize(
    ("path", "body", "costs"),
    [
        ("/", b"", PAGE),
        ("/j/K7Q4", b"", PAGE),
        ("/qr/K7Q4.svg", b"", PAGE),
        ("/j/K7Q4", b"name=ann", FORM),
        ("/static/abc/css/base.css", b"", FILE),
        ("/socket.io/?EIO=4&transport=polling", b"", LINE),
        ("/socket.io/?EIO=4&transport=websocket", b"", LINE),
        ("/socket.io/?EIO=4&transport=polling&asid=1", b"", LINE),
        ("/socket.io/?EIO=4&transport=polling&sid=x", b"", POLL),
        ("/socket.io/?EIO=4&transport=polling&sid=x", b"40", POST),
        ("/socket.iox", b"", PAGE),
    ],
)
def test_price_depends_on_the_kind_of_request(path: str, body: bytes, costs: float) -> None:
    assert price(request(path, body)) == costs


def test_excessive_request_gets_429_without_work(gate: Gate) -> None:
    spend(gate)
    done = len(gate.asked)
    status, said = gate.ask()
    assert (status, len(gate.asked)) == ("429", done)
    assert b"Please wait a moment" in said
    assert gate.headers["Retry-After"] == "3"
    assert gate.headers["Connection"] == "close"
    assert gate.headers["Content-Type"].startswith("text/plain")
    assert gate.waited[-1] == REFUSED  # refused requests are delayed, too


def test_browser_over_the_limit_gets_a_page_that_reloads(gate: Gate) -> None:
    spend(gate)
    assert gate.ask(HTTP_ACCEPT="text/html,*/*;q=0.8") == ("429", PAGES["en"])
    assert gate.ask(HTTP_ACCEPT="text/html", HTTP_ACCEPT_LANGUAGE="de-CH") == ("429", PAGES["de"])
    assert gate.headers["Refresh"] == "3"
    assert gate.headers["Content-Type"].startswith("text/html")


def test_early_request_is_answered_after_a_wait(gate: Gate) -> None:
    spend(gate)
    waits = [seconds for seconds in gate.waited if seconds != REFUSED]
    assert waits
    assert max(waits) <= PATIENCE
    assert len(gate.asked) * PAGE <= OF_STRANGERS[0] + PATIENCE * OF_STRANGERS[1]


def test_limit_recovers_after_a_minute(gate: Gate) -> None:
    spend(gate)
    gate.now += 60
    gate.waited.clear()
    assert [gate.ask()[0] for _ in range(20)] == ["200"] * 20
    assert gate.waited == [PAGE / 1000] * 20  # only the pause after each page


def test_teacher_pays_nothing(gate: Gate) -> None:
    spend(gate)
    assert {gate.ask("/host", "host")[0] for _ in range(1000)} == {"200"}


def test_remote_is_exempt_until_replaced(gate: Gate) -> None:
    spend(gate)
    cookie = f"{REMOTE}=lesson.3.{KEYRING.remote_proof('lesson.3')}"
    assert {gate.ask(HTTP_COOKIE=cookie)[0] for _ in range(1000)} == {"200"}
    gate.remotes.clear()
    assert gate.ask(HTTP_COOKIE=cookie)[0] == "429"


def test_forged_cookie_has_the_limit_of_strangers(gate: Gate) -> None:
    gate.limits.seat("ann")
    spend(gate)
    assert gate.ask(HTTP_COOKIE=f"{gate.access.host_name}=guess")[0] == "429"
    assert gate.ask(HTTP_COOKIE=f"{DEVICE}=ann.guess")[0] == "429"
    assert gate.ask(who="ann")[0] == "200"


def test_device_may_have_eight_sockets(gate: Gate) -> None:
    for _ in range(SOCKETS_OF_DEVICE):
        assert gate.ask("/socket.io/?EIO=4&transport=websocket", "ann")[0] == "200"
        gate.limits.open_socket("ann", "203.0.113.7")
    for transport in ("websocket", "polling"):
        assert gate.ask(f"/socket.io/?EIO=4&transport={transport}", "ann")[0] == "429"
    assert gate.ask("/socket.io/?EIO=4&transport=polling&sid=x", "ann")[0] == "200"  # an existing socket


def test_form_is_read_before_it_is_queued_and_has_a_maximum(gate: Gate) -> None:
    assert gate.ask("/j/K7Q4", body=b"name=ann")[0] == "200"
    assert gate.bodies[-1] == b"name=ann"
    assert gate.ask("/j/K7Q4", body=b"a" * (FORM_SIZE + 1))[0] == "413"
    assert gate.ask("/host/open", "host", body=b"a" * (FORM_SIZE + 1))[0] == "200"  # the host may paste a bank


def test_request_waiting_for_refusal_does_not_block_others(gate: Gate) -> None:
    rests: list[str] = []

    class Rest:
        def __enter__(self) -> None:
            rests.append("rests")

        def __exit__(self, *_: object) -> None:
            rests.append("works")

    spend(gate)
    gate.more = {REST: Rest}
    assert gate.ask()[0] == "429"
    assert rests == ["rests", "works"]


def test_queue_pauses_as_long_as_its_work(gate: Gate) -> None:
    gate.ask("/check")
    gate.ask("/j/aa", body=b"typed=ann")
    gate.ask("/socket.io/?EIO=4&transport=polling")
    gate.ask("/static/x/app.js")
    assert gate.waited == [PAGE / 1000, FORM / 1000, LINE / 1000, FILE / 1000]
    gate.waited.clear()
    gate.ask("/socket.io/?EIO=4&transport=polling&sid=x")  # a poll waits for messages, which is no work
    assert gate.waited == []


def test_seated_devices_are_served_without_a_pause(gate: Gate) -> None:
    gate.limits.seat("ann")
    gate.ask("/static/x/app.js", who="ann")
    assert gate.waited == [0.0]


def test_seated_device_does_not_wait_for_strangers() -> None:
    went: list[str] = []
    limits = RateLimits()
    limits.seat("ann")

    def inner(environ: Any, start: Any) -> Iterable[bytes]:
        went.append(environ["PATH_INFO"])
        return [b""]

    throttle = Throttle(inner, Access(KEYRING), limits, lambda _tag: b"")
    cookie = f"{DEVICE}=ann.{KEYRING.device_proof('ann')}"
    asked = [request("/check", REMOTE_ADDR="203.0.113.7") for _ in range(5)]
    asked.append(request("/play", REMOTE_ADDR="203.0.113.7", HTTP_COOKIE=cookie))
    gevent.joinall([gevent.spawn(throttle, one, lambda *_: None) for one in asked])
    assert went.index("/play") <= 1
    assert len(went) == 6


def test_pages_run_one_at_a_time_with_class_in_between() -> None:
    went: list[str] = []

    def inner(environ: Any, start: Any) -> Iterable[bytes]:
        went.append("begins")
        gevent.sleep(0)  # like a request to a remote database
        went.append("ends")
        return [b""]

    throttle = Throttle(inner, Access(KEYRING), RateLimits(), lambda _tag: b"")

    def act() -> None:
        for _ in range(10):
            went.append("act")
            gevent.sleep(0)

    def start(*_: object) -> Any:
        return None

    def page() -> None:
        throttle(request("/check"), start)

    gevent.joinall([*(gevent.spawn(page) for _ in range(5)), gevent.spawn(act)])
    pages = [what for what in went if what != "act"]
    assert pages == ["begins", "ends"] * 5
    assert went.index("act") < went.index("ends", went.index("ends") + 1)


def test_rare_requests_precede_those_of_busy_devices() -> None:
    went: list[str] = []
    made_up = [f"m{number}" for number in range(39)]
    now = [0.0]
    limits = RateLimits(clock=lambda: now[0])
    for device in (*made_up, "ann", "new"):
        limits.seat(device)
    for second in range(60):  # they use all that they get
        now[0] = float(second)
        for device in made_up:
            while limits.charge(device, "203.0.113.7", PAGE, patience=0.0) is not None:
                pass
        if second % 2:
            limits.charge("ann", "203.0.113.7", PAGE)  # a tap every two seconds
    now[0] += 2
    limits.charge("new", "203.0.113.8", 45.0)  # a device that has just joined

    def inner(environ: Any, start: Any) -> Iterable[bytes]:
        gevent.sleep(0)
        went.append(environ["PATH_INFO"])
        return [b""]

    throttle = Throttle(inner, Access(KEYRING), limits, lambda _tag: b"")

    def asks(device: str) -> Any:
        cookie = f"{DEVICE}={device}.{KEYRING.device_proof(device)}"
        page = request(f"/{device}", REMOTE_ADDR="203.0.113.7", HTTP_COOKIE=cookie)
        return gevent.spawn(throttle, page, lambda *_: None)

    gevent.joinall([asks(device) for device in (*made_up, "new", "ann")])
    assert (went[0], went[1:3]) == (f"/{made_up[0]}", ["/ann", "/new"])


def test_killed_request_does_not_block_the_queue() -> None:
    lane, went, goes_on = PageQueue(), list[str](), gevent.event.Event()

    def does(name: str, spent: float) -> None:
        with lane.turn(spent):
            went.append(name)
            goes_on.wait()

    first, waiting, last = (gevent.spawn(does, name, spent) for name, spent in (("a", 0.0), ("b", 1.0), ("c", 2.0)))
    gevent.sleep(0)
    gevent.kill(waiting)
    gevent.kill(first)  # in the middle of its turn
    goes_on.set()
    gevent.joinall([last, gevent.spawn(does, "d", 0.0)], raise_error=True)
    assert went == ["a", "c", "d"]
