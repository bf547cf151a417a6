"""``/metrics``: anonymous figures, only for this computer or with the token, and 404 without the extra."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

import pytest
import requests
from prometheus_client.parser import text_string_to_metric_families

from quizbs.app import App
from quizbs.config import Settings
from quizbs.durations import BOUNDS, Durations
from tests.support.timeouts import PATIENCE
from tests.web.shipped import Screen, host, open_lesson, running, student, until
from tests.web.test_pages import PORT, browser

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOKEN = "t" * 40
HERE = {"Host": f"127.0.0.1:{PORT}"}
SENT = {"Authorization": f"Bearer {TOKEN}"}
# All values that a label may have.
LABELS = {("outcome", "done"), ("outcome", "refused"), ("kind", "phone"), ("kind", "wall"), ("kind", "desk")}
LABELS |= {("le", str(bound)) for bound in (*BOUNDS, "+Inf")}


def figures(text: str) -> dict[tuple[str, str], float]:
    """Return the figures by name and value of the label, "" without a label."""
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            assert set(sample.labels.items()) <= LABELS, sample
            if "le" not in sample.labels:
                found[sample.name, "".join(sample.labels.values())] = sample.value
    return found


def test_durations_are_counted_up_to_each_bound() -> None:
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], 0.003, 60.0):
        durations.record(seconds)
    assert durations.up_to() == [2, 2, *[3] * (len(BOUNDS) - 2), 4]
    assert durations.seconds == pytest.approx(60.004)


def test_metrics_count_lessons_without_names(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        teacher = host(server)
        code = open_lesson(teacher)

        def now() -> dict[tuple[str, str], float]:
            answer = requests.get(f"{server.base}/metrics", timeout=PATIENCE)
            assert answer.status_code == 200
            assert not re.search(f"zebulon|{code}", answer.text, re.IGNORECASE)
            return figures(answer.text)

        before = now()
        assert before["quizbs_screens", "phone"] == before["quizbs_lessons_live", ""] == 0
        phones = [Screen(student(server, code, f"zebulon{n}"), "phone", code) for n in range(2)]
        wall = Screen(teacher, "wall", code)
        assert wall.act("lock") == {"done": True}
        assert "refused" in phones[0].act("lock")
        phones[1].wait_for(lambda view: view["lesson"]["locked"])
        after = now()
        assert (after["quizbs_screens", "phone"], after["quizbs_screens", "wall"]) == (2, 1)
        assert after["quizbs_lessons_live", ""] == 1
        assert after["quizbs_connections", ""] == 3
        assert (after["quizbs_act_seconds_count", "done"], after["quizbs_act_seconds_count", "refused"]) == (1, 1)
        assert 0 < after["quizbs_act_seconds_sum", "done"] < PATIENCE
        assert after["quizbs_commits_total", ""] > before["quizbs_commits_total", ""]
        until(lambda: now()["quizbs_views_sent_total", ""] >= 2, "views, which are sent together a little later")
        if sys.platform == "linux":
            assert after["process_resident_memory_bytes", ""] > 20_000_000
        for phone in phones:
            phone.close()
        until(lambda: now()["quizbs_screens", "phone"] == 0, "phones that have gone")


def app_with(folder: Path, **settings: Any) -> App:
    database = f"sqlite:///{folder / 'quizbs.db'}"
    return App(Settings(data=folder, database=database, **settings), PORT)


def status(app: App, address: str, **headers: str) -> int:
    sent = HERE | {name.replace("_", "-"): value for name, value in headers.items()}
    return browser(app).get("/metrics", headers=sent, environ_overrides={"REMOTE_ADDR": address}).status_code


@pytest.fixture(scope="module", params=[0, 1])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """Yield an app with a token, which trusts as many proxies as the parameter says."""
    public = "http://quiz.example.org"
    app = app_with(tmp_path_factory.mktemp("behind"), proxies=request.param, metrics_token=TOKEN, public_url=public)
    yield app
    app.stop()


def test_metrics_need_a_local_address_or_the_token(behind: App) -> None:
    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert status(behind, address) == 200
    for address in ("192.168.1.7", "", "nonsense"):
        assert status(behind, address) == 404
        assert status(behind, address, **SENT) == 200
        assert status(behind, address, Authorization="Bearer " + "u" * 40) == 404
        assert status(behind, address, Authorization=TOKEN) == 404


def test_request_with_a_proxy_header_is_not_local(behind: App) -> None:
    """This holds whether or not quizbs trusts the proxy, and for any header that a visitor sends."""
    for said in ("192.168.1.7", "127.0.0.1", "127.0.0.1, 127.0.0.1", ""):
        assert status(behind, "127.0.0.1", X_Forwarded_For=said) == 404
        assert status(behind, "127.0.0.1", X_Forwarded_For=said, **SENT) == 200
    assert status(behind, "127.0.0.1", Forwarded="for=127.0.0.1") == 404
    assert status(behind, "127.0.0.1", Host="quiz.example.org") == 404, "a proxy that says nothing"


def test_no_token_is_accepted_if_none_is_configured(tmp_path: Path) -> None:
    app = app_with(tmp_path)
    try:
        assert status(app, "192.168.1.7", Authorization="Bearer ") == 404
        assert status(app, "192.168.1.7", **SENT) == 404
    finally:
        app.stop()


def test_metrics_are_404_without_prometheus_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)  # so that importing it fails
    app = app_with(tmp_path, metrics_token=TOKEN)
    try:
        assert status(app, "127.0.0.1", **SENT) == 404
        assert browser(app).get("/healthz").status_code == 200
    finally:
        app.stop()
