"""A whole class comes back at once: the server is killed in the middle of a round at seven tables."""

import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.web.shipped import Browser, Screen, host, open_lesson, running, student

CLASS = 30


def test_thirty_phones_have_their_hands_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path, QUIZBS_SHARED_ADDRESS="on") as server, ThreadPoolExecutor(CLASS) as pool:
        teacher = host(server)
        code = open_lesson(teacher, preset="classroom")
        students = [student(server, code, f"s{number}") for number in range(CLASS)]
        desk = Screen(teacher, "desk", code)
        assert desk.act("deal") == {"done": True}
        assert desk.act("deal") == {"done": True}

        def hand(one: Browser) -> tuple[Any, ...]:
            view = Screen(one, "phone", code).wait_for(lambda view: view["game"])
            return view["you"]["seat"], view["you"]["table"], view["game"]["you"]["hand"]

        before = list(pool.map(hand, students))
        assert len({table for _, table, _ in before}) == 6
        server.stop(signal.SIGKILL)
        server.start()
        assert list(pool.map(hand, students)) == before
        assert " ERROR " not in server.log, server.log
