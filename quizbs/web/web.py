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
from quizbs.web.server import forwarding, tunnel_gate, wsgi
from quizbs.web.server.gate import AllowedHosts
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.web.server.middleware import socket_server, throttled, with_gate
from quizbs.web.sockets.link import SocketLink
from quizbs.web.sockets.sockets import Sockets
from quizbs.web.tunnel import Listener, Tunnel


class Web:
    """The pages and sockets of a ``school``.

    ``flask`` is the app, ``for_tunnel`` the same app for requests through the tunnel; ``links`` the limit of
    connections per address, 0 for none. ``over`` is set when quizbs is to end because a page asked for it; with
    ``again`` it then starts again, with the backup that the teacher has uploaded.
    """

    def __init__(self, school: School, settings: Settings, port: int) -> None:
        store = school.store
        self.access = Access(school.keyring, store.teachers.signed_in, store.teachers.id_of, store.lessons.is_remote)
        self.flask = flask_app.flask_app(paths.shipped("templates"), paths.STATIC)
        registration.add_to_templates(self.flask)
        hosts = AllowedHosts(port, settings.public_url, announced=school.reach.announced)
        server = socket_server(self.flask)
        link = SocketLink(server)
        self.sockets = Sockets(server, link, school, self.access, str(self.flask.jinja_env.globals["build"]))
        imports = Imports(store, school.catalog, school.clock)
        self.tunnel = Tunnel(school, self._tunnel_listener, self.sockets.connections.close_tunnel)
        for_laptop = store.database.is_single_process and not settings.public_url and not settings.proxies
        tunnel = self.tunnel if for_laptop else None
        services.install(self.flask, services.Services(school, self.access, imports, tunnel))
        self.over, self.again = gevent.event.Event(), False
        school.transfer.start_again = self._start_again
        own = [window.pages(school, self.over.set)] if settings.for_window else []
        self.flask.jinja_env.globals["for_window"] = settings.for_window
        self.flask.jinja_env.globals["can_move"] = school.transfer.is_possible
        flask_app.add_pages(self.flask, [*pages.ALL, *registration.ALL, *own], school, self.access)
        metrics.install(
            self.flask, metrics.Figures(self.sockets, school.registry, link, store.database), settings.metrics_token
        )
        lead = forwarding.LeaseTaker(self.access, store, school.lease) if school.lease.me else None
        if lead is not None:
            forwarding.install(self.flask, lead)
        sign_in = HeaderSignIn(settings.sign_in_header, settings.sign_in_from)
        inner = throttled(self.flask, self.access, school.limits, lead)
        through_tunnel = tunnel_gate.TunnelHost(lambda: self.tunnel.host)
        self.for_tunnel = tunnel_gate.tunnel_gate(inner, through_tunnel, self.sockets.connections.came_by_tunnel)
        whole = with_gate(inner, hosts, settings.proxies, sign_in)
        self.flask.wsgi_app = whole  # type: ignore[method-assign]
        self.links = 0 if settings.proxies else school.limits.links  # behind a proxy all have its address
        self._collector = wsgi.CollectorGuard()

    def start(self) -> None:
        """Start excluding connections from the garbage collector."""
        self._collector.start()

    def stop(self) -> None:
        """End the tunnel, and close every connection of the sockets."""
        self.tunnel.stop()
        self.sockets.connections.close()

    def _start_again(self) -> None:
        self.again = True
        self.over.set()

    def _tunnel_listener(self) -> Listener:
        return wsgi.local_server(self.for_tunnel, tunnel_gate.MOST)

    def jobs(self) -> list[Job]:
        """Return the periodic jobs of pages and sockets."""
        connections = self.sockets.connections
        return [
            ("idle connections", 1.0, connections.sweep),
            ("tunnel", 1.0, self.tunnel.check),
            ("memory", 1.0, lambda: self._collector.update(len(connections))),
        ]
