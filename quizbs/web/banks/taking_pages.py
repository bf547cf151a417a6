"""A bank to take along: as a file for another program, after what does not fit was told, and as cards to print."""

from collections.abc import Sequence
from typing import Final

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answer

from quizbs.banks import words_writing
from quizbs.banks.deck import lay
from quizbs.banks.writing import WRITERS
from quizbs.quiz import picture
from quizbs.quiz.question import Question
from quizbs.web.access import Access
from quizbs.web.banks.pages import Parts, bank_or_404, blueprint, page, plain_name
from quizbs.web.numbers import number

PAPERS: Final = {"a4": "A4", "letter": "Letter"}
_WITH_LETTER: Final = ("en-US", "en-CA", "es-MX", "es-CO", "es-CL")
_MOST_MIXES: Final = 1_000


def taking_pages(parts: Parts, access: Access) -> Blueprint:
    """Return the pages that a bank is taken along from."""
    pages = blueprint("taking", access)

    def questions_of(key: str) -> Sequence[Question]:
        return list(parts.library.questions(key).values())

    @pages.get("/<key>/take")
    def take(key: str) -> str:
        bank, questions = bank_or_404(parts.library, key), questions_of(key)
        files = [(kind, writer.write(questions)) for kind, writer in WRITERS.items()]
        return page("take.html", bank=bank, files=files, names=words_writing.NAMES, about=words_writing.ABOUT)

    @pages.get("/<key>/take/<kind>")
    def file(key: str, kind: str) -> Answer:
        bank = bank_or_404(parts.library, key)
        if kind not in WRITERS:
            abort(404)
        writer = WRITERS[kind]
        answer = Response(writer.write(questions_of(key)).content, mimetype=writer.mime)
        name = f"{plain_name(bank.title)}-{kind}{writer.ending}"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    @pages.get("/<key>/deck")
    def deck(key: str) -> str:
        bank = bank_or_404(parts.library, key)
        mix = (number(request.args.get("mix", ""), 5) or 0) % _MOST_MIXES
        return page(
            "deck.html",
            bank=bank,
            deck=lay(questions_of(key), mix, lambda name: bool(picture.address(name))),
            paper=_paper(request.args.get("paper", "")),
            papers=PAPERS,
            mix=mix,
            next_mix=(mix + 1) % _MOST_MIXES,
        )

    return pages


def _paper(asked: str) -> str:
    """Return the paper that is asked for, else the one that is usual where the browser comes from."""
    if asked in PAPERS:
        return asked
    return "letter" if next(iter(request.accept_languages.values()), "") in _WITH_LETTER else "a4"
