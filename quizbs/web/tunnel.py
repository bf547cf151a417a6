"""*Share over the internet*: the tunnel, and the listener that serves only requests from the tunnel.

It is for a Wi-Fi in which phones can't reach each other, and off by default. It ends with the lesson, with quizbs, and
by its switch.
"""

from collections.abc import Callable
from typing import Literal, Protocol

from quizbs.live import cloudflared
from quizbs.live.cloudflared import Cloudflared
from quizbs.teacher.school import School

State = Literal["off", "starting", "on", "missing", "late", "ended"]


class Listener(Protocol):
    """A server on a port of the loopback address."""

    @property
    def server_port(self) -> int:
        """Return the port."""

    def end(self) -> object:
        """Accept no more connections and close those that are open. Returns at once."""


class Tunnel:
    """The tunnel and its switch.

    ``state`` is "off", "starting", "on", or why it is off: "missing" (the program isn't installed), "late" (it didn't
    connect in time) or "ended" (it ended by itself, with the last error in ``error``). ``host`` is the host of the
    tunnel's address, "" without a tunnel. ``listen`` opens the listener, and ``drop`` closes the sockets that came to
    it.
    """

    def __init__(self, school: School, listen: Callable[[], Listener], drop: Callable[[], object]) -> None:
        self._school, self._listen, self._drop = school, listen, drop
        self.state: State = "off"
        self.host = self.error = ""
        self._listener: Listener | None = None
        self._program: Cloudflared | None = None
        self._lessons: set[str] = set()

    def begin(self) -> None:
        """Start the tunnel. Returns at once; no effect if it is starting or on."""
        if self._listener is not None:
            return
        self.error = ""
        if (program := cloudflared.find()) is None:
            self.state = "missing"
            return
        self.state, self._listener = "starting", self._listen()
        try:
            self._program = Cloudflared(program, self._listener.server_port, self._connected, self._over)
        except OSError as error:
            self.error = str(error.strerror)
            self.end("ended")

    def _connected(self, host: str) -> None:
        self.state, self.host = "on", host
        self._lessons = self._open()
        self._school.use_tunnel(host)

    def _over(self, *, late: bool) -> None:
        self.end("late" if late else "ended")

    def end(self, state: State = "off") -> None:
        """End the tunnel and close its listener. Returns at once; no effect without a tunnel."""
        listener, program = self._listener, self._program
        if listener is None:
            return
        self.state, self.host, self._listener, self._program = state, "", None, None
        self._school.use_tunnel("")
        self._drop()
        listener.end()
        if program is not None:
            self.error = program.error
            program.end()

    def stop(self) -> None:
        """End the tunnel, and wait until its program has ended."""
        program = self._program
        self.end()
        if program is not None:
            program.wait()

    def _open(self) -> set[str]:
        return {lesson.id for lesson in self._school.all_lessons.still_open()}

    def check(self) -> None:
        """End the tunnel if a lesson has ended and no other open lesson has screens, or if teachers sign in now.

        Called every second.
        """
        if self._school.store.teachers.signed_in():
            self.end()
        if self.state != "on":
            return
        known, self._lessons = self._lessons, self._open()
        if known - self._lessons and self._lessons.isdisjoint(lesson.id for lesson in self._school.registry.shown()):
            self.end()
