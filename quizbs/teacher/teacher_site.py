"""The services of one teacher's pages."""

from dataclasses import dataclass

from quizbs.clock import Clock
from quizbs.live.addresses import Reach
from quizbs.live.connectivity import Connectivity
from quizbs.live.joining import Joining
from quizbs.live.keyring import Keyring
from quizbs.live.registry import LessonRegistry
from quizbs.live.remotes import Remotes
from quizbs.live.seat_sharing import SeatSharing
from quizbs.store.lessons import Lessons
from quizbs.store.store import Store
from quizbs.teacher.bank_catalog import BankCatalog
from quizbs.teacher.deletion import Deletion
from quizbs.teacher.host_actions import HostActions
from quizbs.teacher.lesson_reports import LessonReports
from quizbs.teacher.lesson_start import LessonStart
from quizbs.teacher.library import Library
from quizbs.teacher.name_retention import NameRetention
from quizbs.teacher.planning import Planning
from quizbs.teacher.setup_defaults import SetupDefaults
from quizbs.teacher.sign_in import SignIn
from quizbs.teacher.student_data import StudentsData
from quizbs.teacher.transfer import DataTransfer


@dataclass(frozen=True, slots=True)
class TeacherSite:
    """The services that the routes of one teacher's pages use.

    The first group of services doesn't find another teacher's data. The second group is the same for all teachers: its
    methods get a lesson, a person or a text that the route has found by the first group or by a student's own token.
    """

    store: Store
    catalog: BankCatalog
    library: Library
    defaults: SetupDefaults
    lesson_reports: LessonReports
    lesson_start: LessonStart
    deletion: Deletion

    all_lessons: Lessons
    clock: Clock
    connectivity: Connectivity
    host_actions: HostActions
    joining: Joining
    keyring: Keyring
    transfer: DataTransfer
    name_retention: NameRetention
    planning: Planning
    reach: Reach
    registry: LessonRegistry
    remotes: Remotes
    sharing: SeatSharing
    sign_in: SignIn
    students_data: StudentsData
