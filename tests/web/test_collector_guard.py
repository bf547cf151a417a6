"""When connections are excluded from garbage collection."""

import gc
from collections.abc import Iterator

import pytest

from quizbs.web.server.wsgi import CollectorGuard


@pytest.fixture
def guard() -> Iterator[CollectorGuard]:
    gc.unfreeze()
    yield CollectorGuard()
    gc.unfreeze()


def test_new_connections_are_frozen_seconds_after_the_last(guard: CollectorGuard) -> None:
    guard.update(20, now=0.0)
    guard.update(40, now=3.0)
    guard.update(40, now=7.0)
    assert gc.get_freeze_count() == 0
    guard.update(40, now=8.0)
    assert gc.get_freeze_count() > 0


def test_many_new_connections_are_frozen_at_once(guard: CollectorGuard) -> None:
    guard.update(60, now=0.0)
    assert gc.get_freeze_count() > 0
    gc.unfreeze()
    guard.update(100, now=1.0)
    assert gc.get_freeze_count() == 0
    guard.update(30, now=2.0)  # most connections have closed, and new ones come
    guard.update(85, now=3.0)
    assert gc.get_freeze_count() > 0


def test_frozen_objects_are_collected_after_all_disconnect(guard: CollectorGuard) -> None:
    class Phone:
        itself: "Phone"

    gone: list[str] = []
    phone = Phone()
    phone.itself = phone
    Phone.__del__ = lambda _: gone.append("gone")  # type: ignore[attr-defined]
    guard.update(60, now=0.0)
    del phone
    guard.update(0, now=1.0)
    assert gone == []
    guard.update(0, now=7.0)
    assert gone == ["gone"]
