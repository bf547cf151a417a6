"""Which kind of question a row holds: what its type says, else what its answers look like (``docs/banks.md``)."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from quizbs.banks import limits, words
from quizbs.banks.cells import Cell
from quizbs.banks.draft import Draft, Option
from quizbs.banks.problem import Problem, problem
from quizbs.banks.truth import Pair, Truth
from quizbs.banks.words import Fault
from quizbs.quiz.question import Choice, Kind


class Row:
    """The problems of one row. A ``bad`` one gives no question; with others the question still works."""

    def __init__(self, number: int, problems: Sequence[Problem] = ()) -> None:
        self.number = number
        self.problems = list(problems)
        self.bad = bool(problems)

    def mention(self, fault: Fault, cell: Cell, **fill: object) -> None:
        """Note a problem that costs a detail."""
        value = str(fill.pop("value", cell.text))
        self.problems.append(problem(fault, self.number, cell.column, value, **fill))

    def refuse(self, fault: Fault, cell: Cell, **fill: object) -> None:
        """Note a problem that costs the question."""
        self.mention(fault, cell, **fill)
        self.bad = True


class Answers(NamedTuple):
    """How a question is answered: its kind with either choices or accepted texts."""

    kind: Kind
    choices: tuple[Choice, ...] = ()
    accept: tuple[str, ...] = ()


def answers_of(draft: Draft, truth: Truth, row: Row) -> Answers | None:
    """Return how the question of a draft is answered; ``None`` after a refusal."""
    wanted = _wanted(draft, row)
    options = _once(draft.options, row)
    if wanted is Kind.TYPED and options:
        row.mention(words.TYPED_WITH_CHOICES, draft.kind)
        answers = [option.cell.text for option in options if option.right]
        return _typed(draft, [*answers, *draft.answers], row)
    if options:
        return _with_choices(draft, options, wanted, truth, row)
    return _without_choices(draft, wanted, truth, row)


def _wanted(draft: Draft, row: Row) -> Kind | None:
    """Return the kind that the row asks for."""
    if not draft.kind.text:
        return None
    kind = _KINDS.get(" ".join(re.sub(r"[\W_]+", " ", draft.kind.text.casefold()).split()))
    if kind is None:
        row.mention(words.UNKNOWN_TYPE, draft.kind)
    return kind


def _once(options: Sequence[Option], row: Row) -> list[Option]:
    """Return the options without a second one of the same text."""
    kept: dict[str, Option] = {}
    for option in options:
        text = option.cell.text
        if text in kept:
            row.mention(words.REPEATED, option.cell)
            kept[text] = Option(kept[text].cell, kept[text].right or option.right)
        else:
            kept[text] = option
    return list(kept.values())


def _without_choices(draft: Draft, wanted: Kind | None, truth: Truth, row: Row) -> Answers | None:
    if not draft.answers:
        row.refuse(words.EMPTY_ANSWER, draft.answer)
        return None
    if wanted in (None, Kind.TRUE_FALSE) and len(draft.answers) == 1 and (pair := truth.pair(draft.answers[0])):
        return _true_or_false(pair, truth.says_true(draft.answers[0], pair))
    if wanted is Kind.TRUE_FALSE:
        row.refuse(words.NOT_TRUE_OR_FALSE, draft.answer)
    elif wanted in (Kind.CHOICE, Kind.MULTI):
        row.refuse(words.FEW_CHOICES, draft.answer)
    else:
        return _typed(draft, draft.answers, row)
    return None


def _true_or_false(pair: Pair, says_true: bool) -> Answers:
    return Answers(Kind.TRUE_FALSE, (Choice(pair[0], says_true), Choice(pair[1], not says_true)))


def _typed(draft: Draft, answers: Sequence[str], row: Row) -> Answers | None:
    accept = tuple(dict.fromkeys(answers))
    if len(accept) > limits.ACCEPTED:
        row.refuse(words.MANY_ACCEPTED, draft.answer, count=len(accept), most=limits.ACCEPTED)
    for answer in accept:
        if len(answer) > limits.CHOICE:
            row.refuse(words.LONG_CHOICE, draft.answer, value=answer, count=len(answer), most=limits.CHOICE)
    return None if row.bad else Answers(Kind.TYPED, accept=accept)


def _with_choices(
    draft: Draft, options: Sequence[Option], wanted: Kind | None, truth: Truth, row: Row
) -> Answers | None:
    right = [option for option in options if option.right]
    if len(options) == 2 and len(right) == 1 and wanted in (None, Kind.TRUE_FALSE):
        if pair := truth.pair(options[0].cell.text, options[1].cell.text):
            return _true_or_false(pair, truth.says_true(right[0].cell.text, pair))
        if wanted:
            return Answers(wanted, _choices(options))
    if wanted is Kind.TRUE_FALSE:
        row.refuse(words.NOT_TRUE_OR_FALSE, draft.answer)
    _check_choices(options, draft, row)
    if row.bad:
        return None
    if len(right) > 1 and wanted is Kind.CHOICE and "multiple" not in draft.kind.text.casefold():
        row.mention(words.SEVERAL_RIGHT, draft.kind)
    return Answers(Kind.MULTI if len(right) > 1 else wanted or Kind.CHOICE, _choices(options))


def _check_choices(options: Sequence[Option], draft: Draft, row: Row) -> None:
    if len(options) < limits.FEWEST_CHOICES:
        row.refuse(words.FEW_CHOICES, draft.answer)
    if len(options) > limits.CHOICES:
        row.refuse(words.MANY_CHOICES, draft.answer, count=len(options), most=limits.CHOICES)
    for option in options:
        if len(option.cell.text) > limits.CHOICE:
            row.refuse(words.LONG_CHOICE, option.cell, count=len(option.cell.text), most=limits.CHOICE)


def _choices(options: Sequence[Option]) -> tuple[Choice, ...]:
    return tuple(Choice(option.cell.text, option.right) for option in options)


_KINDS = {
    word: kind
    for kind, written in {
        Kind.CHOICE: "choice|single choice|multiple choice|multichoice|mc|mcq|single|single answer|quiz|qcm|qcu"
        "|choix unique|choix multiple|auswahl|opción múltiple|scelta multipla|múltipla escolha",
        Kind.MULTI: "multi|multiple|multiple answers|multiple select|multiple response|multi select|multiselect"
        "|checkbox|checkboxes|several|several right",
        Kind.TRUE_FALSE: "true false|truefalse|true or false|tf|t f|boolean|bool|yes no|vrai faux|vrai ou faux"
        "|richtig falsch|wahr falsch|verdadero falso|verdadero o falso|vero falso|vero o falso",
        Kind.TYPED: "typed|typing|type|text|texte|text entry|short answer|shortanswer|open|open answer|fill in"
        "|fill in the blank|free text|input|eingabe|kurzantwort|freitext"
        "|réponse courte|respuesta corta|numeric|number|numerical",
    }.items()
    for word in written.split("|")
}
