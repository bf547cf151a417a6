"""When a lesson closes, who answered what is kept; names are not in it."""

import random
import sqlite3
from pathlib import Path

from tests.web.shipped import SILENT, Screen, host, hurried, open_lesson, running, student, until
from tests.web.watcher import choose


def test_a_closed_lesson_keeps_its_answers(tmp_path: Path) -> None:
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
