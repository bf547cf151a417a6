"""When a lesson closes, who answered what is kept, without names; the report, its files and the command tell it."""

import csv
import io
import json
import random
import re
import sqlite3
from pathlib import Path

from tests.prompt import Prompt
from tests.web.shipped import SILENT, Screen, host, hurried, open_lesson, running, student, until
from tests.web.watcher import choose


def test_a_closed_lesson_keeps_its_answers_and_its_report_tells_them(tmp_path: Path, quizbs: Prompt) -> None:
    chance = random.Random(2)
    with running(tmp_path, program=hurried(SILENT, faster=4)) as server:
        teacher = host(server)
        code = open_lesson(teacher, "classroom", **{"opt.window": "0", "opt.turn_time": "60", "opt.reveal_time": "3"})
        wall = Screen(teacher, "wall", code)
        phones = [Screen(student(server, code, name), "phone", code) for name in ("ann", "bob", "cem")]
        assert wall.act("deal") == {"done": True}
        view = wall.wait_for(lambda view: view["game"])
        claim_of = next(phone for phone in phones if "play" in phone.sync()["game"]["you"]["can"])
        play = choose(claim_of.sync(), chance)
        assert play is not None
        assert claim_of.act(**play) == {"done": True}
        caller = next(phone for phone in phones if phone is not claim_of)
        view = caller.wait_for(lambda view: "call" in view["game"]["you"]["can"])
        assert caller.act("call", claim=view["game"]["claim"]["number"]) == {"done": True}
        view = wall.wait_for(lambda view: view["game"]["phase"] in {"choosing", "answering"})
        if view["game"]["phase"] == "choosing":
            assert wall.act("skip", step=view["game"]["step"]) == {"done": True}
            view = wall.wait_for(lambda view: view["game"]["phase"] == "answering")
        answerer = view["game"]["question"]["answerer"]
        asked = next(phone for phone in phones if phone.sync()["game"]["you"]["seat"] == answerer)
        answer = choose(asked.sync(), chance)
        assert answer is not None
        assert asked.act(**answer) == {"done": True}
        for phone in phones:
            if phone is not asked and (answer := choose(phone.sync(), chance)):
                phone.act(**answer)
        view = wall.wait_for(lambda view: view["game"]["phase"] in {"explaining", "discard"})
        assert wall.act("close") == {"done": True}
        file = sqlite3.connect(tmp_path / "quizbs.db")
        rows = until(lambda: file.execute("SELECT question_text, right FROM results").fetchall(), "the results")
        file.close()
        question = view["game"]["question"]
        assert [text for text, _ in rows] == [question["text"]] * 3  # one is asked, the others answer along
        assert rows[0][1] == question["result"]["right"]
        assert all(right in {0, 1} for _, right in rows)

        knew = sum(right for _, right in rows)
        report = teacher.page(f"/desk/{code}/report")
        assert f"right: <strong>{knew} of 3</strong> first answers" in report.text
        for path, kind in (
            ("", "text/html"),
            ("/answers", "text/html"),
            ("/class", "text/html"),
            ("/files", "text/html"),
        ):
            assert teacher.page(report.url.removeprefix(server.base) + path).headers["Content-Type"].startswith(kind)
        saved = teacher.page(report.url.removeprefix(server.base) + "/files/answers")
        said = list(csv.reader(io.StringIO(saved.content.decode("utf-8-sig"))))
        assert len(said) == 4
        assert {name for row in said for name in row if name in {"ann", "bob", "cem"}} == {"ann", "bob", "cem"}
        nameless = teacher.page(report.url.removeprefix(server.base) + "/files/answers?names=no").text
        assert not re.search(r"\b(ann|bob|cem)\b", nameless)
        told = json.loads(quizbs("report", code, "--json", within=tmp_path, data=tmp_path).stdout)
        assert (told["first"], told["right"], told["students"]) == (3, knew, 3)
