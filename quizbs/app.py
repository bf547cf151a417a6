"""The parts put together, and nothing else: the only module that knows them all."""

import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any

from quizbs import game, lesson, paths
from quizbs.banks.shipped import shipped
from quizbs.clock import Clock
from quizbs.companions import Companions
from quizbs.config import Settings
from quizbs.game import Refused
from quizbs.play import Play, Rules
from quizbs.reports.answers import Row, answers
from quizbs.reports.pace import Pace, pace
from quizbs.rounds import Rounds, table_stream
from quizbs.store.codec import Codec
from quizbs.store.database import Database
from quizbs.store.facts import Facts
from quizbs.store.forgetting import Forgetting
from quizbs.store.ledger import Ledger
from quizbs.store.lessons import CodeTaken, Lessons
from quizbs.store.migrations import migrate
from quizbs.store.people import People
from quizbs.store.pictures import Pictures
from quizbs.store.question_results import QuestionResults
from quizbs.store.results import Results
from quizbs.store.rosters import Rosters
from quizbs.store.saved_banks import SavedBanks
from quizbs.store.sign_outs import SignOuts
from quizbs.store.waiting import WaitingBanks
from quizbs.web import banks, pages
from quizbs.web.access import Access
from quizbs.web.addresses import Reach
from quizbs.web.alone import Alone, alone_pages
from quizbs.web.arrivals import Arrivals
from quizbs.web.banks.imports import Incoming
from quizbs.web.banks.library import Library
from quizbs.web.banks.pages import Parts
from quizbs.web.check_pages import check_pages, host_check_pages
from quizbs.web.class_pages import class_pages
from quizbs.web.desk_pages import desk_pages
from quizbs.web.doors import Doors
from quizbs.web.edge import failed, outer, socket_server
from quizbs.web.gate import Hosts
from quizbs.web.host_pages import host_pages
from quizbs.web.hosting import Hosting
from quizbs.web.join_pages import join_pages
from quizbs.web.keeping import Keeping
from quizbs.web.keeping_pages import keeping_pages
from quizbs.web.limits import Limits
from quizbs.web.live import Live
from quizbs.web.moments import Moments
from quizbs.web.new_phone_pages import new_phone_pages
from quizbs.web.opening import Opening
from quizbs.web.planning import Planning
from quizbs.web.remembered import Remembered
from quizbs.web.remotes import Remotes
from quizbs.web.server import Memory
from quizbs.web.shelf import Shelf
from quizbs.web.sockets import Sockets
from quizbs.web.stand_ins import StandIns
from quizbs.web.ticker import EACH, Ticker
from quizbs.web.together_pages import together_pages
from quizbs.web.viewers import Viewers
from quizbs.web.watch import Watch

RULES: dict[str, Rules[Any, Any, Any]] = {
    "lesson": Rules(lesson.NO_LESSON, lesson.decide, lesson.evolve, lesson.due, lesson.Event),
    "table": Rules(game.NO_TABLE, game.decide, game.evolve, game.due, game.Event),
}
_BEAT, _TOUCH, _PURGE = 5.0, 60.0, 3600.0  # seconds


class House:
    """All of quizbs around one database, to be served on ``port``. ``start`` and ``stop`` go around the serving."""

    def __init__(self, settings: Settings, port: int) -> None:
        self._database = Database(settings.database)
        self._database.check()
        migrate(self._database)
        clock, chance = Clock(), random.SystemRandom()
        self._clock, self._facts, self._lessons = clock, Facts(self._database), Lessons(self._database)
        people = People(self._database)
        sign_outs = SignOuts(self._database)
        secret = settings.secret_key or self._facts.secret_key()
        self.access = Access(secret.encode(), sign_outs.signed_out())
        self.reach = Reach(port, settings.public_url, settings.host)
        limits = Limits(settings.shared_address, public=bool(settings.public_url))
        saved, pictures = SavedBanks(self._database), Pictures(self._database)
        self._waiting, self._pictures = WaitingBanks(self._database), pictures
        shelf = Shelf(shipped(paths.shipped("question_banks")), saved, clock)

        self.play = Play(Ledger(self._database), RULES, clock, chance, self._happened)
        rounds = Rounds(self.play, shelf.content)
        rosters = Rosters(self._database)
        self.live = Live(self.play, rounds, people, rosters, self._lessons, self.reach.typed, clock, self._keep_results)
        self.doors = Doors(
            self.play, self.live, people, self._lessons, rosters, limits, self.access, chance, clock, self._pulse
        )
        self.opening = Opening(self.play, self.live, self._lessons, rosters, self.reach, chance, clock, CodeTaken)
        self.shelf = shelf

        self.flask = pages.flask_app(paths.shipped("templates"), paths.STATIC)
        banks.add_to_templates(self.flask)
        hosts = Hosts(port, settings.public_url)
        server = socket_server(self.flask, hosts)
        self.arrivals = Arrivals(self.reach, lambda: self._viewers.pulse_all())
        self._viewers = Viewers(server, self.live.shown, self.arrivals.report, self._for_the_desk, self._trouble)
        self._remotes = Remotes(self._lessons, self.access, self._viewers.dismiss_remote, self._pulse)
        self.hosting = Hosting(
            self.doors, self.live, self.arrivals, self.play, rounds, shelf.content, chance, self._viewers, self._remotes
        )
        self._sockets = Sockets(
            server,
            self._viewers,
            self.live,
            self.play,
            people,
            self._lessons,
            self.access,
            limits,
            self.hosting,
            self.arrivals,
        )
        remembered = Remembered(self._facts)
        self._planning = Planning(self.live, rounds, self._facts, self._measured, shelf.content, remembered.students)
        self.keeping = Keeping(
            Forgetting(self._database), self._lessons, sign_outs, self.live, self._viewers, self.access, clock
        )
        alone = Alone(self.play, self.doors.joining, self.hosting, self.access)
        blueprints = [
            join_pages(self.doors.joining, self.live, self.access, self.reach),
            check_pages(self.reach),
            host_pages(self.opening, shelf, self.access, self.arrivals, alone.begin, remembered, self._planning),
            alone_pages(self.opening.find, self.access),
            keeping_pages(self.keeping, self.access),
            host_check_pages(self.arrivals, self.access),
            desk_pages(self._lessons, self.access, self.reach, self._planning, self._remotes),
            class_pages(self._lessons, self.access, self.hosting, self.live),
            together_pages(self.doors, self.access),
            new_phone_pages(self._lessons, people, self.live, self.access, self.reach, self._viewers.dismiss),
            *banks.all_bank_pages(
                Parts(
                    Library(shelf, saved, clock),
                    Incoming(self._waiting, pictures, self._facts, shelf, clock),
                    pictures,
                    QuestionResults(self._database),
                    clock,
                ),
                self.access,
            ),
        ]
        pages.add_pages(self.flask, blueprints, self.access, limits, self._facts.last_beat, self._trouble, failed)
        whole = outer(self.flask, hosts, settings.proxies, self.access, limits)
        self.flask.wsgi_app = whole  # type: ignore[method-assign]
        self.links = 0 if settings.proxies else limits.links  # behind a proxy all come from its address

        self._companions = Companions(self.play, rounds, self.live.names, clock, chance)
        self._moments = Moments(self.play, clock)
        self._stand_ins = StandIns(self.play, rounds, self._viewers.here, clock)
        self._watch = Watch(self._trouble, self._beat, self._viewers.pulse_all, self.live.resume, clock)
        self._memory = Memory()
        self._ticker = Ticker(self._jobs())

    @property
    def host_path(self) -> str:
        """Return the address of the host's page within this server, with the key of this start."""
        return f"/host?key={self.access.host_key}"

    def start(self) -> None:
        """Give open clocks the time that the server was away, and begin to look at lessons."""
        with contextlib.suppress(Refused):  # the database is away again: the watch tells, and gives the time back
            self.live.resume(self._facts.last_beat(), secrets.token_hex(8))
        self._memory.start()
        self._ticker.start()

    def stop(self) -> None:
        """Close all that is open."""
        self._ticker.stop()
        self._moments.stop()
        self._sockets.lines.close()
        with contextlib.suppress(Refused):  # its trouble was told
            self._beat()
        self._database.close()

    def add_job(self, name: str, each: float, job: Callable[[], object]) -> None:
        """Have something more done every so many seconds."""
        self._ticker.add(name, each, job)

    def _trouble(self) -> str:
        return self._database.trouble

    def _beat(self) -> None:
        self._database.glance()
        self._facts.beat(self._clock())

    def _for_the_desk(self, lesson: str) -> dict[str, Any]:
        return {"held": self.doors.glance.shown(lesson), "remote": self._remotes.is_used(lesson)}

    def _pulse(self, lesson: str) -> None:
        self._viewers.pulse(lesson)

    def _happened(self, stream: str) -> None:
        self.live.happened(stream, self._viewers)
        self._moments.happened(stream)

    def _keep_results(self, lesson_id: str) -> None:
        Results(self._database).keep(lesson_id, answers(self.live.lesson(lesson_id), self._rows))
        self._planning.keep(lesson_id)

    def _measured(self, lesson_id: str) -> Pace:
        return pace(self.live.lesson(lesson_id), self._rows)

    def _rows(self, table: str) -> list[Row]:
        codec, ledger = Codec[game.Event](game.Event), Ledger(self._database)
        return [(row.at, codec.read(row.events)) for row in ledger.read(table_stream(table))]

    def _jobs(self) -> list[tuple[str, float, Callable[[], object]]]:
        return [
            ("a lesson's clocks", EACH, self._look),
            ("late views", EACH, self._viewers.beat),
            ("idle connections", 1.0, self._sockets.lines.sweep),
            ("memory", 1.0, lambda: self._memory.look(len(self._sockets.lines))),
            ("heartbeat", _BEAT, self._beat),
            ("lessons in use", _TOUCH, self._touch),
            ("what was deleted", 1.0, self.keeping.look),
            ("old lessons", _PURGE, lambda: self._lessons.purge(self._clock())),
            ("forgotten uploads", _PURGE, lambda: self._waiting.purge(self._clock())),
            ("unused pictures", _PURGE, lambda: self._pictures.purge(self._clock())),
        ]

    def _look(self) -> None:
        if not self._watch.look():
            return
        for one in self._viewers.lessons():
            self.live.look(one)
            self._companions.look(one)
            self._stand_ins.look(one)
        self._stand_ins.forget(self._viewers.lessons())

    def _touch(self) -> None:
        for one in self._viewers.lessons():
            self._lessons.touch(one, self._clock())
            self.doors.seating.sweep(one)
