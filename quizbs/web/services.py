"""Services for routes: ``site`` is the school as the current user may see it, ``access`` its credentials."""

from dataclasses import dataclass
from typing import cast

from flask import Flask, current_app, g
from werkzeug.local import LocalProxy

from quizbs.teacher.school import School
from quizbs.web.access import Access, Credentials
from quizbs.web.banks.imports import Imports

_KEY = "quizbs"


@dataclass(frozen=True)
class Services:
    """What the pages of an app use."""

    school: School
    access: Access
    imports: Imports

    def of(self, asks: Credentials) -> "Services":
        """Return the services limited to what these credentials may see. Another teacher's data is invisible."""
        theirs = self.school.of(asks.teacher, asks.remote)
        theirs.store.pictures = self.school.store.pictures.of(lambda: self._owners(asks))
        return Services(theirs, self.access, self.imports.of(theirs.store, theirs.catalog))

    def _owners(self, asks: Credentials) -> set[str] | None:
        """Return whose pictures are visible: a teacher's own, and those of the lesson of a seat or remote.

        ``None``, on a laptop: all.
        """
        if not self.access.is_school():
            return None
        people, all_lessons = self.school.store.people, self.school.all_lessons
        sits = people.by_token(asks.seat) if asks.seat else None
        known = all_lessons.find(sits.lesson) if sits else None
        remote = all_lessons.find(asks.remote) if asks.remote else None
        lessons = [lesson for lesson in (known, remote) if lesson and (lesson is known or asks.opens_desk(lesson))]
        return {asks.teacher, *(lesson.owner for lesson in lessons)}


def install(app: Flask, services: Services) -> None:
    """Make these services available to the routes of ``app``."""
    app.extensions[_KEY] = services


def _of_request() -> Services:
    if "services" not in g:
        services: Services = current_app.extensions[_KEY]
        g.services = services.of(services.access.of_request())
    return cast("Services", g.services)


site = cast("School", LocalProxy(lambda: _of_request().school))
access = cast("Access", LocalProxy(lambda: _of_request().access))
imports = cast("Imports", LocalProxy(lambda: _of_request().imports))
