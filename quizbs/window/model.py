"""The states of the window and the actions of its buttons, without Tk."""

import time
from collections.abc import Callable, Mapping
from typing import Literal, Protocol

import msgspec

from quizbs.cli.instance_lock import RunningInstance
from quizbs.window.first_start import FirstStart
from quizbs.window.watch import Report

Button = Literal[
    "window-next",
    "window-open",
    "about-title",
    "window-quit",
    "window-quit-anyway",
    "window-stay",
    "window-again",
    "window-log",
    "window-close",
]
"""The buttons are named after the messages on them."""
State = Literal["first", "starting", "running", "asks", "ending", "stopped"]
BUTTONS: Mapping[State, tuple[Button, ...]] = {
    "first": ("window-next",),
    "starting": ("window-quit",),
    "running": ("window-open", "about-title", "window-quit"),
    "asks": ("window-stay", "window-quit-anyway"),
    "ending": (),
    "stopped": ("window-again", "window-log", "window-close"),
}
PAGES: Mapping[Button, str] = {"window-open": "/host", "about-title": "/host/about"}
PATIENCE = 12.0  # seconds for quizbs to end


class Appearance(msgspec.Struct, frozen=True):
    """What the window shows: its title, a headline, a sentence, and buttons from left to right with their labels."""

    title: str
    headline: str
    more: str
    buttons: tuple[tuple[Button, str], ...]


class ServerProcess(Protocol):
    """quizbs as a child process."""

    process: int

    def ended(self) -> int | None: ...
    def end(self) -> None: ...
    def kill(self) -> None: ...
    def why(self) -> str: ...


class Model:
    """The states of the window. ``over`` becomes true when the window is to close.

    ``start()`` starts quizbs. ``note()`` returns the record that the quizbs serving the data has written about itself,
    ``report()`` the last report of that quizbs. ``browse`` opens a URL, ``show_log`` the log. ``say`` returns a message
    as text. ``first`` knows whether something is to be explained before quizbs starts for the first time.
    """

    def __init__(
        self,
        start: Callable[[], ServerProcess],
        note: Callable[[], RunningInstance | None],
        report: Callable[[], Report | None],
        browse: Callable[[str], object],
        show_log: Callable[[], object],
        say: Callable[..., str],
        first: FirstStart,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._start, self._note, self._report, self._browse, self._show_log = start, note, report, browse, show_log
        self._say, self._first, self._clock = say, first, clock
        self.over = False
        self._child: ServerProcess | None = None
        self._state: State = "first"
        if not first.is_to_come():
            self._begin()

    def _begin(self) -> None:
        self._first.explained()
        self._state = "starting"
        self._why = ""
        self._kill_at = float("inf")
        self._child = self._start()

    def page(self) -> str:
        """Return the URL of the host page, with this start's key; "" if quizbs isn't running."""
        note, child = self._note(), self._child
        return note.address if note and child and note.process == child.process and child.ended() is None else ""

    def tick(self) -> None:
        """React to changes of quizbs. To be called several times a second."""
        if self._child is None:
            return
        code = self._child.ended()
        if code is not None and self._state != "stopped":
            self._after_end(code, self._child.why)
        elif self._state == "starting" and (page := self.page()):
            self._state = "running"
            self._browse(page)
        elif self._state == "asks" and not self._is_lesson_running():
            self._state = "running"
        elif self._clock() >= self._kill_at:
            self._child.kill()

    def _after_end(self, code: int, why: Callable[[], str]) -> None:
        if self._state == "starting" and code == 0 and (note := self._note()) and note.address:
            self._browse(note.address)  # another quizbs was faster
        if code == 0 or self._state == "ending":
            self.over = True
        else:
            self._state, self._why = "stopped", why()

    def _is_lesson_running(self) -> bool:
        report = self._report()
        return report is not None and report.lesson

    def press(self, button: Button) -> None:
        """Carry out the action of a button."""
        match button:
            case "window-open" | "about-title":
                self.open_page(PAGES[button])
            case "window-quit":
                self.quit()
            case "window-quit-anyway":
                self.end()
            case "window-stay":
                self._state = "running"
            case "window-next" | "window-again":
                self._begin()
            case "window-log":
                self._show_log()
            case "window-close":
                self.over = True

    def open_page(self, path: str = "/host") -> None:
        """Open a page of the host in the browser, if quizbs is running."""
        if page := self.page():
            self._browse(page.replace("/host?", f"{path}?", 1))

    def quit(self) -> None:
        """End quizbs and close the window; while a lesson is running, ask first."""
        if self._state in {"first", "stopped"}:
            self.over = True
        elif self._state == "running" and self._is_lesson_running():
            self._state = "asks"
        elif self._state in {"starting", "running"}:
            self.end()

    def end(self) -> None:
        """End quizbs without asking, then close the window."""
        if self._child is None:
            self.over = True
            return
        self._state, self._kill_at = "ending", self._clock() + PATIENCE
        self._child.end()

    def appearance(self) -> Appearance:
        """Return what the window shows now."""
        headline, more = self._texts()
        in_lesson = self._state == "running" and self._is_lesson_running()
        title = self._say("window-lesson") if in_lesson else headline
        return Appearance(title, headline, more, tuple((button, self._say(button)) for button in BUTTONS[self._state]))

    def _texts(self) -> tuple[str, str]:
        say = self._say
        match self._state:
            case "first":
                return self._first.sentences(say)
            case "running":
                return self._report_texts()
            case "stopped":
                more = say("window-stopped-more", text=self._why) if self._why else say("window-stopped-unknown")
                return say("window-stopped"), more
            case "starting":
                return say("window-starting"), say("window-starting-more")
            case "asks":
                return say("window-asks"), say("window-asks-more")
            case "ending":
                return say("window-ending"), say("window-ending-more")

    def _report_texts(self) -> tuple[str, str]:
        say, report = self._say, self._report()
        if report is None:
            return say("window-starting"), say("window-starting-more")
        if not report.address:
            return say("window-no-network"), say("window-no-network-more")
        if report.lesson:
            more = say("window-lesson-more")
        elif report.name:
            more = say("window-running-named", address=report.name)
        else:
            more = say("window-running-more")
        return say("window-running", address=report.address), more
