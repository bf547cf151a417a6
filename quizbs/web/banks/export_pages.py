"""Exporting a bank: as a file for another program, with a warning about what gets lost, or as cards to print."""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final

from flask import Response, abort, request
from werkzeug.wrappers import Response as Answer

from quizbs.banks.writing import WRITERS, ExportContext
from quizbs.banks.writing.printed_deck import lay
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Question
from quizbs.web.banks.page_helpers import bank_or_404, blueprint, page
from quizbs.web.form_numbers import number
from quizbs.web.services import site

PAPERS: Final = {"a4": "A4", "letter": "Letter"}
_WITH_LETTER: Final = ("en-US", "en-CA", "es-MX", "es-CO", "es-CL")
_MOST_MIXES: Final = 1_000

pages = blueprint("bank_export")


def _questions_of(key: str) -> Sequence[Question]:
    return list(site.library.questions(key).values())


def _content_of(digest: str) -> bytes:
    picture = site.store.pictures.find(digest)
    return picture.content if picture else b""


@pages.get("/<key>/save")
def take(key: str) -> str:
    bank, questions = bank_or_404(key), _questions_of(key)
    looked_at = ExportContext(Random(0), site.store.pictures.sizes)  # noqa: S311 -- nobody keeps this one
    files = [(kind, writer.write(questions, looked_at)) for kind, writer in WRITERS.items()]
    return page("export.html", bank=bank, files=files)


@pages.get("/<key>/save/<kind>")
def file(key: str, kind: str) -> Answer:
    bank = bank_or_404(key)
    if kind not in WRITERS:
        abort(404)
    writer, delimiter = WRITERS[kind], ";" if request.args.get("for") == "europe" else ","
    supplies = ExportContext(SystemRandom(), site.store.pictures.sizes, _content_of, delimiter)
    written = writer.write(_questions_of(key), supplies)
    answer = Response(written.content, mimetype=written.mime or writer.mime)
    answer.headers.set("Content-Disposition", "attachment", filename=writer.file_name(bank.title, written))
    return answer


@pages.get("/<key>/deck")
def deck(key: str) -> str:
    bank = bank_or_404(key)
    questions = _questions_of(key)
    sizes = site.store.pictures.sizes(filter(None, (digest_of(question.image) for question in questions)))
    mix = (number(request.args.get("mix", ""), 5) or 0) % _MOST_MIXES
    return page(
        "deck.html",
        bank=bank,
        deck=lay(questions, mix, lambda name: digest_of(name) in sizes),
        plain=bool(request.args.get("plain")),
        paper=_paper(request.args.get("paper", "")),
        papers=PAPERS,
        mix=mix,
        next_mix=(mix + 1) % _MOST_MIXES,
    )


def _paper(size: str) -> str:
    """Return ``size`` if it is a known paper size, otherwise the usual size for the browser's language."""
    if size in PAPERS:
        return size
    return "letter" if next(iter(request.accept_languages.values()), "") in _WITH_LETTER else "a4"
