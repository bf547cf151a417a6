"""Whole games in Debian's Firefox and WebKit: from the QR code to the podium, then the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.against_bob import Bob, plays_on
from tests.browser.other_browsers import Driven, firefox, webkit
from tests.browser.table_of_bots import OPTIONS
from tests.web.shipped import Screen, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

LONG = 600.0  # seconds that a whole game may take on a busy machine


@pytest.mark.thorough
@pytest.mark.parametrize("opened", [firefox, webkit])
def test_whole_game_is_played_in_firefox_and_webkit(
    tmp_path: Path, opened: Callable[[], AbstractContextManager[Driven]]
) -> None:
    with running(tmp_path) as server, opened() as ann:
        code = open_lesson(host(server), "classroom", **{f"opt.{name}": one for name, one in OPTIONS.items()})
        ann.goto(f"{server.base}/j/{code}")
        ann.press("button[value=offered]")
        ann.wait("[data-screen~=practice]")
        ann.press(".practice-top .chip")
        ann.wait("[data-screen~=lobby]")
        wall = Screen(host(server), "wall", code)
        bob = Bob(Screen(student(server, code, "bob"), "phone", code), wall, honest=True)
        assert wall.act("deal") == {"done": True}
        bob.start()
        seen = set[str]()
        until(lambda: plays_on(ann, seen) and ann.there("[data-screen~=over]"), "the end of the game", LONG, each=0.2)
        bob.stop()
        ann.goto(server.host_url)
        ann.goto(f"{server.base}/wall/{code}")
        ann.wait(".podium")
        assert ann.errors == []
