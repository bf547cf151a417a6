"""While nothing can be saved, the watch retries each second; clocks stop, and get the time back afterwards."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from quizbs.live.storage_watch import StorageWatch
from quizbs.store.database import Unavailable


class Scene:
    """A storage watch with a clock that the test sets, on a disk that can be ``broken``."""

    def __init__(self) -> None:
        self.now, self.broken, self.tries = 100.0, "", 0
        self.database = SimpleNamespace(trouble="", is_locked=False, glance=self.glance)
        facts = SimpleNamespace(beat=lambda _now: None)
        store: Any = SimpleNamespace(database=self.database, key_values=facts)
        self.watch = StorageWatch(store, lambda: self.now)

    def glance(self) -> None:
        self.tries += 1
        self.database.trouble = self.broken
        if self.broken:
            raise Unavailable("", self.broken)

    def breaks(self, why: str) -> None:
        self.broken = self.database.trouble = why


def test_working_storage_changes_nothing() -> None:
    scene = Scene()
    assert all(scene.watch.check() for _ in range(10))
    assert (scene.tries, scene.watch.stopped_since) == (0, None)


def test_storage_failure_is_logged_once_and_stops_the_clocks(caplog: pytest.LogCaptureFixture) -> None:
    scene = Scene()
    scene.watch.check()
    scene.breaks("full")
    scene.now = 110.0
    assert not scene.watch.check()
    for _ in range(20):
        scene.now += 0.2
        assert not scene.watch.check()
    assert 4 <= scene.tries <= 5  # about once a second
    scene.broken, scene.now = "", 130.0
    assert not scene.watch.check()
    assert (scene.watch.trouble, cast("float", scene.watch.stopped_since)) == ("", 110.0)
    scene.watch.clocks_resumed()
    assert scene.watch.check()
    assert [record.message for record in caplog.records] == [
        "can't save: the disk is full: free some space",
        "saving works again",
    ]


def test_lost_time_counts_from_the_first_of_two_failures() -> None:
    scene = Scene()
    scene.breaks("full")
    scene.watch.check()
    scene.broken, scene.now = "away", 105.0
    scene.watch.check()
    scene.broken, scene.now = "", 110.0
    scene.watch.check()
    assert scene.watch.stopped_since == 100.0
