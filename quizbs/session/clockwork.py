"""What goes on in lessons although nobody taps: clocks, bots, autoplay. All of it waits while nothing can be saved."""

from collections.abc import Iterator

from quizbs.session.autoplay import AutoplayDriver
from quizbs.session.bot_driver import BotDriver
from quizbs.session.live import Live
from quizbs.session.screens import Screens
from quizbs.session.storage_watch import StorageWatch


class Clockwork:
    """Looks after the lessons that somebody looks at."""

    def __init__(
        self,
        screens: Screens,
        watch: StorageWatch,
        live: Live,
        bot_driver: BotDriver,
        autoplay: AutoplayDriver,
    ) -> None:
        self._screens, self._watch = screens, watch
        self._live, self._bot_driver, self._autoplay = live, bot_driver, autoplay

    def look(self) -> Iterator[None]:
        """Do what is due, one lesson after the other. A school of them takes longer than a tap should wait."""
        if not self._watch.look():
            return
        ours = self._screens.lessons()
        for lesson_id in ours:
            self._live.look(lesson_id)
            self._bot_driver.look(lesson_id)
            self._autoplay.look(lesson_id)
            yield
        self._autoplay.forget(ours)
