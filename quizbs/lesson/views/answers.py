"""The graded answers at the tables, for the teacher's rulings. Only the desk gets them."""

from quizbs.game.log import Judged
from quizbs.game.state import GameState
from quizbs.lesson.session_state import GameRecord
from quizbs.lesson.views.scene import Scene
from quizbs.lesson.views.view_types import JudgedView


def answers(scene: Scene) -> list[JudgedView]:
    """Return the answers in the newest game of each table, newest first within a game."""
    games = ((dealt, scene.game(table)) for table, dealt in sorted(scene.session.current.items()))
    return [answer for dealt, game in games if game for answer in answers_of(dealt, game)]


def answers_of(dealt: GameRecord, game: GameState) -> list[JudgedView]:
    """Return the answers in one game, newest first, with shortened texts."""
    return [
        JudgedView(
            table=dealt.table,
            game=dealt.game,
            round=dealt.number,
            number=at,
            seat=judged.seat,
            question=_short(game.questions.bank[judged.question].text),
            given=_short(judged.text if judged.text is not None else _chosen(game, judged)),
            right=judged.right is True,
        )
        for at, judged in sorted(game.questions.judged.items(), reverse=True)
    ]


LETTERS = 60  # of a question and of an answer on the desk


def _short(text: str) -> str:
    return text if len(text) <= LETTERS else text[: LETTERS - 1].rstrip() + "…"


def _chosen(game: GameState, judged: Judged) -> str:
    choices = game.questions.bank[judged.question].choices
    return ", ".join(choices[place].text for place in judged.choices or ())
