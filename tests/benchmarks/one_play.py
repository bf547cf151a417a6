"""Where one tap goes: the calls, functions and files of ours between a play and the views that show it.

``python -m tests.benchmarks.one_play [--phones 4] [--plays 15] [--list]``

The server as it is shipped counts each call of a function in ``quizbs``, in the thread that serves; a few phones sit at
one table. ``rules`` are ``game``, ``lesson``, ``quiz`` and ``bots``, views among them; ``runtime`` is all else. Of
several plays the one with the fewest calls is told, as the others met a clock that ticked. ``--list`` names them.
"""

from __future__ import annotations

import argparse
import json
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.benchmarks.measured import say
from tests.web.shipped import Screen, Server, host, open_lesson, running, student, until

# The program, with a profiler in every greenlet: SIGUSR1 begins to count, SIGUSR2 writes what was counted.
_TRACED = """
from gevent import monkey
monkey.patch_all()
import json, os, signal, sys
from collections import Counter
import gevent, greenlet
calls = Counter()
def count(frame, event, _):
    if event == "call" and (at := frame.f_code.co_filename.rfind("/quizbs/")) >= 0:
        calls[frame.f_code.co_filename[at + 8:] + " " + frame.f_code.co_qualname] += 1
def begin():
    write("begun")
    calls.clear()
def write(name):
    file = os.path.join(os.environ["QUIZBS_DATA"], name)
    with open(file + ".part", "w") as part:
        json.dump(calls, part)
    os.rename(file + ".part", file)
greenlet.settrace(lambda *_: sys.setprofile(count))
gevent.signal_handler(signal.SIGUSR1, begin)
gevent.signal_handler(signal.SIGUSR2, lambda: write("counted"))
from quizbs.cli.main import main
main()
"""
TRACED = ("-P", "-c", _TRACED)
RULES = ("game/", "lesson/", "quiz/", "bots/")
SETTLED = 0.3  # seconds until nothing of the act before goes on


class Table:
    """A few phones at the one table of a lesson."""

    def __init__(self, server: Server, phones: int) -> None:
        teacher = host(server)
        code = open_lesson(teacher, "classroom")
        self._server = server
        self._phones = [Screen(student(server, code, f"kid {name}"), "phone", code) for name in "abcdefgh"[:phones]]
        desk = Screen(teacher, "desk", code)
        assert desk.act("deal") == {"done": True}
        desk.wait_for(lambda view: view["game"])
        desk.close()

    def calls_of_a_play(self) -> Counter[str]:
        """Play once and return how often each function was called."""
        screen, view = self._player()
        can = view["game"]["you"]["can"]["play"]
        time.sleep(view["game"]["wait"] / 1000 + SETTLED)
        for phone in self._phones:
            phone.drain()
        self._asks(signal.SIGUSR1, "begun")
        seen = [len(phone.views) for phone in self._phones]
        assert screen.act("play", turn=can["turn"], cards=can["cards"][: max(1, can["least"])]) == {"done": True}
        for phone, before in zip(self._phones, seen, strict=True):
            while len(phone.views) == before:
                phone.listen(1.0)
        return self._asks(signal.SIGUSR2, "counted")

    def _asks(self, how: int, name: str) -> Counter[str]:
        """Send the program a signal and return what it writes."""
        file = self._server.folder / name
        self._server.child.send_signal(how)
        until(file.exists, name, each=0.001)
        counted = Counter[str](json.loads(file.read_text()))
        file.unlink()
        return counted

    def _player(self) -> tuple[Screen, dict[str, Any]]:
        """Return the phone whose turn it is, with its view."""
        while True:
            for phone in self._phones:
                view = phone.sync()
                if "play" in view["game"]["you"]["can"]:
                    return phone, view


def line(name: str, calls: Counter[str]) -> str:
    """Return a row of the table."""
    files = {function.partition(" ")[0] for function in calls}
    return f"{name:10}{calls.total():7}{len(calls):11}{len(files):7}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=4)
    parser.add_argument("--plays", type=int, default=15)
    parser.add_argument("--list", action="store_true", help="each function, with its calls")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), program=TRACED, prepared=False) as server,
    ):
        table = Table(server, asked.phones)
        calls = min((table.calls_of_a_play() for _ in range(asked.plays)), key=Counter.total)
    rules = Counter({name: count for name, count in calls.items() if name.startswith(RULES)})
    say(f"{'':10}{'calls':>7}{'functions':>11}{'files':>7}")
    for name, part in (("rules", rules), ("runtime", calls - rules), ("whole", calls)):
        say(line(name, part))
    for name, count in sorted(calls.items()) if asked.list else ():
        say(f"{count:5} {name}")


if __name__ == "__main__":
    main()
