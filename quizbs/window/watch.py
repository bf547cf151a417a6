"""Polling quizbs for its state, and keeping the computer awake during a lesson."""

import contextlib
import http.client
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from quizbs.window.background import Background

_EACH = 2.0  # seconds between two polls
_SOON = 0.1  # seconds between two checks whether quizbs runs
_PATIENCE = 5.0  # seconds for an answer


class Report(msgspec.Struct, frozen=True):
    """The report of ``quizbs.web.pages.window``: the address that students type, and whether a lesson is running.

    ``name`` is the name that students may type instead of the address, "" for no name.
    """

    address: str = ""
    name: str = ""
    lesson: bool = False


def ask(page: str, name: str = "") -> Report | None:
    """Return the report of the quizbs whose host page has this URL, ``None`` if that quizbs doesn't answer.

    ``name`` is sent along: the computer's name in the local network, "" for no name.
    """
    parts = urlsplit(page)
    link = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=_PATIENCE)  # without proxies
    try:
        link.request("GET", f"/window?{parts.query}&name={name}")
        return msgspec.json.decode(link.getresponse().read(), type=Report)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return None
    finally:
        link.close()


class Awake:
    """Keeps the computer awake, where that is possible.

    To be used in one thread: on Windows the request belongs to its thread.
    """

    def __init__(self) -> None:
        self._mode: contextlib.AbstractContextManager[object] | None = None

    def keep(self, wanted: bool) -> None:
        """Begin or stop to keep the computer awake."""
        if wanted == (self._mode is not None):
            return
        with contextlib.suppress(Exception):  # wakepy is an extra, and asks much of the system
            if wanted:
                from wakepy import keep

                self._mode = keep.presenting(on_fail="pass")
                self._mode.__enter__()
            elif self._mode:
                mode, self._mode = self._mode, None
                mode.__exit__(None, None, None)


class Watch(Background):
    """A thread that asks quizbs every two seconds. ``latest`` is the last report, ``None`` before the first.

    ``page()`` returns the URL of the host page, "" while quizbs isn't running. ``name()`` returns the name of this
    computer in the local network, "" for no name.
    """

    def __init__(self, page: Callable[[], str], awake: Awake, name: Callable[[], str]) -> None:
        self.latest: Report | None = None
        self._page, self._awake, self._name = page, awake, name
        super().__init__()

    def _run(self) -> None:
        while not self._over.is_set():
            page = self._page()
            self.latest = (ask(page, self._name()) or self.latest) if page else None
            self._awake.keep(self.latest is not None and self.latest.lesson)
            self._over.wait(_EACH if page else _SOON)
        self._awake.keep(False)
