"""The running lessons and all teachers' services, on one store."""

import contextlib
import random
import secrets
from collections.abc import Callable, Collection

from quizbs import paths
from quizbs.banks.shipped import shipped
from quizbs.clock import Clock
from quizbs.config import Settings
from quizbs.game import Refused
from quizbs.live.addresses import Reach
from quizbs.live.admission import Admission
from quizbs.live.connectivity import Connectivity
from quizbs.live.joining import Joining
from quizbs.live.keyring import Keyring
from quizbs.live.lesson_log import Writing, edition_of
from quizbs.live.lesson_rules import lesson_rules
from quizbs.live.registry import LessonRegistry
from quizbs.live.remotes import Remotes
from quizbs.live.scheduler import EACH, Job
from quizbs.live.seat_sharing import SeatSharing
from quizbs.live.shared_services import SharedServices
from quizbs.live.storage_watch import StorageWatch
from quizbs.live.waiting_room import WaitingRoom
from quizbs.rate_limits.limits import RateLimits
from quizbs.store.ledger import Ledger
from quizbs.store.store import Store, lease_on
from quizbs.store.wrong_codes import WrongCodes
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.deletion import Deletion
from quizbs.teacher.host_actions import HostActions
from quizbs.teacher.housekeeping import Housekeeping
from quizbs.teacher.lesson_reports import LessonReports
from quizbs.teacher.lesson_start import LessonStart
from quizbs.teacher.library import Library
from quizbs.teacher.name_retention import NameRetention
from quizbs.teacher.planning import Planning
from quizbs.teacher.setup_defaults import SetupDefaults
from quizbs.teacher.sign_in import SignIn
from quizbs.teacher.student_data import StudentsData
from quizbs.teacher.teacher_site import TeacherSite
from quizbs.teacher.transfer import DataTransfer
from quizbs.words import words

_BEAT = 5.0  # seconds between two heartbeats


class School:
    """All of quizbs except its pages and sockets."""

    def __init__(self, store: Store, settings: Settings, port: int) -> None:
        database, clock, chance = store.database, Clock(), random.SystemRandom()
        self.store, self.all_lessons, self.clock = store, store.lessons, clock
        secret = settings.secret_key or store.key_values.secret_key()
        self.keyring = Keyring(secret.encode(), store.sign_outs.signed_out())
        wrong_codes = WrongCodes(database, self.keyring.mark_of, clock)
        self.limits = RateLimits(settings.shared_address, public=bool(settings.public_url), wrong_codes=wrong_codes)

        self.catalog = BankCatalog(shipped(paths.shipped("question_banks")), store.saved_banks, clock)
        self.library = Library(catalog=self.catalog, saved=store.saved_banks, clock=clock, say=words("en").say)
        self.defaults, self.name_retention = SetupDefaults(store.key_values), NameRetention(store.lessons, clock)
        self.lesson_reports = LessonReports(store, self.catalog)
        self.students_data = StudentsData(store, self.lesson_reports)
        self.sign_in = SignIn(store.teachers, clock)

        self._has_shared_address = settings.shared_address
        self.reach = Reach(port, settings.public_url, settings.host)
        self.connectivity, self.watch = Connectivity(self.reach), StorageWatch(store, clock)
        self.lease = lease_on(database, str(port))
        writing = Writing(
            ledger=Ledger(database, self.lease.me),
            rules=lesson_rules(self.catalog.content, self.lesson_reports.still_open),
            clock=clock,
            chance=chance,
            edition=edition_of(self.lease, database.external_writes),
            alone=database.is_single_process,
            lose=self.lease.lose,
        )
        services = SharedServices(
            store=store,
            writing=writing,
            watch=self.watch,
            connectivity=self.connectivity,
            save_results=self.lesson_reports.save,
        )
        self.registry = LessonRegistry(services, self.lease)
        self.admission = Admission(store, self.registry, clock)
        self.waiting_room = WaitingRoom(self.admission, self.registry, chance, clock)
        self.joining = Joining(
            store=store,
            admission=self.admission,
            waiting_room=self.waiting_room,
            registry=self.registry,
            limits=self.limits,
            chance=chance,
            keyring=self.keyring,
            is_shared=self._is_shared,
        )
        self.sharing = SeatSharing(
            store=store,
            joining=self.joining,
            waiting_room=self.waiting_room,
            admission=self.admission,
            registry=self.registry,
        )
        self.remotes = Remotes(store.lessons, self.keyring, self.registry, self.limits.codes)

        self.lesson_start = LessonStart(
            store=store, registry=self.registry, reach=self.reach, chance=chance, clock=clock
        )
        self.planning = Planning(store, self.registry, self.catalog)
        self.deletion = Deletion(store, self.registry, self.keyring, clock)
        self.host_actions = HostActions(
            store=store,
            joining=self.joining,
            waiting_room=self.waiting_room,
            sharing=self.sharing,
            registry=self.registry,
            connectivity=self.connectivity,
            library=self.library,
            chance=chance,
            remotes=self.remotes,
        )
        self.housekeeping = Housekeeping(store, self.registry, self.lesson_reports, clock)
        self.transfer = DataTransfer(database, self.housekeeping.purge, self.is_lesson_running)

    def _is_shared(self, address: str) -> bool:
        """Return whether several devices may have this address, for example because a whole class comes through the
        tunnel.
        """
        return self._has_shared_address or bool(self.reach.tunnel) or self.reach.is_own(address)

    def for_teacher(
        self,
        owner: str,
        remote: str,
        see_pictures: Callable[[], Collection[str] | None],
        say: Callable[..., str],
    ) -> TeacherSite:
        """Return the services limited to one teacher's data, and to the lesson ``remote`` if the browser is its remote.

        ``see_pictures`` returns the ids of the teachers whose pictures are visible, ``None`` for all. ``say`` returns
        messages in the teacher's language.
        """
        return TeacherSite(
            store=self.store.for_teacher(owner, also=remote, see_pictures=see_pictures),
            catalog=self.catalog.for_teacher(owner),
            library=self.library.for_teacher(owner, say),
            defaults=self.defaults.for_teacher(owner),
            lesson_reports=self.lesson_reports.for_teacher(owner),
            lesson_start=self.lesson_start.for_teacher(owner),
            deletion=self.deletion.for_teacher(owner),
            all_lessons=self.all_lessons,
            clock=self.clock,
            connectivity=self.connectivity,
            host_actions=self.host_actions,
            joining=self.joining,
            keyring=self.keyring,
            transfer=self.transfer,
            name_retention=self.name_retention,
            planning=self.planning,
            reach=self.reach,
            registry=self.registry,
            remotes=self.remotes,
            sharing=self.sharing,
            sign_in=self.sign_in,
            students_data=self.students_data,
        )

    @property
    def host_path(self) -> str:
        """Return the path of the host's page, with the key that is printed at start."""
        return f"/host?key={self.keyring.host_key}"

    def is_lesson_running(self) -> bool:
        """Return whether a wall, a desk or a phone shows a lesson that isn't over."""
        shown = {lesson.id for lesson in self.registry.shown()}
        return not shown.isdisjoint(listed.id for listed in self.all_lessons.still_open())

    def use_tunnel(self, host: str) -> None:
        """Let students come through the tunnel of this host, or with "" only through the network."""
        self.reach.use_tunnel(host)
        self.limits.codes.near = not host

    def start(self) -> None:
        """Move running clocks by the time during which no server ran, and start leading lessons."""
        if self.transfer.is_possible:
            self.transfer.tidy()
        self.lease.start(self.registry.forget)
        with contextlib.suppress(Refused):  # if the database fails again, the watch moves the clocks later
            self.registry.resume(self.store.key_values.last_beat(), secrets.token_hex(8))
            self.registry.release_all()

    def stop(self) -> None:
        """Store a last heartbeat, release all leases, and close the database."""
        with contextlib.suppress(Refused):  # the failure was logged before
            self.watch.save()
        self.lease.stop()
        self.store.database.close()

    def jobs(self) -> list[Job]:
        """Return the periodic jobs of running lessons and storage."""
        return [
            ("what others write", EACH, self.store.database.listen),
            ("what goes on in lessons", EACH, self.registry.beat),
            ("heartbeat", _BEAT, self.watch.save),
            ("what was deleted", 1.0, self.deletion.apply),
            *self.housekeeping.jobs(),
            *self.transfer.jobs(),
        ]
