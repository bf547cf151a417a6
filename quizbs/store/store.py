"""All storage, as one object."""

import copy
from collections.abc import Callable, Collection

from sqlalchemy import URL

from quizbs.store.classes import Classes
from quizbs.store.database import Database, open_database
from quizbs.store.key_values import KeyValues
from quizbs.store.lease import Lease
from quizbs.store.lessons import Lessons
from quizbs.store.migrations import migrate
from quizbs.store.pending_imports import PendingImports
from quizbs.store.people import People
from quizbs.store.pictures import Pictures
from quizbs.store.question_results import QuestionResults
from quizbs.store.results import Results
from quizbs.store.rosters import Rosters
from quizbs.store.saved_banks import SavedBanks
from quizbs.store.sign_outs import SignOuts
from quizbs.store.teachers import Teachers


class Store:
    """The data in one database: the data of all teachers, or of one teacher."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key_values, self.lessons = KeyValues(database), Lessons(database)
        self.people, self.rosters, self.classes = People(database), Rosters(database), Classes(database)
        self.results, self.question_results = Results(database), QuestionResults(database)
        self.saved_banks, self.pending_imports = SavedBanks(database), PendingImports(database)
        self.pictures = Pictures(database)
        self.teachers, self.sign_outs = Teachers(database), SignOuts(database)

    def for_teacher(
        self, owner: str, also: str = "", see_pictures: Callable[[], Collection[str] | None] = lambda: None
    ) -> "Store":
        """Return the store limited to one owner's lessons, classes, uploads, settings and results.

        The lesson ``also`` can be found too. ``see_pictures`` returns the teachers whose pictures can be found,
        ``None`` for all.
        """
        theirs = copy.copy(self)
        theirs.lessons, theirs.classes = self.lessons.for_teacher(owner, also=also), self.classes.for_teacher(owner)
        theirs.question_results, theirs.key_values = (
            self.question_results.for_teacher(owner),
            self.key_values.for_teacher(owner),
        )
        theirs.pictures = self.pictures.visible_to(see_pictures)
        theirs.pending_imports = self.pending_imports.for_teacher(owner)
        return theirs


def open_store(url: str | URL) -> Store:
    """Open a database, check and migrate it, and return its store. Raises ``Unavailable``."""
    database = open_database(url)
    database.check()
    migrate(database)
    return Store(database)


def lease_on(database: Database, process: str) -> Lease:
    """Return the object that takes leases for the process with this name, of the kind that the database needs."""
    if database.is_single_process:
        return Lease()
    from quizbs.store.advisory_lease import AdvisoryLease

    return AdvisoryLease(database, process)
