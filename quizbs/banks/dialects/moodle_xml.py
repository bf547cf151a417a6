"""Moodle XML: ``quiz/question`` by type, with the texts as HTML (docs.moodle.org, "Moodle XML format").

Choices, true or false, short answers and numbers are read; ``fraction``, a share of the points, marks right answers.
"""

import re
from string import ascii_lowercase, ascii_uppercase
from xml.etree.ElementTree import Element

from quizbs.banks.cells import Cell, clean, clean_text
from quizbs.banks.draft import Draft
from quizbs.banks.package.documents import Document
from quizbs.banks.package.pictures import embedded
from quizbs.banks.package.xml_tree import NotXml, tree
from quizbs.banks.problem import problem
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading, refused
from quizbs.banks.text.markup import PlainText, plain, text_of

NAME = "Moodle XML"
_LEFT: dict[str, str] = {
    "matching": "reading-matching",
    "randomsamatch": "reading-matching",
    "ddmatch": "reading-matching",
    "essay": "reading-essay",
    "recordrtc": "reading-essay",
    "description": "reading-description",
    "cloze": "reading-cloze",
    "multianswer": "reading-cloze",
    "gapselect": "reading-cloze",
    "gapfill": "reading-cloze",
    "ddwtos": "reading-cloze",
    "ordering": "reading-ordering",
    "order": "reading-ordering",
    "ddimageortext": "reading-placed",
    "ddmarker": "reading-placed",
    "calculated": "reading-calculated",
    "calculatedsimple": "reading-calculated",
    "calculatedmulti": "reading-calculated",
    "stack": "reading-programmed",
    "coderunner": "reading-programmed",
    "formulas": "reading-programmed",
}
_KINDS = "|".join(("category", *_LEFT))
_OF_MOODLE = re.compile(rf"""<question\s+type\s*=\s*["'](?:{_KINDS})["']""")  # other XML has none of these
_NUMBER = re.compile(r"[-+]?\d*[.,]?\d+(?:[eE][-+]?\d{1,3})?")


def _quiz(upload: Upload) -> Document | None:
    return next(
        (document for document in upload.documents if document.root == "quiz" and not document.name), None
    )  # a file inside a package has a name, and is never Moodle's


def _recognises(upload: Upload) -> bool:
    quiz = _quiz(upload)
    return quiz is not None and ("<questiontext" in quiz.text or _OF_MOODLE.search(quiz.text) is not None)


def _read(upload: Upload) -> Reading:
    quiz = _quiz(upload)
    try:
        root = tree(quiz.text if quiz else "")
    except NotXml as error:
        return refused(upload, error.problem)
    builder = ReadingBuilder()
    topic, number = "", 0
    for element in root.iter("question"):
        if builder.is_full:
            break
        if element.get("type") == "category":
            topic = _topic(element.findtext("category/text") or "")
        else:
            number += 1
            _question(number, element, topic, builder)
    return reading(upload, NAME, builder)


MOODLE_XML = Dialect(_recognises, _read)


_BETWEEN = re.compile("(?<!/)/(?!/)")  # a slash inside a name is doubled


def _topic(path: str) -> str:
    """Return the last part of a category path, without Moodle's default names; "" if the path has markup."""
    parts = [part.strip().replace("//", "/") for part in _BETWEEN.split(path)] if "<" not in path else []
    own = [part for part in parts if part and part != "top" and not re.fullmatch(r"\$\w+\$", part)]
    return clean_text(re.sub(r"^Default for ", "", own[-1])) if own else ""


def _question(number: int, element: Element, topic: str, builder: ReadingBuilder) -> None:
    kind = element.get("type") or ""
    text = element.find("questiontext")
    text = text if text is not None else Element("text")
    shown = _shown(text)
    if kind not in _READ:
        fault = _LEFT.get(kind, "reading-unknown-kind")
        builder.leave_out(fault, number, kind if fault == "reading-unknown-kind" else shown.text)
        return
    draft = Draft(number, topic=Cell(topic), id=Cell(clean_text(element.findtext("idnumber") or "")))
    draft.tags = Cell(", ".join(clean_text(tag.findtext("text") or "") for tag in element.findall("tags/tag")))
    builder.set_text(draft, shown, place_of=embedded(text))
    answers = [(answer, _share(answer)) for answer in element.findall("answer")]
    draft.explanation = Cell(_explanation(element, answers))
    if kind == "multichoice":
        _choices(element, answers, draft, builder)
    elif kind == "truefalse" and any(share >= 100 for _, share in answers):
        _true_or_false(answers, draft, builder)
    else:
        right = [_typed(answer, kind, draft) for answer, share in answers if share >= 100]
        draft.answers = [text for text in right if text.strip("* ")]
        draft.kind = Cell("true/false" if kind == "truefalse" else "typed")
        builder.drafts.append(draft)


_ANY_TEXT = re.compile(r"(?<!\\)\*")
_NUMBERING = {"abc": ascii_lowercase, "123": "123456789"}
_READ = ("multichoice", "truefalse", "shortanswer", "numerical")


def _choices(element: Element, answers: list[tuple[Element, float]], draft: Draft, builder: ReadingBuilder) -> None:
    single = (element.findtext("single") or "true").strip().lower() in ("true", "1")
    most = max((share for _, share in answers), default=0)
    if most <= 0:
        builder.leave_out("reading-poll", draft.row, draft.text.text)
        return
    right = [share == most if single else share > 0 for _, share in answers]
    shown = [_shown(answer) for answer, _ in answers]
    if not any(
        part.text or part.pictures for part in shown
    ):  # all choices are empty: the question says what each letter means
        numbering = _NUMBERING.get(element.findtext("answernumbering") or "", ascii_uppercase)
        shown = [PlainText(letter) for letter in numbering[: len(shown)]]
    builder.add_with_choices(draft, list(zip(shown, right, strict=False)), [_feedback(answer) for answer, _ in answers])


def _true_or_false(answers: list[tuple[Element, float]], draft: Draft, builder: ReadingBuilder) -> None:
    """Add a question with the choices true and false, even if the file has only the right choice."""
    by_truth = {_shown(answer).text.strip().lower() == "true": (answer, share) for answer, share in answers}
    right = next(_shown(answer).text.strip().lower() == "true" for answer, share in answers if share >= 100)
    notes = [_feedback(by_truth[word][0]) if word in by_truth else "" for word in (True, False)]
    draft.kind = Cell("true/false")
    builder.add_with_choices(draft, [(PlainText("True"), right), (PlainText("False"), not right)], notes)


def _feedback(answer: Element) -> str:
    """Return the feedback on an answer as text, "" if it has none."""
    feedback = answer.find("feedback")
    return "" if feedback is None else _shown(feedback).text


def _typed(answer: Element, kind: str, draft: Draft) -> str:
    """Return an accepted answer; a number has its tolerance, as in "3.14 ±0.01"."""
    text = _shown(answer).text
    if kind == "numerical":
        tolerance = clean(answer.findtext("tolerance") or "").strip()
        if not _NUMBER.fullmatch(text):
            draft.problems.append(problem("reading-no-number", draft.row, value=text))
        return f"{text} ±{tolerance}" if _NUMBER.fullmatch(tolerance) and tolerance.strip("0.,") else text
    if _ANY_TEXT.search(text) and not draft.problems:
        draft.problems += [problem("reading-wildcard", draft.row, value=text)] if text.strip("* ") else []
    return text.replace(r"\*", "*")


def _share(answer: Element) -> float:
    """Return the share of the points that an answer gets, in percent; 0 if it isn't a number."""
    try:
        return float(answer.get("fraction") or 0)
    except ValueError:
        return 0


def _shown(element: Element) -> PlainText:
    inside = element.find("text")
    if inside is not None and len(inside):  # HTML that was not escaped
        return text_of(inside)
    text = element.findtext("text") or element.text or ""
    if element.get("format") == "plain_text":
        return PlainText(clean_text(text))
    return plain(text, lines=element.get("format") in ("moodle_auto_format", "markdown"))


def _explanation(element: Element, answers: list[tuple[Element, float]]) -> str:
    """Return the general feedback of a question, or else the feedback on a right answer; "" if neither exists."""
    feedback = [element.find("generalfeedback"), *(answer.find("feedback") for answer, share in answers if share > 0)]
    return next((text for entry in feedback if entry is not None and (text := _shown(entry).text)), "")
