"""The view of a class question. Its answer is included only once it is shown; each seat gets its own answer."""

from msgspec import UNSET
from msgspec.structs import asdict, replace

from quizbs.game.views.seat_view import OwnView
from quizbs.game.views.translation_view import translation_view
from quizbs.game.views.view_types import BestRowView, ClockView, OwnAnswerView, ScoreView, given_view
from quizbs.lesson import arguing
from quizbs.lesson.class_question import SHOWN, expected
from quizbs.lesson.rows import right_by_seat
from quizbs.lesson.session_state import ClassAnswer, ClassQuestion, Seat
from quizbs.lesson.views.own_types import CanInLessonView, YouView
from quizbs.lesson.views.scene import Scene, clock
from quizbs.lesson.views.view_types import ArguedView, ClassQuestionView, ClassResultView
from quizbs.quiz import picture
from quizbs.quiz.choice_order import feedback_as_shown
from quizbs.quiz.scoring import longest


def class_question(scene: Scene) -> ClassQuestionView | None:
    """Return the public part of the class question, ``None`` if no question is asked."""
    asked = scene.session.class_question
    if asked is None:
        return None
    return _public_part(scene, asked, clock(asked.closes_at, asked.began_at, scene.frozen_at))


def _public_part(scene: Scene, asked: ClassQuestion, of: ClockView | None) -> ClassQuestionView:
    """Return the public part of the question with clock ``of``."""
    people = expected(scene.session)
    question = asked.question
    return ClassQuestionView(
        number=asked.number,
        kind=question.kind.value,
        text=question.text,
        picture=picture.address(question.image),
        topic=question.topic,
        lang=question.language or asked.language,
        choices=tuple([question.choices[place].text for place in asked.order]),
        translation=translation_view(question, asked.order, asked.language),
        answered=sum(asked.answer_of(seat) is not None for seat in people),
        of=len(people),
        sure=scene.session.setup.options.sure != "no",
        clock=of,
        private=asked.ended,
        again=bool(asked.first),
        groups=tuple(arguing.groups(asked)) if asked.arguing else (),
        result=_result(asked) if asked.shown else None,
    )


def _result(asked: ClassQuestion) -> ClassResultView:
    """Return the right answer to the class question, and how many students gave it."""
    question = asked.question
    places = tuple([place for place, real in enumerate(asked.order) if question.choices[real].right])
    in_time = [answer for answer in asked.answers if not answer.late]
    scored = [answer.seat for answer in in_time if answer.right and answer.worth]
    best = longest((seat, asked.row_of(seat).right + 1) for seat in scored)
    return ClassResultView(
        answer=places if question.choices else question.accept,
        explanation=question.explanation,
        feedback=tuple(feedback_as_shown(question, asked.order)),
        right=sum(answer.right for answer in in_time),
        given=len(in_time),
        row=None if best is None else BestRowView(*best),
        argued=_argued(asked),
        lure=_lure(asked, in_time),
    )


def _lure(asked: ClassQuestion, given: list[ClassAnswer]) -> int | None:
    """Return the shown position of the wrong choice that was chosen most often. The class reads its feedback.

    ``None`` if fewer than two chose it, or fewer than ``arguing.MIN_VOTERS`` answered.
    """
    times = arguing.counts(asked, given) if len(given) >= arguing.MIN_VOTERS else []
    wrong = [(count, -at) for at, count in enumerate(times) if not asked.question.choices[asked.order[at]].right]
    count, at = max(wrong, default=(0, 0))
    return -at if count > 1 else None


def _argued(asked: ClassQuestion) -> ArguedView | None:
    """Return how arguing changed the answers of those who voted twice; ``None`` for fewer than five."""
    both = arguing.twice(asked)
    if len(both) < arguing.MIN_VOTERS:
        return None
    before, after = ([pair[at] for pair in both] for at in (0, 1))
    return ArguedView(
        voters=len(both),
        right=(sum(answer.right for answer in before), sum(answer.right for answer in after)),
        before=tuple(arguing.counts(asked, before)),
        after=tuple(arguing.counts(asked, after)),
    )


def votes(scene: Scene) -> tuple[int, ...]:
    """Return how often each choice was chosen so far, in shown order; empty once the answer is shown.

    For the teacher only.
    """
    asked = scene.session.class_question
    if asked is None or asked.shown or not asked.question.choices:
        return ()
    return tuple(arguing.counts(asked, list(asked.answers)))


def may_answer(scene: Scene, seat: int) -> bool:
    """Return whether the seat may answer the class question now."""
    asked, player = scene.session.class_question_of(seat), scene.session.seat(seat)
    return bool(asked and player and not player.bot and not scene.session.frozen and asked.may_finish(seat))


def seen_from(scene: Scene, asked: ClassQuestionView | None, seat: int) -> ClassQuestionView | None:
    """Return the class question as the seat may see it: without the answer if the seat may still finish in private.

    When the class has continued, such a seat still gets the question, and for a while the answer. ``None`` if the seat
    sees no question.
    """
    question = scene.session.class_question_of(seat)
    if question is None:
        return asked
    if asked is None:
        until = question.reading.get(seat)
        asked = _public_part(scene, question, None if until is None else clock(until, until - SHOWN, scene.frozen_at))
    return replace(asked, result=None) if question.shown and question.may_finish(seat) else asked


def may_do(scene: Scene, seat: int) -> dict[str, int]:
    """Return what the seat may do with the class question: fields of ``CanInLessonView`` with the question's number."""
    asked = scene.session.class_question_of(seat)
    if asked is None:
        return {}
    can: dict[str, int] = {}
    if may_answer(scene, seat):
        can["class_"] = asked.number
        if asked.shown:
            can["look_class"] = asked.number
    if seat in asked.reading and not scene.session.frozen:
        can["leave_class"] = asked.number
    return can


NOTHING = CanInLessonView()
_MUST = {"play", "may_pass", "ask", "answer", "along", "discard", "ready"}  # others wait for these actions


def without_late_class_question(you: YouView, hand: OwnView | None, phase: str) -> YouView | None:
    """Return ``you`` without the class question, for a player who must act first: the table waits for the player, or
    the player must sit down. ``None`` otherwise: then the late class question stays on the phone.

    ``hand`` is the player's private part in the game, ``phase`` the game's.
    """
    able = asdict(hand.can) if hand else {}
    waited = any(able[do] is not UNSET for do in _MUST & able.keys()) or (
        phase == "last" and able["believe"] is not UNSET
    )
    can = you.can or NOTHING
    if not waited and can.sit is UNSET:
        return None
    can = replace(can, class_=UNSET, look_class=UNSET, leave_class=UNSET)
    return replace(you, class_=None, without=(), can=can)


def choices_taken_away(scene: Scene, player: Seat) -> tuple[int, ...]:
    """Return the shown positions of the choices that are hidden from a seat with fewer choices."""
    asked = scene.session.class_question_of(player.seat)
    return asked.without if asked is not None and player.accommodation.fewer else ()


def own_answer(scene: Scene, seat: int) -> OwnAnswerView | None:
    """Return the seat's own answer, ``None`` if it hasn't answered. ``right`` is set once the right answer is shown."""
    asked = scene.session.class_question_of(seat)
    answer = asked.answer_of(seat) if asked else None
    if asked is None or answer is None:
        return None
    given = given_view(answer.choices, answer.text)
    return OwnAnswerView(given, answer.right if asked.shown else None)


def own_score(scene: Scene, seat: int) -> ScoreView | None:
    """Return what the question is worth to the seat and, once it was shown, how many points the seat got.

    ``None`` if the question doesn't score.
    """
    asked = scene.session.class_question_of(seat)
    if asked is None or not asked.points:
        return None
    answer, row = asked.answer_of(seat), asked.row_of(seat)
    right = right_by_seat(scene.session, asked).get(seat)
    if right is None:
        return ScoreView(row.right, asked.worth_to(seat), None)
    return ScoreView(row.after(right=right).right, asked.worth_to(seat), answer.worth if answer and right else 0)
