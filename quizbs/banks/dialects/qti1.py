"""QTI 1.2, exported by Canvas and others: an XML file, or a package with one (imsglobal.org, "QTI 1.2").

A choice is right if a ``respcondition`` gives points for it; other conditions only show feedback.
"""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.package.pictures import PlaceOf, packaged
from quizbs.banks.package.xml_tree import NotXml, tree
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.markup import PlainText, plain

NAME = "QTI 1.2"
_ROOTS = ("questestinterop", "objectbank", "item")
_LEFT: tuple[tuple[str, str], ...] = (
    ("matching", "reading-matching"),
    ("essay", "reading-essay"),
    ("file_upload", "reading-essay"),
    ("text_only", "reading-description"),
    ("multiple_blanks", "reading-cloze"),
    ("multiple_dropdowns", "reading-cloze"),
    ("calculated", "reading-calculated"),
    ("ordering", "reading-ordering"),
    ("hot_spot", "reading-placed"),
    ("categorization", "reading-matching"),
    ("pattern_match", "reading-programmed"),
)


def _recognises(upload: Upload) -> bool:
    return any(document.root in _ROOTS for document in upload.documents)


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    title, number = "", 0
    for document in upload.documents:
        if document.root not in _ROOTS:
            continue
        try:
            root = tree(document.text)
        except NotXml as error:
            builder.problems.append(error.problem)
            continue
        named = root.find("assessment")
        title = title or (clean(named.get("title") or "") if named is not None else "")
        place_of = packaged(upload.members, document.name)
        for item in root.iter("item"):
            if builder.is_full:
                break
            number += 1
            _item(number, item, place_of, builder)
    return reading(upload, NAME, builder, title)


QTI1 = Dialect(_recognises, _read)


def _item(number: int, item: Element, place_of: PlaceOf, builder: ReadingBuilder) -> None:
    kind = _kind(item)
    draft = Draft(number)
    presentation = item.find(".//presentation")
    shown = _material(presentation, outside=True) if presentation is not None else PlainText("")
    builder.set_text(draft, shown, place_of=place_of)
    responses = [element for tag in ("response_lid", "response_str", "response_num") for element in item.iter(tag)]
    fault = next((fault for word, fault in _LEFT if word in kind), None)
    if fault is None and len(responses) > 1:
        fault = "reading-matching" if responses[0].tag == "response_lid" else "reading-cloze"
    if fault is None and not responses:
        fault = "reading-placed" if next(item.iter("response_xy"), None) is not None else "reading-description"
    if fault is not None:
        builder.leave_out(fault, number, shown.text)
        return
    draft.explanation = Cell(_explanation(item))
    labels = list(responses[0].iter("response_label"))
    if labels and responses[0].tag == "response_lid":
        _choices(item, responses[0], labels, draft, builder)
    else:
        draft.answers = list(_typed(item))
        draft.kind = Cell("typed")
        builder.drafts.append(draft)


def _kind(item: Element) -> str:
    for field in item.iter("qtimetadatafield"):
        if (field.findtext("fieldlabel") or "").strip() in ("question_type", "qmd_itemtype", "cc_profile"):
            return (field.findtext("fieldentry") or "").strip().lower().replace(" ", "_")
    return (item.findtext(".//qmd_itemtype") or "").strip().lower().replace(" ", "_")


def _choices(item: Element, response: Element, labels: list[Element], draft: Draft, builder: ReadingBuilder) -> None:
    paid = list(_paid(item))
    most = max((points for points, _ in paid), default=0.0)
    several = (response.get("rcardinality") or "").lower() == "multiple"
    right = {ident for points, idents in paid if several or points == most for ident in idents}
    if not right:
        builder.leave_out("reading-poll", draft.row, draft.text.text)
        return
    feedback = _feedback(item)
    idents = [label.get("ident") or "" for label in labels]
    shown = [(_material(label), ident in right) for label, ident in zip(labels, idents, strict=True)]
    builder.add_with_choices(draft, shown, [feedback.get(ident, "") for ident in idents])


def _feedback(item: Element) -> dict[str, str]:
    """Return the feedback on each choice, by the choice's identifier: what is shown if that choice alone is chosen."""
    texts = {element.get("ident"): _material(element).text for element in item.iter("itemfeedback")}
    by_choice: dict[str, str] = {}
    for condition in item.iter("respcondition"):
        variables = condition.find("conditionvar")
        wanted = list(_wanted(variables)) if variables is not None else []
        shown = [text for link in condition.iter("displayfeedback") if (text := _of_a_choice(link, texts))]
        if len(wanted) == 1 and shown and next(condition.iter("not"), None) is None:
            by_choice.setdefault((wanted[0].text or "").strip(), "\n".join(shown))
    return by_choice


def _of_a_choice(link: Element, texts: dict[str | None, str]) -> str:
    """Return the feedback that ``link`` refers to; "" if it is the feedback for all right or all wrong answers.

    ``link``: the ``displayfeedback`` of a condition; ``texts``: feedback by identifier.
    """
    name = link.get("linkrefid") or ""
    return "" if name.lower() in _FOR_ALL else texts.get(name, "")


_FOR_ALL = ("correct", "incorrect", "correct_fb", "general_fb", "general_incorrect_fb")


def _paid(item: Element) -> Iterator[tuple[float, list[str]]]:
    """Yield each condition that gives points: the points, and the answers that it requires."""
    conditions = list(item.iter("respcondition"))
    unpaid = next(item.iter("setvar"), None) is None
    silent = [condition for condition in conditions if unpaid and condition.find("displayfeedback") is None]
    for condition in conditions:
        points = max((_points(element.text or "") for element in condition.iter("setvar")), default=0.0)
        if not list(condition.iter("setvar")) and (_says_right(condition) or silent == [condition]):
            points = 1.0
        variables = condition.find("conditionvar")
        if points > 0 and variables is not None:
            yield points, [text for wanted in _wanted(variables) if (text := (wanted.text or "").strip())]


def _points(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 100.0 if re.fullmatch(r"\s*SCORE\.max\s*", text) else 0.0


def _says_right(condition: Element) -> bool:
    named = [condition.get("title"), *(element.get("linkrefid") for element in condition.iter("displayfeedback"))]
    return any((name or "").lower() == "correct" for name in named)


def _wanted(element: Element) -> Iterator[Element]:
    """Yield the elements that say what an answer must be equal to, without those under a ``not``."""
    for child in element:
        if child.tag in ("varequal", "varsubstring"):
            yield child
        elif child.tag != "not":
            yield from _wanted(child)


def _typed(item: Element) -> Iterator[str]:
    """Yield the accepted answers: texts, and ranges of numbers such as ``3.1..3.2``."""
    spans: list[str] = []
    for condition in item.iter("respcondition"):
        least, most = condition.find(".//vargte"), condition.find(".//varlte")
        if least is not None and most is not None:
            spans.append(f"{(least.text or '').strip()}..{(most.text or '').strip()}")
    for _, texts in _paid(item):
        yield from (clean(text) for text in texts)
    yield from (span for span in spans if re.fullmatch(r"-?[\d.]{1,20}\.\.-?[\d.]{1,20}", span))


def _material(element: Element, *, outside: bool = False) -> PlainText:
    """Return the text and media in an element; if ``outside``, only those outside of its choices."""
    material = PlainText("")
    parts = []
    for part in _texts(element, outside):
        if part.tag == "matimage":
            material.pictures.append(part.get("uri") or "")
        elif part.tag in ("mataudio", "matvideo"):
            material.media.append(part.tag[3:])
        else:
            is_plain = "plain" in (part.get("texttype") or "html")
            shown = (
                PlainText(clean(part.text or ""))
                if is_plain and "<" not in (part.text or "")
                else plain(part.text or "")
            )
            parts.append(shown.text)
            material.pictures += shown.pictures
            material.media += shown.media
    material.text = "\n".join(part for part in parts if part)
    return material


def _texts(element: Element, outside: bool) -> Iterator[Element]:
    for child in element:
        if child.tag in ("mattext", "matemtext", "matimage", "mataudio", "matvideo"):
            yield child
        elif not (outside and child.tag.startswith("render_")):
            yield from _texts(child, outside)


def _explanation(item: Element) -> str:
    feedback = {element.get("ident"): element for element in item.iter("itemfeedback")}
    return next((_material(feedback[name]).text for name in ("general_fb", "correct_fb") if name in feedback), "")
