"""What is wrong with where the data lie, in words for those whom it concerns, and what to do."""

from typing import Final, NamedTuple


class StorageTrouble(NamedTuple):
    """One kind of it: ``title`` on a page, ``teacher`` is what to do, ``student`` whom to tell, ``short`` for a log."""

    title: str
    teacher: str
    student: str
    short: str


TROUBLES: Final = {
    "full": StorageTrouble(
        "The disk is full",
        "Nothing is lost, but nothing more can be saved. Free some space on the laptop, then try again: "
        "the game goes on where it stopped.",
        "The laptop is full. Tell your teacher, then try again. Nothing is lost.",
        "the disk is full: free some space",
    ),
    "damaged": StorageTrouble(
        "The data file is damaged",
        "Stop quizbs with Ctrl+C and restore a backup: quizbs restore FILE. Without a backup, "
        "move quizbs.db to another folder and start again.",
        "Something is wrong with the laptop. Tell your teacher.",
        "the data file is damaged: restore a backup",
    ),
    "away": StorageTrouble(
        "The data file is out of reach",
        "It was moved, or its disk or its server is gone. Bring it back and try again; if that does not help, "
        "start quizbs again. Nothing is lost.",
        "The laptop cannot reach its data. Tell your teacher, then try again.",
        "the data file is out of reach: bring it back, or start quizbs again",
    ),
}
