"""What no device may know, read from every byte as on one process, but with phones, wall and desk at two of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.web.shipped import SILENT
from tests.web.test_every_byte import FASTER, Room, of_anybody, plays_to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.school.school import School

pytestmark = pytest.mark.postgres


@pytest.mark.long
def test_no_byte_of_two_processes_tells_a_device_what_it_may_not_know(school: Callable[..., School]) -> None:
    there = school(SILENT, FASTER)
    one, two = there.start(), there.start()
    room = Room(one, random.Random("two"), 4, None, (two,), preset="classroom", naming="typed")
    plays_to_the_end(room)
    for process in (one, two):
        assert of_anybody(room, process.log) == []
        assert "Traceback" not in process.log
