"""The application: its database, the school (teachers, banks, lessons) and the web server."""

from quizbs.config import Settings
from quizbs.live.scheduler import Scheduler
from quizbs.store.store import open_store
from quizbs.teacher.school import School
from quizbs.web.web import Web


class App:
    """The application with one database. Call ``start`` before serving, ``stop`` afterwards.

    ``port`` is that of the server; addresses shown to students contain it.
    """

    def __init__(self, settings: Settings, port: int) -> None:
        self.store = open_store(settings.database)
        self.school = School(self.store, settings, port)
        self.web = Web(self.school, settings, port)
        self.scheduler = Scheduler([*self.school.jobs(), *self.web.jobs()])

    def start(self) -> None:
        """Start ``school``, then ``web``, then their periodic jobs."""
        self.school.start()
        self.web.start()
        self.scheduler.start()

    def stop(self) -> None:
        """Stop the periodic jobs, then ``web``, then ``school``."""
        self.scheduler.stop()
        self.web.stop()
        self.school.stop()
