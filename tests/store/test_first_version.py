"""A data folder written by the first version can be opened: the teacher's data is there, and a lesson continues.

``first_version.sql`` is the database of such a folder: a bank with a picture, named rules, the last set-up, a closed
lesson with its results, and one in the middle of a game, with a student with more time and a seat on autoplay.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from quizbs.app import App
from quizbs.game import view_for
from quizbs.game.actors import Host
from quizbs.game.commands import End
from quizbs.store.database import Database
from quizbs.store.key_values import KeyValues
from quizbs.store.lessons import Lessons
from quizbs.store.pictures import Pictures
from quizbs.store.results import Results
from quizbs.store.saved_banks import SavedBanks
from quizbs.teacher.setup_defaults import SetupDefaults
from tests.web.app import app_in, teacher_of

WRITTEN = Path(__file__).parent / "first_version.sql"
OVER, RUNNING = "e4c7a18c3b16", "346d63e63855"


def written(folder: Path) -> Path:
    """Write a data folder of the first version, and return it."""
    with closing(sqlite3.connect(folder / "quizbs.db")) as db:
        db.executescript(WRITTEN.read_text(encoding="utf-8"))
    return folder


def opened(folder: Path) -> Database:
    with app_in(written(folder)):
        return Database(f"sqlite:///{folder / 'quizbs.db'}")


def test_data_folder_of_first_version_is_migrated(tmp_path: Path) -> None:
    database = opened(tmp_path)
    (bank,) = SavedBanks(database).list()
    questions = SavedBanks(database).questions(bank.id)
    assert (bank.title, len(questions)) == ("Sums", 12)
    assert Pictures(database).find(questions[0].image.partition(".")[0]) is not None
    defaults = SetupDefaults(KeyValues(database))
    assert defaults.presets()["Our rules"].options == {"window": "5"}
    choice = defaults.choice()
    assert choice is not None
    assert (choice.preset, choice.students, choice.options) == ("cheater", 9, {"turn_time": "60"})
    assert len(Results(database).answers(OVER)) == 8


def running(app: App) -> tuple[str, str]:
    """Return the code and the id of the lesson that isn't closed."""
    (listed,) = app.school.lesson_start.still_open()
    return listed.code, listed.id


def test_lesson_of_first_version_continues(tmp_path: Path) -> None:
    with app_in(written(tmp_path)) as app:
        _, lesson_id = running(app)
        assert lesson_id == RUNNING
        lesson = app.school.registry.lesson(lesson_id)
        stream = lesson.current[1].game
        game = app.school.registry.state(stream.partition(".")[0]).game(stream)
        assert (lesson.phase, game.phase, len(game.questions.asked) > 0) == ("playing", "turn", True)
        assert lesson.seats[1].accommodation.time == 2
        assert view_for(game, 2, game.clock.free_at) is not None
        assert 1 in game.autoplay
        app.school.registry.lead(lesson_id).act(Host(), "end1", End())
        app.school.registry.lead(lesson_id).tick()
        assert app.school.registry.state(stream.partition(".")[0]).game(stream).phase == "over"


def test_lessons_of_first_version_have_report_pages(tmp_path: Path) -> None:
    with app_in(written(tmp_path)) as app:
        teacher = teacher_of(app)
        for path in ("", "/answers", "/class", "/files", "/files/workbook", "/files/answers"):
            assert teacher.get(f"/report/{OVER}{path}").status_code == 200, path
        assert f"/report/{OVER}" in teacher.get("/lessons").text
        assert teacher.get(f"/report/{RUNNING}").status_code == 200


def test_every_game_of_the_first_version_is_replayed(tmp_path: Path) -> None:
    with app_in(written(tmp_path)) as app:
        for listed_id in (OVER, RUNNING):
            lesson = app.school.registry.lesson(listed_id)
            for dealt in lesson.games:
                assert app.school.registry.state(dealt.game.partition(".")[0]).game(dealt.game).phase
        assert Lessons(Database(f"sqlite:///{tmp_path / 'quizbs.db'}")).find(OVER) is not None
