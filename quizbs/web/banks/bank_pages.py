"""The list of banks, and the pages of one bank: its questions, its cards, its check-up, and actions on all of it."""

from collections.abc import Mapping
from random import SystemRandom

from flask import abort, request
from werkzeug.wrappers import Response as Answer

from quizbs.banks import word_list
from quizbs.message import Message
from quizbs.quiz.picture import digest_of
from quizbs.quiz.question import Kind, Question
from quizbs.teacher import check_up, language
from quizbs.teacher.bank_catalog import CatalogEntry
from quizbs.teacher.library import OWN, one_time_token
from quizbs.web.banks import overview
from quizbs.web.banks.page_helpers import (
    back,
    bank_or_404,
    blueprint,
    holds,
    page,
    part_of,
    tags_of,
    title_of,
)
from quizbs.web.form_numbers import number
from quizbs.web.language import spoken
from quizbs.web.services import imports, site

_SEARCHED = 2  # with fewer characters only titles, descriptions and tags are searched

pages = blueprint("banks")


def _bank_page(template: str, bank: CatalogEntry, placed: Mapping[int, Question], **passed: object) -> str:
    undo, redo = (change and change._replace(what=_in_words(change.what)) for change in site.library.undoable(bank.key))
    sizes = site.store.pictures.sizes(filter(None, (digest_of(question.image) for question in placed.values())))
    remarks = check_up.remarks(
        placed, site.store.question_results.last_time(question.text for question in placed.values()), sizes
    )
    lines = check_up.folded(remarks)
    return page(template, bank=bank, placed=placed, undo=undo, redo=redo, remarks=remarks, lines=lines, **passed)


def _in_words(what: Message | str) -> str:
    return what if isinstance(what, str) else spoken().said(what)


@pages.get("")
def all_banks() -> str:
    query, tag = request.args.get("q", "").strip()[:100], request.args.get("tag", "")
    away = bool(request.args.get("away"))
    banks = site.catalog.archived() if away else site.catalog.offered()
    matches = [(bank, hits) for bank in banks if (hits := _hits(bank, query)) and tag in ("", *bank.tags)]
    tags = sorted({tag for bank in banks for tag in bank.tags}, key=str.casefold)
    away_count = len(site.catalog.archived())
    just = site.library.find(request.args.get("archived", ""))
    return page(
        "list.html",
        found=matches,
        tags=tags,
        asked=query,
        tag=tag,
        away=away,
        away_count=away_count,
        just_archived=just if just and just.archived else None,
    )


@pages.post("/write")
def write() -> Answer:
    return back(f"/banks/{site.library.begin()}/question/new")


@pages.get("/<key>")
def bank(key: str) -> str:
    entry, placed = bank_or_404(key), site.library.questions(key)
    query, topic = request.args.get("q", "").strip()[:100], request.args.get("topic", "")
    fit = [
        (at, question) for at, question in placed.items() if holds(question, query) and topic in ("", question.topic)
    ]
    topics, others = overview.topics(placed), [other for other in site.catalog.offered() if other.key != key]
    return _bank_page(
        "bank.html",
        entry,
        placed,
        questions=part_of(fit),
        asked=query,
        topic=topic,
        topics=topics,
        others=others,
        typed=sum(question.kind is Kind.TYPED for question in placed.values()),
        once=one_time_token(),
        changed=[_in_words(what) for what in site.library.changed(key)],
        note=_note(),
        left_out=imports.left_out(key.removeprefix(OWN)),
        upload=key.removeprefix(OWN),
        languages=language.known(),
        translated={language.name(tag): count for tag, count in overview.translated(placed).items()},
    )


@pages.get("/<key>/cards")
def cards(key: str) -> str:
    entry, placed = bank_or_404(key), site.library.questions(key)
    return _bank_page(
        "cards.html",
        entry,
        placed,
        places=overview.places(placed),
        topics=overview.topics(placed),
        order=overview.RANKS,
        free=sum(not question.cards for question in placed.values()),
        in_short=overview.in_short,
    )


@pages.get("/<key>/cards/<card>")
def card(key: str, card: str) -> str:
    entry, placed = bank_or_404(key), site.library.questions(key)
    if card not in overview.places({}):
        abort(404)
    query = request.args.get("q", "").strip()[:100]
    here = [(at, question) for at, question in placed.items() if card in question.cards]
    others = [
        (at, question) for at, question in placed.items() if card not in question.cards and holds(question, query)
    ]
    return _bank_page(
        "card.html",
        entry,
        placed,
        card=card,
        name=overview.name_of(card),
        here_lie=here,
        others=part_of(others),
        asked=query,
    )


@pages.post("/<key>/cards/<card>")
def pin(key: str, card: str) -> Answer:
    bank_or_404(key, own=True)
    position = number(request.form.get("position", ""))
    question = None if position is None else site.library.questions(key).get(position)
    if position is None or question is None or card not in overview.places({}):
        abort(404)
    off = bool(request.form.get("off"))
    new = overview.unpinned(question, card) if off else overview.pinned(question, card)
    if new != question:
        facts = {"text": question.text[:40], "rank": card[0], "suit": card[1]}
        what = Message("banks-unpinned" if off else "banks-pinned", facts)
        site.library.set_many(key, what, {position: new})
    return back(f"/banks/{key}/cards/{card}")


@pages.post("/<key>/cards")
def by_topic(key: str) -> Answer:
    bank_or_404(key, own=True)
    marks = overview.RANKS if request.form.get("by") == "ranks" else overview.SUITS
    wanted = {mark: topic for mark in marks if (topic := request.form.get(f"topic{mark}", ""))}
    what = Message("banks-by-rank" if marks == overview.RANKS else "banks-by-suit")
    site.library.set_many(key, what, overview.laid(site.library.questions(key), wanted))
    return back(f"/banks/{key}/cards")


@pages.get("/<key>/check")
def look_after(key: str) -> str:
    entry, placed = bank_or_404(key), site.library.questions(key)
    kind = request.args.get("kind", "")
    return _bank_page("check_up.html", entry, placed, kind=kind, part=part_of)


@pages.post("/<key>/details")
def describe(key: str) -> Answer:
    entry, form = bank_or_404(key, own=True), request.form
    title = title_of(form.get("title", "")) or entry.title
    about = " ".join(form.get("about", "").split())[:300]
    lang = form.get("language", entry.lang)
    site.library.describe(key, title, about, lang if lang in language.known() else "", tags_of(form.get("tags", "")))
    return back(f"/banks/{key}")


@pages.post("/<key>/copy")
def copy(key: str) -> Answer:
    bank_or_404(key)
    word = request.form.get("once", "")
    fine = len(word) == 16 and all(letter in "0123456789abcdef" for letter in word)
    return back(f"/banks/{site.library.copy(key, word if fine else one_time_token())}")


@pages.post("/<key>/choices")
def give_choices(key: str) -> Answer:
    bank_or_404(key, own=True)
    changed = word_list.with_choices(site.library.questions(key), SystemRandom())
    site.library.set_many(key, Message("banks-choices-made", {"count": len(changed)}), changed)
    return back(f"/banks/{key}")


@pages.post("/<key>/merge")
def merge(key: str) -> Answer:
    bank_or_404(key, own=True)
    added = site.library.merge(key, bank_or_404(request.form.get("other", "")).key)
    return back(f"/banks/{key}" if added else f"/banks/{key}?note=nothing-new")


@pages.post("/<key>/put-away")
def put_away(key: str) -> Answer:
    bank_or_404(key, own=True)
    away = bool(request.form.get("away"))
    site.library.archive(key, archived=away)
    return back(f"/banks?archived={key}" if away else f"/banks/{key}")


@pages.post("/<key>/undo")
def undo(key: str) -> Answer:
    bank_or_404(key, own=True)
    change = number(request.form.get("number", ""))
    turn = site.library.redo if request.form.get("again") else site.library.undo
    done = change is not None and turn(key, change)
    return back(f"/banks/{key}" if done else f"/banks/{key}?note=undo-late")


def _note() -> str:
    notes = {"nothing-new": "banks-nothing-new", "undo-late": "banks-undo-late"}
    note = notes.get(request.args.get("note", ""))
    return spoken().say(note) if note else ""


def _hits(bank: CatalogEntry, query: str) -> int:
    """Return how well a bank matches a search: 0 for no match, otherwise 1 plus the number of matching questions.

    Questions are searched only from ``_SEARCHED`` characters on. An empty search matches every bank.
    """
    if not query:
        return 1
    named = " ".join((bank.title, bank.description, *bank.tags)).casefold()
    fits = all(word in named for word in query.casefold().split())
    if len(query) < _SEARCHED:
        return int(fits)
    inside = sum(holds(question, query) for question in site.library.questions(bank.key).values())
    return 1 + inside if fits or inside else 0
