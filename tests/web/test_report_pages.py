"""The pages after a lesson: the report, the grid of answers, the page for the class, and the past lessons."""

import html
import json
import re
import time
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from flask.testing import FlaskClient
from msgspec.structs import replace

from quizbs.app import App
from quizbs.cli.main import commands
from quizbs.game.actors import Host
from quizbs.lesson.commands import Deal
from quizbs.lesson.own_question import own_question
from quizbs.message import Message
from quizbs.quiz.wording import wording
from quizbs.reports.answers import LessonRecord, Participant
from quizbs.reports.question_parts import BarPart, ShownAnswer
from quizbs.reports.report import report
from quizbs.store.erasure import Erasure
from quizbs.store.lessons import ListedLesson
from quizbs.store.retention import KEPT_RESULTS
from quizbs.teacher.lesson_reports import LessonReports
from quizbs.web.pages.report import bar, class_tiles
from quizbs.web.services import Services
from tests.web.app import teacher_of
from tests.web.past_lessons import DAY, simulated, stored
from tests.web.test_pages import ORIGIN, browser, joins, opened

NAME = re.compile(r"tagname\d\dx")


@pytest.fixture
def teacher(app: App) -> FlaskClient:
    return teacher_of(app)


@pytest.fixture
def lesson(app: App) -> ListedLesson:
    return stored(app, "l1", simulated(1), time.time() - 2400)


def page(client: FlaskClient, path: str) -> str:
    answer = client.get(path, follow_redirects=True)
    assert answer.status_code == 200, answer.status_code
    return " ".join(html.unescape(answer.text).split())


def test_report_lists_what_to_do_next(teacher: FlaskClient, lesson: ListedLesson) -> None:
    shown = page(teacher, f"/report/{lesson.id}")
    for words in ("Teach again", "Explain it again", "missed it", "Topics", "Students to see", "What this rests on"):
        assert words in shown
    assert "Names are deleted tomorrow at" in shown or "Names are deleted today at" in shown
    assert "Ask the class now" not in shown, "the phones are gone"
    assert NAME.search(shown)


@pytest.mark.parametrize(
    ("letter", "count", "missed", "says"),
    [
        ("", 9, 9, "All 9 typed “zzz”."),
        ("", 2, 2, "Both typed “zzz”."),
        ("", 5, 9, "5 of the 9 typed “zzz”."),
        ("B", 9, 9, "All 9 chose zzz."),
        ("B", 5, 9, "5 of the 9 chose zzz."),
    ],
)
def test_top_wrong_answer_is_quoted(app: App, letter: str, count: int, missed: int, says: str) -> None:
    parts = app.web.flask.jinja_env.get_template("host/report_parts.html").make_module()
    told = parts.chosen({"top": [ShownAnswer(letter, "zzz")], "top_count": count, "missed": missed})  # type: ignore[attr-defined]
    assert " ".join(re.sub("<[^>]+>", "", told).split()) == says


def test_parts_of_answer_bars_are_marked_by_sign_not_letter(app: App) -> None:
    parts = app.web.flask.jinja_env.get_template("host/report_parts.html").make_module()
    right = parts.right({"right": [ShownAnswer("A", "calcium"), ShownAnswer("D", "iron")]})  # type: ignore[attr-defined]
    assert re.sub("<[^>]+>", "", right) == "Right: calcium, iron", "choices were shown in another order"
    placed = bar([BarPart("top", 8), BarPart("other", 3), BarPart("right", 10)])
    split = parts.split(placed, "11 of 21 missed it")  # type: ignore[attr-defined]
    assert re.findall(r">([^<]+)</text>", split) == ["✗ 8", "✗ 3", "✓ 10"]


def test_every_answer_is_in_the_grid(teacher: FlaskClient, lesson: ListedLesson) -> None:
    shown = page(teacher, f"/report/{lesson.id}/answers")
    first = len(set(re.findall(r'data-cell="([^"]+)"', shown)))
    total = re.search(r"right: <b>\d+ of (\d+)", page(teacher, f"/report/{lesson.id}"))
    assert total
    assert first == int(total[1])
    by_name = re.findall(
        r"<bdi>(\w+)[^<]*</bdi></button></th>", page(teacher, f"/report/{lesson.id}/answers?sort=name")
    )
    assert by_name == sorted(by_name)
    assert len(by_name) == 25


def test_grid_and_report_agree_on_topics(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    kept = simulated(1)
    once = {answer.wording for answer in kept.answers}
    first = stored(app, "l3", _thinned(kept, dict.fromkeys(once, 4)), time.time() - 2400, code="L3AA")
    for listed in (lesson, first):
        told = report(app_reports(app).facts(listed))
        shown = page(teacher, f"/report/{listed.id}/answers")
        names = re.findall(r'class="answers-topic"><button[^>]*><span dir="auto">([^<]*)<', shown)
        foot = re.findall(r'<td class="answers-fold" hidden>([^<]*)</td>', shown.partition("<tfoot>")[2])
        said = {one.topic: str(one.percent) for one in told.topics if one.enough}
        assert said
        assert dict(zip(names, foot, strict=True)) == {name: said.get(name, "–") for name in names}
        assert f'<td class="answers-of">{told.percent}</td>' in shown


def _thinned(kept: LessonRecord, most: dict[str, int]) -> LessonRecord:
    """Return a record in which at most ``most`` people answered each question."""
    left, answers = dict(most), []
    for answer in kept.answers:
        if answer.right is not None and left[answer.wording] > 0:
            left[answer.wording] -= 1
            answers.append(answer)
    return kept._replace(answers=answers)


def test_class_page_compares_only_judged_results(app: App, teacher: FlaskClient) -> None:
    now, kept = time.time(), simulated(1)
    stored(app, "a", simulated(3), now - 7 * DAY, label="8b", code="AAAA")
    few = kept._replace(answers=[answer for answer in kept.answers if answer.right is not None][:24])
    stored(app, "b", few, now - 3600, label="8b", code="BBBB")
    stored(app, "c", kept, now - 1800, label="8b", code="CCCC")
    for path in ("/report/b", "/report/b/class", "/desk/BBBB/over", "/report/c", "/report/c/class", "/desk/CCCC/over"):
        shown = page(teacher, path)
        assert "Last time with" not in shown, path
        assert "% last time" not in shown, path
    assert "too few to judge" in page(teacher, "/report/b")


@pytest.mark.parametrize("counts", [(9, 2, 4), (18, 1), (1, 1, 1, 1, 1, 1, 14), (5,), ()])
def test_each_part_of_a_bar_has_room_for_its_number(counts: tuple[int, ...]) -> None:
    placed = bar([BarPart("other", count) for count in counts])
    widths = [part["width"] for part in placed]
    assert all(width > 9 for width in widths)
    assert sum(widths) + 0.6 * max(0, len(widths) - 1) == pytest.approx(100 if counts else 0)
    assert sorted(widths) == [width for _, width in sorted(zip(counts, widths, strict=True))]


def test_class_page_shows_no_name(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    shown = page(teacher, f"/report/{lesson.id}/class")
    assert "We got" in shown
    assert "still to learn" in shown
    assert not NAME.search(shown)
    assert not any(name.id in shown for name in app.store.people.in_lesson(lesson.id))
    assert page(teacher, f"/wall/{lesson.code}/learnt").partition("<main")[2] == shown.partition("<main")[2]
    copied = re.search(r'<pre id="as-text" hidden>(.*?)</pre>', page(teacher, f"/report/{lesson.id}"))
    assert copied
    assert "Teach again" in copied[1]
    assert not NAME.search(copied[1])


@pytest.mark.parametrize(("first", "rows"), [(5, 1), (30, 1), (88, 3), (425, 6), (4_000, 6)])
def test_tiles_of_the_class_page_are_in_even_rows(first: int, rows: int) -> None:
    found = class_tiles(first // 2, first // 8, first)
    assert len(found) == rows
    assert len(found[0]) - len(found[-1]) < rows
    assert len(found[0]) >= 9 * rows or first < 9


def test_only_teacher_sees_report(app: App, lesson: ListedLesson) -> None:
    student = browser(app)
    for path in ("", "/answers", "/class", "/files", "/files/answers", "/files/workbook"):
        answer = student.get(f"/report/{lesson.id}{path}")
        assert (answer.status_code, bool(NAME.search(answer.text))) == (403, False)
    for path in ("/lessons", f"/desk/{lesson.code}/report", f"/wall/{lesson.code}/learnt", "/report/none"):
        assert student.get(path).status_code == 403, path
    assert student.post(f"/report/{lesson.id}/ask", data={}, headers=ORIGIN).status_code == 403


def test_report_can_be_shown_and_printed_without_names(teacher: FlaskClient, lesson: ListedLesson) -> None:
    shown = page(teacher, f"/report/{lesson.id}?names=no")
    assert not NAME.search(shown)
    assert "This sheet has no names" in shown
    assert "Teach again" in shown
    assert "This sheet has names" in page(teacher, f"/report/{lesson.id}")


def test_remote_opens_report_of_its_lesson_only(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    found = app.school.lesson_start.find(code)
    assert found
    phone = browser(app)
    path = json.loads(teacher.get(f"/desk/{code}/remote").text)["path"]
    key = path.partition("key=")[2]
    assert phone.post(f"/remote/{code}", data={"key": key}, headers=ORIGIN).status_code == 303
    other = stored(app, "l9", simulated(1), time.time() - 2400, code="ELSE")
    assert phone.get(f"/report/{other.id}").status_code == 403
    shown = page(phone, f"/desk/{code}/report")
    assert 'href="/host' not in shown
    assert phone.get("/lessons").status_code == 403
    assert phone.post(f"/report/{found.id}/warm-up", headers=ORIGIN).status_code == 403
    app.store.lessons.close(found.id, time.time())
    assert phone.get(f"/report/{found.id}").status_code == 200


def test_report_without_names_keeps_numbers_of_students(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    answer = teacher.post(f"/lesson/{lesson.id}/names", data={"keep": "delete"}, headers=ORIGIN)
    assert (answer.status_code, answer.location) == (303, f"/report/{lesson.id}")
    for path in ("", "/answers", "/class"):
        assert not NAME.search(page(teacher, f"/report/{lesson.id}{path}"))
    assert "Student 25" in page(teacher, f"/report/{lesson.id}/answers")
    assert "would have been listed here" in page(teacher, f"/report/{lesson.id}")


def test_report_after_deletion_of_answers_uses_the_sums(app: App, teacher: FlaskClient) -> None:
    old = stored(app, "old", simulated(1), time.time() - KEPT_RESULTS - DAY)
    before = page(teacher, "/report/old")
    app.store.lessons.purge(time.time())
    after = page(teacher, "/report/old")
    share = re.compile(r"right: <b>[^<]*</b>")
    assert share.findall(before) == share.findall(after) != []
    assert "these are the sums that stay" in after
    assert before.count("missed it</span>") == after.count("missed it</span>") > 0
    assert "Single answers were deleted" in page(teacher, f"/report/{old.id}/answers")


def test_lesson_with_few_or_no_answers_has_a_report(app: App, teacher: FlaskClient) -> None:
    two = simulated(2, 1)
    kept = [one for one in two.answers if one.person in {"person01", "person02"}]
    people = [one for one in two.participants if one.person in {"person01", "person02"}]
    stored(app, "two", two._replace(answers=kept[:20], participants=people), time.time() - 9000)
    shown = page(teacher, "/report/two")
    assert "too few to judge" in shown
    assert "2 students" in shown
    assert "Too few answers for a picture of the class" in page(teacher, "/report/two/class")
    away = LessonRecord(
        time.time(), [], two.questions[:1], [Participant(f"person0{n}", went_off=True) for n in range(5)]
    )
    stored(app, "away", away, time.time() - 8000, code="AWAY")
    shown = page(teacher, "/report/away")
    assert "Nobody answered a question" in shown
    assert shown.count("phone went off") == 5
    assert "Nobody answered a question in this lesson" in page(teacher, "/report/away/answers")
    stored(app, "none", LessonRecord(None, [], [], []), time.time() - 7000, code="NONE", label="")
    assert "No questions in this lesson" in page(teacher, "/report/none")


def test_report_of_a_lesson_without_questions_shows_cards_only(app: App, teacher: FlaskClient) -> None:
    played = [Participant(f"person0{n}", place=int(n == 1)) for n in range(4)]
    lesson = stored(app, "cards", LessonRecord(time.time(), [], [], played), time.time() - 8000, code="CARD")
    shown = page(teacher, f"/report/{lesson.id}")
    assert "No questions in this lesson: it was all cards." in shown
    assert "No questions in this lesson: it was all cards." in page(teacher, f"/desk/{lesson.code}/over")
    for words in ("Students to see", "Too few answers", "under 6 answers", "What this rests on", "Nobody answered"):
        assert words not in shown, words
    assert "Who won at cards" in shown


def test_edited_and_deleted_banks_are_reported(app: App, teacher: FlaskClient) -> None:
    from quizbs.store.saved_banks import SavedBanks

    record = simulated(1)
    banks = SavedBanks(app.store.database)
    id_ = banks.add("Own", [one.question for one in record.questions], 1.0)
    own = [one._replace(bank=f"own-{id_}") for one in record.questions]
    listed = stored(app, "l2", record._replace(questions=own), time.time() - 2400)
    assert "edited after" not in page(teacher, f"/report/{listed.id}")
    typed = own_question("What is in my hand?", "Chalk", ("Talc",))
    asked = [*own, own[0]._replace(wording=wording(typed), question=typed)]
    listed = stored(app, "l4", record._replace(questions=asked), time.time() - 2400, code="TYPE")
    assert "edited after" not in page(teacher, f"/report/{listed.id}")
    banks.change(id_, 2.0, Message("library-details"), rows={0: replace(own[0].question, text="New words?")})
    assert "1 question was edited after the lesson; the figures are for the old words." in page(
        teacher, f"/report/{listed.id}"
    )
    gone = [one._replace(bank="own-gone") for one in record.questions]
    listed = stored(app, "l3", record._replace(questions=gone), time.time() - 2400, code="GONE")
    assert "The question bank was deleted after the lesson" in page(teacher, f"/report/{listed.id}")


def test_abandoned_lesson_is_reported_from_the_ledger(
    app: App, teacher: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = opened(teacher)
    joins(app, code, typed="Annika")
    found = app.school.lesson_start.find(code)
    assert found
    shown = page(teacher, f"/desk/{code}/report")
    assert "still open" in shown
    assert "1 student" in shown
    assert "Annika" in shown
    app.store.lessons.touch([found.id], time.time())
    monkeypatch.setattr(app.school.housekeeping, "_clock", lambda: time.time() + 9 * DAY)  # the lesson is abandoned
    app.school.housekeeping.purge()
    closed = app.store.lessons.find(found.id)
    assert closed is not None
    assert closed.closed_at is not None
    assert "No questions in this lesson" in page(teacher, f"/report/{found.id}")


def test_question_is_asked_again_while_class_is_connected(app: App, teacher: FlaskClient) -> None:
    code = opened(teacher)
    joins(app, code, typed="Annika")
    found = app.school.lesson_start.find(code)
    assert found
    question = app.school.catalog.content("space")[0][0]
    path = f"/report/{found.id}/ask"
    assert teacher.post(path, data={"question": question.id}, headers=ORIGIN).location == f"/desk/{code}"
    assert app.school.registry.lesson(found.id).questions[-1].question == question
    again = teacher.post(path, data={"question": question.id}, headers=ORIGIN)
    assert (again.status_code, "Not now" in again.text) == (409, True)


def test_every_file_can_be_saved_with_names_and_without(teacher: FlaskClient, lesson: ListedLesson) -> None:
    assert "Fill my list" in page(teacher, f"/report/{lesson.id}/files")
    for kind, ending in (("workbook", "xlsx"), ("answers", "csv"), ("students", "csv")):
        answer = teacher.get(f"/report/{lesson.id}/files/{kind}")
        assert answer.headers["Content-Disposition"].endswith(f".{ending}")
        assert answer.headers["Cache-Control"] == "no-store"
        without = teacher.get(f"/report/{lesson.id}/files/{kind}?names=no")
        if ending == "csv":
            assert (bool(NAME.search(answer.text)), bool(NAME.search(without.text))) == (True, False)
    assert teacher.get(f"/report/{lesson.id}/files/other").status_code == 404
    german = teacher.get(f"/report/{lesson.id}/files/students", headers={"Accept-Language": "de-DE,de;q=0.9"})
    assert german.text.startswith("\ufeffSchüler;Gezogener Name;")


def test_uploaded_class_list_is_filled_in_and_downloaded(teacher: FlaskClient, lesson: ListedLesson) -> None:
    path = f"/report/{lesson.id}/fill"
    given = BytesIO(b"Name,ID\ntagname01x,1\nDan Gone,2\n")
    told = teacher.post(path, data={"list": (given, "list.csv")}, headers=ORIGIN)
    text = html.unescape(told.text)
    assert "1 name filled in" in text
    assert "but not in this lesson: Dan Gone." in text
    assert "tagname02x" in text
    content = re.search(r'name="content" value="([^"]*)"', told.text, re.DOTALL)
    assert content
    file = teacher.post(f"/report/{lesson.id}/filled", data={"content": html.unescape(content[1])}, headers=ORIGIN)
    assert re.search(r"^tagname01x,1,\d+\r\nDan Gone,2,\r\n", file.text, re.MULTILINE)
    for bad in (b"", b"a,b\n1,2\n"):
        answer = teacher.post(path, data={"list": (BytesIO(bad), "list.csv")}, headers=ORIGIN)
        assert answer.status_code == 409


def test_similar_names_are_filled_in_after_confirmation(teacher: FlaskClient, lesson: ListedLesson) -> None:
    path, listed = f"/report/{lesson.id}/fill", "tagname02xx"
    given = BytesIO(f"Name,ID\ntagname01x,1\n{listed},2\n".encode())
    first = html.unescape(teacher.post(path, data={"list": (given, "list.csv")}, headers=ORIGIN).text)
    assert "1 name filled in" in first
    assert "Filled in: tagname01x." in first
    assert f"{listed} in your list is tagname02x" in first
    text = re.search(r'name="text" value="([^"]*)"', first)
    assert text
    again = html.unescape(teacher.post(path, data={"text": text[1], "same": listed}, headers=ORIGIN).text)
    assert "2 names filled in" in again
    assert "Filled in: tagname01x, tagname02x." in again
    assert "The same student?" not in again
    assert re.search(rf"^{listed},2,\d+", again, re.MULTILINE)


def test_students_with_few_answers_are_listed_as_left_empty(app: App, teacher: FlaskClient) -> None:
    kept = simulated(1)
    answered = [answer for answer in kept.answers if answer.right is not None]
    few = stored(app, "l4", kept._replace(answers=answered[:24]), time.time() - 2400, code="L4AA")
    given = BytesIO(b"Name\n" + b"".join(b"tagname%02dx\n" % number for number in range(30)))
    told = teacher.post(f"/report/{few.id}/fill", data={"list": (given, "list.csv")}, headers=ORIGIN).text
    assert "0 names filled in" in told
    assert re.search(r"Left empty, with under 6 answers: tagname\d\dx", told)


def test_next_warm_up_is_saved_as_a_bank_of_the_teacher(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    made = teacher.post(f"/report/{lesson.id}/warm-up", headers=ORIGIN)
    key = made.location.rpartition("/")[2]
    questions, _ = app.school.catalog.content(key)
    assert 6 <= len(questions) <= 8
    assert "Warm-up: Space 8b" in page(teacher, "/banks")


def test_one_question_can_become_a_warm_up_or_slips(app: App, teacher: FlaskClient, lesson: ListedLesson) -> None:
    facts = app.school.lesson_reports.facts(lesson)
    first = report(facts).teach[0]
    shown = teacher.get(f"/report/{lesson.id}").text
    assert f'name="question" value="{first.wording}">Put in a warm-up' in shown
    assert f"/slip?question={first.wording}" in shown
    made = teacher.post(f"/report/{lesson.id}/warm-up", data={"question": first.wording}, headers=ORIGIN)
    assert [question.id for question in app.school.catalog.content(made.location.rpartition("/")[2])[0]] == [first.id]

    orders = set()
    for words in facts.questions:
        head, _, slips = page(teacher, f"/report/{lesson.id}/slip?question={words}").partition('class="slips-sheet')
        question = facts.question(words)
        letters = re.findall(r"<li><b>(\w)</b> <span[^>]*><span[^>]*>(.*?)</span>", slips)
        each = len(question.choices)
        assert len(letters) in {2 * each, 6 * each}
        assert sorted(text for _, text in letters[:each]) == sorted(choice.text for choice in question.choices)
        assert question.explanation == "" or question.explanation not in slips
        orders.add([text for _, text in letters].index(question.choices[0].text) if each else -1)
        assert "for you alone" in head
        assert "for you alone" not in slips
    assert len(orders) > 2, "the right one stands anywhere"
    for gone in ("", "nothing"):
        assert teacher.get(f"/report/{lesson.id}/slip?question={gone}").location == f"/report/{lesson.id}"
        answer = teacher.post(f"/report/{lesson.id}/warm-up", data={"question": gone or "x"}, headers=ORIGIN)
        assert answer.location == f"/report/{lesson.id}"


def test_command_prints_the_report_beside_a_running_server(app: App, lesson: ListedLesson, tmp_path: Path) -> None:
    def said(*words: str) -> Result:
        return CliRunner().invoke(commands, ["report", *words], env={"QUIZBS_DATA": str(tmp_path)})

    told = json.loads(said("k7q4", "--json").stdout)
    expected = report(app_reports(app).facts(lesson))
    assert (told["lesson"], told["first"], told["right"]) == ("l1", expected.first, expected.right)
    assert [one["text"] for one in told["teach"]] == [one.text for one in expected.teach]
    assert NAME.search(said("K7Q4", "--json").stdout)
    assert not NAME.search(said("K7Q4", "--json", "--without-names").stdout)
    assert "Teach again:" in said("l1").stdout
    unknown = said("NONE")
    assert (unknown.exit_code, str(unknown.exception)) == (
        1,
        "quizbs: there's no lesson 'NONE'. See them all with: quizbs lessons",
    )


def app_reports(app: App) -> LessonReports:
    services = app.web.flask.extensions["quizbs"]
    assert isinstance(services, Services)
    return services.school.lesson_reports


def test_my_lessons_lists_past_lessons_and_what_to_repeat(app: App, teacher: FlaskClient) -> None:
    stored(app, "e", LessonRecord(None, [], [], []), time.time() - 9000, label="")  # no student ever joined
    assert "Your lessons will be listed here" in page(teacher, "/lessons")
    now = time.time()
    stored(app, "a", simulated(3), now - 8 * DAY, label="8b", code="AAAA")
    stored(app, "b", simulated(1), now - 3600, label="8b", code="BBBB")
    stored(app, "c", simulated(2), now - 7 * DAY, label="7a", code="CCCC")
    shown = page(teacher, "/lessons")
    assert re.findall(r'href="/report/(\w)"><b class="lessons-open">\w{3} ', shown) == ["b", "c", "a"]
    assert "Best again now: Space with 7a" in shown
    assert "played again on" in shown
    assert re.search(r"[↑↓] from \d+%|as before", shown)
    of_one = page(teacher, "/lessons?class=7a")
    assert re.findall(r'href="/report/(\w)"><b class="lessons-open">\w{3} ', of_one) == ["c"]
    assert "No lessons of this class" in page(teacher, "/lessons?class=9z")
    kept = teacher.post("/lesson/b/names", data={"keep": "usual", "from": "lessons"}, headers=ORIGIN)
    assert kept.location == "/lessons"
    Erasure(app.store.database).lesson("b", now)
    assert teacher.get("/report/b").status_code == 403
    assert 'href="/report/b"' not in page(teacher, "/lessons")


def test_summary_of_a_class_has_unlearnt_questions_first(app: App, teacher: FlaskClient) -> None:
    now = time.time()
    stored(app, "a", simulated(3), now - 7 * DAY, label="8b", code="AAAA")
    stored(app, "b", simulated(1), now - 3 * DAY, label="8b", code="BBBB")
    shown = page(teacher, "/lessons?class=8b")
    assert "All lessons of 8b together" in shown
    assert "2 lessons" in shown
    assert "All lessons of" not in page(teacher, "/lessons")
    last = app.school.lesson_reports.facts(app.store.lessons.find("b"))  # type: ignore[arg-type]
    wanted = {
        last.question(words).id
        for words, one in last.sums.questions.items()
        if one.first >= 5 and one.right / one.first < 0.7
    }
    earlier = app.school.lesson_reports.facts(app.store.lessons.find("a"))  # type: ignore[arg-type]
    wanted |= {
        earlier.question(words).id
        for words, one in earlier.sums.questions.items()
        if one.first >= 5 and one.right / one.first < 0.7  # a single later lesson doesn't close a question
    }
    code = opened(teacher, label="8b")
    for name in ("Ann", "Bob", "Cem"):
        joins(app, code, typed=name)
    found = app.school.lesson_start.find(code)
    assert found
    still_open = app.school.lesson_reports.still_open(found.id, "space")
    assert wanted == set(still_open)
    app.school.registry.lead(found.id).act(Host(), "deal", Deal())
    app.school.registry.lead(found.id).tick()
    (dealt,) = app.school.registry.lesson(found.id).games
    game = app.school.registry.state(dealt.game.partition(".")[0]).game(dealt.game)
    known = {question for question in game.questions.bank if question in still_open}
    laid = set(game.questions.on_card.values())
    assert known <= laid or laid <= known, "open questions are on the cards before others"
    Erasure(app.store.database).label("8b")
    assert app.school.lesson_reports.still_open(found.id, "space") == []


def test_report_compares_with_last_lesson_of_class_and_bank(app: App, teacher: FlaskClient) -> None:
    now = time.time()
    stored(app, "a", simulated(3), now - 7 * DAY, label="8b", code="AAAA")
    stored(app, "b", simulated(1), now - 3600, label="8b", code="BBBB")
    stored(app, "c", simulated(2), now - 1800, label="", code="CCCC")
    assert "Last time with this bank" in page(teacher, "/report/b")
    assert "Last time with this bank" not in page(teacher, "/report/c")
    assert "Last time with this bank" not in page(teacher, "/report/a")


def test_sample_report_replaces_missing_first_one(teacher: FlaskClient, app: App) -> None:
    assert 'href="/lessons/sample"' in page(teacher, "/lessons")
    shown = page(teacher, "/lessons/sample")
    assert "A sample: nobody was in this class." in shown
    assert "/report/" not in shown.replace("/static/host/report/", "")
    assert browser(app).get("/lessons/sample").status_code == 403


def test_desk_of_closed_lesson_shows_results(app: App, teacher: FlaskClient) -> None:
    played = simulated(1)
    won, *others = played.participants
    lesson = stored(app, "l1", played._replace(participants=[won._replace(place=1), *others]), time.time() - 2400)
    assert teacher.get(f"/desk/{lesson.code}").location == f"/desk/{lesson.code}/over"
    told = report(app_reports(app).facts(lesson))
    shown = page(teacher, f"/desk/{lesson.code}/over")
    for words in (
        f"{told.percent}%",
        f"{told.right} of {told.first} first answers right",
        *(one.text for one in told.teach),
        *(one.name for one in told.people.to_see),
        "names are deleted",
        f"{told.open} questions are still open; they come first then",
        "Who won at cards",
        'href="/host?bank=space&class=8b"',
    ):
        assert words in shown, words
    kept = {"keep": re.findall(r'name="keep" value="([\d-]+)"', shown)[0], "from": "over"}
    answer = teacher.post(f"/lesson/{lesson.id}/names", data=kept, headers=ORIGIN)
    assert answer.location == f"/desk/{lesson.code}/over"
    assert "Take that back" in page(teacher, answer.location)
    teacher.post(f"/lesson/{lesson.id}/names", data={"keep": "delete"}, headers=ORIGIN)
    gone = page(teacher, answer.location)
    assert "Names were deleted on" in gone
    assert not NAME.search(gone)
    student = browser(app)
    assert (student.get(answer.location).status_code, bool(told.teach)) == (403, True)
    assert teacher.get("/desk/NONE/over").location == "/host"
    stored(app, "none", LessonRecord(None, [], [], []), time.time() - 7000, code="NONE", label="")
    assert "No questions in this lesson" in page(teacher, "/desk/NONE/over")
    code = opened(teacher)
    assert teacher.get(f"/desk/{code}/over").location == f"/desk/{code}"
