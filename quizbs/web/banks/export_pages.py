"""Taking a bank elsewhere: as a file for another program, after saying what does not fit, and as cards to print."""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answer

from quizbs.banks.words import writing_words
from quizbs.banks.writing import WRITERS, Supplies
from quizbs.banks.writing.printed_deck import lay
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Question
from quizbs.web.access import Access
from quizbs.web.banks.pages import Parts, bank_or_404, blueprint, page
from quizbs.web.form_numbers import number

PAPERS: Final = {"a4": "A4", "letter": "Letter"}
_WITH_LETTER: Final = ("en-US", "en-CA", "es-MX", "es-CO", "es-CL")
_MOST_MIXES: Final = 1_000


def export_pages(parts: Parts, access: Access) -> Blueprint:
    """Return the pages that export a bank."""
    pages = blueprint("bank_export", access)

    def questions_of(key: str) -> Sequence[Question]:
        return list(parts.library.questions(key).values())

    def content_of(digest: str) -> bytes:
        found = parts.pictures.find(digest)
        return found.content if found else b""

    @pages.get("/<key>/take")
    def take(key: str) -> str:
        bank, questions = bank_or_404(parts.library, key), questions_of(key)
        looked_at = Supplies(Random(0), parts.pictures.sizes)  # noqa: S311 -- nobody keeps this one
        files = [(kind, writer.write(questions, looked_at)) for kind, writer in WRITERS.items()]
        return page("export.html", bank=bank, files=files, names=writing_words.NAMES, about=writing_words.ABOUT)

    @pages.get("/<key>/take/<kind>")
    def file(key: str, kind: str) -> Answer:
        bank = bank_or_404(parts.library, key)
        if kind not in WRITERS:
            abort(404)
        writer, delimiter = WRITERS[kind], ";" if request.args.get("for") == "europe" else ","
        supplies = Supplies(SystemRandom(), parts.pictures.sizes, content_of, delimiter)
        written = writer.write(questions_of(key), supplies)
        answer = Response(written.content, mimetype=written.mime or writer.mime)
        answer.headers.set("Content-Disposition", "attachment", filename=writer.named(bank.title, written))
        return answer

    @pages.get("/<key>/deck")
    def deck(key: str) -> str:
        bank = bank_or_404(parts.library, key)
        questions = questions_of(key)
        kept = parts.pictures.sizes(filter(None, (digest_of(question.image) for question in questions)))
        mix = (number(request.args.get("mix", ""), 5) or 0) % _MOST_MIXES
        return page(
            "deck.html",
            bank=bank,
            deck=lay(questions, mix, lambda name: digest_of(name) in kept),
            paper=_paper(request.args.get("paper", "")),
            papers=PAPERS,
            mix=mix,
            next_mix=(mix + 1) % _MOST_MIXES,
        )

    return pages


def _paper(asked: str) -> str:
    """Return the requested paper size, or the usual one for the browser's language."""
    if asked in PAPERS:
        return asked
    return "letter" if next(iter(request.accept_languages.values()), "") in _WITH_LETTER else "a4"
