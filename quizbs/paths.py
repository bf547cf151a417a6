"""Paths of the folders shipped with the program, and of the user's folders for data and for the log."""

from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
STATIC = PACKAGE / "static"


def shipped(name: str, package: Path = PACKAGE) -> Path:
    """Return the path of ``templates`` or ``question_banks``, which are shipped with the program.

    An installed wheel has the folder inside the package, a checkout beside the package. Raises ``FileNotFoundError``
    for a broken installation.
    """
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"quizbs isn't fully installed: the folder {name} is missing")


def user_folder() -> Path:
    """Return the default folder for this user's database. It may not exist yet."""
    return platformdirs.user_data_path("quizbs", appauthor=False)


def log_folder() -> Path:
    """Return the folder in which the app keeps its log. It may not exist yet."""
    return platformdirs.user_log_path("quizbs", appauthor=False)


def log_file() -> Path:
    """Return the path of the app's log. It may not exist yet."""
    return log_folder() / "quizbs.log"
