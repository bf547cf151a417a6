"""What routes ask: ``site`` has the services of the app whose request is being answered, for who asks."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

from flask import Flask, current_app, g
from werkzeug.local import LocalProxy

from quizbs.live.addresses import Reach
from quizbs.live.connectivity import Connectivity
from quizbs.live.joining import Joining
from quizbs.live.keyring import Keyring
from quizbs.live.registry import LessonRegistry
from quizbs.live.remotes import Remotes
from quizbs.live.seat_sharing import SeatSharing
from quizbs.store.classes import Classes
from quizbs.store.lessons import Lessons
from quizbs.store.people import People
from quizbs.store.pictures import Pictures
from quizbs.store.question_results import QuestionResults
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.deletion import Deletion
from quizbs.teacher.host_actions import HostActions
from quizbs.teacher.keeping import Keeping
from quizbs.teacher.lesson_reports import LessonReports
from quizbs.teacher.lesson_start import LessonStart
from quizbs.teacher.planning import Planning
from quizbs.teacher.setup_defaults import SetupDefaults
from quizbs.teacher.sign_in import SignIn
from quizbs.teacher.student_data import StudentsData
from quizbs.web.access import Access, Credentials
from quizbs.web.banks.imports import Imports
from quizbs.web.banks.library import Library

_KEY = "quizbs"


@dataclass(frozen=True, kw_only=True)
class Services:
    """The parts of a running quizbs that pages use."""

    access: Access
    all_lessons: Lessons  # for who has the key of one
    catalog: BankCatalog
    classes: Classes
    clock: Callable[[], float]
    connectivity: Connectivity
    defaults: SetupDefaults
    deletion: Deletion
    host_actions: HostActions
    imports: Imports
    joining: Joining
    keeping: Keeping
    keyring: Keyring
    lesson_reports: LessonReports
    lesson_start: LessonStart
    lessons: Lessons
    library: Library
    people: People
    pictures: Pictures
    planning: Planning
    question_results: QuestionResults
    reach: Reach
    registry: LessonRegistry
    remotes: Remotes
    sharing: SeatSharing
    sign_in: SignIn
    students_data: StudentsData

    def of(self, asks: Credentials) -> "Services":
        """Return the same for who asks. To a teacher nothing exists that another one owns.

        This is the one place: whatever finds or lists something of a teacher's is among these.
        """
        owner = asks.teacher
        pictures = self.pictures.of(lambda: self._owners(asks))
        return replace(
            self,
            catalog=self.catalog.of(owner),
            classes=self.classes.of(owner),
            defaults=self.defaults.of(owner),
            deletion=self.deletion.of(owner),
            imports=self.imports.of(owner, pictures),
            lesson_reports=self.lesson_reports.of(owner),
            lesson_start=self.lesson_start.of(owner),
            lessons=self.lessons.of(owner, also=asks.remote),
            library=self.library.of(owner),
            pictures=pictures,
            question_results=self.question_results.of(owner),
        )

    def _owners(self, asks: Credentials) -> set[str] | None:
        """Return whose pictures there are for who asks: a teacher's own, and those of the lesson of a seat or remote.

        On a laptop, with ``None``, all are.
        """
        if not self.access.is_school():
            return None
        sits = self.people.by_token(asks.seat) if asks.seat else None
        known = self.all_lessons.find(sits.lesson) if sits else None
        remote = self.all_lessons.find(asks.remote) if asks.remote else None
        lessons = [lesson for lesson in (known, remote) if lesson and (lesson is known or asks.opens_desk(lesson))]
        return {asks.teacher, *(lesson.owner for lesson in lessons)}


def install(app: Flask, services: Services) -> None:
    """Give the routes of ``app`` these services."""
    app.extensions[_KEY] = services


def _of_request() -> Services:
    if "services" not in g:
        services: Services = current_app.extensions[_KEY]
        g.services = services.of(services.access.of_request())
    return cast("Services", g.services)


site = cast("Services", LocalProxy(_of_request))
