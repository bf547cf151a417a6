"""One question: shown, edited, added, removed; and its picture."""

from collections.abc import Mapping

from flask import Blueprint, Response, abort, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks import limits, picture_sandbox
from quizbs.banks.picture_sandbox import RefusedPicture
from quizbs.quiz.picture import FOLDER, digest_of
from quizbs.quiz.question import Question
from quizbs.session.bank_catalog import CatalogEntry
from quizbs.web.banks import forms, words
from quizbs.web.banks.forms import QuestionForm
from quizbs.web.banks.library import same_words, seen
from quizbs.web.banks.overview import topics
from quizbs.web.banks.page_helpers import back, bank_or_404, blueprint, page
from quizbs.web.form_numbers import number
from quizbs.web.server.headers import for_ever
from quizbs.web.services import site

NEW = "new"

pages = blueprint("questions")


def _at(key: str, place: str, *, own: bool = False) -> tuple[CatalogEntry, Mapping[int, Question], int | None]:
    bank, placed = bank_or_404(key, own=own), site.library.questions(key)
    if place == NEW:
        return bank, placed, None
    position = number(place)
    if position not in placed:
        abort(404)
    return bank, placed, position


def _form_page(
    bank: CatalogEntry, placed: Mapping[int, Question], position: int | None, form: QuestionForm, faults: list[str]
) -> Response:
    order = list(placed)
    old = None if position is None else placed[position]
    near = -1 if position is None else order.index(position)
    shown = page(
        "question.html",
        bank=bank,
        position=position,
        form=form,
        faults=faults,
        question=old,
        seen=seen(old) if old else "",
        before=order[near - 1] if near > 0 else None,
        after=order[near + 1] if 0 <= near < len(order) - 1 else None,
        number=near + 1,
        many=len(order),
        topics=topics(placed),
    )
    return Response(shown, 409 if faults else 200)


@pages.get("/<key>/question/<place>")
def show(key: str, place: str) -> Response:
    bank, placed, position = _at(key, place)
    if position is None and not bank.own:
        abort(404)
    form = forms.of_question(placed[position]) if position is not None else QuestionForm()
    if position is None:
        form.cards = request.args.get("card", "")[:10]
    return _form_page(bank, placed, position, form, [])


@pages.post("/<key>/question/<place>")
def save(key: str, place: str) -> Answer:
    bank, placed, position = _at(key, place, own=True)
    form = forms.of_fields(request.form)
    faults = _take_picture(form)
    question, problems = forms.read(form)
    faults += [f"{problem.message} {problem.fix}" for problem in problems]
    if not faults and question and position is not None and request.form.get("seen") != seen(placed[position]):
        if same_words(placed[position], question):  # the same form sent twice
            return back(f"/banks/{key}#q{position}")
        faults = [words.CHANGED_MEANWHILE]
    if position is None and len(placed) >= limits.QUESTIONS:
        faults = [words.FULL.format(most=limits.QUESTIONS)]
    if faults or question is None:
        return _form_page(bank, placed, position, form, faults)
    if position is not None:
        question = replace(question, id=placed[position].id)
    kept = site.library.put(key, position, question)
    if request.form.get("next"):
        return back(f"/banks/{key}/question/{request.form['next'][:9]}")
    return back(f"/banks/{key}#q{kept}")


@pages.post("/<key>/question/<place>/take-out")
def take_out(key: str, place: str) -> Answer:
    bank_or_404(key, own=True)
    if (position := number(place)) is not None:
        site.library.take_out(key, position)
    return back(f"/banks/{key}")


def _take_picture(form: QuestionForm) -> list[str]:
    """Store the picture that came with the form; return what is wrong with it."""
    file = request.files.get("file")
    content = file.read() if file and file.filename else b""
    if not content:
        digest = digest_of(form.picture)
        if digest and not site.pictures.sizes([digest]):  # gone, or another teacher's
            form.picture = form.picture.replace(".", "-not-here.")
        return []
    picture = picture_sandbox.small(content)
    if isinstance(picture, RefusedPicture):
        return [f"{words.FIELDS['picture']}: {picture.message} {picture.fix}"]
    form.picture = site.pictures.keep(picture.width, picture.height, picture.content, site.clock())
    return []


pictures = Blueprint("pictures", __name__)  # for phones too: the address has a digest that nobody can guess


@pictures.get(f"{FOLDER}<name>")
def picture(name: str) -> Response:
    digest, _, ending = name.partition(".")
    found = site.pictures.find(digest) if ending == "webp" else None
    if found is None:
        abort(404)
    return for_ever(Response(found.content, content_type=found.kind))
