"""The application: creates the store, the school on it, and its pages."""

from quizbs.config import Settings
from quizbs.live.scheduler import Scheduler
from quizbs.store.store import open_store
from quizbs.teacher.school import School
from quizbs.web.web import Web


class App:
    """All of quizbs around one database, served on ``port``. Call ``start`` before serving and ``stop`` afterwards."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.store = open_store(settings.database)
        self.school = School(self.store, settings, port)
        self.web = Web(self.school, settings, port)
        self.scheduler = Scheduler([*self.school.jobs(), *self.web.jobs()])

    def start(self) -> None:
        """Start leading lessons, and the periodic jobs."""
        self.school.start()
        self.web.start()
        self.scheduler.start()

    def stop(self) -> None:
        """Close everything."""
        self.scheduler.stop()
        self.web.stop()
        self.school.stop()
