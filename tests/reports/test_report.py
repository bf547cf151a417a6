"""The report's figures agree with a recount of simulated ledgers; and its rules at their thresholds."""

from collections import Counter, defaultdict
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quizbs.quiz.question import Kind
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AnswerRecord, AskedQuestion, LessonRecord, Participant
from quizbs.reports.facts import LastTime
from quizbs.reports.first_answers import LessonSums, QuestionSum, came_back, first_answers, sums
from quizbs.reports.grid import grid
from quizbs.reports.judging import interval, is_open, least_share_missed, percent, stays_open, teach_again, verb
from quizbs.reports.question_parts import Topic, best_known
from quizbs.reports.report import LessonReport, report
from tests.reports.recount import end_of, first_of
from tests.reports.simulated import KEY, Simulated, bank, facts_of

SEEDS = (1, 2, 3, 4)


@pytest.fixture(scope="module", params=SEEDS)
def lesson(request: pytest.FixtureRequest) -> Simulated:
    return Simulated(request.param)


def test_teach_again_list_matches_recount(lesson: Simulated) -> None:
    first, _ = first_of(lesson)
    missed, asked = Counter[str](), Counter[str]()
    wrong: dict[str, Counter[str]] = defaultdict(Counter)
    for (_, name), (right, chosen, _) in first.items():
        asked[name] += 1
        missed[name] += not right
        if not right:
            wrong[name][chosen] += 1
    lowest = {name: end_of(missed[name], asked[name], upper=False) for name in asked if asked[name] >= 5}
    wanted = sorted((name for name in lowest if lowest[name] >= 0.30), key=lambda name: -lowest[name])[:3]
    found = report(lesson.facts())
    assert [round(lowest[one.id], 9) for one in found.teach] == [round(lowest[name], 9) for name in wanted]
    for one in found.teach:
        assert (one.missed, one.first) == (missed[one.id], asked[one.id])
        assert sum(part.count for part in one.parts) == one.first
        top, count = wrong[one.id].most_common(1)[0]
        stands_out = count >= 4 and 3 * count >= 2 * one.missed
        assert bool(one.top) == stands_out
        if stands_out:
            said = "".join(chr(65 + int(place)) for place in top.split(",")) if one.id != "typed" else ""
            assert (one.top_count, one.top[0].letter) == (count, said)
        share = 1 - missed[one.id] / asked[one.id]
        assert one.verb == ("explain" if share < 0.35 else "argue" if share <= 0.7 else "")


def test_topics_match_recount(lesson: Simulated) -> None:
    first, _ = first_of(lesson)
    topic_of = {question.id: question.topic for question in lesson.bank}
    right, asked, questions = Counter[str](), Counter[str](), defaultdict(set)
    for (_, name), (was_right, _, _) in first.items():
        right[topic_of[name]] += was_right
        asked[topic_of[name]] += 1
        questions[topic_of[name]].add(name)
    found = {one.topic: one for one in report(lesson.facts()).topics}
    assert set(found) == set(asked) - {""}
    for topic, one in found.items():
        assert (one.right, one.first, one.questions) == (right[topic], asked[topic], len(questions[topic]))
        assert one.enough == (asked[topic] >= 8 and len(questions[topic]) >= 3)
    shares = [one.right / one.first for one in found.values() if one.enough]
    assert shares == sorted(shares)


def test_students_to_see_match_recount(lesson: Simulated) -> None:
    first, _ = first_of(lesson)
    share = sum(right for right, _, _ in first.values()) / len(first)
    right, asked = Counter[int](), Counter[int]()
    missed: dict[int, Counter[str]] = defaultdict(Counter)
    topic_of = {question.id: question.topic for question in lesson.bank}
    for (seat, name), (was_right, _, _) in first.items():
        right[seat] += was_right
        asked[seat] += 1
        if not was_right and topic_of[name]:
            missed[seat][topic_of[name]] += 1
    upper = {seat: end_of(right[seat], asked[seat], upper=True) for seat in asked if asked[seat] >= 6}
    wanted = sorted((seat for seat in upper if upper[seat] < share), key=lambda seat: upper[seat])[:5]
    found = report(lesson.facts()).people
    assert [round(upper[int(one.person[-2:])], 9) for one in found.to_see] == [round(upper[seat], 9) for seat in wanted]
    for one in found.to_see:
        seat = int(one.person[-2:])
        assert (one.right, one.first) == (right[seat], asked[seat])
        assert all(missed[seat][topic] >= max(missed[seat].values()) - 2 for topic in one.topics[:1])
    assert {one.person for one in found.too_few} == {f"person{seat:02}" for seat in range(1, 26) if asked[seat] < 6}


def test_questions_to_look_at_match_recount(lesson: Simulated) -> None:
    first, _ = first_of(lesson)
    asked: dict[str, list[bool]] = defaultdict(list)
    times: dict[str, list[float]] = defaultdict(list)
    for (_, name), (right, _, seconds) in first.items():
        asked[name].append(right)
        if seconds is not None:
            times[name].append(seconds)
    facts = lesson.facts()
    wanted = {
        name: "nobody_missed" if all(each) else "nobody_knew"
        for name, each in asked.items()
        if len(each) >= 10 and len(set(each)) == 1
    }
    limits = {one.question.id: one.seconds for one in facts.questions.values()}
    wanted |= {
        name: "slow"
        for name, each in asked.items()
        if len(each) >= 10 and name not in wanted and median(times[name]) > 0.9 * limits[name]
    }
    assert {one.id: one.why for one in report(facts).look_at} == wanted


def test_answers_in_the_grid_match_recount(lesson: Simulated) -> None:
    first, back = first_of(lesson)
    facts = lesson.facts()
    name_of = {words: one.question.id for words, one in facts.questions.items()}
    cells = [
        (int(line.person[-2:]), name_of[words], cell)
        for line in grid(facts).lines
        for words, cell in line.cells.items()
    ]
    assert {(seat, name): cell.right for seat, name, cell in cells} == {key: each[0] for key, each in first.items()}
    later = {(seat, name): cell.later for seat, name, cell in cells if cell.later is not None}
    assert later == {key: any(each) for key, each in back.items()}


# Thresholds


@pytest.mark.parametrize(("wrong", "of"), [(4, 5), (5, 8), (6, 10), (8, 15), (10, 20), (14, 30)])
def test_question_is_to_teach_again_from_a_number_of_wrong_answers(wrong: int, of: int) -> None:
    one, less = QuestionSum(of, of - wrong, {}), QuestionSum(of, of - wrong + 1, {})
    assert least_share_missed(one) >= 0.30 > least_share_missed(less)
    many = {"others": QuestionSum(30, 30, {})}
    assert teach_again(many | {"one": one}) == ["one"]
    assert teach_again(many | {"one": less}) == []


@pytest.mark.parametrize(
    ("right", "is_so"),
    [
        ([], False),
        ([7], False),  # of ten
        ([6], True),
        ([6, 7], True),
        ([6, 8, 9], True),
        ([6, 8, 9, 8], False),
        ([6, 8, 7, 9, 7, 10], False),
        ([6, 8, 9, 6, 8, 9], True),
        ([9, 9, 9, 6], True),
        ([6, 8, 8, 8, 7], False),
        ([6, 8, 8, 8, 6], True),
    ],
)
def test_open_question_is_closed_after_three_known_lessons(right: list[int], is_so: bool) -> None:
    assert stays_open(QuestionSum(10, count, {}) for count in right) is is_so


def test_small_lesson_neither_opens_nor_closes_question() -> None:
    few = QuestionSum(4, 0, {}), QuestionSum(4, 4, {})
    assert not stays_open(few)
    assert stays_open([QuestionSum(10, 2, {}), *[few[1]] * 3])


@pytest.mark.parametrize(("right", "of", "mean"), [(2, 6, 0.68), (4, 11, 0.68), (10, 20, 0.68)])
def test_student_is_to_be_seen_below_a_number_of_right_answers(right: int, of: int, mean: float) -> None:
    assert interval(right, of)[1] < mean <= interval(right + 1, of)[1]


@given(st.integers(0, 60), st.integers(1, 60))
def test_interval_contains_plausible_shares(count: int, of: int) -> None:
    count = min(count, of)
    low, high = interval(count, of)
    assert low == pytest.approx(end_of(count, of, upper=False), abs=1e-9)
    assert high == pytest.approx(end_of(count, of, upper=True), abs=1e-9)


def test_few_answers_are_never_judged() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert teach_again({"a": QuestionSum(4, 0, {}), "b": QuestionSum(26, 26, {})}) == []
    assert teach_again({"a": QuestionSum(29, 0, {})}) == [], "29 answers in all are too few"
    assert teach_again({"a": QuestionSum(30, 0, {})}) == ["a"]
    assert (percent(5, 7), percent(6, 8)) == (None, 75)
    assert (is_open(QuestionSum(4, 0, {})), is_open(QuestionSum(10, 6, {})), is_open(QuestionSum(10, 7, {}))) == (
        False,
        True,
        False,
    )
    assert [verb(QuestionSum(100, right, {})) for right in (34, 35, 70, 71)] == ["explain", "argue", "argue", ""]


def answered(person: str, number: int, *, right: bool | None, **more: object) -> AnswerRecord:
    question = bank(24)[number]
    one = AnswerRecord(1, "x.1", person, question.text, right, 200.0 + number)
    one = one._replace(question=question.id, wording=wording(question), topic=question.topic, bank=KEY)
    return one._replace(kind=str(question.kind), chosen=(0,) if right else (1,))._replace(**more)  # type: ignore[arg-type]


def told(*answers: AnswerRecord, people: tuple[Participant, ...] = (), **more: object) -> LessonReport:
    asked = [AskedQuestion(KEY, wording(one), one, 30.0) for one in bank(24)]
    used = {answer.wording for answer in answers}
    kept = LessonRecord(100.0, list(answers), [one for one in asked if one.wording in used], list(people))
    return report(facts_of(kept, bank(24), **more))


@settings(max_examples=40)
@given(st.lists(st.booleans(), min_size=5, max_size=9), st.data())
def test_removing_an_answer_never_adds_teach_again(rights: list[bool], data: st.DataObject) -> None:
    others = [answered(f"p{n}", 1, right=True) for n in range(40)]
    given_answers = [answered(f"p{n}", 2, right=right) for n, right in enumerate(rights)]
    gone = data.draw(st.integers(0, len(rights) - 1))
    left = given_answers[:gone] + given_answers[gone + 1 :]
    listed = {one.id for one in told(*others, *left).teach}
    assert len(left) >= 5 or "q2" not in listed


# Special lessons


def test_lesson_without_answers_has_empty_report() -> None:
    found = told(people=(Participant("ann"), Participant("bob", late=True)))
    assert (found.figures, found.enough, found.percent, found.teach, found.topics) == (False, False, None, (), ())
    assert [(one.first, one.reason) for one in found.people.too_few] == [(0, ""), (0, "late")]
    silent = told(*(answered(f"p{n}", 0, right=None, chosen=None) for n in range(30)))
    assert (silent.figures, silent.basis.silent, silent.first) == (False, 30, 0)
    assert told().students == 0


def test_class_of_two_has_figures_without_judgement() -> None:
    found = told(*(answered(person, n, right=n % 3 > 0) for person in ("ann", "bob") for n in range(14)))
    assert (found.first, found.right, found.enough) == (28, 18, False)
    assert (found.teach, found.topics, found.people.to_see) == ((), (), ())
    enough = told(*(answered(person, n, right=n % 3 > 0) for person in ("ann", "bob") for n in range(20)))
    assert enough.enough
    assert enough.teach == (), "two answers to a question never judge it"


def test_repeat_and_silence_do_not_count_as_first_answers() -> None:
    answers = [
        answered("ann", 0, right=None, at=1.0),
        answered("ann", 0, right=True, repeat=True, at=9.0),
        answered("bob", 0, right=False, at=1.0),
        answered("bob", 0, right=False, repeat=True, at=9.0),
        answered("bob", 0, right=True, repeat=True, at=19.0),
        answered("cem", 0, right=False, at=1.0, how="class"),
    ]
    assert [(one.person, one.right) for one in first_answers(answers)] == [("bob", False), ("cem", False)]
    assert [(one.first.person, one.right) for one in came_back(answers)] == [("bob", True)]
    assert sums(answers, 3)[:5] == LessonSums(3, 2, 0, 1, 1, {})[:5]


def test_edited_question_is_not_mixed_with_the_old_one() -> None:
    old, new = bank(24)[0], replace(bank(24)[0], text="New words?")
    assert wording(old) != wording(new)
    assert wording(old) == wording(replace(old, topic="other", explanation="other", id="z"))
    answers = [answered("ann", 0, right=False), answered("ann", 0, right=True)._replace(wording=wording(new))]
    assert len(first_answers(answers)) == 2


def test_no_wrong_answer_is_named_if_several_are_as_common() -> None:
    given_answers = [answered(f"p{n}", 0, right=n < 3, chosen=(0 if n < 3 else 1 + n % 3,)) for n in range(13)]
    (one,) = told(*given_answers, *(answered(f"p{n}", 1, right=True) for n in range(20))).teach
    assert (one.top, one.top_count) == ((), 0)
    assert [(part.kind, part.count) for part in one.parts] == [("other", 4), ("other", 3), ("other", 3), ("right", 3)]
    assert one.sure is None


def test_sure_students_are_counted_for_top_answer() -> None:
    given_answers = [answered(f"p{n}", 0, right=n < 3, sure=2 if n % 2 else 0) for n in range(13)]
    (one,) = told(*given_answers, *(answered(f"p{n}", 1, right=True) for n in range(20))).teach
    assert (one.top_count, one.top[0].letter, one.sure) == (10, "B", 5)


def test_sums_alone_give_the_same_questions_and_topics() -> None:
    whole = Simulated(1).facts()
    alone = replace(whole, answers=(), participants=(), names={})
    before, after = report(whole), report(alone)
    assert (after.single, after.named, after.people.to_see) == (False, False, ())
    assert after.topics == before.topics
    assert [(one.id, one.missed, one.verb) for one in after.teach] == [
        (one.id, one.missed, one.verb) for one in before.teach
    ]
    for one, other in zip(before.teach, after.teach, strict=True):
        if other.id != "typed":
            assert one.parts == other.parts
    assert (before.returned, before.corrected, before.first) == (after.returned, after.corrected, after.first)


def test_deleted_names_become_unordered_numbers() -> None:
    facts = Simulated(1).facts()
    gone = replace(facts, names={}, unnamed=lambda number: f"Student {number}")
    assert {line.name for line in grid(gone).lines} == {f"Student {n}" for n in range(1, 26)}
    assert "Name of" not in str(grid(gone)) + str(report(gone))
    assert not report(gone).named


def test_tied_first_places_win_but_tied_honest_players_do_not() -> None:
    people = (
        Participant("ann", place=1, calls=6, right_calls=5, plays=9, bluffs=2),
        Participant("bob", place=1, calls=2, right_calls=1, plays=8),
        Participant("cem", place=3, calls=1, right_calls=1, plays=8),
    )
    found = told(people=people, names={"ann": "Ann", "bob": "Bob", "cem": "Cem"}).cards
    assert (found.winners, found.caller, found.right_calls, found.calls) == (("Ann", "Bob"), "Ann", 5, 6)
    assert found.honest == "", "bob and cem are alike"


def test_last_result_of_the_class_is_shown_if_known() -> None:
    given_answers = [answered(person, n, right=True) for person in ("ann", "bob") for n in range(15)]
    before = LastTime(50.0, 100, 61)
    assert told(*given_answers, last=before).last == before
    assert before.percent == 61


@pytest.mark.parametrize(("first", "before", "compares"), [(29, 100, False), (30, 29, False), (30, 30, True)])
def test_lessons_are_compared_only_if_both_can_be_judged(first: int, before: int, compares: bool) -> None:
    given_answers = [answered(f"p{n}", n % 3, right=True) for n in range(first)]
    found = told(*given_answers, last=LastTime(50.0, before, before))
    assert (found.last is not None, found.enough) == (compares, first >= 30)


def test_most_given_typed_answer_is_quoted() -> None:
    typed = bank(24)[23]
    assert typed.kind is Kind.TYPED
    given_answers = [answered(f"p{n}", 23, right=False, chosen=None, typed="oxygen") for n in range(30)]
    (one,) = told(*given_answers).teach
    assert (one.top[0].text, one.top[0].letter, one.parts[0].count) == ("oxygen", "", 30)


def topic(name: str, right: int, first: int, *, enough: bool = True) -> Topic:
    return Topic(name, right, first, 4, enough, None)


def test_topic_is_called_known_from_half_right_on() -> None:
    weak, half, small = topic("weak", 1, 12), topic("half", 6, 12), topic("small", 3, 3, enough=False)
    assert best_known([weak, half, small]) == half
    assert best_known([weak, small]) is None
