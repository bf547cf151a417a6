"""An invented lesson, for the sample report."""

import random
from collections.abc import Sequence

from quizbs.quiz.question import Kind, Question
from quizbs.quiz.wording import wording
from quizbs.reports.answers import AnswerRecord, AskedQuestion, Participant
from quizbs.reports.facts import LessonFacts
from quizbs.reports.first_answers import sums

TABLES, AT_A_TABLE = 6, 4
QUESTIONS, ASKED = 24, 16  # questions asked in the lesson, and questions that each student is asked
LASTS, SECONDS = 2100.0, 20.0  # length of the lesson, and time to answer, in seconds
LATE = 3  # questions that a student who joined late is asked
BACK = 0.3  # share of missed questions that are asked again
_SKILL, _HARD, _LURE = (
    (0.35, 0.95),
    (-0.35, 0.25),
    0.75,
)  # share right, effect of the question, share of the most frequent wrong answer


def sample(content: Sequence[Question], names: Sequence[str], title: str, ended_at: float) -> LessonFacts:
    """Return the facts of an invented lesson with questions of a bank; the same arguments give the same lesson.

    ``names`` are those of the 24 students. Students differ in skill and questions in difficulty, and most wrong answers
    to a question are the same. ``ended_at`` is in seconds. Raises ``ValueError`` if the bank has too few questions with
    choices.
    """
    came_up = [question for question in content if question.kind is Kind.CHOICE][:QUESTIONS]
    if len(came_up) < ASKED:
        raise ValueError("too few questions with choices")
    chance = random.Random(24)  # noqa: S311 -- no secret
    hard = {question.id: chance.uniform(*_HARD) for question in came_up}
    people = [f"sample{number:02}" for number in range(TABLES * AT_A_TABLE)]
    began_at = ended_at - LASTS
    answers: list[AnswerRecord] = []
    for number, person in enumerate(people):
        skill, late = chance.uniform(*_SKILL), number == len(people) - 1
        for question in chance.sample(came_up, LATE if late else ASKED):
            at = chance.uniform(began_at, ended_at - 600)
            answer = _answer(chance, person, question, skill - hard[question.id], at, number // AT_A_TABLE + 1)
            answers.append(answer)
            if not answer.right and chance.random() < BACK:
                back = _answer(chance, person, question, skill + 0.3, at + 500, answer.table)
                answers.append(back._replace(repeat=True))
    return LessonFacts(
        lesson="sample",
        title=title,
        label="",
        began_at=began_at,
        ended_at=ended_at,
        sums=sums(answers, len(people)),
        questions={
            wording(bank_question): AskedQuestion("", wording(bank_question), bank_question, SECONDS)
            for bank_question in came_up
        },
        answers=tuple(answers),
        participants=tuple(_participants(chance, people)),
        names=dict(zip(people, names, strict=True)),
        numbers={question.id: number for number, question in enumerate(content, 1)},
    )


def _answer(
    chance: random.Random, person: str, question: Question, knows: float, at: float, table: int
) -> AnswerRecord:
    """Return a random answer of a person; ``knows`` is the probability that it is right. ``at`` is in seconds."""
    right = chance.random() < knows
    wrong = [place for place, choice in enumerate(question.choices) if not choice.right]
    lure = wrong[len(question.text) % len(wrong)]
    chosen = lure if chance.random() < _LURE else chance.choice(wrong)
    truly = tuple(place for place, choice in enumerate(question.choices) if choice.right)
    return AnswerRecord(
        1,
        "sample",
        person,
        question.text,
        right,
        at,
        "asked" if chance.random() < 1 / AT_A_TABLE else "along",  # the others answer along
        table=table,
        question=question.id,
        wording=wording(question),
        topic=question.topic,
        kind=str(question.kind),
        chosen=truly if right else (chosen,),
        seconds=chance.uniform(4, 12),
    )


def _participants(chance: random.Random, people: Sequence[str]) -> list[Participant]:
    participants = []
    for number, person in enumerate(people):
        calls, plays = chance.randint(3, 9), chance.randint(10, 16)
        participants.append(
            Participant(
                person,
                number // AT_A_TABLE + 1,
                late=number == len(people) - 1,
                place={5: 1, 14: 2, 9: 3}.get(number, 0),
                calls=calls,
                right_calls=min(calls, chance.randint(1, 6)),
                plays=plays,
                bluffs=chance.randint(0, plays // 2),
            )
        )
    return participants
