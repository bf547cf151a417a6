"""Another program (gift-pegjs) finds the same questions in the GIFT files that quizbs writes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from quizbs.banks.truth import ENGLISH
from quizbs.banks.writing import WRITERS
from quizbs.quiz.question import Choice, Kind, Question
from tests.banks.strategies import BANKS
from tests.banks.test_writing import SAME, SHIPPED, as_inferred, fitting, numbers_of
from tests.tools.style import Missing, node_modules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quizbs.banks.shipped import ShippedBank
    from quizbs.banks.writing import WrittenFile

READER = Path(__file__).parent / "gift_reader.js"
BLANKS = re.compile(r"[^\S\n]*[\ufeff][^\S\n]*|[^\S\n]{2,}")
MATHS = re.compile(r"\\\((.*?)\\\)")


class Reader:
    """The other program as a process for all files, since its start takes longer than reading hundreds of them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def read(self, text: str) -> list[dict[str, Any]]:
        """Return the questions and categories of a GIFT text."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(text) + "\n")
        self._process.stdin.flush()
        found = json.loads(self._process.stdout.readline())
        assert isinstance(found, list), f"{found}\n{text}"
        return found


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    try:
        modules = node_modules()
    except Missing as missing:
        pytest.skip(str(missing))
    with subprocess.Popen([node, READER, modules], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Reader(process)
        assert process.stdin
        process.stdin.close()


class Page(HTMLParser):
    """Collects the text that a browser shows of HTML."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.shown = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        assert tag == "br", "no other markup is written"
        self.shown += "\n"

    def handle_data(self, data: str) -> None:
        self.shown += data


def shown(part: dict[str, str] | None) -> str:
    """Return a text as Moodle shows it, with formulas as quizbs writes them."""
    if part is None:
        return ""
    if part["format"] == "plain":
        return alike(part["text"])
    assert part["format"] == "html"
    page = Page()
    page.feed(part["text"])
    page.close()
    return alike(MATHS.sub(r"$\1$", page.shown))


def alike(text: str) -> str:
    """Return a text with a single space for several, as browsers and the other program do."""
    return BLANKS.sub(" ", text).strip(" \ufeff")


def theirs(found: list[dict[str, Any]]) -> list[Question]:
    """Convert what the other program has found to our ``Question`` objects."""
    questions, topic = [], ""
    for one in found:
        if one["type"] == "Category":
            topic = one["title"].replace("//", "/")
        else:
            questions.append(question_of(one, topic))
    return questions


def question_of(one: dict[str, Any], topic: str) -> Question:
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()
    kind = Kind.TYPED
    match one["type"]:
        case "TF":
            kind, wrong = Kind.TRUE_FALSE, shown(one["trueFeedback"])  # the first one is said to a wrong answer
            right = (one["isTrue"], not one["isTrue"])
            choices = tuple(
                Choice(word, is_right, "" if is_right else wrong) for word, is_right in zip(ENGLISH, right, strict=True)
            )
        case "MC":
            weights = [100 if each["isCorrect"] else each["weight"] or 0 for each in one["choices"]]
            assert sum(weight for weight in weights if weight > 0) == pytest.approx(100, abs=5)
            kind = Kind.CHOICE if weights.count(100) == 1 and min(weights) == 0 else Kind.MULTI
            assert kind is Kind.CHOICE or all(weight > 0 or weight == -100 for weight in weights)
            choices = tuple(
                Choice(shown(each["text"]), weight > 0, shown(each["feedback"]))
                for each, weight in zip(one["choices"], weights, strict=True)
            )
        case "Short":
            accept = tuple(shown(each["text"]).replace(r"\*", "*") for each in one["choices"])
        case "Numerical":
            accept = tuple(number_of(each["text"]) for each in one["choices"])
        case other:
            pytest.fail(f"it takes a question for {other}")
    return Question(
        one["id"] or "",
        shown(one["stem"]),
        kind,
        choices,
        accept,
        explanation=shown(one["globalFeedback"]),
        topic=topic,
        tags=tuple(one["tags"] or ()),
    )


def number_of(each: dict[str, Any]) -> str:
    if each["type"] == "range":
        return f"{each['number']:g} ±{each['range']:g}"
    return f"{each['numberLow']:g}..{each['numberHigh']:g}"


def ours(bank: tuple[Question, ...], file: WrittenFile) -> list[Question]:
    """Return what Moodle can hold of a bank; notes report what it can't."""
    numbers = {question.id: number for number, question in enumerate(bank, 1)}
    topics, labels = (numbers_of(note, file) for note in ("banks-file-topics", "banks-file-labels"))
    held = []
    for question in fitting("gift", bank, file):
        number = numbers[question.id]
        topic = "" if number in topics else question.topic
        kept = replace(question, topic=topic, difficulty="", time=None, cards=(), image="")
        held.append(blanks_alike(without_labels(kept) if number in labels else kept))
    return held


def blanks_alike(question: Question) -> Question:
    choices = tuple(Choice(alike(one.text), one.right, alike(one.feedback)) for one in question.choices)
    accept, text = tuple(map(alike, question.accept)), alike(question.text)
    return replace(question, text=text, choices=choices, accept=accept, explanation=alike(question.explanation))


def without_labels(question: Question) -> Question:
    return replace(question, id="", tags=())


def check(bank: tuple[Question, ...], reader: Reader) -> None:
    """Compare what the other program reads of a bank with the bank."""
    file = WRITERS["gift"].write(bank, SAME)
    found, expected = theirs(reader.read(file.content.decode())), ours(bank, file)
    assert len(found) == file.held == len(expected)
    for got, question in zip(found, expected, strict=True):
        assert as_inferred(got if question.id else without_labels(got)) == as_inferred(question)


@pytest.mark.parametrize("bank", SHIPPED, ids=lambda bank: bank.key)
def test_another_program_reads_a_shipped_bank_whole(bank: ShippedBank, reader: Reader) -> None:
    check(tuple(replace(question, translations=()) for question in bank.questions), reader)  # GIFT has one language


@given(bank=BANKS)
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_another_program_reads_any_bank_whole(reader: Reader, bank: tuple[Question, ...]) -> None:
    check(bank, reader)


HARD = (
    "%50%",
    "%x",
    "::a::",
    "// no comment",
    "[plain] or [html]",
    "a -> b",
    "<b>bold</b> &amp; 2 < 3",
    "one\ntwo \\n three",
    "if x == {1: 'a'} ~ \\t # why",
    r"$\frac{a}{b} \neq 2$ and $5",
    "$CATEGORY: none",
    "TRUE",
    "*",
)


@pytest.mark.parametrize("text", HARD)
def test_another_program_reads_difficult_text_unchanged(reader: Reader, text: str) -> None:
    choices = (Choice(text, right=True), Choice(f"{text} not", feedback=text))
    several = (Choice(text, right=True), Choice("b", right=True), Choice("c"))
    bank = [
        Question("q1", text, Kind.CHOICE, choices, explanation=text),
        Question("q2", f"2 {text}", Kind.MULTI, several),
        Question("q3", "True?", Kind.TRUE_FALSE, (Choice("True"), Choice("False", right=True)), explanation=text),
        Question("q4", "Say it.", Kind.TYPED, accept=(text.replace("->", "→"), "b")),
        Question("q5", "Say a number.", Kind.TYPED, accept=("3.14 ±0.01", "3.1..3.2")),
    ]
    check(tuple(bank), reader)
