"""Paths: folders shipped with the program, and the user's folder. Nothing is read here."""

from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
STATIC = PACKAGE / "static"


def shipped(name: str, package: Path = PACKAGE) -> Path:
    """Return the folder ``name`` shipped with the program: ``templates`` or ``question_banks``.

    An installed wheel has it inside the package, a checkout beside the package. Raises ``FileNotFoundError`` for a
    broken installation.
    """
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"quizbs isn't fully installed: the folder {name} is missing")


def user_folder() -> Path:
    """Return the folder for this user's database and secret key. It may not exist yet."""
    return platformdirs.user_data_path("quizbs", appauthor=False)
