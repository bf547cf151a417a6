"""Pages without sockets: what all pages have in common, joining, opening a lesson, and kind error pages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import Cookie, TestResponse

from quizbs.app import App
from quizbs.config import Settings
from quizbs.game.actors import Host
from quizbs.game.options import PRESETS
from quizbs.lesson.commands import Close, Lock, Remove
from quizbs.live.snapshot import seat_names

PORT = 6199
BASE = f"http://127.0.0.1:{PORT}"
ORIGIN = {"Origin": BASE}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    from tests.web.app import app_in  # imported late, since it imports this module

    with app_in(tmp_path_factory.mktemp("app")) as made:
        yield made


class Client(FlaskClient):
    """A test client that sends this server's host name, as the gate requires."""

    def open(self, *args: Any, **more: Any) -> TestResponse:
        return super().open(*args, **{"base_url": BASE, **more})

    def get_cookie(self, key: str, domain: str = "127.0.0.1", path: str = "/") -> Cookie | None:
        return super().get_cookie(key, domain, path)

    def set_cookie(self, key: str, value: str = "", *, domain: str = "127.0.0.1", **more: Any) -> None:
        super().set_cookie(key, value, domain=domain, **more)

    def delete_cookie(self, key: str, *, domain: str = "127.0.0.1", path: str = "/", **more: Any) -> None:
        super().delete_cookie(key, domain=domain, path=path, **more)


def browser(app: App) -> FlaskClient:
    return Client(app.web.flask)


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    client = browser(app)
    assert client.get(app.school.host_path).status_code == 303
    return client


def opened(teacher: FlaskClient, **form: str) -> str:
    page = teacher.post(
        "/host/open", data={"bank": "space", "preset": "classroom", "naming": "typed", **form}, headers=ORIGIN
    )
    assert page.status_code == 303, page.text
    return page.location.rpartition("/")[2]


@pytest.fixture
def code(teacher: FlaskClient) -> str:
    return opened(teacher)


def joins(app: App, code: str, **form: str) -> tuple[FlaskClient, TestResponse]:
    client = browser(app)
    assert client.get(f"/j/{code}").status_code == 200
    return client, client.post(f"/j/{code}", data=form, headers=ORIGIN)


def names(app: App, code: str) -> list[str]:
    listed = app.school.lesson_start.find(code)
    assert listed
    live = app.school.registry.lead(listed.id)
    return list(seat_names(live.lesson, live.people.now().names).values())


# Every page


def addresses(app: App, code: str) -> list[str]:
    rules = [rule for rule in app.web.flask.url_map.iter_rules() if "GET" in (rule.methods or ())]
    return [
        re.sub(r"<\w+>", "space", rule.rule.replace("<code:code>", code).replace("<path:name>", "pages/phone.js"))
        for rule in rules
    ]


def test_live_pages_are_not_translated(app: App, teacher: FlaskClient, code: str) -> None:
    """Chrome's translation replaces text nodes to which a live page's script still refers."""
    phone, _ = joins(app, code, name="ann")
    for client, path in ((phone, f"/j/{code}"), (teacher, f"/wall/{code}"), (teacher, f"/desk/{code}")):
        page = client.get(path, follow_redirects=True).text
        assert re.search(r'<script type="module"[^>]+/static/', page), path
        assert 'translate="no"' in page.partition("<head>")[0], path
        assert '<meta name="google" content="notranslate">' in page, path
    assert "translate" not in teacher.get("/host").text


def test_every_page_has_security_headers(app: App, teacher: FlaskClient, code: str) -> None:
    walked = [*addresses(app, code), "/nothing-here", "/host/open"]
    assert len(walked) > 10
    for path in walked:
        for client in (teacher, browser(app)):
            answer = client.get(path)
            answer.close()  # since a backup is sent from an open file
            assert answer.status_code < 500, path
            assert answer.headers["X-Content-Type-Options"] == "nosniff", path
            assert answer.headers["X-Frame-Options"] == "DENY", path
            assert answer.headers["Referrer-Policy"] == "same-origin", path
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self' 'nonce-"), path
            assert "frame-ancestors 'none'" in policy
            assert f"connect-src 'self' ws://127.0.0.1:{PORT};" in policy
            assert "unsafe" not in policy
            kept = "private, no-cache" if path.startswith("/qr/") and answer.status_code == 200 else "no-store"
            assert answer.headers["Cache-Control"] == kept, path


def test_every_page_has_fresh_nonce_and_no_inline_style(teacher: FlaskClient, code: str) -> None:
    seen = set()
    for path in ("/", "/host", f"/wall/{code}", f"/j/{code}", "/host"):
        page = teacher.get(path)
        nonce = re.search(r"'nonce-([^']+)'", page.headers["Content-Security-Policy"])
        assert nonce
        assert nonce[1] not in seen
        seen.add(nonce[1])
        for script in re.findall(r"<script[^>]*>", page.text):
            assert f'nonce="{nonce[1]}"' in script, (path, script)
        assert not re.search(r"<style|\sstyle=|\son\w+=", page.text), path


def test_page_loads_nothing_from_another_host(teacher: FlaskClient, code: str) -> None:
    for path in ("/", "/host", f"/wall/{code}", f"/j/{code}"):
        page = teacher.get(path).text
        assert not re.search(r"""(src|href|action)=["'](https?:)?//""", page), path


def sheet(client: FlaskClient) -> str:
    """Return the address of the first page's stylesheet."""
    address = re.search(r'"(/static/pages/phone-[0-9A-Z]{8}\.css)"', client.get("/").text)
    assert address
    return address[1]


def test_static_files_are_cached_forever_and_compressed(teacher: FlaskClient) -> None:
    file = sheet(teacher)
    plain = teacher.get(file)
    assert plain.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    packed = teacher.get(file, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"])
    assert teacher.get("/static/manifest.json").headers["Cache-Control"] == "no-store"


def test_static_file_has_stricter_headers(teacher: FlaskClient) -> None:
    file = sheet(teacher)
    got, asked = teacher.get(file), teacher.head(file)
    assert got.headers["X-Content-Type-Options"] == "nosniff"
    assert got.headers["X-Frame-Options"] == "DENY"
    assert got.headers["Referrer-Policy"] == "same-origin"
    assert got.headers["Content-Security-Policy"] == "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
    assert got.headers["Content-Type"] == "text/css; charset=utf-8"
    assert (asked.status_code, asked.data, dict(asked.headers)) == (200, b"", dict(got.headers))
    assert teacher.post(file, headers=ORIGIN).status_code == 404


@pytest.mark.parametrize(
    "path", ["../config.py", "..%2fconfig.py", "pages/../../config.py", "%5c..%5cconfig.py", "pages"]
)
def test_file_outside_the_static_folder_is_not_served(teacher: FlaskClient, path: str) -> None:
    assert teacher.get(f"/static/{path}").status_code == 404


def test_health_and_readiness_answer(app: App) -> None:
    assert browser(app).get("/healthz").text == "ok\n"
    assert browser(app).get("/readyz").text == "ready\n"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nothing", 404), ("GET", "/host/open", 405), ("POST", "/play", 405), ("GET", "/static/x/y", 404)],
)
def test_unknown_page_has_kind_404(teacher: FlaskClient, method: str, path: str, status: int) -> None:
    page = teacher.open(path, method=method, headers=ORIGIN)
    assert page.status_code == status
    assert "Traceback" not in page.text
    assert "<h1" in page.text


def test_internal_error_page_shows_no_traceback(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.school.catalog, "offered", lambda: 1 // 0)
    page = teacher.get("/host")
    assert page.status_code == 500
    assert "Zero" not in page.text
    assert "Your game is safe" in page.text


def test_form_from_another_page_is_refused(app: App, teacher: FlaskClient) -> None:
    form = {"bank": "space", "preset": "classroom"}
    before = app.school.lesson_start.newest()
    assert teacher.post("/host/open", data=form, headers={"Origin": "http://evil.example"}).status_code == 403
    assert teacher.post("/host/open", data=form).status_code == 403
    assert app.school.lesson_start.newest() == before


# Who may see what


@pytest.mark.parametrize("path", ["/host", "/wall", "/wall/ABCD", "/alone/ABCD", "/banks/space"])
def test_teachers_pages_need_the_hosts_cookie(app: App, code: str, path: str) -> None:
    student, _ = joins(app, code, typed="ann")
    for client in (browser(app), student):
        page = client.get(path)
        assert page.status_code == 403
        assert "for the teacher" in page.text


def test_only_teacher_gets_the_qr_code_of_a_seat(app: App, teacher: FlaskClient, code: str) -> None:
    student, _ = joins(app, code, typed="ann")
    path = f"/desk/{code}/seat/1.svg"
    assert teacher.get(path).mimetype == "image/svg+xml"
    for client in (browser(app), student):
        assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/host/open", "/banks/upload", "/banks/space/copy"])
def test_teachers_forms_need_the_hosts_cookie(app: App, path: str) -> None:
    assert browser(app).post(path, headers=ORIGIN).status_code == 403


def test_host_key_is_moved_from_the_address_to_a_cookie(app: App) -> None:
    client = browser(app)
    answer = client.get(app.school.host_path)
    assert answer.location == "/host"
    name = app.web.access.host_name
    cookie = next(line for line in answer.headers.getlist("Set-Cookie") if line.startswith(f"{name}="))
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert app.school.keyring.host_key not in cookie
    assert client.get("/host").status_code == 200


@pytest.mark.parametrize("key", ["x", "", "ü", "0" * 32])
def test_wrong_key_opens_nothing(app: App, key: str) -> None:
    client = browser(app)
    assert client.get("/host", query_string={"key": key}).status_code == 403
    client.set_cookie(app.web.access.host_name, key, domain="127.0.0.1")
    assert client.get("/host").status_code == 403


def test_stranger_sees_no_name_on_any_page(app: App, teacher: FlaskClient, code: str) -> None:
    joins(app, code, typed="Annika")
    stranger = browser(app)
    for path in [*addresses(app, code), f"/j/{code}"]:
        assert "Annika" not in stranger.get(path).text, path
    again = stranger.post(f"/j/{code}", data={"typed": "Annika"}, headers=ORIGIN)
    assert "Annika" not in again.text
    assert sorted(names(app, code)) == ["Annika", "Annika 2"]


# Joining


def test_student_joins_from_the_code_with_two_taps(app: App, code: str) -> None:
    client = browser(app)
    page = client.get(f"/{code}")
    offered = re.search(r'name="name" value="([^"]+)"', page.text)
    assert offered
    assert code in page.text
    answer = client.post(f"/j/{code}", data={"name": offered[1], "take": "offered", "typed": "x" * 30}, headers=ORIGIN)
    assert answer.location == "/play"
    assert names(app, code) == [offered[1]]
    assert f'data-lesson="{code}"' in client.get("/play").text
    # A second scan leads to the seat, and a second tap on the button doesn't take another seat.
    assert client.get(f"/j/{code}").location == "/play"
    assert client.post(f"/j/{code}", data={"typed": "bob"}, headers=ORIGIN).location == "/play"
    assert names(app, code) == [offered[1]]


def test_code_may_be_typed_in_any_case_with_spaces_or_dashes(app: App, code: str) -> None:
    for typed in (code, code.lower(), f" {code[:2]} {code[2:]} ", f"{code[0]}-{code[1:]}"):
        answer = browser(app).post("/", data={"code": typed}, headers=ORIGIN)
        assert answer.location == f"/j/{code}"


@pytest.mark.parametrize("typed", ["", "ZZZZ", "<b>x</b>", "0" * 5000, "☃☃☃☃"])
def test_wrong_code_is_reported_and_kept_in_field(app: App, typed: str) -> None:
    page = browser(app).post("/", data={"code": typed}, headers=ORIGIN)
    assert page.status_code == 404
    assert "No lesson has this code" in page.text
    assert "<b>x" not in page.text


@pytest.fixture
def stopped(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the limits for wrong codes: on a slow machine the first waits would be over."""
    monkeypatch.setattr(app.school.limits.codes, "_clock", lambda: 0.0)


@pytest.mark.usefixtures("stopped")
def test_device_that_guesses_codes_has_to_wait(app: App, code: str) -> None:
    guesser = browser(app)
    guesser.get("/")
    statuses = [guesser.get("/j/ZZZZ").status_code for _ in range(4)]
    assert statuses[0] == 404
    assert statuses[-1] == 429
    other = browser(app)
    other.get("/")
    assert other.get(f"/j/{code}").status_code == 200


def test_desk_pages_do_not_reveal_which_codes_exist(app: App, teacher: FlaskClient, code: str) -> None:
    other, remote = opened(teacher), browser(app)
    listed = app.school.lesson_start.find(other)
    assert listed
    remote.post(f"/remote/{other}", data={"key": app.school.keyring.remote_key(listed.id, 0)}, headers=ORIGIN)
    assert remote.get(f"/desk/{other}").status_code == 200
    for stranger in (browser(app), remote):
        for path in (
            "/desk/{}",
            "/desk/{}/plan?minutes=30",
            "/desk/{}/remote",
            "/desk/{}/remote.svg",
            "/desk/{}/seat/1.svg",
        ):
            real, unknown = (stranger.get(path.format(one)) for one in (code, "ZZZZ"))
            assert (real.status_code, real.location) == (unknown.status_code, unknown.location), path
            assert _without_nonce(real) == _without_nonce(unknown), path
    assert teacher.get("/desk/ZZZZ").location == "/host"


@pytest.mark.usefixtures("stopped")
def test_guessed_link_for_a_remote_counts_as_a_wrong_code(app: App, teacher: FlaskClient, code: str) -> None:
    listed = app.school.lesson_start.find(code)
    assert listed
    real, unknown = (browser(app).get(f"/remote/{one}?key=x") for one in (code, "ZZZZ"))
    assert real.status_code == unknown.status_code == 403
    assert _without_nonce(real) == _without_nonce(unknown)
    guesser, key = browser(app), app.school.keyring.remote_key(listed.id, 0)
    guesser.get("/")
    statuses = [guesser.get(f"/remote/{one}?key=x").status_code for one in (code, "ZZZZ", code, code)]
    assert (statuses[0], statuses[-1]) == (403, 429)
    assert guesser.get(f"/remote/{code}?key={key}").status_code == 429, "nor by a right one after wrong ones"
    assert guesser.post(f"/remote/{code}", data={"key": key}, headers=ORIGIN).status_code == 429
    assert browser(app).get(f"/remote/{code}?key={key}").status_code == 200


def _without_nonce(page: TestResponse) -> str:
    return re.sub(r'nonce="[^"]+"', "", page.text)


@pytest.mark.parametrize(("typed", "word"), [("x" * 17, "shorter"), ("!!", "letters"), ("Аda", "one alphabet")])
def test_unusable_name_is_returned_with_the_reason(app: App, code: str, typed: str, word: str) -> None:
    _, page = joins(app, code, typed=typed)
    assert page.status_code == 409
    assert word in page.text
    assert f'value="{typed}"' in page.text
    assert names(app, code) == []


def test_name_is_escaped_on_every_page(app: App, code: str) -> None:
    _, answer = joins(app, code, typed="<svg onload=x>")
    assert answer.location == "/play"
    assert names(app, code) == ["<svg onload=x>"]


def test_locked_removed_and_closed_pages_explain_themselves(app: App, code: str) -> None:
    listed = app.school.lesson_start.find(code)
    assert listed
    inside, _ = joins(app, code, typed="ann")
    removed, _ = joins(app, code, typed="bob")
    late = browser(app)
    late.get(f"/j/{code}")
    app.school.registry.lead(listed.id).act(Host(), "lock1", Lock())
    page = late.post(f"/j/{code}", data={"typed": "cem"}, headers=ORIGIN)
    assert page.status_code == 409
    assert "The game is locked" in page.text
    assert inside.get(f"/j/{code}").location == "/play"

    app.school.registry.lead(listed.id).act(Host(), "remove1", Remove(2))
    assert "Your teacher removed you" in removed.get(f"/j/{code}").text
    assert "Your teacher removed you" in removed.get("/play").text

    app.school.registry.lead(listed.id).act(Host(), "close1", Close())
    assert "lesson is over" in inside.get("/play").text
    assert browser(app).get(f"/j/{code}").status_code == 404


def test_student_can_leave_the_seat_on_a_phone(app: App, code: str) -> None:
    client, _ = joins(app, code, typed="ann")
    assert "Back to my seat" in client.get("/").text
    assert client.post("/leave", headers=ORIGIN).location == "/"
    assert client.get("/play").location == "/"


def test_seat_cookie_is_long_and_stored_only_as_a_hash(app: App, code: str, tmp_path: Path) -> None:
    client, answer = joins(app, code, typed="ann")
    cookie = next(line for line in answer.headers.getlist("Set-Cookie") if line.startswith("quizbs_seat="))
    assert {"HttpOnly", "SameSite=Lax", "Max-Age=129600"} <= set(cookie.split("; "))
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 32
    stored = b"".join(path.read_bytes() for path in Path(app.store.database.url.database or "").parent.iterdir())
    assert token.encode() not in stored
    assert client.get("/play").status_code == 200


def test_qr_code_contains_the_join_address(app: App, code: str) -> None:
    picture = browser(app).get(f"/qr/{code}.svg")
    assert picture.mimetype == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert browser(app).get("/qr/ZZZZ.svg").status_code == 404


def test_behind_proxy_cookies_are_secure_and_codes_longer(tmp_path: Path) -> None:
    public, database = "https://quiz.example.org", f"sqlite:///{tmp_path / 'quizbs.db'}"
    whole = App(Settings(data=tmp_path, database=database, public_url=public, proxies=1), PORT)
    try:
        client = browser(whole)
        forwarded = {"Host": "quiz.example.org", "X-Forwarded-Proto": "https", "Origin": public}
        answer = client.get(whole.school.host_path, headers=forwarded)
        assert all("Secure" in cookie.split("; ") for cookie in answer.headers.getlist("Set-Cookie"))
        assert "connect-src 'self' wss://" in answer.headers["Content-Security-Policy"]
        assert client.get("/", headers={"Host": "evil.example", "X-Forwarded-Proto": "https"}).status_code == 400
        game = whole.school.lesson_start.setup("bs", PRESETS["bs"], None, ())
        assert len(whole.school.lesson_start.open(game).code) == 6
    finally:
        whole.stop()


# Opening a lesson


@pytest.mark.parametrize(("naming", "shines"), [("made", True), ("roster", True), ("typed", False), ("held", False)])
def test_brains_shines_is_off_by_default_with_typed_names(tmp_path: Path, naming: str, shines: bool) -> None:
    whole = App(Settings(data=tmp_path, database=f"sqlite:///{tmp_path / 'quizbs.db'}"), PORT)
    try:
        setup = whole.school.lesson_start.setup("bs", PRESETS["cheater"], None, ())
        lesson = whole.school.lesson_start.open(setup, naming)
        assert whole.school.registry.state(lesson.id).session.setup.options.shines is shines
    finally:
        whole.stop()


def test_set_up_offers_banks_presets_and_options(teacher: FlaskClient) -> None:
    page = teacher.get("/host").text
    assert page.count('name="bank"') >= 8
    assert page.count('name="preset"') == 4
    assert 'name="opt.turn_time"' in page
    assert re.search(r'value="classroom"[^>]* checked', page)


def test_opened_lesson_has_the_chosen_rules_and_can_be_resumed(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher, preset="cheater", **{"opt.call_word": "Lüge!", "opt.turn_time": "60"})
    listed = app.school.lesson_start.find(code)
    assert listed
    game = app.school.registry.lesson(listed.id).setup
    assert (game.preset, game.options.call_word, game.options.turn_time) == ("cheater", "Lüge!", 60)
    assert game.bank == "space"
    assert game.practice is not None
    assert f"/wall/{code}" in teacher.get("/host").text
    assert teacher.get("/wall").location == f"/wall/{code}"
    assert f'data-lesson="{code}"' in teacher.get(f"/wall/{code}").text


@pytest.mark.parametrize(
    "form",
    [
        {"bank": ""},
        {"bank": "no such bank"},
        {"bank": "own-0"},
        {"preset": "poker"},
        {"opt.call_word": "x" * 17},
        {"opt.turn_time": "-5"},
        {"opt.deck": "Z"},
        {"problems": "x", "form": "y", "self": "z", "opt.turn_time": "a"},
    ],
)
def test_unplayable_set_up_returns_form_unchanged(teacher: FlaskClient, form: dict[str, str]) -> None:
    whole = {"bank": "space", "preset": "bottle", "opt.window": "8", "opt.questions": "true", **form}
    page = teacher.post("/host/open", data=whole, headers=ORIGIN)
    assert page.status_code == 409
    assert 'role="alert"' in page.text
    assert re.search(r'<option value="8" selected', page.text)


def test_cards_only_needs_no_bank(teacher: FlaskClient) -> None:
    assert opened(teacher, preset="bs", bank="")
