"""Texts about what is deleted for good and what stays, as ids of messages, for the page and the command line."""

from typing import Final, Literal, NamedTuple


class DeletionText(NamedTuple):
    """The text about one kind of deletion. ``goes`` are messages about what is deleted, ``stays`` about what isn't."""

    what: Literal["lesson", "student", "label", "everything", "out"]
    goes: tuple[str, ...]
    stays: tuple[str, ...]


LESSON: Final = DeletionText(
    "lesson",
    ("classes-lesson-names", "classes-lesson-plays", "classes-lesson-results", "classes-lesson-ends"),
    ("classes-lesson-leaves-banks", "classes-lesson-leaves-sums", "classes-lesson-leaves-paper"),
)
STUDENT: Final = DeletionText(
    "student",
    ("classes-student-name", "classes-student-answers", "classes-student-games", "classes-student-sums"),
    ("classes-student-leaves-others", "classes-student-leaves-files"),
)
LABEL: Final = DeletionText(
    "label",
    ("classes-label-names", "classes-label-sums"),
    ("classes-label-leaves-lessons", "classes-label-leaves-answers"),
)
EVERYTHING: Final = DeletionText(
    "everything",
    (
        "classes-everything-lessons",
        "classes-everything-classes",
        "classes-everything-sums",
        "classes-everything-uploads",
        "classes-everything-settings",
    ),
    ("classes-everything-leaves-banks", "classes-everything-leaves-shipped", "classes-everything-leaves-paper"),
)
EVERYTHING_AND_BANKS: Final = EVERYTHING._replace(
    goes=(*EVERYTHING.goes, "classes-everything-banks"), stays=EVERYTHING.stays[1:]
)
SIGN_OUT: Final = DeletionText(
    "out",
    ("classes-out-browsers", "classes-out-remotes", "classes-out-address"),
    ("classes-out-leaves-results", "classes-out-leaves-students"),
)
