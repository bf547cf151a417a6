"""``/metrics`` for a school's own monitoring: figures of this process in the format of Prometheus.

The Prometheus client is an extra; without it the page doesn't exist. Counters always run, and are formatted on request.
No figure identifies a lesson or a person.
"""

import ipaddress
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, cast
from urllib.parse import urlsplit

from flask import Flask, Response, abort, request

from quizbs.durations import BOUNDS, Durations
from quizbs.live.keyring import same
from quizbs.live.registry import LessonRegistry
from quizbs.store.database import Database
from quizbs.web.server.gate import FORWARDED
from quizbs.web.sockets.link import SocketLink
from quizbs.web.sockets.sockets import Sockets

if TYPE_CHECKING:
    from prometheus_client.metrics_core import Metric
    from prometheus_client.registry import Collector

_BEARER = "Bearer "


class Figures(NamedTuple):
    """The objects of this process whose counters the page shows."""

    sockets: Sockets
    registry: LessonRegistry
    link: SocketLink
    database: Database


def install(app: Flask, figures: Figures, token: str) -> None:
    """Add the page to ``app``. It answers requests from this computer, and any request with ``token``."""
    try:
        write = _writer(figures)
    except ImportError:
        return  # without the extra the page doesn't exist

    @app.get("/metrics")
    def metrics() -> Response:
        if not (_has(token) or _is_from_here()):
            abort(404)
        body, kind = write()
        return Response(body, content_type=kind, headers={"Cache-Control": "no-store"})


def _has(token: str) -> bool:
    header = request.headers.get("Authorization", "")
    return bool(token) and header.startswith(_BEARER) and same(header.removeprefix(_BEARER), token)


def _is_from_here() -> bool:
    """Return whether a program on this computer sent the request, not through a proxy.

    A request through a proxy has the proxy's address, often this computer's, which proves nothing about the client.
    """
    host = urlsplit(f"//{request.host}").hostname or ""
    return not request.environ.get(FORWARDED) and _is_loopback(request.remote_addr or "") and _is_loopback(host)


def _is_loopback(address: str) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address == "localhost"
    return (getattr(known, "ipv4_mapped", None) or known).is_loopback


def _writer(figures: Figures) -> Callable[[], tuple[bytes, str]]:
    """Return a function that returns the page and its content type."""
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)  # memory and processor, on systems that report them
    registry.register(cast("Collector", _Collector(figures)))
    return lambda: (generate_latest(registry), CONTENT_TYPE_LATEST)


class _Collector:
    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterator["Metric"]:
        """Yield the current figures. Called by the Prometheus library."""
        from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        of = self._figures
        sockets, registry = of.sockets, of.registry
        acts = HistogramMetricFamily("quizbs_act_seconds", "Time until an act was answered.", labels=["outcome"])
        acts.add_metric(["done"], *_histogram(sockets.done))
        acts.add_metric(["refused"], *_histogram(sockets.refused))
        yield acts
        yield CounterMetricFamily("quizbs_views_sent", "Views sent to screens.", value=of.link.views_sent)
        yield CounterMetricFamily("quizbs_commits", "Transactions that wrote something.", value=of.database.commits)
        screens = GaugeMetricFamily("quizbs_screens", "Screens connected to this process.", labels=["kind"])
        for kind, number in registry.kinds().items():
            screens.add_metric([kind], number)
        yield screens
        yield GaugeMetricFamily("quizbs_lessons_live", "Lessons with a screen here.", value=len(registry.shown()))
        yield GaugeMetricFamily("quizbs_connections", "All connections.", value=len(sockets.connections))


def _histogram(of: Durations) -> tuple[list[tuple[str, float]], float]:
    return [(str(bound), count) for bound, count in zip((*BOUNDS, "+Inf"), of.up_to(), strict=True)], of.seconds
