"""The texts of warnings before a permanent deletion, for the page and the command line."""

from typing import TYPE_CHECKING, Final, NamedTuple

from quizbs.local_time import local

if TYPE_CHECKING:
    from quizbs.store.lessons import ListedLesson


class DeletionText(NamedTuple):
    """The texts of one kind of deletion. The teacher has to type ``word``.

    ``goes`` and ``stays`` list what is deleted and what isn't; ``done`` confirms the deletion.
    """

    title: str
    word: str
    goes: tuple[str, ...]
    stays: tuple[str, ...]
    done: str


LESSON: Final = DeletionText(
    "Delete this lesson",
    "delete",
    (
        "The names, the class list of this lesson, and who picked which name",
        "All hands, plays and answers",
        "The results and the sums",
        "If the lesson is still open, it ends for everyone",
    ),
    (
        "Your question banks, settings and other lessons",
        "How often each question was answered right in older lessons, without names",
        "Backups and printed sheets. Please throw those away yourself.",
    ),
    "The lesson is deleted.",
)
STUDENT: Final = DeletionText(
    "Delete this student",
    "delete",
    (
        "The name, also in your class list and in the class you keep, and the animal",
        "Every answer, and what this student did at cards",
        "How the games of this lesson went, for everybody: it hangs together",
        "This student’s part of the sums. With fewer than five left, all of them.",
    ),
    (
        "The other students, their answers and the report",
        "Files you saved, backups and printed sheets. Please delete those yourself.",
    ),
    "The student is deleted.",
)
LABEL: Final = DeletionText(
    "Delete this class",
    "delete",
    (
        "The label, and the list of names if you keep one",
        "The sums of its lessons: how many were right, and how each question went",
    ),
    ("The lessons themselves, without a label", "Single answers, until their own date"),
    "The class is deleted.",
)
EVERYTHING: Final = DeletionText(
    "Delete everything",
    "delete everything",
    (
        "All lessons with their names, class lists, hands, answers and results",
        "Your classes with their lists, and all sums",
        "How often each question was answered right",
        "Files you uploaded but haven’t imported yet",
        "Your settings and your own rules",
    ),
    (
        "Your own question banks, unless you delete them too",
        "The question banks that came with quizbs",
        "Backups, old data kept by a restore, and printed sheets. Please throw those away yourself.",
    ),
    "Everything is deleted.",
)
EVERYTHING_AND_BANKS: Final = EVERYTHING._replace(
    goes=(*EVERYTHING.goes, "Your own question banks and their pictures"), stays=EVERYTHING.stays[1:]
)
SIGN_OUT: Final = DeletionText(
    "Sign out all other browsers",
    "sign out",
    (
        "Every other browser that could open this page",
        "Every phone remote. You can connect it again from the desk.",
        "The address that quizbs printed. It prints a new one.",
    ),
    ("Lessons, question banks and results", "Students stay in the lesson"),
    "All other browsers are signed out.",
)
OWN_BANKS: Final = "Delete my own question banks and their pictures too"
END_FIRST: Final = "End these lessons first"
OPEN: Final = "These lessons are still open: {lessons}. Nothing was changed."
WRONG_WORD: Final = "Nothing was deleted. Please type “{word}” in the box."
GONE: Final = "That lesson is already deleted."
NOBODY: Final = "That student is already deleted, or the names of the lesson are."
STILL_OPEN: Final = "This lesson is still open. End it at the desk first, then come back."
NO_LABEL: Final = "That class is already deleted."


def description_of(lesson: "ListedLesson") -> str:
    """Return a text that describes a lesson: day, time, code and bank."""
    at = f"{local(lesson.opened_at):%d %b, %H:%M}".lstrip("0")
    return " · ".join(part for part in (at, lesson.code, lesson.title) if part)
