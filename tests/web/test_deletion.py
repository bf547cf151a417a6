"""Data that the teacher deletes is gone at once from every byte of the data folder, even during a game."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.web.prompt import started
from tests.web.shipped import Browser, Screen, Server, host, open_lesson, running, student, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.support.cli_runner import CliRunner

NAMES = ("Quirinadora", "Zephyrinette", "Wolframbert")
ROSTER = [f"Ottokarline Nr{number:02} Vexelburg" for number in range(60)]
ROWS = "SELECT count(*) FROM ledger"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server
        assert "Traceback" not in server.log
        assert " ERROR " not in server.log, server.log


def count(folder: Path, query: str) -> int:
    with closing(sqlite3.connect(f"file:{folder}/quizbs.db?mode=ro", uri=True)) as db:
        return int(db.execute(query).fetchone()[0])


def holding(folder: Path, *names: str) -> list[str]:
    """Return the files in the data folder that contain one of these names."""
    wanted = [name.encode() for name in names]
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in files if any(name in path.read_bytes() for name in wanted))


def game_of_three(own: Server, teacher: Browser) -> tuple[str, list[Screen], Screen]:
    """Return the code of a lesson whose game runs with three students and a bot, the phones, and the wall."""
    code = open_lesson(teacher)
    phones = [Screen(student(own, code, name), "phone", code) for name in NAMES]
    wall = Screen(teacher, "wall", code)
    assert wall.act("bots", seats=4) == {"done": True}
    assert wall.act("deal") == {"done": True}
    phones[0].wait_for(lambda view: view["game"])
    return code, phones, wall


def lesson_id(teacher: Browser, code: str) -> str:
    found = re.search(rf"· {code} ·.*?name=\"lesson\" value=\"([^\"]+)\"", teacher.page("/host/kept").text, re.DOTALL)
    assert found
    return found[1]


def left_alone(folder: Path, query: str = ROWS) -> int:
    """Wait until a bot would have acted several times, and return the number of rows."""
    time.sleep(3)  # longer than a bot thinks here, and than the server needs to notice another process's deletion
    return count(folder, query)


def test_running_lesson_is_deleted_from_every_file(own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    kept = open_lesson(teacher)
    student(own, kept, "Barnabella")
    of_list = open_lesson(teacher, naming="roster", roster="\n".join(ROSTER))
    code, phones, wall = game_of_three(own, teacher)
    assert holding(tmp_path, *NAMES)
    page = teacher.page("/host/kept").text
    assert "it ends for everyone" in page
    assert "Backups and printed sheets" in page

    lesson = lesson_id(teacher, code)
    wrong = teacher.form("/host/kept/delete", lesson=lesson, word="yes")
    assert wrong.status_code == 409
    assert "Please type “delete”" in wrong.text
    assert holding(tmp_path, *NAMES)

    done = teacher.form("/host/kept/delete", lesson=lesson, word=" Delete ")
    assert done.status_code == 200
    assert "The lesson is deleted." in done.text
    for screen in (*phones, wall):
        assert screen.wait_event("gone") == ["gone", {"why": "closed"}]
    teacher.form("/host/kept/delete", lesson=lesson_id(teacher, of_list), word="delete")
    assert holding(tmp_path, *NAMES, *ROSTER) == []
    assert left_alone(tmp_path, f"{ROWS} WHERE lesson = '{lesson}'") == 0
    assert count(tmp_path, f"SELECT count(*) FROM people WHERE lesson = '{lesson}'") == 0  # noqa: S608
    assert Browser(own).page(f"/j/{code}").status_code == 404
    assert Screen(phones[0].browser, "phone", code).refused
    assert holding(tmp_path, "Barnabella") != []  # another lesson isn't affected
    assert Browser(own).page(f"/j/{kept}").status_code == 200
    assert teacher.form("/host/kept/delete", lesson=lesson, word="delete").status_code == 409


def test_delete_command_ends_the_lesson_on_a_running_server(quizbs: CliRunner, own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    code, phones, wall = game_of_three(own, teacher)
    screens = [*phones, wall]
    assert f" {code} " in quizbs("lessons", within=tmp_path, data=tmp_path).stdout
    wrong = quizbs("delete", code, typed="no\n", within=tmp_path, data=tmp_path)
    assert (wrong.returncode, wrong.stderr) == (1, "quizbs: you didn't type 'delete', so nothing was changed.\n")
    assert "Backups and printed sheets" in wrong.stdout
    unknown = quizbs("delete", "2222", within=tmp_path, data=tmp_path)
    assert (unknown.returncode, unknown.stderr.count("\n")) == (1, 1)
    done = started(tmp_path, "delete", code, typed="delete\n", screens=screens)
    assert done.returncode == 0, done.stderr
    for screen in screens:
        assert screen.wait_event("gone") == ["gone", {"why": "closed"}]
    assert left_alone(tmp_path) == 0
    assert holding(tmp_path, *NAMES) == []
    assert quizbs("lessons", within=tmp_path, data=tmp_path).stdout == "There are no lessons.\n"


@pytest.mark.parametrize("banks", [False, True], ids=["but the banks", "with the banks"])
def test_delete_everything_page_leaves_no_name_in_any_file(
    quizbs: CliRunner, own: Server, tmp_path: Path, banks: bool
) -> None:
    teacher = host(own)
    (tmp_path / "b.csv").write_text("Question,Answer\nWho flew first to Xanadurix?,Nobody\n")
    assert quizbs("import", "b.csv", "--title", "Ours", within=tmp_path, data=tmp_path).returncode == 0
    (tmp_path / "b.csv").unlink()
    code, phones, _wall = game_of_three(own, teacher)
    refused = teacher.form("/host/kept/delete-everything", word="delete everything")
    assert refused.status_code == 409
    assert f"· {code} ·" in refused.text.partition("These lessons are still open")[2]
    assert phones[0].sync()["game"]
    more = {"end": "1"} | ({"banks": "1"} if banks else {})
    done = teacher.form("/host/kept/delete-everything", word="delete everything", **more)
    assert "Everything is deleted." in done.text
    for screen in phones:
        screen.wait_event("gone")
    assert left_alone(tmp_path) == 0
    assert holding(tmp_path, *NAMES) == []
    page = teacher.page("/host").text
    assert ("Ours" in page) == (not banks)
    assert bool(holding(tmp_path, "Xanadurix")) == (not banks)
    assert 'class="steps' in page  # as on the first evening
    assert open_lesson(teacher)


def test_server_continues_after_delete_everything_command(quizbs: CliRunner, own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    code = open_lesson(teacher)
    student(own, code, NAMES[0])
    refused = quizbs("delete-everything", typed="delete everything\n", within=tmp_path, data=tmp_path)
    assert refused.returncode == 1
    assert re.search(rf"These lessons are still open: .* · {code} · .*--end-lessons", refused.stderr)
    assert holding(tmp_path, NAMES[0])
    flags = ("--end-lessons", "--banks")
    done = quizbs("delete-everything", *flags, typed="delete everything\n", within=tmp_path, data=tmp_path)
    assert done.returncode == 0, done.stderr
    goes, _, stays = done.stdout.partition("This stays:")
    assert ("own question banks" in goes, "own question banks" in stays) == (True, False)
    assert holding(tmp_path, NAMES[0]) == []


def printed(own: Server, before: str) -> str:
    """Return the address that quizbs has printed since its log was ``before``."""
    found = re.findall(r"For you: +(\S+)", own.log)[-1]
    return str(found) if found != before else ""


def test_all_other_browsers_are_signed_out(own: Server, tmp_path: Path) -> None:
    teacher, other = host(own), host(own)
    code = open_lesson(teacher)
    phone = Screen(student(own, code, "ann"), "phone", code)
    theirs = Screen(other, "wall", code)
    remote = Browser(own)
    path, _, key = teacher.page(f"/desk/{code}/remote").json()["path"].partition("?key=")
    assert remote.form(path, key=key).url.endswith(f"/desk/{code}")
    assert teacher.form("/host/kept/sign-out", word="x").status_code == 409
    assert other.page("/host").status_code == 200

    assert "signed out" in teacher.form("/host/kept/sign-out", word="sign out").text
    assert theirs.closes()
    assert Screen(other, "wall", code).refused
    assert other.page("/host").status_code == 403
    assert remote.page(f"/desk/{code}").status_code == 403
    assert teacher.page(f"/desk/{code}/remote").json()["path"]  # another phone may become the remote
    assert Browser(own).get(own.host_url, timeout=30).status_code == 403  # the start address is invalid, too
    assert teacher.page("/host").status_code == 200
    assert not Screen(teacher, "wall", code).refused
    assert phone.sync()["you"]["seat"] == 1
    now = until(lambda: printed(own, own.host_url), "the new address")
    assert Browser(own).get(now, timeout=30).status_code == 200
    assert now in (tmp_path / "quizbs.db.serving").read_text()


def test_sign_out_by_command_survives_a_restart(quizbs: CliRunner, own: Server, tmp_path: Path) -> None:
    teacher = host(own)
    assert quizbs("sign-out", typed="sign out\n", within=tmp_path, data=tmp_path).returncode == 0
    now = until(lambda: printed(own, own.host_url), "the new address")
    assert teacher.page("/host").status_code == 403
    own.stop()
    own.start()
    assert teacher.page("/host").status_code == 403
    assert Browser(own).get(now, timeout=30).status_code == 403
    assert host(own).page("/host").status_code == 200


def test_only_teacher_can_delete(own: Server) -> None:
    stranger = Browser(own)
    for path in ("delete", "delete-everything", "sign-out"):
        assert stranger.form(f"/host/kept/{path}", word="delete everything", end="1").status_code == 403
    assert stranger.page("/host/kept").status_code == 403
