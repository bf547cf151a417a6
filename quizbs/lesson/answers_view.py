"""What was answered at the tables, for the teacher to judge otherwise: the desk alone is told."""

from quizbs.game.log import Judged
from quizbs.game.table import Table
from quizbs.lesson.scene import Scene, View
from quizbs.lesson.state import Round


def answers(scene: Scene) -> list[View]:
    """Return what was answered in the newest game of each table, the newest answer first."""
    games = ((dealt, scene.table(group)) for group, dealt in sorted(scene.lesson.current.items()))
    return [answer for dealt, table in games if table for answer in answers_of(dealt, table)]


def answers_of(dealt: Round, table: Table) -> list[View]:
    """Return what was answered in one game, newest first; texts are shortened."""
    return [
        {
            "group": dealt.group,
            "table": dealt.table,
            "round": dealt.number,
            "number": at,
            "seat": judged.seat,
            "question": _short(table.questions[judged.question].text),
            "given": _short(judged.text if judged.text is not None else _chosen(table, judged)),
            "right": judged.right is True,
        }
        for at, judged in sorted(table.judged.items(), reverse=True)
    ]


LETTERS = 60  # of a question and of an answer on the desk


def _short(text: str) -> str:
    return text if len(text) <= LETTERS else text[: LETTERS - 1].rstrip() + "…"


def _chosen(table: Table, judged: Judged) -> str:
    choices = table.questions[judged.question].choices
    return ", ".join(choices[place].text for place in judged.choices or ())
