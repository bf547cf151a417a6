"""The report's parts about questions: what to teach again, topics, and questions to change."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from statistics import median
from string import ascii_uppercase
from typing import Literal

import msgspec
from msgspec.structs import replace

from quizbs.quiz.question import Kind, Question
from quizbs.reports.answers import AnswerRecord
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import MIN_STUDENTS, QuestionSum
from quizbs.reports.judging import A_HINT, PLAIN, Verb, is_open, percent, teach_again, verb

MOST_CHOSEN, OF_THE_WRONG = 4, 2 / 3  # least students, and least share of the wrong answers, to make one stand out
LEAST_ANSWERS, LEAST_QUESTIONS = 8, 3  # answers and questions needed to judge a topic
_BY_CLASS = ("class", "argued")  # ways to ask the whole class
NEARLY_ALL = 0.9  # share of the time to answer

Look = Literal["nobody_missed", "nobody_knew", "slow"]


class ShownAnswer(msgspec.Struct, frozen=True):
    """A choice with its option letter in the bank's order, or a typed answer with the letter ""."""

    letter: str
    text: str


class BarPart(msgspec.Struct, frozen=True):
    """A part of a question's bar: how many students gave these answers.

    ``kind`` is "top" for the wrong answer that stands out, "other" for other wrong answers, "right" for right ones.
    """

    kind: Literal["top", "other", "right"]
    count: int


class AskedAgain(msgspec.Struct, frozen=True):
    """The result when the whole class was asked a missed question again, for the last time at ``at`` (seconds).

    ``right`` of ``voters`` students were right.
    """

    at: float
    voters: int
    right: int

    @property
    def parts(self) -> tuple[BarPart, ...]:
        """Return the parts of a bar: wrong answers, then right ones. Empty parts are left out."""
        both = BarPart("top", self.voters - self.right), BarPart("right", self.right)
        return tuple(part for part in both if part.count)


class MissedQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question that many students missed, with its results. ``verb`` is the advice what to do with the question.

    ``top`` is the wrong answer that stands out, given by ``top_count`` students, of whom ``sure`` were sure (``None``:
    not asked). ``parts`` are those of the question's bar; ``again`` is the result when the class was asked again.
    """

    wording: str
    id: str
    number: int | None
    text: str
    topic: str
    first: int
    missed: int
    verb: Verb
    parts: tuple[BarPart, ...]
    top: tuple[ShownAnswer, ...] = ()
    top_count: int = 0
    spread: bool = False  # wrong answers are known, but none stands out
    sure: int | None = None
    right: tuple[ShownAnswer, ...] = ()
    explanation: str = ""
    again: AskedAgain | None = None

    @property
    def hint(self) -> bool:
        """Return whether there are so few answers that the result is only a hint."""
        return A_HINT <= self.first < PLAIN


class ArguedQuestion(msgspec.Struct, frozen=True):
    """A question asked again after the class argued: ``before`` and ``after`` of ``voters`` students were right."""

    wording: str
    text: str
    voters: int
    before: int
    after: int


class Topic(msgspec.Struct, frozen=True):
    """The results of a topic: ``right`` of ``first`` answers to ``questions`` questions were right.

    ``enough``: these answers are enough to judge; otherwise ``percent`` is ``None``.
    """

    topic: str
    right: int
    first: int
    questions: int
    enough: bool
    percent: int | None


def best_known(topics: Iterable[Topic]) -> Topic | None:
    """Return the topic with the largest share of right answers.

    Return ``None`` if fewer than half of the answers are right in each topic, or all topics have too few answers.
    """
    known = [topic for topic in topics if topic.enough and 2 * topic.right >= topic.first]
    return max(known, key=lambda topic: topic.right / topic.first, default=None)


class QuestionToChange(msgspec.Struct, frozen=True):
    """A question that the teacher may want to change, and why.

    ``seconds``: the median time to answer, of ``limit`` seconds.
    """

    wording: str
    id: str
    text: str
    why: Look
    first: int
    seconds: float = 0.0
    limit: float = 0.0


def to_teach(facts: LessonFacts) -> tuple[MissedQuestion, ...]:
    """Return the questions to teach again, in the order of ``judging.teach_again``."""
    return tuple(
        replace(missed_question(facts, wording), again=_asked_again(facts, wording))
        for wording in teach_again(_known(facts))
    )


def _asked_again(facts: LessonFacts, wording: str) -> AskedAgain | None:
    """Return the result when the class was asked a missed question again; ``None`` for fewer than five students."""
    first = {answer.person: answer for answer in facts.first if answer.wording == wording}
    last: dict[str, AnswerRecord] = {}
    for answer in sorted(facts.answers, key=lambda answer: answer.at):
        counts = answer.wording == wording and answer.how in _BY_CLASS and answer.right is not None
        if counts and answer is not first.get(answer.person):
            last[answer.person] = answer
    if len(last) < MIN_STUDENTS:
        return None
    at = max(answer.at for answer in last.values())
    return AskedAgain(at, len(last), sum(answer.right is True for answer in last.values()))


def argued(facts: LessonFacts) -> tuple[ArguedQuestion, ...]:
    """Return the questions that were asked again after arguing.

    Those that fewer than five students answered both times are left out.
    """
    votes: dict[str, dict[str, list[AnswerRecord]]] = {}
    for answer in sorted(facts.answers, key=lambda answer: answer.at):
        if answer.how in _BY_CLASS and answer.right is not None and answer.wording in facts.questions:
            votes.setdefault(answer.wording, {}).setdefault(answer.person, []).append(answer)
    questions = []
    for wording, people in votes.items():
        twice = [given[-2:] for given in people.values() if len(given) > 1 and given[-1].how == "argued"]
        if len(twice) >= MIN_STUDENTS:
            right = [sum(pair[at].right is True for pair in twice) for at in (0, 1)]
            questions.append(ArguedQuestion(wording, facts.question(wording).text, len(twice), *right))
    return tuple(questions)


def open_questions(facts: LessonFacts) -> list[str]:
    """Return the wordings of the questions to ask first in the class's next lesson, the least known first."""
    known = _known(facts)
    return sorted(
        (wording for wording, counts in known.items() if is_open(counts)),
        key=lambda wording: (known[wording].right / known[wording].first, wording),
    )


def _known(facts: LessonFacts) -> dict[str, QuestionSum]:
    return {wording: counts for wording, counts in facts.sums.questions.items() if wording in facts.questions}


def missed_question(facts: LessonFacts, wording: str) -> MissedQuestion:
    """Return the question with the wording ``wording`` and its results."""
    question, counts = facts.question(wording), facts.sums.questions[wording]
    given = [answer for answer in facts.first if answer.wording == wording]
    wrong = _wrong(question, counts, given)
    missed = counts.first - counts.right
    top = next((key for key, count in wrong if count >= MOST_CHOSEN and count >= OF_THE_WRONG * missed), None)
    top_count = dict(wrong).get(top, 0) if top is not None else 0
    sure = [answer.sure for answer in given if not answer.right and _key(answer) == top and answer.sure is not None]
    shown = _shown_answers(question, top) if top is not None else ()
    return MissedQuestion(
        wording=wording,
        id=question.id,
        number=facts.number(wording),
        text=question.text,
        topic=question.topic,
        first=counts.first,
        missed=missed,
        verb=verb(counts),
        parts=_bar(counts, wrong, top),
        top=shown,
        top_count=top_count,
        spread=bool(wrong) and not shown,
        sure=sum(each == 2 for each in sure) if sure else None,
        right=right_answer(question),
        explanation=question.explanation,
    )


def right_answer(question: Question) -> tuple[ShownAnswer, ...]:
    """Return the right choices, or the accepted answer to show of a typed question."""
    if question.kind is Kind.TYPED:
        return tuple(ShownAnswer("", text) for text in question.accept[:1])
    return tuple(_choice(question, place) for place, choice in enumerate(question.choices) if choice.right)


def _choice(question: Question, place: int) -> ShownAnswer:
    text = question.choices[place].text if place < len(question.choices) else ""
    return ShownAnswer(ascii_uppercase[place % 26], text)


def _key(answer: AnswerRecord) -> Hashable:
    return answer.chosen if answer.chosen is not None else answer.typed


def _shown_answers(question: Question, key: Hashable) -> tuple[ShownAnswer, ...]:
    if isinstance(key, tuple):
        return tuple(_choice(question, place) for place in key)
    return (ShownAnswer("", str(key)),)


def letters(question: Question, answer: AnswerRecord) -> str:
    """Return the option letters of the chosen choices, like "AC"; "" for a typed answer."""
    return (
        "".join(shown.letter for shown in _shown_answers(question, answer.chosen)) if answer.chosen is not None else ""
    )


def _wrong(question: Question, counts: QuestionSum, given: Sequence[AnswerRecord]) -> list[tuple[Hashable, int]]:
    """Return the wrong answers (positions of choices, or a text), each with its count, most frequent first."""
    if given:
        counted = Counter(_key(answer) for answer in given if not answer.right and _key(answer) is not None)
    elif question.kind in (Kind.CHOICE, Kind.TRUE_FALSE):
        right = {place for place, choice in enumerate(question.choices) if choice.right}
        counted = Counter({(place,): count for place, count in counts.chosen.items() if place not in right})
    else:
        counted = Counter()
    return sorted(counted.items(), key=lambda item: (-item[1], str(item[0])))


def _bar(counts: QuestionSum, wrong: Sequence[tuple[Hashable, int]], top: Hashable | None) -> tuple[BarPart, ...]:
    """Return the parts of a question's bar: the wrong answer that stands out (``top``), other wrong ones, right."""
    missed = counts.first - counts.right
    right = [BarPart("right", counts.right)] if counts.right else []
    if top is not None:
        count = dict(wrong)[top]
        others = [BarPart("other", missed - count)] if missed > count else []
        return (BarPart("top", count), *others, *right)
    rest = missed - sum(count for _, count in wrong)
    parts = [BarPart("other", count) for _, count in wrong]
    return (*parts, *([BarPart("other", rest)] if rest else []), *right)


def topics(facts: LessonFacts) -> tuple[Topic, ...]:
    """Return the results of each topic: the weakest topic first, those with too few answers last."""
    of: dict[str, list[QuestionSum]] = {}
    for wording, counts in _known(facts).items():
        if topic := facts.question(wording).topic:
            of.setdefault(topic, []).append(counts)
    results = [_topic(topic, counts) for topic, counts in of.items()]
    return tuple(sorted(results, key=lambda topic: (not topic.enough, topic.right / topic.first, topic.topic)))


def _topic(topic: str, questions: Sequence[QuestionSum]) -> Topic:
    first, right = sum(counts.first for counts in questions), sum(counts.right for counts in questions)
    enough = first >= LEAST_ANSWERS and len(questions) >= LEAST_QUESTIONS
    return Topic(topic, right, first, len(questions), enough, percent(right, first) if enough else None)


def to_look_at(facts: LessonFacts) -> tuple[QuestionToChange, ...]:
    """Return the questions that everybody or nobody knew, or for which half of the class took nearly all the time."""
    times = _times(facts)
    questions = []
    for wording, counts in _known(facts).items():
        if counts.first < PLAIN:
            continue
        limit, half = facts.questions[wording].seconds, times.get(wording, 0.0)
        why: Look | None = (
            "nobody_missed" if counts.right == counts.first else "nobody_knew" if not counts.right else None
        )
        if why is None and limit and half > NEARLY_ALL * limit:
            why = "slow"
        if why:
            question = facts.question(wording)
            questions.append(QuestionToChange(wording, question.id, question.text, why, counts.first, half, limit))
    order: dict[Look, int] = {"nobody_knew": 0, "slow": 1, "nobody_missed": 2}
    return tuple(sorted(questions, key=lambda look: (order[look.why], -look.first, look.wording)))


def _times(facts: LessonFacts) -> Mapping[str, float]:
    of: dict[str, list[float]] = {}
    for answer in facts.first:
        if answer.seconds is not None:
            of.setdefault(answer.wording, []).append(answer.seconds)
    return {wording: median(seconds) for wording, seconds in of.items()}
