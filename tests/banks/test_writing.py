"""A bank written for another program and read again is the same; what that program can't hold is reported."""

import csv
import io
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from moodle_xml_parser import parser as moodle_xml_parser
from msgspec.structs import replace

from quizbs import paths
from quizbs.banks.cells import clean
from quizbs.banks.package.pictures import contents
from quizbs.banks.registry import read
from quizbs.banks.shipped import ShippedBank, shipped
from quizbs.banks.text.markup import plain
from quizbs.banks.truth import Truth
from quizbs.banks.writing import WRITERS, ExportContext, WrittenFile, kahoot
from quizbs.message import Message
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.sheets import english
from tests.banks.strategies import BANKS

SHIPPED = shipped(Path(paths.shipped("question_banks")))
NAMES = {"kahoot": "kahoot", "blooket": "blooket", "gimkit": "gimkit", "gift": "Moodle GIFT"}
NAMES |= {"moodle": "Moodle XML", "json": "quizbs (JSON)"}
MOODLE = ("gift", "moodle")  # which have topics as categories
OTHERS = tuple(NAMES)


class Still(Random):
    """A ``Random`` that changes no order."""

    def sample(self, population: Sequence[Any], k: int, *, counts: Iterable[int] | None = None) -> list[Any]:
        """Return the first ``k`` items in their order."""
        return list(population)[:k]


SAME = ExportContext(Still())


def written(kind: str, bank: tuple[Question, ...]) -> tuple[WrittenFile, tuple[Question, ...]]:
    """Write a bank as this kind of file; return the file and the questions that are read from it."""
    file = WRITERS[kind].write(bank, SAME)
    return file, read(file.content, f"bank{WRITERS[kind].ending}").questions


def bare(question: Question, kind: str) -> Question:
    """Return a question, without its id, reduced to what a file of this kind can hold."""
    if kind == "json":
        return as_inferred(replace(question, id=""))
    kept = replace(question, id="", difficulty="", cards=(), image="", translations=())
    if kind not in MOODLE:
        choices = tuple(replace(choice, feedback="") for choice in question.choices)
        kept = replace(kept, choices=choices, explanation="", topic="", tags=())
    if kind == "kahoot":  # a workbook needs no sign before a formula, and our reader removes one
        choices = tuple(Choice(clean(choice.text), choice.right) for choice in question.choices)
        time = kahoot.nearest(question.time or kahoot.USUAL)
        kept = replace(kept, text=clean(question.text), choices=choices, time=time)
    else:
        kept = replace(kept, time=question.time or 20 if kind == "blooket" else None)
    if kind == "blooket":
        kept = replace(kept, accept=question.accept[:4])
    if kind == "gimkit":
        kept = replace(kept, choices=tuple(sorted(kept.choices, key=lambda choice: not choice.right)))
    return as_inferred(kept)


def as_inferred(question: Question) -> Question:
    """Return a question with the kind that its choices imply, true before false: files don't store the kind."""
    right = sum(choice.right for choice in question.choices)
    if not question.choices:
        return question
    if right > 1:
        return replace(question, kind=Kind.MULTI)
    texts = [choice.text for choice in question.choices]
    pair = Truth(()).pair(*texts) if len(texts) == 2 else None
    if pair is None:
        return replace(question, kind=Kind.CHOICE)
    truth = next(choice for choice in question.choices if choice.right).text
    says_true = Truth(()).says_true(truth, pair)
    why = next(choice for choice in question.choices if not choice.right).feedback
    true = Choice(pair[0], says_true, "" if says_true else why)
    return replace(
        question, kind=Kind.TRUE_FALSE, choices=(true, Choice(pair[1], not says_true, why if says_true else ""))
    )


def fitting(kind: str, bank: tuple[Question, ...], file: WrittenFile) -> list[Question]:
    """Return the questions a file should hold, in order."""
    out = {left_out.number for left_out in file.unfit}
    fit = [(number, question) for number, question in enumerate(bank, 1) if number not in out]
    if kind in MOODLE:
        told = numbers_of("banks-file-topics", file)
        fit = sorted(fit, key=lambda each: bool(each[1].topic) and each[0] not in told)
    return [question for _, question in fit]


@pytest.mark.parametrize("kind", OTHERS)
@pytest.mark.parametrize("bank", SHIPPED, ids=lambda bank: bank.key)
def test_every_exported_shipped_bank_is_read_back_unchanged(bank: ShippedBank, kind: str) -> None:
    file, found = written(kind, bank.questions)
    assert read(file.content, f"bank{WRITERS[kind].ending}").dialect == NAMES[kind]
    assert [bare(entry, kind) for entry in found] == [
        bare(question, kind) for question in fitting(kind, bank.questions, file)
    ]
    assert file.held == len(found) >= 40
    assert file.held + len(file.unfit) == len(bank.questions)


def without_told(bank: list[Question], order: list[int], file: WrittenFile) -> list[Question]:
    """Return the questions without the topics and tags that the file's notes report as lost.

    ``order`` are the numbers of the questions in the bank.
    """
    topics, tags = (numbers_of(note, file) for note in ("banks-file-topics", "banks-file-labels"))
    return [
        replace(
            question, topic="" if number in topics else question.topic, tags=() if number in tags else question.tags
        )
        for number, question in zip(order, bank, strict=True)
    ]


def numbers_of(note: str, file: WrittenFile) -> set[int]:
    """Return the numbers of questions that the file's notes with this id list."""
    found = [each.facts["numbers"] for each in file.notes if each.id == note]
    return {int(str(number)) for numbers in found if isinstance(numbers, list) for number in numbers}


@pytest.mark.parametrize("kind", OTHERS)
@given(data=st.data())
@settings(max_examples=40, suppress_health_check=list(HealthCheck))
def test_any_exported_bank_is_read_back_as_far_as_it_fits(kind: str, data: st.DataObject) -> None:
    bank = data.draw(BANKS)
    file, found = written(kind, bank)
    assert file.held == len(fitting(kind, bank, file))
    got, expected = (
        [bare(entry, kind) for entry in found],
        [bare(question, kind) for question in fitting(kind, bank, file)],
    )
    if kind in MOODLE:  # names that Moodle cannot hold are reported
        numbers = {question.id: number for number, question in enumerate(bank, 1)}
        order = [numbers[question.id] for question in fitting(kind, bank, file)]
        got, expected = (without_told(each, order, file) for each in (got, expected))
    assert got == expected


def choice(number: int, *choices: str, text: str = "Which?", right: int = 1, **details: object) -> Question:
    """Return a question whose first choices are right."""
    kind = Kind.MULTI if right > 1 else Kind.CHOICE
    chosen = tuple(Choice(choice, place < right) for place, choice in enumerate(choices))
    return Question(f"q{number}", f"{text} {number}", kind, chosen, **details)  # type: ignore[arg-type]


FIVE = choice(1, "a", "b", "c", "d", "e")
SEVERAL = choice(2, "a", "b", "c", right=2)
TYPED = Question("q3", "Say it.", Kind.TYPED, accept=("a", "b"))
LONG = choice(4, "a", "b", text="x" * 120)
LONG_CHOICE = choice(5, "a", "b" * 76)
PLAIN = choice(6, "a", "b", time=17, explanation="Since.", topic="Letters", image="a.png")


@pytest.mark.parametrize(
    ("kind", "unfit"),
    [
        ("csv", []),
        ("kahoot", [1, 3, 4, 5]),
        ("blooket", [1]),
        ("gimkit", [1, 2, 3]),
        ("gift", []),
        ("moodle", []),
        ("json", []),
    ],
)
def test_unfit_question_is_reported_and_never_shortened(kind: str, unfit: list[int]) -> None:
    bank = (FIVE, SEVERAL, TYPED, LONG, LONG_CHOICE, PLAIN)
    file, found = written(kind, bank)
    assert [left_out.number for left_out in file.unfit] == unfit
    assert all(english(left_out.why).endswith(".") for left_out in file.unfit)
    kept = {question.text for number, question in enumerate(bank, 1) if number not in unfit}
    assert {entry.text for entry in found} == kept


def test_kahoot_export_uses_its_template() -> None:
    file = WRITERS["kahoot"].write((replace(PLAIN, text="=1+1?"), choice(2, "-1", "@b", "c", right=2)), SAME)
    sheet = openpyxl.load_workbook(io.BytesIO(file.content))["Sheet1"]
    assert sheet["B8"].value == "Question - max 120 characters"
    assert [cell.value for cell in sheet[9]] == [1, "=1+1?", "a", "b", None, None, 20, "1"]
    assert [cell.value for cell in sheet[10]] == [2, "Which? 2", "-1", "@b", "c", None, 20, "1,2"]
    assert sheet["B9"].data_type == "s", "a text, not a formula"
    assert [english(note) for note in file.notes] == [
        "Times are rounded to the ones allowed there: 1.",
        "Questions without a time get 20 seconds.",
        "This format has no place for these, so they’re left out: explanations, topics, pictures.",
        "Question 1 loses its picture.",
    ]


@pytest.mark.parametrize(("seconds", "allowed"), [(5, 5), (15, 20), (24, 20), (25, 30), (180, 240), (300, 240)])
def test_kahoot_export_uses_the_nearest_allowed_time(seconds: int, allowed: int) -> None:
    assert kahoot.nearest(seconds) == allowed


def test_blooket_export_uses_its_template() -> None:
    lines = WRITERS["blooket"].write((PLAIN,), SAME).content.decode()
    assert lines.startswith(
        '"Blooket\nImport Template",,,,,,,\r\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n'
    )
    assert lines.endswith("\r\n1,Which? 6,a,b,,,17,1\r\n")
    typed = WRITERS["blooket"].write((PLAIN, TYPED), SAME).content.decode()
    assert typed.startswith('"Blooket\nImport Template",,,,,,,,,\r\n'), "as wide as the widest row"
    assert typed.endswith("1,Which? 6,a,b,,,17,1,,\r\n2,Say it.,a,b,,,20,,,typing\r\n")


def test_gimkit_export_has_typed_questions_only_without_others() -> None:
    one_answer = replace(TYPED, accept=("a",))
    file, found = written("gimkit", (one_answer,))
    assert file.content.startswith(b"Gimkit Spreadsheet Import Template 2,\r\nQuestion,Correct Answer\r\n")
    assert [entry.accept for entry in found] == [("a",)]
    assert [left_out.why for left_out in WRITERS["gimkit"].write((PLAIN, one_answer), SAME).unfit] == [
        Message("banks-unfit-typed-apart")
    ]


@pytest.mark.parametrize("kind", ["blooket", "gimkit"])
def test_no_cell_acts_as_a_formula_and_numbers_are_kept(kind: str) -> None:
    bank = (choice(1, "=1+1", "-5", "@SUM(A1)", "-cmd|' /c calc'!A0"), choice(2, "+4 °C", "-x", "-(1)"))
    file = WRITERS[kind].write(bank, SAME)
    cells = file.content.decode().replace("\r\n", ",").split(",")
    assert {"'=1+1", "-5", "'@SUM(A1)", "'-cmd|' /c calc'!A0", "+4 °C", "-x", "'-(1)"} <= set(cells)
    assert english(file.notes[-1]) == "Texts that look like a formula get a ' in front: 1, 2."


def test_moodle_export_has_formulas_tolerances_and_shares() -> None:
    bank = (
        choice(1, "$\\frac{a}{b}$", "$5", text="<b> & {braces}\nWhich?"),
        choice(2, "a", "b", "c", "d", right=3, topic="1/2"),
        Question("q3", "Pi?", Kind.TYPED, accept=("3.14 ±0.01", "3.1..3.2")),
        Question("q4", "Sign?", Kind.TYPED, accept=("*", "a*b")),
    )
    file, found = written("gift", bank)
    text = file.content.decode()
    assert r"[html]&lt;b&gt; &amp; \{braces\}<br>Which? 1 {" in text
    assert r"=\(\\frac\{a\}\{b\}\)" in text
    assert "~%33.33333%a" in text
    assert "~%-100%d" in text
    assert "$CATEGORY: 1//2" in text
    assert "{#\r\n\t=3.14:0.01\r\n\t=3.1..3.2" in text
    assert found == (bank[0], bank[2], bank[3], bank[1])
    assert file.notes == (Message("banks-file-order"),)


def test_long_lists_of_one_kind_are_shortened() -> None:
    bank = tuple(replace(choice(number, "a", "b"), time=17) for number in range(1, 40))
    said = "Times are rounded to the ones allowed there: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …."
    assert said in map(english, WRITERS["kahoot"].write(bank, SAME).notes)


@pytest.mark.parametrize("kind", list(WRITERS))
def test_empty_bank_is_exported_as_a_file_without_questions(kind: str) -> None:
    file, found = written(kind, ())
    assert (file.held, file.unfit, found) == (0, (), ())


MANY = tuple(choice(number, "right", "b", "c", "d") for number in range(1, 49))


def rights(kind: str, supplies: ExportContext) -> list[int]:
    """Return the position of the right answer in each question of a file, from 0."""
    file = WRITERS[kind].write(MANY, supplies)
    found = read(file.content, f"bank{WRITERS[kind].ending}").questions
    return [next(at for at, choice in enumerate(question.choices) if choice.right) for question in found]


@pytest.mark.parametrize("kind", ["kahoot", "blooket"])
def test_right_answer_position_varies_between_files(kind: str) -> None:
    places = rights(kind, ExportContext(Random(7)))
    assert len(places) == 48
    assert all(4 <= places.count(place) <= 24 for place in range(4))
    assert places != rights(kind, ExportContext(Random(8)))


@pytest.mark.parametrize("kind", ["kahoot", "blooket"])
def test_choices_that_refer_to_others_keep_their_position(kind: str) -> None:
    bank = tuple(choice(number, "a", "b", "c", "All of the above") for number in range(1, 20))
    file = WRITERS[kind].write(bank, ExportContext(Random(7)))
    for question in read(file.content, f"bank{WRITERS[kind].ending}").questions:
        assert [choice.text for choice in question.choices] == ["a", "b", "c", "All of the above"]


def test_blooket_export_has_at_most_four_accepted_answers() -> None:
    file, found = written("blooket", (replace(TYPED, accept=("a", "b", "c", "d", "e")),))
    assert [entry.accept for entry in found] == [("a", "b", "c", "d")]
    assert file.unfit == ()
    assert "Only the first 4 accepted answers are in this file: 1." in map(english, file.notes)


HERE, AWAY = "a" * 32, "b" * 32


def test_zip_of_table_and_pictures_is_read_back_with_pictures() -> None:
    bank = (replace(PLAIN, image=f"{HERE}.webp"), replace(SEVERAL, image=f"{AWAY}.webp"), FIVE)
    supplies = ExportContext(
        Still(), lambda digests: {digest: 3 for digest in digests if digest == HERE}, lambda _: b"abc"
    )
    file = WRITERS["csv"].write(bank, supplies)
    assert (file.ending, file.mime, file.held) == (".zip", "application/zip", 3)
    assert [english(note) for note in file.notes] == [
        "A zip with the table and its pictures (1). You can add it again as it is.",
        "Their picture is missing, so it’s not in the file either: 2.",
    ]
    with zipfile.ZipFile(io.BytesIO(file.content)) as packed:
        assert sorted(packed.namelist()) == ["question-1.webp", "questions.csv"]
        assert packed.read("question-1.webp") == b"abc"
        rows = list(csv.reader(io.StringIO(packed.read("questions.csv").decode("utf-8-sig"))))
    place = next(at for at, name in enumerate(rows[0]) if name == "Image")
    assert [row[place] for row in rows[1:]] == ["question-1.webp", f"{AWAY}.webp", ""]
    assert WRITERS["csv"].write((FIVE,), supplies).ending == ""


def test_zip_too_large_for_import_is_reported() -> None:
    bank = (replace(PLAIN, image=f"{HERE}.webp"),)
    file = WRITERS["csv"].write(bank, ExportContext(Still(), lambda _: {HERE: 11_000_000}))
    assert file.notes == (Message("banks-file-large", {"size": 12, "most": 10}),)


def test_exported_files_are_named_after_their_titles() -> None:
    for title, name in {"Été 2: a/b": "Été-2-a-b", "…": "bank", "数学": "数学", "x" * 90: "x" * 60}.items():
        assert WRITERS["kahoot"].file_name(title, WrittenFile(b"", 0)) == f"{name}-kahoot.xlsx"


def test_moodle_xml_has_numbers_with_tolerances() -> None:
    accept = ("9.8 ±0.1", "3.1..3.3")
    file, found = written("moodle", (Question("1", "How fast?", Kind.TYPED, accept=accept),))
    assert found[0].accept == ("9.8 ±0.1", "3.2 ±0.1")
    assert b'type="numerical"' in file.content
    _, found = written("moodle", (Question("1", "2 * 3 * 4?", Kind.TYPED, accept=("2*12", "24")),))
    assert found[0].accept == ("2*12", "24")


def test_moodle_xml_contains_its_pictures() -> None:
    question = choice(1, "oak", "ash", image=f"{HERE}.webp")
    supplies = ExportContext(Still(), lambda _: {HERE: 3}, lambda _: b"abc")
    content = WRITERS["moodle"].write((question, replace(question, id="q2", image="")), supplies).content
    reading = read(content, "a.xml")
    assert [bool(one.image) for one in reading.questions] == [True, False]
    (place,) = reading.pictures.values()
    assert [inside for _, inside in contents(content, [place])] == [b"abc"]
    assert numbers_of("banks-file-lost-pictures", WRITERS["moodle"].write((question,), SAME)) == {1}


def test_category_with_a_slash_is_read_back_unchanged() -> None:
    for topic in ("Plants/Cells", "a/b/c"):
        _, found = written("moodle", (choice(1, "a", "b", topic=topic),))
        assert found[0].topic == topic


@pytest.mark.parametrize("bank", SHIPPED, ids=lambda bank: bank.key)
def test_another_program_finds_the_same_choices_in_moodle_xml(bank: ShippedBank) -> None:
    file = WRITERS["moodle"].write(bank.questions, SAME)
    ours = {question.text: question for question in bank.questions if question.kind in (Kind.CHOICE, Kind.MULTI)}
    theirs = moodle_xml_parser.parse_bytes(file.content)["multichoice"]
    assert len(theirs) >= len(ours) > 0
    found = {" ".join(plain(one.text_pre_parse).text.split()): one for one in theirs}
    for asked, question in ours.items():
        text = " ".join(asked.split())
        shown = {plain(option.answer).text: option.score_fraction > 0 for option in found[text].options}
        assert shown == {one.text: one.right for one in question.choices}
        assert found[text].single == (question.kind is Kind.CHOICE)
