"""The pages of one question: show, edit, add and remove it, and change its picture."""

from collections.abc import Mapping

from flask import Blueprint, Response, abort, jsonify, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks import limits, picture_sandbox
from quizbs.banks.picture_sandbox import RefusedPicture
from quizbs.quiz.picture import FOLDER, digest_of
from quizbs.quiz.question import Choice, Question, fits
from quizbs.teacher.bank_catalog import CatalogEntry
from quizbs.teacher.library import question_digest, same_words
from quizbs.web.banks import forms
from quizbs.web.banks.forms import QuestionForm
from quizbs.web.banks.overview import topics
from quizbs.web.banks.page_helpers import back, bank_or_404, blueprint, page, title_of
from quizbs.web.form_numbers import number
from quizbs.web.language import spoken
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
        seen=question_digest(old) if old else "",
        before=order[near - 1] if near > 0 else None,
        after=order[near + 1] if 0 <= near < len(order) - 1 else None,
        number=near + 1,
        many=len(order),
        topics=topics(placed),
        title=title_of(request.form.get("title", "")) or bank.title,
    )
    return Response(shown, 409 if faults else 200)


@pages.get("/<key>/question/<place>")
def show(key: str, place: str) -> Response:
    bank, placed, position = _at(key, place)
    if position is None and not bank.own:
        abort(404)
    form = (
        forms.of_question(placed[position]) if position is not None else QuestionForm(choices=[Choice("", right=True)])
    )
    if position is None:
        form.cards = request.args.get("card", "")[:10]
    return _form_page(bank, placed, position, form, [])


@pages.post("/<key>/question/<place>")
def save(key: str, place: str) -> Answer:
    """Save a question. With ``stay`` (autosave when a field loses focus) answer as JSON, otherwise redirect."""
    bank, placed, position = _at(key, place, own=True)
    form, stay = forms.of_fields(request.form), bool(request.form.get("stay"))
    faults = _take_picture(form)
    question, problems = forms.read(form)
    faults += [f"{spoken().said(problem.message)} {spoken().said(problem.help)}" for problem in problems]
    faults = faults or _save_problems(placed, position, question)
    if faults or question is None:
        return jsonify(kept=False) if stay else _form_page(bank, placed, position, form, faults)
    if position is not None:
        translations = tuple(each for each in placed[position].translations if fits(each, question))
        question = replace(question, id=placed[position].id, translations=translations)
    if title := title_of(request.form.get("title", "")):
        site.library.describe(key, title, bank.about, bank.lang, bank.tags)
    new_position = site.library.put(key, position, question, joins=bool(request.form.get("joins")))
    if stay:
        return jsonify(
            kept=True, position=new_position, seen=question_digest(site.library.questions(key)[new_position])
        )
    if request.form.get("next"):
        return back(f"/banks/{key}/question/{request.form['next'][:9]}")
    return back(f"/banks/{key}#q{new_position}")


def _save_problems(placed: Mapping[int, Question], position: int | None, question: Question | None) -> list[str]:
    """Return why a valid question can't be saved: the bank is full, or the question was changed in the meantime."""
    if position is None:
        return [spoken().say("banks-full", most=limits.MAX_QUESTIONS)] if len(placed) >= limits.MAX_QUESTIONS else []
    old = placed[position]
    # the same form submitted twice
    same = request.form.get("seen") == question_digest(old) or (question and same_words(old, question))
    return [] if same else [spoken().say("banks-question-changed")]


@pages.post("/<key>/question/<place>/take-out")
def take_out(key: str, place: str) -> Answer:
    bank_or_404(key, own=True)
    if (position := number(place)) is not None:
        site.library.take_out(key, position)
    return back(f"/banks/{key}")


def _take_picture(form: QuestionForm) -> list[str]:
    """Store the picture that was uploaded with the form. Return the problems of the picture."""
    file = request.files.get("file")
    content = file.read() if file and file.filename else b""
    if not content:
        digest = digest_of(form.picture)
        if digest and not site.store.pictures.sizes([digest]):  # deleted, or another teacher's
            form.picture = form.picture.replace(".", "-not-here.")
        return []
    picture = picture_sandbox.small(content)
    if isinstance(picture, RefusedPicture):
        return [
            spoken().say(
                "banks-picture-refused", message=spoken().said(picture.message), text=spoken().said(picture.help)
            )
        ]
    form.picture = site.store.pictures.save(picture.width, picture.height, picture.content, site.clock())
    return []


pictures = Blueprint("pictures", __name__)  # for phones too: the URL contains a digest that can't be guessed


@pictures.get(f"{FOLDER}<name>")
def picture(name: str) -> Response:
    digest, _, ending = name.partition(".")
    stored = site.store.pictures.find(digest) if ending == "webp" else None
    if stored is None:
        abort(404)
    return for_ever(Response(stored.content, content_type=stored.kind))
