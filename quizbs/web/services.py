"""The services that routes use: ``site`` and ``imports`` for the current user, ``access`` for credentials."""

from dataclasses import dataclass
from typing import cast

from flask import Flask, current_app, g
from werkzeug.local import LocalProxy

from quizbs.teacher.school import School
from quizbs.teacher.teacher_site import TeacherSite
from quizbs.web.access import Access, Credentials
from quizbs.web.banks.imports import Imports
from quizbs.web.language import spoken
from quizbs.web.tunnel import Tunnel

_KEY = "quizbs"


@dataclass(frozen=True)
class UserServices:
    """The services for one request. They don't find other teachers' data."""

    site: TeacherSite
    imports: Imports


@dataclass(frozen=True)
class Services:
    """The services of an app. ``for_user`` limits them to one user.

    ``tunnel`` is the tunnel of a laptop, ``None`` behind a proxy and with several processes.
    """

    school: School
    access: Access
    imports: Imports
    tunnel: Tunnel | None

    def for_user(self, credentials: Credentials) -> UserServices:
        """Return the services for a user with these credentials."""
        site = self.school.for_teacher(
            credentials.teacher, credentials.remote, lambda: self._owners(credentials), spoken().say
        )
        return UserServices(site, self.imports.for_teacher(site.store, site.catalog))

    def _owners(self, credentials: Credentials) -> set[str] | None:
        """Return the ids of the teachers whose pictures the user may see; ``None`` on a laptop: all pictures.

        They are the user, if a teacher, and the owner of the lesson to which the seat or the remote belongs.
        """
        if not self.access.is_school():
            return None
        people, all_lessons = self.school.store.people, self.school.all_lessons
        sits = people.by_token(credentials.seat) if credentials.seat else None
        known = all_lessons.find(sits.lesson) if sits else None
        remote = all_lessons.find(credentials.remote) if credentials.remote else None
        lessons = [
            lesson for lesson in (known, remote) if lesson and (lesson is known or credentials.opens_desk(lesson))
        ]
        return {credentials.teacher, *(lesson.owner for lesson in lessons)}


def install(app: Flask, services: Services) -> None:
    """Make the services available to the routes of ``app``."""
    app.extensions[_KEY] = services


def _services() -> Services:
    return cast("Services", current_app.extensions[_KEY])


def _of_request() -> UserServices:
    if "services" not in g:
        services = _services()
        g.services = services.for_user(services.access.current())
    return cast("UserServices", g.services)


site = cast("TeacherSite", LocalProxy(lambda: _of_request().site))
imports = cast("Imports", LocalProxy(lambda: _of_request().imports))
access = cast("Access", LocalProxy(lambda: _services().access))


def tunnel() -> Tunnel | None:
    """Return the tunnel of a laptop; ``None`` behind a proxy, with several processes, and with several teachers."""
    services = _services()
    return None if services.access.is_school() else services.tunnel
