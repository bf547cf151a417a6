"""QTI 2.1, 2.2 and 3.0: one question, or a package of questions (imsglobal.org, "QTI").

Questions with one set of choices, one gap with choices or one gap to type in are read, if a right answer is declared.
Version 3 has the same elements under other names: ``qti-choice-interaction`` is ``choiceInteraction``.
"""

from xml.etree.ElementTree import Element

from quizbs.banks.cells import Cell, clean
from quizbs.banks.draft import Draft
from quizbs.banks.package.pictures import PlaceOf, packaged
from quizbs.banks.package.xml_tree import NotXml, tree
from quizbs.banks.reading import Dialect, Reading, Upload
from quizbs.banks.reading_builder import ReadingBuilder, reading
from quizbs.banks.text.markup import text_of

_ITEMS = ("assessmentItem", "qti-assessment-item")
_TESTS = ("assessmentTest", "qti-assessment-test")
_LEFT: dict[str, str] = {
    "extendedtext": "reading-essay",
    "upload": "reading-essay",
    "match": "reading-matching",
    "associate": "reading-matching",
    "gapmatch": "reading-matching",
    "order": "reading-ordering",
    "drawing": "reading-placed",
    "hotspot": "reading-placed",
    "hottext": "reading-placed",
    "selectpoint": "reading-placed",
    "positionobject": "reading-placed",
    "graphicorder": "reading-placed",
    "graphicassociate": "reading-placed",
    "graphicgapmatch": "reading-placed",
    "slider": "reading-placed",
}
_READ = ("choice", "inlinechoice", "textentry")
_NOT_ASKED = {"rubricblock", "feedbackinline", "feedbackblock", "modalfeedback", "templateinline", "templateblock"}
_AS_HTML = {"prompt": "p", "choiceinteraction": "div", "itembody": "div"}


def _recognises(upload: Upload) -> bool:
    return any(document.root in _ITEMS for document in upload.documents)


def _read(upload: Upload) -> Reading:
    builder = ReadingBuilder()
    title, number = "", 0
    for document in upload.documents:
        if document.root not in _ITEMS + _TESTS:
            continue
        try:
            root = tree(document.text)
        except NotXml as error:
            builder.problems.append(error.problem)
            continue
        if document.root in _TESTS:
            title = title or clean(root.get("title") or "")
        else:
            number += 1
            _item(number, root, packaged(upload.members, document.name), builder)
    version = "3.0" if any(document.root == _ITEMS[1] for document in upload.documents) else "2"
    return reading(upload, f"QTI {version}", builder, title)


QTI2 = Dialect(_recognises, _read)


def _item(number: int, root: Element, place_of: PlaceOf, builder: ReadingBuilder) -> None:
    _rename(root)
    title = clean(root.get("title") or "")
    body = next(root.iter("itembody"), None)
    interactions = (
        [element for element in body.iter() if element.tag.endswith("interaction")] if body is not None else []
    )
    answerable = [interaction for interaction in interactions if interaction.tag != "endattemptinteraction"]
    if body is None or not answerable:
        builder.leave_out("reading-description", number, title)
        return
    kinds = [interaction.tag.removesuffix("interaction") for interaction in answerable]
    if fault := _why_not(root, kinds):
        builder.leave_out(fault, number, kinds[0] if fault == "reading-unknown-kind" else title)
        return
    _question(Draft(number), root, body, answerable[0], title, place_of, builder)


def _why_not(root: Element, kinds: list[str]) -> str | None:
    if next(root.iter("templateprocessing"), None) is not None:
        return "reading-calculated"
    other = next((kind for kind in kinds if kind not in _READ), None)
    if other is not None:
        return _LEFT.get(other, "reading-unknown-kind")
    return "reading-cloze" if len(kinds) > 1 else None


def _question(
    draft: Draft,
    root: Element,
    body: Element,
    interaction: Element,
    title: str,
    place_of: PlaceOf,
    builder: ReadingBuilder,
) -> None:
    choices = [key for key in interaction if key.tag in ("simplechoice", "inlinechoice")]
    several, right = _right(root, interaction)
    if not right:
        processing = next(root.iter("responseprocessing"), None)
        programmed = processing is not None and len(processing) > 0
        builder.leave_out("reading-programmed" if programmed else "reading-poll", draft.row, title)
        return
    gap = interaction if interaction.tag != "choiceinteraction" else None
    feedback = [_feedback(choice, root) for choice in choices]
    _as_html(body)
    listed = [(text_of(choice), (choice.get("identifier") or "") in right) for choice in choices]
    for choice in choices:
        interaction.remove(choice)
    shown = text_of(body, gap=lambda element: element is gap)
    if not shown.text:
        if shown.media or (shown.pictures and not any(map(place_of, shown.pictures))):
            builder.leave_out("reading-only-media", draft.row, title)
            return
        shown.text = title
    builder.set_text(draft, shown, place_of=place_of)
    if choices:
        draft.kind = Cell("multi" if several and len(right) > 1 else "")
        builder.add_with_choices(draft, listed, feedback)
    else:
        draft.answers, draft.kind = right, Cell("typed")
        builder.drafts.append(draft)


def _feedback(choice: Element, root: Element) -> str:
    """Return the feedback on a choice: what it contains itself, or what the question shows if it is chosen."""
    name = choice.get("identifier") or ""
    inside = [text_of(element).text for element in choice.iter("feedbackinline") if _is_for(element, name)]
    below = [text_of(element).text for element in root.iter("modalfeedback") if _is_for(element, name)]
    return "\n".join(text for text in dict.fromkeys(inside or below) if text)


def _is_for(element: Element, name: str) -> bool:
    return element.get("identifier") == name and element.get("showhide", "show") == "show"


def _right(root: Element, interaction: Element) -> tuple[bool, list[str]]:
    """Return whether several answers may be right, and the right answers: those declared, or those that give points.

    If only one may be right, it is the answer with the most points.
    """
    name = interaction.get("responseidentifier")
    declared = next(
        (element for element in root.iter("responsedeclaration") if element.get("identifier") == name), None
    )
    if declared is None:
        return False, []
    several = declared.get("cardinality") in ("multiple", "ordered")
    values = [text for element in declared.findall("correctresponse/value") if (text := clean(element.text or ""))]
    worth = {
        clean(element.get("mapkey") or ""): _number(element.get("mappedvalue")) for element in declared.iter("mapentry")
    }
    most = max(worth.values(), default=0.0)
    paid = [key for key, points in worth.items() if key and points > 0 and (points == most or several)]
    if interaction.tag == "textentryinteraction":
        return several, list(dict.fromkeys([*values, *paid]))
    return several, values or paid


def _number(text: str | None) -> float:
    try:
        return float(text or 0)
    except ValueError:
        return 0.0


def _rename(root: Element) -> None:
    """Give elements and attributes the same names in all versions, such as ``choiceinteraction``."""
    for element in root.iter():
        element.tag = element.tag.removeprefix("qti-").replace("-", "").lower()
        for key in list(element.attrib):
            element.set(key.replace("-", "").lower(), element.attrib[key])


def _as_html(body: Element) -> None:
    """Give the elements of a question HTML names; what students aren't asked becomes a hidden ``template``."""
    for element in body.iter():
        is_picture = element.tag == "object" and (element.get("type") or "").startswith("image")
        element.tag = (
            "template" if element.tag in _NOT_ASKED else "img" if is_picture else _AS_HTML.get(element.tag, element.tag)
        )
        if is_picture:
            element.set("src", element.get("data") or "")
