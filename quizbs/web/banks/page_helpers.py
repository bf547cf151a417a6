"""Helpers of the bank pages: paging, look-up of banks, and redirects after forms."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar
from urllib.parse import urlencode

from flask import Blueprint, abort, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from quizbs.quiz.question import Question
from quizbs.teacher.bank_catalog import CatalogEntry
from quizbs.teacher.library import shorter
from quizbs.web.form_numbers import number
from quizbs.web.services import access, site

T = TypeVar("T")
PER_PAGE = 25
LONGEST_TITLE = 60  # characters
TAGS = 12


def blueprint(name: str) -> Blueprint:
    """Return a blueprint below ``/banks`` whose pages only the host may open."""
    pages = Blueprint(name, __name__, url_prefix="/banks")
    pages.before_request(lambda: access.only_the_host())
    return pages


class PageOf(NamedTuple, Generic[T]):
    """One page of a list.

    ``number`` counts pages from 1, ``pages`` is how many there are, ``all`` the length of the list.
    """

    things: Sequence[T]
    number: int
    pages: int
    all: int


def part_of(things: Sequence[T], name: str = "page", each: int = PER_PAGE) -> PageOf[T]:
    """Return the page of ``things`` that the query parameter ``name`` selects, with ``each`` things on a page."""
    pages = max(1, -(-len(things) // each))
    at = min(pages, max(1, number(request.args.get(name, ""), 5) or 1))
    return PageOf(things[(at - 1) * each : at * each], at, pages, len(things))


def here(**changed: object) -> str:
    """Return the URL of the current page with these query parameters changed. Empty ones are removed."""
    wanted = {**request.args.to_dict(), **changed}
    words = urlencode({name: str(value) for name, value in wanted.items() if value not in ("", None)})
    return f"{request.path}?{words}" if words else request.path


def back(address: str) -> Answer:
    """Return a redirect to ``address``, as the answer to a submitted form."""
    return redirect(address, 303)


def bank_or_404(key: str, *, own: bool = False) -> CatalogEntry:
    """Return the bank with this key, or abort with 404; with ``own`` also if it isn't the teacher's own."""
    bank = site.library.find(key)
    if bank is None or (own and not bank.own):
        abort(404)
    return bank


def page(template: str, **passed: object) -> str:
    """Return a bank page: the template with ``passed`` and with the variables that all bank pages need."""
    return render_template(f"banks/{template}", here=here, home="/host", shorter=shorter, **passed)


def title_of(text: str) -> str:
    """Return a typed title of a bank, cleaned and cut to its maximum length."""
    return " ".join(text.split())[:LONGEST_TITLE].strip()


def tags_of(text: str) -> tuple[str, ...]:
    """Return the tags of a comma-separated text, cleaned and cut to their maximum length."""
    tags = (" ".join(tag.split())[:40] for tag in text.replace(";", ",").split(","))
    return tuple(dict.fromkeys(tag for tag in tags if tag))[:TAGS]


def holds(question: Question, words: str) -> bool:
    """Return whether a question contains all of these words, in any of its texts."""
    choices = (text for choice in question.choices for text in (choice.text, choice.feedback))
    texts = (question.text, question.topic, question.explanation, *question.accept, *question.tags, *choices)
    whole = "\n".join(texts).casefold()
    return all(word in whole for word in words.casefold().split())
