"""What is said before something is deleted for good: on the page and on the command line alike."""

import time
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from quizbs.store.lessons import ListedLesson


class DeletionText(NamedTuple):
    """One way to delete: ``word`` has to be typed; ``goes`` and ``stays`` are lists, ``done`` is said afterwards."""

    title: str
    word: str
    goes: tuple[str, ...]
    stays: tuple[str, ...]
    done: str


LESSON: Final = DeletionText(
    "Delete this lesson",
    "delete",
    (
        "The names, your class list of this lesson, and who ticked what",
        "Every hand, claim and answer",
        "The results",
        "If it is still open, it ends: phones say goodbye and bots stop",
    ),
    (
        "Your banks, settings and other lessons",
        "How often older lessons got each question right, without names",
        "Backups and printed sheets: throw those away yourself",
    ),
    "The lesson is deleted.",
)
EVERYTHING: Final = DeletionText(
    "Delete everything",
    "delete everything",
    (
        "All lessons with their names, class lists, hands, answers and results",
        "How often each question was answered right",
        "Files that wait to become a bank",
        "Your settings and your own presets",
    ),
    (
        "Your own banks, unless you choose otherwise",
        "The banks that came with quizbs",
        "Backups, folders that a restore has kept, and printed sheets: throw those away yourself",
    ),
    "Everything is deleted.",
)
SIGN_OUT: Final = DeletionText(
    "Sign out all other browsers",
    "sign out",
    (
        "Every other browser that could open this page",
        "Every phone that is a remote: make it one again from the desk",
        "The address that quizbs printed: it prints a new one",
    ),
    ("Lessons, banks and results", "Students: they keep their seats"),
    "All other browsers are signed out.",
)
OWN_BANKS: Final = "My own banks and their pictures as well"
END_FIRST: Final = "End these lessons first"
OPEN: Final = "These lessons are open: {lessons}. Nothing was done."
WRONG_WORD: Final = "Nothing was done: please type “{word}” into the field."
GONE: Final = "That lesson was deleted already."


def told(lesson: "ListedLesson") -> str:
    """Return a lesson as people know it: day, time, code and bank."""
    at = time.strftime("%d %b, %H:%M", time.localtime(lesson.opened_at)).lstrip("0")
    return " · ".join(part for part in (at, lesson.code, lesson.title) if part)
