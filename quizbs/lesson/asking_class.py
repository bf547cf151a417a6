"""How the next question for the class is chosen, and which seats know its answer."""

from collections.abc import Sequence
from random import Random

from quizbs.game.refusal import require
from quizbs.lesson.commands import AskClass, AskOwn, AskTrick, PutToClass, PutTrick
from quizbs.lesson.consequences import BankContent, Banks
from quizbs.lesson.lesson_state import LessonState
from quizbs.lesson.own_question import own_question
from quizbs.lesson.trick.lies import fits, speaks_of_choices
from quizbs.quiz.question import Question


def resolve_class_question(state: LessonState, command: AskClass | AskOwn, chance: Random, banks: Banks) -> PutToClass:
    """Return the command that asks the class the requested question, with the seats that know its answer.

    Raises ``Refused``: ``not_now`` (the bank has no questions), ``closed`` (the question isn't in the bank any more),
    ``not_understood``.
    """
    bank = state.session.setup.bank
    content = banks(bank) if bank else BankContent()
    if isinstance(command, AskOwn):
        question = own_question(command.text, command.right, command.wrong)
    else:
        question = _of_bank(state, command.question, content.questions, chance)
    rows = state.rows(player.seat for player in state.session.present)
    return PutToClass(question, content.language, state.who_saw(question), rows)


def resolve_trick(state: LessonState, command: AskTrick, chance: Random, banks: Banks) -> PutTrick:
    """Return the command that starts *Trick the class* with the requested question.

    Without a request the question is one of the least asked that fit and can be answered without their choices. Raises
    ``Refused``: ``not_now`` (no question of the bank fits), ``closed`` (the question isn't in the bank any more).
    """
    bank = state.session.setup.bank
    content = banks(bank) if bank else BankContent()
    fit = [each for each in content.questions if fits(each)]
    by_chance = fit if command.question else [each for each in fit if not speaks_of_choices(each)]
    question = _of_bank(state, command.question, by_chance, chance)
    return PutTrick(question, content.language, command.filtered)


def _of_bank(state: LessonState, id_: str, questions: Sequence[Question], chance: Random) -> Question:
    require(questions, "not_now")
    if not id_:
        return least_asked(state, questions, chance)[0]
    before = (asked.question for asked in state.session.questions)  # including those that are in no bank
    found = [question for question in (*questions, *before) if question.id == id_]
    require(found, "closed")
    return found[0]


def least_asked(state: LessonState, questions: Sequence[Question], chance: Random) -> list[Question]:
    """Return the questions, least asked first, ties in random order; questions that a table is answering
    now are last.
    """
    times, open_now = state.asked()
    times.update(asked.question.id for asked in state.session.questions)
    times.update(trick.question.id for trick in state.session.tricks)
    if state.session.setup.practice:
        times[state.session.setup.practice.id] += 1
    order = chance.sample(questions, len(questions))
    return sorted(order, key=lambda question: (question.id in open_now, times[question.id]))
