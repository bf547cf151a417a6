"""The object that joins the pages and sockets of a school."""

import gevent.event

from quizbs import paths
from quizbs.config import Settings
from quizbs.live.scheduler import Job
from quizbs.teacher.school import School
from quizbs.web import flask_app, metrics, pages, services
from quizbs.web.access import Access
from quizbs.web.banks import registration
from quizbs.web.banks.imports import Imports
from quizbs.web.pages import window
from quizbs.web.server import forwarding
from quizbs.web.server.gate import AllowedHosts
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.web.server.middleware import socket_server, with_middleware
from quizbs.web.server.wsgi import CollectorGuard
from quizbs.web.sockets.link import SocketLink
from quizbs.web.sockets.sockets import Sockets


class Web:
    """The pages and sockets of a ``school``.

    ``flask`` is the app; ``links`` the limit of connections per address, 0 for none. ``over`` is set when quizbs is to
    end because a page asked for it; with ``again`` it then starts
    again, with the data that the teacher has brought.
    """

    def __init__(self, school: School, settings: Settings, port: int) -> None:
        store = school.store
        self.access = Access(school.keyring, store.teachers.signed_in, store.teachers.id_of, store.lessons.is_remote)
        self.flask = flask_app.flask_app(paths.shipped("templates"), paths.STATIC)
        registration.add_to_templates(self.flask)
        hosts = AllowedHosts(port, settings.public_url, announced=school.reach.announced)
        server = socket_server(self.flask, hosts)
        link = SocketLink(server)
        self.sockets = Sockets(server, link, school, self.access, str(self.flask.jinja_env.globals["build"]))
        imports = Imports(store, school.catalog, school.clock)
        services.install(self.flask, services.Services(school, self.access, imports))
        self.over, self.again = gevent.event.Event(), False
        school.moving.start_again = self._start_again
        own = [window.pages(school, self.over.set)] if settings.for_window else []
        self.flask.jinja_env.globals["for_window"] = settings.for_window
        self.flask.jinja_env.globals["can_move"] = school.moving.is_possible
        flask_app.add_pages(self.flask, [*pages.ALL, *registration.ALL, *own], school, self.access)
        metrics.install(
            self.flask, metrics.Figures(self.sockets, school.registry, link, store.database), settings.metrics_token
        )
        leads = forwarding.Leads(self.access, store, school.lease) if school.lease.me else None
        if leads is not None:
            forwarding.install(self.flask, leads)
        sign_in = HeaderSignIn(settings.sign_in_header, settings.sign_in_from)
        whole = with_middleware(self.flask, hosts, settings.proxies, self.access, school.limits, sign_in, leads)
        self.flask.wsgi_app = whole  # type: ignore[method-assign]
        self.links = 0 if settings.proxies else school.limits.links  # behind a proxy all have its address
        self._collector = CollectorGuard()

    def start(self) -> None:
        """Start excluding connections from the garbage collector."""
        self._collector.start()

    def stop(self) -> None:
        """Close every connection of the sockets."""
        self.sockets.connections.close()

    def _start_again(self) -> None:
        self.again = True
        self.over.set()

    def jobs(self) -> list[Job]:
        """Return the periodic jobs of pages and sockets."""
        connections = self.sockets.connections
        return [
            ("idle connections", 1.0, connections.sweep),
            ("memory", 1.0, lambda: self._collector.update(len(connections))),
        ]
