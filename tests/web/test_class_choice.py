"""Choices at the desk: the question to the class, bots for one table, other rules between rounds."""

from typing import Any
from urllib.parse import urlencode

import pytest

from tests.web.shipped import Browser, Screen, Server, host, open_lesson, student

DONE = {"done": True}


def offered(teacher: Browser, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = teacher.page(f"/desk/{code}/questions").json()
    return found


def test_teacher_is_offered_three_questions_and_asks_one(teacher: Browser, code: str) -> None:
    desk = Screen(teacher, "desk", code)
    first, second, third = offered(teacher, code)
    assert len({one["question"] for one in (first, second, third)}) == 3
    assert all(one["text"] and one["answer"] for one in (first, second, third))
    assert desk.act("ask_class", question=second["question"]) == DONE
    asked = desk.wait_for(lambda view: view["lesson"]["class_question"])["lesson"]["class_question"]
    assert asked["text"] == second["text"]
    assert sorted(asked["choices"]) == sorted(second["choices"])
    assert second["question"] not in {one["question"] for _ in range(5) for one in offered(teacher, code)}
    assert desk.act("end_class", number=1) == DONE
    assert desk.act("ask_class", question="none") == {"refused": "closed"}
    assert desk.act("ask_class") == DONE


def test_bank_is_searched_for_words(teacher: Browser, code: str) -> None:
    first, *_ = offered(teacher, code)
    words = " ".join(reversed(first["text"].upper().split()))
    found = teacher.page(f"/desk/{code}/questions?{urlencode({'find': words})}").json()
    assert first["text"] in [one["text"] for one in found]
    assert teacher.page(f"/desk/{code}/questions?find=nothinghasthisword").json() == []


def test_typed_class_question_is_graded_and_reported(
    server: Server, teacher: Browser, code: str, class_of_three: list[Browser]
) -> None:
    desk, wall = Screen(teacher, "desk", code), Screen(teacher, "wall", code)
    phones = [Screen(student, "phone", code) for student in class_of_three]
    assert desk.act("ask_own", text=" ", right="moss") == {"refused": "not_understood"}
    assert desk.act("ask_own", text="What grew  there?", right="moss", wrong=["mouse", "", "Moss"]) == DONE
    told = wall.wait_for(lambda view: view["lesson"]["class_question"])["lesson"]
    assert told["class_question"]["text"] == "What grew there?"
    assert sorted(told["class_question"]["choices"]) == ["moss", "mouse"]
    assert "votes" not in told
    right = told["class_question"]["choices"].index("moss")
    for phone, choice in zip(phones, (right, right, 1 - right), strict=True):
        phone.wait_for(lambda view: view["lesson"]["class_question"])
        assert phone.act("answer_class", number=1, choices=[choice]) == DONE
    shown = wall.wait_for(lambda view: (view["lesson"]["class_question"] or {}).get("result"))
    result = shown["lesson"]["class_question"]["result"]
    assert (result["answer"], result["right"], result["given"]) == ([right], 2, 3)
    assert desk.act("end_class", number=1) == DONE
    assert desk.act("ask_own", text="And where?", right="North side") == DONE
    view = phones[0].wait_for(lambda view: (view["lesson"]["class_question"] or {}).get("number") == 2)
    assert view["lesson"]["class_question"]["kind"] == "typed"
    assert phones[0].act("answer_class", number=2, text="north side") == DONE
    assert desk.act("show_class", number=2) == DONE
    assert desk.act("end_class", number=2) == DONE
    assert desk.act("close") == DONE
    report = teacher.page(f"/desk/{code}/report")
    assert "right: <b>3 of 4</b> first answers" in report.text
    answers = teacher.page(report.url.removeprefix(server.base) + "/files/answers").content.decode("utf-8-sig")
    assert answers.count("What grew there?") == 3
    assert answers.count("And where?") == 1


def test_only_host_reads_question_suggestions(server: Server, code: str, class_of_three: list[Browser]) -> None:
    for one in (*class_of_three, Browser(server)):
        answer = one.page(f"/desk/{code}/questions")
        assert (answer.status_code, answer.text) == (404, "")
    assert host(server).page("/desk/XXXX/questions").status_code == 404


def test_lesson_without_a_bank_offers_no_class_question(teacher: Browser) -> None:
    opened = teacher.form("/host/open", bank="", preset="bs", naming="typed")
    code = opened.url.rpartition("/")[2]
    assert offered(teacher, code) == []
    assert Screen(teacher, "desk", code).act("ask_class") == {"refused": "not_now"}


def test_bot_can_be_added_to_a_table_of_three(server: Server, teacher: Browser) -> None:
    code = open_lesson(teacher, preset="classroom")
    for number in range(7):
        student(server, code, f"pupil {number}")
    desk = Screen(teacher, "desk", code)
    assert desk.act("fill", table=2) == {"refused": "closed"}  # there are no tables yet
    assert desk.act("deal") == DONE
    view = desk.wait_for(lambda view: view["lesson"]["needs"])
    (need,) = view["lesson"]["needs"]
    assert (need["why"], need["seat"]) == ("three", None)
    for _ in range(2):  # the same tap twice
        assert desk.act("fill", table=need["table"]) == DONE
    view = desk.wait_for(lambda view: not view["lesson"]["needs"])
    assert [len(table["seats"]) for table in view["lesson"]["tables"]] == [4, 4]
    assert desk.act("deal") == DONE
    assert desk.act("fill", table=need["table"]) == DONE  # the table has four by then
    assert desk.act("fill", table=0) == {"refused": "not_understood"}


def test_rules_can_be_changed_between_rounds_only(
    server: Server, teacher: Browser, code: str, class_of_three: list[Browser]
) -> None:
    desk = Screen(teacher, "desk", code)
    assert desk.sync()["lesson"]["rules"]["weights"] == [2, 1]
    chosen = {"call_word": "Flunkern!", "turn_time": "45", "hunter": "false"}
    assert desk.act("prepare", preset="classroom", options=chosen, match="1:1") == DONE
    lesson = desk.wait_for(lambda view: view["lesson"]["rules"]["weights"] == [1, 1])["lesson"]
    assert lesson["call_word"] == "Flunkern!"
    assert lesson["rules"]["preset"] == "classroom"
    assert set(lesson["rules"]["options"]) == set(chosen)
    assert desk.act("deal") == DONE
    assert desk.act("prepare", preset="cheater") == {"refused": "not_now"}
    assert desk.act("end") == DONE
    assert desk.act("prepare", preset="cheater") == DONE
    rules = desk.wait_for(lambda view: view["lesson"]["rules"]["preset"] == "cheater")["lesson"]["rules"]
    assert (rules["options"], rules["weights"]) == ({}, [1, 1])
    assert "rules" not in Screen(teacher, "wall", code).sync()["lesson"]
    assert Screen(class_of_three[0], "phone", code).act("prepare", preset="bs") == {"refused": "not_yours"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "none"},
        {"preset": "classroom", "options": {"turn_time": "soon"}},
        {"preset": "classroom", "options": {"call_word": "x" * 61}},
        {"preset": "classroom", "match": "3:1"},
        {"preset": "classroom", "options": []},
        {},
    ],
)
def test_invalid_rules_from_the_desk_are_refused(teacher: Browser, code: str, wrong: dict[str, Any]) -> None:
    desk = Screen(teacher, "desk", code)
    assert desk.act("prepare", **wrong) == {"refused": "not_understood"}
    assert desk.sync()["lesson"]["rules"]["preset"] == "cheater"
