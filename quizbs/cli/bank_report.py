"""What ``quizbs check`` prints about a file: text for people, JSON for programs."""

from collections.abc import Iterator

import msgspec

from quizbs.banks.problem import Problem, shorten
from quizbs.banks.reading import Reading
from quizbs.cli.spoken import said, say
from quizbs.quiz.question import Question
from quizbs.words import words

_ENGLISH = words("en")
_WIDTH = 300  # characters of a text on one line


def as_json(reading: Reading) -> bytes:
    """Return dialect, questions and problems as one JSON object in English, in UTF-8.

    ``{"dialect": …, "questions": [{"text", "kind", "choices": [{"text", "right"}], "accept": […], "explanation",
    "topic", "time", "cards"}], "problems": [{"row", "column", "value", "message", "fix"}]}``; ``time`` is in seconds
    or null, ``row`` and ``column`` are null where a problem has none. A wrong choice with feedback has it as
    ``"feedback"``.
    """
    report = {
        "dialect": _ENGLISH.say("reading-dialect", dialect=reading.dialect),
        "questions": [_question(question) for question in _without_repeats(reading)],
        "problems": [
            {
                "row": problem.row,
                "column": problem.column,
                "value": problem.value,
                "message": _ENGLISH.said(problem.message),
                "fix": _ENGLISH.said(problem.help),
            }
            for problem in reading.problems
        ],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def _without_repeats(reading: Reading) -> list[Question]:
    """Return the questions that don't repeat an earlier one."""
    repeated = set(reading.repeated)
    return [question for question in reading.questions if question.id not in repeated]


def _question(question: Question) -> dict[str, object]:
    return {
        "text": question.text,
        "kind": question.kind.value,
        "choices": [
            {"text": choice.text, "right": choice.right} | ({"feedback": choice.feedback} if choice.feedback else {})
            for choice in question.choices
        ],
        "accept": list(question.accept),
        "explanation": question.explanation,
        "topic": question.topic,
        "time": question.time,
        "cards": list(question.cards),
    }


def as_text(reading: Reading) -> str:
    """Return a report for people: the kind of file, each question with its right answers marked, each problem."""
    return "\n".join(_lines(reading)) + "\n"


def guesses(reading: Reading) -> list[str]:
    """Return the problems that ask the teacher something about the file, each in a line."""
    return [_problem(problem) for problem in reading.guesses]


def drawn(question: Question) -> list[str]:
    """Return the lines that show a question and its answers, with the right ones marked."""
    lines = [f"     {_one_line(question.text)}"]
    lines += [f"     {'✓' if choice.right else '·'} {_one_line(choice.text)}" for choice in question.choices]
    return lines + [f"     = {_one_line(text)}" for text in question.accept]


def _lines(reading: Reading) -> Iterator[str]:
    yield reading.title
    yield from guesses(reading)
    yield from map(said, reading.notes)
    if unread := [shorten(sheet.name) for sheet in reading.sheets if not sheet.read]:
        yield say("cli-sheets-unread", names=unread)
    questions = _without_repeats(reading)
    if questions or reading.dialect:
        yield say("cli-questions", count=len(questions))
    for number, question in enumerate(questions, 1):
        yield ""
        yield f"{number}. {_one_line(question.text)}"
        yield from drawn(question)[1:]
    yield ""
    faults = reading.faults
    if faults or not reading.guesses:
        yield say("cli-problems", count=len(faults)) if faults else say("cli-no-problems")
    yield from map(_problem, faults)


def _problem(problem: Problem) -> str:
    place = f"{said(problem.place)}: " if problem.place else ""
    return f"  {place}{_one_line(said(problem.message))} {_one_line(said(problem.help))}"


def _one_line(text: str) -> str:
    """Return a text in one line, without characters that a terminal would interpret."""
    return "".join(letter if letter.isprintable() else " " for letter in shorten(text, _WIDTH))
