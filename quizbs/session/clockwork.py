"""What goes on in lessons although nobody taps: clocks, bots, autoplay. All of it waits while nothing can be saved."""

from collections.abc import Iterator

from quizbs.game import Refused
from quizbs.session.autoplay import AutoplayDriver
from quizbs.session.bot_driver import BotDriver
from quizbs.session.live import Live
from quizbs.session.screens import Screens
from quizbs.session.storage_watch import StorageWatch
from quizbs.store.neighbours import Neighbours


class Clockwork:
    """Looks after the lessons that somebody looks at and no other process has."""

    def __init__(
        self,
        screens: Screens,
        neighbours: Neighbours,
        watch: StorageWatch,
        live: Live,
        bot_driver: BotDriver,
        autoplay: AutoplayDriver,
    ) -> None:
        self._screens, self._neighbours, self._watch = screens, neighbours, watch
        self._live, self._bot_driver, self._autoplay = live, bot_driver, autoplay

    def look(self) -> Iterator[None]:
        """Do what is due, one lesson after the other. A school of them takes longer than a tap should wait."""
        if not self._is_well():
            return
        shown = self._screens.lessons()
        self._neighbours.keep(shown)
        ours = [lesson_id for lesson_id in shown if self._neighbours.looks_after(lesson_id)]
        for lesson_id in ours:
            self._live.look(lesson_id)
            self._bot_driver.look(lesson_id)
            self._autoplay.look(lesson_id)
            yield
        self._autoplay.forget(ours)

    def _is_well(self) -> bool:
        """Return whether all can be saved. After trouble one process gives the time back, and the others wait."""
        if not self._watch.is_worried:
            return self._watch.look()
        try:
            with self._neighbours.in_turn():
                return self._watch.look()
        except Refused:  # the database is away altogether
            return False
