"""A scene with its questions in one language: every view that is made of it has the translated texts."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quizbs.game.state import GameState
from quizbs.lesson.session_state import SessionState
from quizbs.lesson.views.memo import Memo
from quizbs.lesson.views.scene import Scene
from quizbs.quiz.question import Question, in_language, primary

Said = Callable[[Question], Question]


class QuestionLanguages(NamedTuple):
    """The languages of a scene's questions: ``known`` are translations, ``own`` the languages of the banks."""

    known: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()

    def choose(self, wanted: Sequence[str]) -> str:
        """Return the first of the ``wanted`` languages that questions are translated into.

        The result is "" if the bank's own language comes first, or if no wanted language is available.
        """
        if not self.known:
            return ""
        tags = map(primary, wanted)
        return next((tag if tag not in self.own else "" for tag in tags if tag in self.known or tag in self.own), "")


def question_languages(scene: Scene, memo: Memo) -> QuestionLanguages:
    """Return the languages of a scene's questions."""
    session = scene.session
    known = {*_languages(_besides(session))}
    own = {session.setup.language, *(asked.language for asked in session.questions[-1:])}
    for table in scene.games:
        if game := scene.game(table):
            known |= _languages_of(game, table, memo)
            own.add(game.questions.language)
    return QuestionLanguages(frozenset(known), frozenset(map(primary, own)))


def questions_in(scene: Scene, language: str, memo: Memo, *, alone: bool) -> Scene:
    """Return the scene with its questions in ``language``; those without a translation stay as they are.

    ``alone``: they have no second language, which only walls show.
    """

    def said(question: Question) -> Question:
        there = in_language(question, language)
        return replace(there, translations=()) if alone else there

    games = {
        table: (id_, version, game and _game(game, table, said, memo))
        for table, (id_, version, game) in scene.games.items()
    }
    session = memo.get("lesson in", 0, (scene.session,), None, lambda: _lesson(scene.session, said))
    return replace(scene, session=session, games=games)


def _game(game: GameState, table: int, said: Said, memo: Memo) -> GameState:
    bank: dict[str, Question] = memo.get(
        "bank in",
        table,
        (game.questions.bank,),
        None,
        lambda: {id_: said(question) for id_, question in game.questions.bank.items()},
    )
    return memo.get(
        "game in", table, (game,), None, lambda: replace(game, questions=replace(game.questions, bank=bank))
    )


def _lesson(session: SessionState, said: Said) -> SessionState:
    changed: dict[str, object] = {}
    if session.questions:
        asked = session.questions[-1]
        changed["questions"] = (
            *session.questions[:-1],
            replace(asked, question=said(asked.question)),
        )
    if practice := session.setup.practice:
        changed["setup"] = replace(session.setup, practice=said(practice))
    return replace(session, **changed) if changed else session


def _besides(session: SessionState) -> list[Question]:
    """Return the questions outside games: the last one for everyone, and the tutorial's."""
    found = [asked.question for asked in session.questions[-1:]]
    return [*found, session.setup.practice] if session.setup.practice else found


def _languages_of(game: GameState, table: int, memo: Memo) -> frozenset[str]:
    bank = game.questions.bank
    return memo.get("languages", table, (bank,), None, lambda: frozenset(_languages(bank.values())))


def _languages(questions: Iterable[Question]) -> Iterable[str]:
    return (said.language for question in questions for said in question.translations)
