"""Puts the parts together, and does nothing else: the only module that knows all of them."""

import contextlib
import random
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import gevent

from quizbs import paths
from quizbs.banks.shipped import shipped
from quizbs.clock import Clock
from quizbs.config import Settings
from quizbs.game import Refused
from quizbs.limits.rate_limits import RateLimits
from quizbs.live.addresses import Reach
from quizbs.live.admission import Admission
from quizbs.live.around import Around
from quizbs.live.connectivity import Connectivity
from quizbs.live.joining import Joining
from quizbs.live.keyring import Keyring
from quizbs.live.lesson_log import Writing, edition_of
from quizbs.live.live_lesson import LiveLesson
from quizbs.live.registry import LessonRegistry
from quizbs.live.rehearsals import Rehearsals
from quizbs.live.remotes import Remotes
from quizbs.live.rules import lesson_rules
from quizbs.live.scheduler import EACH, Scheduler
from quizbs.live.seat_sharing import SeatSharing
from quizbs.live.storage_watch import StorageWatch
from quizbs.live.waiting_room import WaitingRoom
from quizbs.reports.pace import MeasuredPace, pace
from quizbs.store.classes import Classes
from quizbs.store.database import open_database
from quizbs.store.erasure import Erasure
from quizbs.store.facts import Facts
from quizbs.store.lease import lease_on
from quizbs.store.ledger import Ledger
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
from quizbs.store.wrong_codes import WrongCodes
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.deletion import Deletion
from quizbs.teacher.host_actions import HostActions
from quizbs.teacher.keeping import Keeping
from quizbs.teacher.lesson_reports import LessonReports, read_record
from quizbs.teacher.lesson_start import LessonStart
from quizbs.teacher.planning import Planning
from quizbs.teacher.setup_defaults import SetupDefaults
from quizbs.teacher.sign_in import SignIn
from quizbs.teacher.stored_lesson import read_lesson
from quizbs.teacher.student_data import StudentsData
from quizbs.web import flask_app, metrics, pages, services
from quizbs.web.access import Access
from quizbs.web.banks import registration
from quizbs.web.banks.imports import Imports
from quizbs.web.banks.library import Library
from quizbs.web.server import led_here
from quizbs.web.server.gate import AllowedHosts
from quizbs.web.server.header_sign_in import HeaderSignIn
from quizbs.web.server.middleware import failed, outer, socket_server
from quizbs.web.server.wsgi import CollectorGuard
from quizbs.web.sockets.link import SocketLink
from quizbs.web.sockets.sockets import Sockets

_BEAT, _ALONE, _TOUCH, _PURGE = 5.0, 10.0, 60.0, 3600.0  # seconds


class App:
    """All of quizbs around one database, served on ``port``. Call ``start`` before serving and ``stop`` afterwards."""

    def __init__(self, settings: Settings, port: int) -> None:
        self._database = open_database(settings.database)
        self._database.check()
        migrate(self._database)
        clock, chance = Clock(), random.SystemRandom()
        self._lease = lease = lease_on(self._database, str(port))
        self._clock, self._facts, self._lessons = clock, Facts(self._database), Lessons(self._database)
        self.people = People(self._database)
        rosters, sign_outs = Rosters(self._database), SignOuts(self._database)
        secret = settings.secret_key or self._facts.secret_key()
        self.keyring = Keyring(secret.encode(), sign_outs.signed_out())
        self.teachers = Teachers(self._database)
        self.access = Access(self.keyring, self.teachers.signed_in, self.teachers.id_of, self._lessons.is_remote)
        self.reach = Reach(port, settings.public_url, settings.host)
        wrong_codes = WrongCodes(self._database, self.keyring.mark_of, clock)
        limits = RateLimits(settings.shared_address, public=bool(settings.public_url), wrong_codes=wrong_codes)
        saved, pictures = SavedBanks(self._database), Pictures(self._database)
        self._waiting, self._pictures = PendingImports(self._database), pictures
        self.catalog = catalog = BankCatalog(shipped(paths.shipped("question_banks")), saved, clock)

        database = self._database
        self._lesson_reports = LessonReports(
            self._lessons, Results(database), self.people, rosters, catalog, partial(read_record, database)
        )
        self.flask = flask_app.flask_app(paths.shipped("templates"), paths.STATIC)
        registration.add_to_templates(self.flask)
        hosts = AllowedHosts(port, settings.public_url)
        server = socket_server(self.flask, hosts)
        self.connectivity = Connectivity(self.reach, lambda: self.registry.pulse_everywhere())
        watch = StorageWatch(
            lambda: database.trouble,
            self._beat,
            lambda: self.registry.pulse_everywhere(),
            lambda since, start: self.registry.resume(since, start),
            clock,
        )
        writing = Writing(
            Ledger(database, lease.me),
            lesson_rules(catalog.content, self._lesson_reports.still_open),
            clock,
            chance,
            edition_of(lease, database.outside),
            alone=database.is_alone,
            lose=lease.lose,
        )
        link = SocketLink(server)
        around = Around(
            writing,
            link,
            gevent.spawn_later,
            self.people,
            rosters,
            self._lessons,
            address=self.reach.typed,
            reach=self.connectivity.report,
            private=self._for_the_desk,
            trouble=lambda: database.trouble,
            is_well=watch.look,
            keep_results=self._keep_results,
        )
        self.registry = registry = LessonRegistry(around, lease)
        self.admission = Admission(registry, self.people, rosters, clock)
        self.waiting_room = WaitingRoom(self.admission, registry, self.people, rosters, chance, clock)
        self.joining = Joining(
            self.admission,
            self.waiting_room,
            registry,
            self.people,
            self._lessons,
            rosters,
            limits,
            chance,
            self.keyring,
            lambda address: settings.shared_address or self.reach.is_own(address),
        )
        sharing = SeatSharing(self.joining, self.waiting_room, self.admission, registry, self.people, rosters)
        self.lesson_start = LessonStart(registry, self._lessons, rosters, self.reach, chance, clock)
        self._defaults = defaults = SetupDefaults(self._facts)
        self._planning = Planning(registry, self._facts, self._measured, catalog.content, self._expected)
        remotes = Remotes(self._lessons, self.keyring, registry, limits.codes)
        library = Library(catalog, saved, clock)
        self.host_actions = HostActions(
            self.joining,
            self.waiting_room,
            sharing,
            registry,
            self.connectivity,
            catalog.content,
            lambda id_, *typed: (listed := self._lessons.find(id_)) and library.of(listed.owner).put_typed(*typed),
            chance,
            remotes,
        )
        self._sockets = Sockets(
            server,
            link,
            registry,
            self.people,
            self._lessons,
            self.access,
            limits,
            self.host_actions,
            self.connectivity,
            str(self.flask.jinja_env.globals["build"]),
        )
        self.deletion = Deletion(
            Erasure(self._database),
            self._lessons,
            sign_outs,
            registry,
            self.keyring,
            clock,
            self.teachers,
            classes := Classes(self._database),
        )
        services.install(
            self.flask,
            services.Services(
                access=self.access,
                all_lessons=self._lessons,
                catalog=catalog,
                classes=classes,
                clock=clock,
                connectivity=self.connectivity,
                defaults=defaults,
                deletion=self.deletion,
                host_actions=self.host_actions,
                imports=Imports(self._waiting, pictures, self._facts, catalog, clock),
                joining=self.joining,
                keeping=Keeping(self._lessons, clock),
                keyring=self.keyring,
                lesson_reports=self._lesson_reports,
                lesson_start=self.lesson_start,
                lessons=self._lessons,
                library=library,
                people=self.people,
                pictures=pictures,
                planning=self._planning,
                question_results=QuestionResults(self._database),
                reach=self.reach,
                registry=registry,
                remotes=remotes,
                sharing=sharing,
                sign_in=SignIn(self.teachers, clock),
                students_data=StudentsData(database, self.people, rosters, self._lesson_reports),
            ),
        )
        blueprints = [*pages.ALL, *registration.ALL]
        flask_app.add_pages(
            self.flask,
            blueprints,
            self.access,
            limits,
            self._why_not_ready,
            lambda: self._database.trouble,
            failed,
            self.keyring.is_me,
        )
        figures = metrics.Figures(self._sockets, registry, link, database)
        metrics.install(self.flask, figures, settings.metrics_token)
        sign_in = HeaderSignIn(settings.sign_in_header, settings.sign_in_from)
        leads = led_here.Leads(self.access, self._lessons, self.people, lease) if lease.me else None
        if leads is not None:
            led_here.install(self.flask, leads)
        whole = outer(self.flask, hosts, settings.proxies, self.access, limits, sign_in, leads)
        self.flask.wsgi_app = whole  # type: ignore[method-assign]
        self.links = 0 if settings.proxies else limits.links  # behind a proxy all come from its address

        self.rehearsals = Rehearsals(self._lessons, registry, clock)
        self._collector = CollectorGuard()
        self._scheduler = Scheduler(self._jobs())

    @property
    def host_path(self) -> str:
        """Return the address of the host's page on this server, with the key of this start."""
        return f"/host?key={self.keyring.host_key}"

    def start(self) -> None:
        """Give open clocks the time that all servers were away, and start looking after lessons."""
        self._lease.start(self.registry.forget)
        with contextlib.suppress(Refused):  # if the database is away again, the watch tells, and gives the time back
            self.registry.resume(self._facts.last_beat(), secrets.token_hex(8))
            self.registry.leave_all(())
        self._collector.start()
        self._scheduler.start()

    def stop(self) -> None:
        """Close everything that is open."""
        self._scheduler.stop()
        self._sockets.connections.close()
        with contextlib.suppress(Refused):  # its trouble was told
            self._beat()
        self._lease.stop()
        self._database.close()

    def add_job(self, name: str, each: float, job: Callable[[], object]) -> None:
        """Run one more job every so many seconds."""
        self._scheduler.add(name, each, job)

    def _why_not_ready(self) -> str:
        self._facts.last_beat()
        return "another program has locked the database" if self._database.is_locked else ""

    def _beat(self) -> None:
        self._database.glance()
        self._facts.beat(self._clock())

    def _for_the_desk(self, lesson: LiveLesson) -> dict[str, Any]:
        listed, came = self._lessons.find(lesson.id), lesson.crowds.largest()
        return {
            "held": self.waiting_room.shown(lesson.id),
            "crowd": [sitting.seat for sitting in lesson.lesson.present if sitting.person in came],
            "remote": listed is not None and listed.has_remote,
            "class_list": listed is not None and listed.naming == "roster",
        }

    def _keep_results(self, lesson_id: str) -> None:
        Results(self._database).keep(lesson_id, read_record(self._database, lesson_id))
        self._planning.keep(lesson_id)

    def _purge(self) -> None:
        for lesson_id in self._lessons.abandoned(now := self._clock()):
            with contextlib.suppress(Refused):  # what can't be read goes without figures
                self._keep_results(lesson_id)
        self._lessons.purge(now)

    def _measured(self, lesson_id: str) -> MeasuredPace:
        return pace(self.registry.session(lesson_id), read_lesson(self._database, lesson_id).rows_of)

    def _expected(self, lesson_id: str) -> int:
        listed = self._lessons.find(lesson_id)
        return self._defaults.of(listed.owner).students() if listed else 0

    def _jobs(self) -> list[tuple[str, float, Callable[[], object]]]:
        return [
            ("what others write", EACH, self._database.listen),
            ("what goes on in lessons", EACH, self.registry.beat),
            ("idle connections", 1.0, self._sockets.connections.sweep),
            ("rounds alone", _ALONE, self.rehearsals.look),
            ("names that wait", _BEAT, self.waiting_room.look),
            ("memory", 1.0, lambda: self._collector.look(len(self._sockets.connections))),
            ("heartbeat", _BEAT, self._beat),
            ("lessons in use", _TOUCH, self._touch),
            ("what was deleted", 1.0, self.deletion.look),
            ("old lessons", _PURGE, self._purge),
            ("forgotten uploads", _PURGE, lambda: self._waiting.purge(self._clock())),
            ("unused pictures", _PURGE, lambda: self._pictures.purge(self._clock())),
        ]

    def _touch(self) -> Iterator[None]:
        shown = [lesson.id for lesson in self.registry.shown()]
        self._lessons.touch(shown, self._clock())
        for lesson in shown:
            self.admission.sweep(lesson)
            yield
