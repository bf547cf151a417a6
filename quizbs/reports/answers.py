"""The record of a lesson: who answered which question, and how. The record is stored longer than the ledger."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from quizbs.lesson import SessionState
from quizbs.lesson.class_question import time_for
from quizbs.lesson.session_state import GameRecord
from quizbs.lesson.standings import podiums
from quizbs.quiz.question import Question
from quizbs.quiz.recorded import How, Recorded
from quizbs.quiz.wording import wording
from quizbs.reports.played import Deed, PlayedGame, SeatAnswer, SeenAnswer, TimedEvents, played


class AnswerRecord(NamedTuple):
    """One question that a person was asked. ``right`` is ``None`` if no answer came in time; ``at`` is in seconds.

    Questions that stayed unanswered because the phone was gone or the teacher moved on aren't listed. ``repeat``: the
    person had seen the answer earlier in this lesson, so the record doesn't show knowledge. ``game`` is "" for a class
    question. If several people share a hand, the answer is recorded for the holder, or for each of them if
    ``answer_counts`` is ``"team"``.

    ``question`` is the question's id in its bank, ``wording`` the digest of its wording when asked. ``chosen`` are the
    positions of choices in the bank, ``typed`` is a typed answer, normalised for comparison. ``seconds`` is the time to
    answer without pauses, ``None`` without a limit. ``overruled``: right or wrong by the teacher's ruling. ``helped``
    has any of "fewer" (choices), "time" (more of it), "partner". ``sure`` is 2 for sure, 1, or 0 for a guess; ``None``
    if not asked.
    """

    round: int
    game: str
    person: str
    question_text: str
    right: bool | None
    at: float
    how: How = "asked"
    repeat: bool = False
    table: int = 0
    bank: str = ""
    question: str = ""
    wording: str = ""
    topic: str = ""
    kind: str = ""
    chosen: tuple[int, ...] | None = None
    typed: str | None = None
    seconds: float | None = None
    overruled: bool = False
    sure: int | None = None
    helped: tuple[str, ...] = ()


class AskedQuestion(NamedTuple):
    """A question as it was worded when asked. ``seconds``: time to answer, 0 for no limit."""

    bank: str
    wording: str
    question: Question
    seconds: float


class Participant(NamedTuple):
    """A person in a lesson: the table, why the person may have answered little, and what they did at cards.

    ``place`` is 1 to 3 on the podium of the cards, otherwise 0. ``calls`` are 0 if the rules have quiet calls.
    """

    person: str
    table: int = 0
    late: bool = False  # joined after the first deal
    went_off: bool = False  # their phone was disconnected for a while
    shared: bool = False  # played with others on one phone
    place: int = 0
    calls: int = 0
    right_calls: int = 0
    plays: int = 0
    bluffs: int = 0


class LessonRecord(NamedTuple):
    """The record of a lesson. ``began_at``: when cards were first dealt, in seconds, ``None`` if never."""

    began_at: float | None
    answers: list[AnswerRecord]
    questions: list[AskedQuestion]
    participants: list[Participant]


def record(session: SessionState, rows: Callable[[str], Iterable[TimedEvents]]) -> LessonRecord:
    """Return the record of a lesson, with the teacher's rulings. ``rows(game)`` returns the ledger rows of a game.

    Bots are left out; removed people are included if they have answered a question.
    """
    games = [(dealt, played(rows(dealt.game))) for dealt in session.games]
    answer_records = _answers(session, games)
    return LessonRecord(
        min((dealt.dealt_at for dealt in session.games), default=None),
        answer_records,
        list(_questions(session, games)),
        _participants(session, games, {answer.person for answer in answer_records}),
    )


def answers(session: SessionState, rows: Callable[[str], Iterable[TimedEvents]]) -> list[AnswerRecord]:
    """Return the answers of a lesson in the order they were given. ``rows(game)`` returns the ledger rows of a game."""
    return record(session, rows).answers


Games = list[tuple[GameRecord, PlayedGame]]


def _answers(session: SessionState, games: Games) -> list[AnswerRecord]:
    records: list[tuple[float, AnswerRecord]] = []  # with the time of the question
    seen: list[SeenAnswer] = []
    for dealt, game in games:
        records += [
            (given.asked_at, answer) for given in game.answers for answer in _table_answers(session, dealt, given)
        ]
        seen += game.seen
    records += _class_answers(session)
    seen += [
        SeenAnswer(at, question.question.text, frozenset({seat}))
        for question in session.questions
        for seat, at in question.seen.items()
    ]
    first = _first_seen(session, seen)
    recorded = (
        answer._replace(repeat=answer.repeat or first.get((answer.person, answer.question_text), asked_at) < asked_at)
        for asked_at, answer in records
    )
    return sorted(recorded, key=lambda answer: answer.at)


def _table_answers(session: SessionState, dealt: GameRecord, given: SeatAnswer) -> Iterator[AnswerRecord]:
    """Yield the records of an answer at a table: one for each person for whom it counts."""
    there = everybody = _people(session, given.seat, given.at)
    if there and dealt.setup.options.answer_counts == "holder":
        there = (there[given.turns % len(there)],)
    for person in there:
        answer = AnswerRecord(
            dealt.number, dealt.game, person, given.question.text, given.right, given.at, given.how, given.known
        )
        answer = answer._replace(table=dealt.table, bank=dealt.setup.bank, overruled=given.overruled)
        yield _with_facts(answer, given.question, given.record, shared=len(everybody) > 1)


def _with_facts(answer: AnswerRecord, question: Question, recorded: Recorded | None, *, shared: bool) -> AnswerRecord:
    """Return ``answer`` with the facts about its question, and with those that the game recorded of the answer
    (``recorded``).

    ``recorded`` is ``None`` in old ledgers; ``shared``: several people share the hand.
    """
    given = recorded.given if recorded else None
    return answer._replace(
        question=question.id,
        wording=wording(question),
        topic=question.topic,
        kind=str(question.kind),
        chosen=given if isinstance(given, tuple) else None,
        typed=given if isinstance(given, str) else None,
        seconds=recorded.seconds if recorded else None,
        sure=recorded.sure if recorded else None,
        helped=(*(recorded.helped if recorded else ()), *(("partner",) if shared else ())),
    )


def _class_answers(session: SessionState) -> Iterator[tuple[float, AnswerRecord]]:
    for class_question in session.questions:
        number = max(
            (record.number for record in session.games if record.dealt_at <= class_question.asked_at), default=0
        )
        answers = (*class_question.former, *class_question.first, *class_question.answers)
        given: list[tuple[int, bool | None, float, Recorded | None]] = [
            (answer.seat, answer.right, answer.at, answer.record) for answer in answers
        ]
        silent = class_question.silent - {answer.seat for answer in (*class_question.first, *class_question.answers)}
        given += [(seat, None, class_question.shown_at, None) for seat in sorted(silent)]
        for seat, right, at, recorded in given:
            there = _people(session, seat, at)
            for person in there:
                how = recorded.how if recorded else "class"
                known = recorded.repeat if recorded else seat in class_question.known
                answer = AnswerRecord(number, "", person, class_question.question.text, right, at, how, known)
                answer = answer._replace(bank=session.setup.bank, table=_table(session, seat))
                yield (
                    class_question.asked_at,
                    _with_facts(answer, class_question.question, recorded, shared=len(there) > 1),
                )


def _table(session: SessionState, seat: int) -> int:
    return next((player.table for player in session.seats if player.seat == seat), 0)


def _people(session: SessionState, seat: int, at: float) -> tuple[str, ...]:
    return next((player.people_at(at) for player in session.seats if player.seat == seat), ())


def _first_seen(session: SessionState, seen: Iterable[SeenAnswer]) -> dict[tuple[str, str], float]:
    """Return, by person and question text, when the person first saw the answer of the question."""
    first: dict[tuple[str, str], float] = {}
    for question in sorted(seen, key=lambda question: question.at):
        for seat in question.seats:
            for person in _people(session, seat, question.at):
                first.setdefault((person, question.text), question.at)
    return first


def _questions(session: SessionState, games: Games) -> Iterable[AskedQuestion]:
    questions: dict[str, AskedQuestion] = {}
    for dealt, game in games:
        for id_, seconds in game.times.items():
            question = game.final.questions.bank[id_]
            words = wording(question)
            questions[words] = AskedQuestion(dealt.setup.bank, words, question, seconds)
    for class_question in session.questions:
        words = wording(class_question.question)
        questions[words] = AskedQuestion(
            session.setup.bank, words, class_question.question, time_for(session, class_question.question)
        )
    return questions.values()


def _participants(session: SessionState, games: Games, answered: set[str]) -> list[Participant]:
    first_deal = min((dealt.dealt_at for dealt in session.games), default=float("inf"))
    places = {step.seat: step.place for step in podiums(session)["cards"]}
    away = {person for _, game in games for seat, at in game.away for person in _people(session, seat, at)}
    participants: dict[str, Participant] = {}
    for player in session.seats:
        here = () if player.bot or player.removed else player.people
        earlier = [person for stint in player.before if not stint.bot for person in stint.people]
        gone = [] if player.bot or not player.removed else [*player.people]
        for person in (*here, *(each for each in (*earlier, *gone) if each in answered)):
            owner = person in here
            participants[person] = Participant(
                person,
                player.table,
                late=owner and player.came > first_deal,
                went_off=person in away,
                shared=owner and len(player.people) > 1,
                place=places.get(player.seat, 0) if owner else 0,
            )
    done, quiet = _deeds(session, games), any(dealt.setup.options.quiet for dealt, _ in games)
    return [
        _with_deeds(participant, done.get(participant.person, Counter()), quiet=quiet)
        for participant in participants.values()
    ]


def _deeds(session: SessionState, games: Games) -> dict[str, Counter[Deed]]:
    """Return, by person, how often the person did each deed at cards.

    A deed counts for the person who was in the seat at the time.
    """
    deeds: dict[str, Counter[Deed]] = {}
    for _, game in games:
        for done in game.deeds:
            for person in _people(session, done.seat, done.at):
                deeds.setdefault(person, Counter())[done.deed] += 1
    return deeds


def _with_deeds(participant: Participant, did: Counter[Deed], *, quiet: bool) -> Participant:
    return participant._replace(
        calls=0 if quiet else did["right call"] + did["wrong call"],
        right_calls=0 if quiet else did["right call"],
        plays=did["true play"] + did["bluff"],
        bluffs=did["bluff"],
    )
