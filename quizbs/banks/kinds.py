"""How the question in a row is answered: by the kind that the row names, or by its answers (``docs/banks.md``)."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from quizbs.banks import limits
from quizbs.banks.cells import Cell, length
from quizbs.banks.draft import Draft, DraftChoice
from quizbs.banks.problem import Problem, Unit, problem
from quizbs.banks.truth import ENGLISH, Pair, Truth
from quizbs.message import MessageFact
from quizbs.quiz.question import Choice, Kind


class RowProblems:
    """The problems of a row. ``bad``: the question is rejected."""

    def __init__(self, number: int, problems: Sequence[Problem] = ()) -> None:
        self.number = number
        self.problems = list(problems)
        self.bad = bool(problems)

    def mention(
        self,
        fault: str,
        cell: Cell,
        value: str | None = None,
        *,
        at: int | None = None,
        unit: Unit = "row",
        **facts: MessageFact,
    ) -> None:
        """Record a problem that drops a detail of the question, such as its time."""
        shown = cell.text if value is None else value
        self.problems.append(problem(fault, self.number, cell.column, shown, at=at, unit=unit, **facts))

    def short(self, cell: Cell, most: int) -> str:
        """Return the text of a cell; if it is longer than ``most`` characters, record a problem and return ""."""
        if len(cell.text) <= most:
            return cell.text
        self.mention("reading-long-text", cell, count=len(cell.text), most=most)
        return ""

    def refuse(self, fault: str, cell: Cell, value: str | None = None, **facts: int) -> None:
        """Record a problem that rejects the question."""
        self.mention(fault, cell, value, at=None, unit="row", **facts)
        self.bad = True


class Answers(NamedTuple):
    """How a question is answered: its kind, and either choices or accepted texts."""

    kind: Kind
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()


def answers_of(draft: Draft, truth: Truth, row: RowProblems) -> Answers | None:
    """Return how the question of a draft is answered; ``None`` if it is rejected."""
    wanted = _wanted(draft, row)
    options = list(draft.choices) if draft.repeats else _once(draft.choices, row)
    if wanted is Kind.TYPED and options:
        row.mention("reading-typed-with-choices", draft.kind)
        answers = [option.cell.text for option in options if option.right]
        return _typed(draft, [*answers, *draft.answers], row)
    if (
        len(options) == 1 and options[0].right and truth.pair(options[0].cell.text)
    ):  # of true and false the file has only the right choice
        draft, options = replace(draft, answers=[options[0].cell.text]), []
    if options:
        return _with_choices(draft, options, wanted, truth, row)
    return _without_choices(draft, wanted, truth, row)


@lru_cache(maxsize=256)
def kind_of(written: str) -> Kind | None:
    """Return the kind of question that a cell names, such as "multiple choice"; ``None`` if it names none."""
    return _KINDS.get(_plain(written))


def has_no_answer(written: str) -> bool:
    """Return whether a cell names a kind of question without a right answer, such as "poll"."""
    return _plain(written) in _WITHOUT_ANSWER.split("|")


def _plain(written: str) -> str:
    return " ".join(re.sub(r"[\W_]+", " ", written.casefold()).split())


def _wanted(draft: Draft, row: RowProblems) -> Kind | None:
    """Return the kind that the row names, ``None`` if it names none. An unknown name is recorded as a problem."""
    if not draft.kind.text:
        return None
    kind = kind_of(draft.kind.text)
    if kind is None:
        row.mention("reading-unknown-type", draft.kind)
    return kind


def _once(options: Sequence[DraftChoice], row: RowProblems) -> list[DraftChoice]:
    """Return the choices without repeated texts. Each repetition is recorded as a problem."""
    by_text: dict[str, DraftChoice] = {}
    for option in options:
        text = option.cell.text
        if text in by_text:
            row.mention("reading-repeated", option.cell)
            first = by_text[text]
            feedback = first.feedback if first.feedback.text else option.feedback
            by_text[text] = DraftChoice(first.cell, first.right or option.right, feedback)
        else:
            by_text[text] = option
    return list(by_text.values())


def _without_choices(draft: Draft, wanted: Kind | None, truth: Truth, row: RowProblems) -> Answers | None:
    if not draft.answers:
        row.refuse("reading-empty-answer", draft.answer)
        return None
    is_term = wanted is None and truth.pair(draft.text.text) is not None  # "yes" in a list of words
    if (
        wanted in (None, Kind.TRUE_FALSE)
        and not is_term
        and len(draft.answers) == 1
        and (pair := truth.pair(draft.answers[0]))
    ):
        return _true_or_false(pair, truth.says_true(draft.answers[0], pair))
    if wanted is Kind.TRUE_FALSE and draft.answers in (["0"], ["1"]):  # as programs write false and true
        return _true_or_false(ENGLISH, draft.answers == ["1"])
    if wanted is Kind.TRUE_FALSE:
        row.refuse("reading-not-true-or-false", draft.answer)
    elif wanted in (Kind.CHOICE, Kind.MULTI):
        row.refuse("reading-few-choices", draft.answer)
    else:
        return _typed(draft, draft.answers, row)
    return None


def _true_or_false(pair: Pair, says_true: bool, feedback: str = "") -> Answers:
    """Return the choices of a true or false question; ``feedback`` is about the wrong choice."""
    feedbacks = ("", feedback) if says_true else (feedback, "")
    return Answers(
        Kind.TRUE_FALSE, (Choice(pair[0], says_true, feedbacks[0]), Choice(pair[1], not says_true, feedbacks[1]))
    )


def _typed(draft: Draft, answers: Sequence[str], row: RowProblems) -> Answers | None:
    accept = tuple(dict.fromkeys(answers))
    if len(accept) > limits.MAX_ACCEPTED:
        row.refuse("reading-many-accepted", draft.answer, count=len(accept), most=limits.MAX_ACCEPTED)
    for answer in accept:
        if (count := length(answer)) > limits.MAX_CHOICE_LENGTH:
            row.refuse("reading-long-choice", draft.answer, value=answer, count=count, most=limits.MAX_CHOICE_LENGTH)
    return None if row.bad else Answers(Kind.TYPED, accept=accept)


def _with_choices(
    draft: Draft, options: Sequence[DraftChoice], wanted: Kind | None, truth: Truth, row: RowProblems
) -> Answers | None:
    right = [option for option in options if option.right]
    if len(options) == 2 and len(right) == 1 and wanted in (None, Kind.TRUE_FALSE):
        if pair := truth.pair(options[0].cell.text, options[1].cell.text):
            wrong = next(option for option in options if not option.right)
            return _true_or_false(pair, truth.says_true(right[0].cell.text, pair), _feedback(wrong, row))
        if wanted:
            return Answers(wanted, _choices(options, row))
    if wanted is Kind.TRUE_FALSE:
        row.refuse("reading-not-true-or-false", draft.answer)
    _check_choices(options, draft, row)
    if row.bad:
        return None
    if len(right) > 1 and wanted is Kind.CHOICE and "multiple" not in draft.kind.text.casefold():
        row.mention("reading-several-right", draft.kind)
    if len(right) == 1 and _plain(draft.kind.text) == "multiple":  # of multiple choice, as in OpenTDB
        wanted = Kind.CHOICE
    return Answers(Kind.MULTI if len(right) > 1 else wanted or Kind.CHOICE, _choices(options, row))


def _check_choices(options: Sequence[DraftChoice], draft: Draft, row: RowProblems) -> None:
    if not any(option.right for option in options):
        row.refuse("reading-nothing-right", draft.text)
    if len(options) < limits.MIN_CHOICES:
        row.refuse("reading-few-choices", draft.answer)
    if len(options) > limits.MAX_CHOICES:
        row.refuse("reading-many-choices", draft.answer, count=len(options), most=limits.MAX_CHOICES)
    for option in options:
        if (count := length(option.cell.text)) > limits.MAX_CHOICE_LENGTH:
            row.refuse("reading-long-choice", option.cell, count=count, most=limits.MAX_CHOICE_LENGTH)


def _choices(options: Sequence[DraftChoice], row: RowProblems) -> tuple[Choice, ...]:
    return tuple(Choice(option.cell.text, option.right, _feedback(option, row)) for option in options)


def _feedback(option: DraftChoice, row: RowProblems) -> str:
    """Return the feedback of a wrong choice; "" for a right one, whose feedback may become the explanation."""
    return "" if option.right else row.short(option.feedback, limits.MAX_FEEDBACK_LENGTH)


_WITHOUT_ANSWER = (
    "poll|survey|voting|order|draw|drawing|slide|open ended|word cloud|essay|description|matching|match|reorder"
    "|ordering|drag and drop|hotspot|labeling|labelling|drop pin|brainstorm|nps scale|scale|content|audio response"
    "|video response"
)
_KINDS = {
    word: kind
    for kind, written in {
        Kind.CHOICE: "单选题|单选|单项选择题|选择题|einfachauswahl|pilihan ganda|多肢選択|객관식"
        "|choice|single choice|multiple choice|multichoice|mc|mcq|single|single answer|quiz|qcm|qcu"
        "|choix unique|choix multiple|auswahl|opción múltiple|scelta multipla|múltipla escolha",
        Kind.MULTI: "多选题|多选|多项选择题|mehrfachauswahl"
        "|multi|multiple|multiple answers|multiple select|multiple response|multi select|multiselect"
        "|checkbox|checkboxes|several|several right",
        Kind.TRUE_FALSE: "判断题|判断|benar salah|richtig oder falsch"
        "|true false|truefalse|true or false|tf|t f|boolean|bool|yes no|vrai faux|vrai ou faux"
        "|richtig falsch|wahr falsch|verdadero falso|verdadero o falso|vero falso|vero o falso",
        Kind.TYPED: "填空题|填空|简答题|isian|주관식"
        "|typed|typing|type|text|texte|text entry|short answer|shortanswer|open|open answer|open ended"
        "|fill in|fill in the blank|free text|input|eingabe|kurzantwort|freitext"
        "|réponse courte|respuesta corta|numeric|number|numerical",
    }.items()
    for word in written.split("|")
}
