"""The form of one question: filling it in, and reading it with the same limits as files."""

from collections.abc import Mapping

import msgspec

from quizbs.banks import limits
from quizbs.banks.cells import Cell, clean
from quizbs.banks.checks.questions import check
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.playing_cards import as_teachers_write
from quizbs.banks.problem import Problem, problem
from quizbs.quiz.question import Choice, Kind, Question

CHOICES = range(1, limits.MAX_CHOICES + 1)


class QuestionForm(msgspec.Struct):
    """The fields of the form, as texts.

    ``way`` is ``pick`` (choices) or ``type`` (``accept`` has a right answer per line).
    """

    text: str = ""
    way: str = "pick"  # or "type"
    choices: list[Choice] = msgspec.field(default_factory=list)
    accept: str = ""
    explanation: str = ""
    topic: str = ""
    tags: str = ""
    time: str = ""
    difficulty: str = ""
    cards: str = ""
    picture: str = ""

    @property
    def rows(self) -> list[Choice]:
        """Return the choices, followed by empty ones up to the maximum."""
        return [*self.choices, *[Choice("")] * (limits.MAX_CHOICES - len(self.choices))]


def of_question(question: Question) -> QuestionForm:
    """Return the form filled in with a question."""
    return QuestionForm(
        text=question.text,
        way="type" if question.kind is Kind.TYPED else "pick",
        choices=list(question.choices),
        accept="\n".join(question.accept),
        explanation=question.explanation,
        topic=question.topic,
        tags=", ".join(question.tags),
        time=str(question.time or ""),
        difficulty=question.difficulty,
        cards=", ".join(map(as_teachers_write, question.cards)),
        picture=question.image,
    )


def of_fields(fields: Mapping[str, object]) -> QuestionForm:
    """Return the submitted form: its texts cleaned, without empty choices and without a removed picture."""
    sent = {name: clean(str(fields.get(name, ""))) for name in QuestionForm.__struct_fields__ if name != "choices"}
    form = msgspec.convert(sent, QuestionForm)
    form.choices = [
        Choice(text, f"right{number}" in fields, clean(str(fields.get(f"why{number}", ""))))
        for number in CHOICES
        if (text := clean(str(fields.get(f"choice{number}", ""))))
    ]
    if "no_picture" in fields:
        form.picture = ""
    return form


def read(form: QuestionForm) -> tuple[Question | None, list[Problem]]:
    """Return the form's question, ``None`` if it can't be played, and the form's problems.

    Advice, for example about long questions, is left to the bank's check-up.
    """
    draft = Draft(1, text=_cell(form, "text"), answer=Cell("", "answer"))
    for name in ("explanation", "topic", "tags", "time", "cards"):
        setattr(draft, name, _cell(form, name))
    draft.difficulty, draft.image = Cell(form.difficulty), Cell(form.picture)
    if form.way == "type":
        draft.answers = [line.strip() for line in form.accept.split("\n") if line.strip()]
        draft.kind = Cell(str(Kind.TYPED))
    else:
        label, why = "answer", "feedback"
        draft.choices = [
            DraftChoice(Cell(choice.text, label), choice.right, Cell("" if choice.right else choice.feedback, why))
            for choice in form.choices
        ]
        if not any(choice.right for choice in form.choices):
            draft.problems = [_no_right_one()]
    checked = check([draft])
    question = checked.questions[0] if checked.questions else None
    return question, [problem for problem in checked.problems if problem.column is not None or question is None]


def _cell(form: QuestionForm, name: str) -> Cell:
    return Cell(getattr(form, name), name)


def _no_right_one() -> Problem:
    return problem("banks-no-right-one", 1, "answer")
