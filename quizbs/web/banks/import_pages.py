"""Importing a bank: a file or a pasted list, its preview, and the confirmation."""

from flask import Response, abort, redirect, request
from msgspec.structs import replace
from werkzeug.wrappers import Response as Answer

from quizbs.banks import limits
from quizbs.banks.problem import place, shorten
from quizbs.banks.reading import ColumnsRead, Reading, ReadOptions
from quizbs.banks.table.answer_key import named_in
from quizbs.banks.table.header_words import Role
from quizbs.web.banks.import_draft import ImportDraft, to_mend, to_mend_workbook
from quizbs.web.banks.imports import PASTED
from quizbs.web.banks.page_helpers import back, blueprint, page, part_of, tags_of, title_of
from quizbs.web.banks.prompt_words import PROMPTS, language_of
from quizbs.web.form_numbers import number
from quizbs.web.language import preferred, spoken
from quizbs.web.services import imports, site
from quizbs.words import chosen

_LONGEST_NAME = 200  # characters of a file's name
_LONGEST_PASTE = 200_000  # characters of a pasted list that is read while typing
_LONGEST_WISH = 100  # characters of a field of the prompt for an assistant
_TOPICS = 300  # most topics to choose from, the largest ones
_WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_ROLES = ("", *(role for role in Role if role is not Role.OPTIONS))
_ENCODINGS = (
    "utf-8",
    "cp1252",
    "cp1250",
    "cp1251",
    "cp1254",
    "cp1256",
    "cp850",
    "mac_roman",
    "gb18030",
    "cp932",
    "utf-16",
)

pages = blueprint("bank_imports")


def _draft_or_404(import_id: str) -> ImportDraft:
    return imports.find(import_id) or abort(404)


def _preview(import_id: str, draft: ImportDraft, problem: str = "") -> Response:
    rows = _by_row(draft)
    shown = page(
        "preview.html",
        import_id=import_id,
        draft=draft,
        reading=draft.reading,
        taken={question.id for question in draft.taken},
        questions=part_of(_placed(draft.reading)),
        rows=part_of(rows, "problems", 20),
        topics=_topics(draft),
        roles=_ROLES,
        encodings=_ENCODINGS,
        row_place=place,
        most=limits.MAX_QUESTIONS,
        problem=problem,
        imported=site.library.find(draft.key) if draft.key else None,
        before=site.library.find(draft.before) if draft.before else None,
    )
    return Response(shown, 409 if problem else 200)


@pages.get("/new")
def new() -> str:
    return page("new.html", problem="", then=_next_page())


@pages.post("/upload")
def upload() -> Answer:
    file = request.files.get("file")
    content, name = (file.read(), file.filename or "") if file and file.filename else (b"", "")
    if not name and (text := request.form.get("text", "")).strip():
        content, name = text.encode(), PASTED
    if not content:
        problem = (
            spoken().say("banks-new-empty-file", name=shorten(name, 60)) if name else spoken().say("banks-new-no-file")
        )
        return Response(page("new.html", problem=problem, then=_next_page()), 409)
    title = title_of(request.form.get("title", ""))
    by_ai = request.form.get("by") == "ai"
    return back(f"/banks/import/{imports.take(content, name[-_LONGEST_NAME:], title, _next_page(), by_ai=by_ai)}")


@pages.post("/paste")
def paste() -> str:
    """Return the preview of a list that is still being typed, as a part of the page."""
    reading = imports.glance(request.form.get("text", "")[:_LONGEST_PASTE])
    rows = len({problem.row for problem in reading.faults})
    return page("pasted.html", reading=reading, good=len(reading.taken), rows=rows)


@pages.get("/ai")
def by_ai() -> str:
    """Show a prompt for an AI assistant in the teacher's language, and a box for its answer."""
    wanted = request.args.get("in", "")
    if wanted not in PROMPTS:
        here, accepted = preferred(), [*request.accept_languages.values()]
        wanted = language_of(accepted if here == chosen(accepted) else [here, *accepted])
    usual = PROMPTS[wanted].usual
    fields = {name: " ".join(request.args.get(name, "").split())[:_LONGEST_WISH] for name in usual}
    return page("ai.html", asked=fields, usual=usual, prompts=PROMPTS, wanted=wanted, then=_next_page())


@pages.get("/import/<import_id>")
def look(import_id: str) -> Answer:
    draft = imports.find(import_id)
    if draft is None:
        return Response(page("new.html", problem=spoken().say("banks-new-gone"), then=_next_page()), 404)
    return _preview(import_id, draft)


@pages.post("/import/<import_id>")
def keep(import_id: str) -> Answer:
    draft = imports.find(import_id)
    if draft is None:
        return Response(page("new.html", problem=spoken().say("banks-new-gone"), then=_next_page()), 409)
    title = title_of(request.form.get("title", "")) or draft.title
    if not draft.taken:
        return _preview(import_id, draft, spoken().say("banks-import-nothing-left"))
    key = imports.make_bank(import_id, draft, title, tags_of(request.form.get("tags", "")))
    return redirect(f"/host?bank={key}" if draft.then == "play" else f"/banks/{key}", 303)


@pages.post("/import/<import_id>/tick")
def tick(import_id: str) -> Answer:
    """Exclude questions from the import, or include them again: one, or all that are shown."""
    draft = _draft_or_404(import_id)
    named, out = request.form.getlist("id"), set(draft.out)
    out = out | set(named) if request.form.get("do") == "out" else out - set(named)
    known = [question.id for question in draft.reading.questions if question.id in out]
    imports.save(import_id, replace(draft, out=tuple(known)))
    return back(f"/banks/import/{import_id}{_page_query()}#questions")


@pages.post("/import/<import_id>/topic")
def topic(import_id: str) -> Answer:
    draft = _draft_or_404(import_id)
    imports.save(import_id, replace(draft, topic=request.form.get("topic", "")))
    return back(f"/banks/import/{import_id}#questions")


@pages.post("/import/<import_id>/read")
def read_again(import_id: str) -> Answer:
    draft = _draft_or_404(import_id)
    imports.read_again(import_id, draft, _read_options(draft.reading, draft.read_options))
    return back(f"/banks/import/{import_id}")


@pages.post("/import/<import_id>/alternative")
def take_alternative(import_id: str) -> Answer:
    draft, label = _draft_or_404(import_id), request.form.get("alternative", "")
    chosen = next(
        (alternative for alternative in draft.reading.alternatives if spoken().said(alternative.label) == label), None
    )
    if chosen:
        imports.read_again(import_id, draft, chosen.read_options)
    return back(f"/banks/import/{import_id}")


@pages.post("/import/<import_id>/sheets")
def take_sheets(import_id: str) -> Answer:
    """Read the chosen sheets of a workbook again, each with its own columns."""
    draft, ticked = _draft_or_404(import_id), set(request.form.getlist("sheet"))
    names = tuple(sheet.name for sheet in draft.reading.sheets if sheet.name in ticked)
    if names:
        imports.read_again(import_id, draft, ReadOptions(sheets=names))
    return back(f"/banks/import/{import_id}")


@pages.post("/import/<import_id>/fix/<int:row>")
def mend(import_id: str, row: int) -> Answer:
    draft = _draft_or_404(import_id)
    before = next((unread.cells for unread in draft.reading.unread_rows if unread.row == row), None) or abort(404)
    cells = list(before)
    for column in draft.reading.columns_of(row).columns:
        cells += [""] * (column.index + 1 - len(cells))
        cells[column.index] = request.form.get(f"cell{column.index}", cells[column.index])[:2_000]
    good = imports.mend(import_id, draft, row, cells)
    return back(f"/banks/import/{import_id}?mended={row}#{'mended' if good else f'row-{row}'}")


@pages.post("/import/<import_id>/forget")
def forget(import_id: str) -> Answer:
    imports.forget(import_id)
    return back("/banks")


@pages.get("/import/<import_id>/to-mend.csv")
def download(import_id: str) -> Response:
    return _download(to_mend(_draft_or_404(import_id), spoken()), "text/csv", "csv")


@pages.get("/import/<import_id>/to-mend.xlsx")
def download_workbook(import_id: str) -> Response:
    draft = _draft_or_404(import_id)
    return _download(to_mend_workbook(draft, spoken()), _WORKBOOK, "xlsx") if draft.reading.unread_rows else abort(404)


def _download(content: bytes, mimetype: str, ending: str) -> Response:
    answer = Response(content, mimetype=mimetype)
    answer.headers["Content-Disposition"] = f'attachment; filename="rows-to-mend.{ending}"'
    return answer


def _next_page() -> str:
    """Return the page that follows the import: ``play`` (set up a lesson) or ``bank``."""
    return "play" if request.values.get("then") == "play" else "bank"


def _page_query() -> str:
    page_number = number(request.form.get("page", ""))
    return "" if page_number is None else f"?page={page_number}"


def _read_options(reading: Reading, before: ReadOptions) -> ReadOptions:
    """Return the options for reading the file again, as chosen in the form: roles of columns, header row, encoding."""
    columns = {}
    for column in reading.columns:
        role = request.form.get(f"column{column.index}", column.role)
        if role and role in _ROLES:
            columns[column.index] = role
    as_it_was = columns == {column.index: column.role for column in reading.columns if column.role}
    encoding = request.form.get("encoding", "")
    header = number(request.form.get("header", ""), 9)
    known = {row.row for row in reading.first_rows} | {0, reading.read_options.header}
    header = header if header in known else reading.read_options.header
    read_options = replace(before, header=header, table=reading.read_options.table)
    if not as_it_was or (header != reading.read_options.header and columns):
        read_options = replace(read_options, columns=columns)
    return replace(read_options, encoding=encoding) if encoding in _ENCODINGS else read_options


def _placed(reading: Reading) -> list[tuple[int, object]]:
    rows = reading.rows or (0,) * len(reading.questions)
    return list(zip(rows, reading.questions, strict=False))


def _by_row(draft: ImportDraft) -> list[dict[str, object]]:
    """Return the rows with problems, in order: number, problems and, for a rejected row, cells, columns and choices."""
    unread = {unread.row: unread.cells for unread in draft.reading.unread_rows}
    rows: dict[int, dict[str, object]] = {}
    for problem in draft.reading.faults:
        row = problem.row or 0
        entry = rows.setdefault(row, {"row": row, "problems": [], "cells": unread.get(row), "columns": ()})
        entry["problems"].append(problem)  # type: ignore[attr-defined]
    for row, entry in rows.items():
        if row in unread:
            read = draft.reading.columns_of(row)
            entry |= {"columns": read.columns, "pick": _pick(read, unread[row])}
    return [rows[row] for row in sorted(rows)]


def _pick(read: ColumnsRead, cells: tuple[str, ...]) -> dict[str, object] | None:
    """Return what a tap needs to add the right answer of a row that lacks nothing else; ``None`` for other rows.

    That is the key column (``place``), and of each choice its letter, its text, and the text that marks it as right in
    the key column.
    """
    options = [column.index for column in read.columns if column.role == "option"]
    keys = [column.index for column in read.columns if column.role == "answer"]
    texts = {column.index: cells[column.index] for column in read.columns if column.index < len(cells)}
    asks = any(column.role == "question" and texts.get(column.index) for column in read.columns)
    choices = [
        (letter, texts[place], named_in(read.key, number, texts[place]))
        for number, (letter, place) in enumerate(zip("ABCDEFGHIJ", options, strict=False))
        if texts.get(place)
    ]
    if not (asks and len(keys) == 1 and len(choices) > 1):
        return None
    return {"place": keys[0], "choices": choices}


def _topics(draft: ImportDraft) -> dict[str, int]:
    counted: dict[str, int] = {}
    for question in draft.reading.questions:
        if question.topic:
            counted[question.topic] = counted.get(question.topic, 0) + 1
    most = sorted(counted, key=lambda topic: -counted[topic])[:_TOPICS]
    return {topic: counted[topic] for topic in sorted(most)} if len(most) > 1 else {}
