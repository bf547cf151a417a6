"""``quizbs lessons``, ``delete``, ``delete-everything`` and ``sign-out``: what is stored, and how to delete it."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from quizbs import config
from quizbs.cli.banks import Unable, database_in_words
from quizbs.cli.spoken import SpokenCommand, SpokenOption, said, say
from quizbs.local_time import local
from quizbs.teacher import deletion_texts as texts

if TYPE_CHECKING:
    from quizbs.store.database import Database
    from quizbs.store.lessons import ListedLesson


@click.command("lessons", cls=SpokenCommand, help="cli-lessons")
def list_lessons() -> None:
    """List the lessons that are stored."""
    in_one_line(_list)


@click.command("delete", cls=SpokenCommand, help="cli-delete-lesson")
@click.argument("lesson")
def delete_lesson(lesson: str) -> None:
    """Delete a lesson."""
    in_one_line(_delete, lesson)


@click.command("delete-everything", cls=SpokenCommand, help="cli-delete-everything")
@click.option("--banks", is_flag=True, cls=SpokenOption, help="cli-with-banks")
@click.option("--end-lessons", is_flag=True, cls=SpokenOption, help="cli-end-lessons")
def delete_everything(banks: bool, end_lessons: bool) -> None:
    """Delete all lessons, results and settings."""
    in_one_line(_delete_everything, banks, end_lessons)


@click.command("sign-out", cls=SpokenCommand, help="cli-sign-out")
def sign_out() -> None:
    """Sign out all browsers of the host."""
    in_one_line(_sign_out)


@click.command("report", cls=SpokenCommand, help="cli-report")
@click.argument("lesson")
@click.option("--json", "for_programs", is_flag=True, cls=SpokenOption, help="cli-all-as-json")
@click.option("--without-names", is_flag=True, cls=SpokenOption, help="cli-without-names")
def report_lesson(lesson: str, for_programs: bool, without_names: bool) -> None:
    """Print a lesson's report."""
    in_one_line(_report, lesson, for_programs, without_names)


def in_one_line(act: Callable[..., None], *arguments: object) -> None:
    """Call ``act`` with these arguments. If that fails, print the error in a single line and exit."""
    from quizbs.store.database import Unavailable

    try:
        act(*arguments)
    except config.BadSetting as mistake:
        raise SystemExit(f"quizbs: {said(mistake.message)}") from None
    except (Unable, config.NotStarted) as mistake:
        raise SystemExit(f"quizbs: {mistake}") from None
    except Unavailable:
        raise SystemExit(f"quizbs: {say('cli-no-answer')}") from None


@contextmanager
def opened() -> Iterator["Database"]:
    """Open the database in the settings, creating it if needed, and close it at the end of the block."""
    from quizbs.store.database import open_database
    from quizbs.store.migrations import migrate

    with database_in_words():
        database = open_database(config.read(os.environ).database)
        migrate(database)
    try:
        yield database
    finally:
        database.close()


def listed(lessons: "Sequence[ListedLesson]") -> list[str]:
    """Return lessons as texts for the user."""
    return [_described(lesson) for lesson in lessons]


def still_open(lessons: "Sequence[ListedLesson]") -> str:
    """Return the sentence that says that these lessons are still open."""
    return say("classes-lessons-open", names=listed(lessons))


def _described(lesson: "ListedLesson") -> str:
    """Return a text that describes a lesson: day, time, code and bank."""
    at = f"{local(lesson.opened_at):%d %b, %H:%M}".lstrip("0")
    return " · ".join(part for part in (at, lesson.code, lesson.title) if part)


def _list() -> None:
    from quizbs.store.lessons import Lessons

    with opened() as database:
        lessons = Lessons(database).with_data()
    for lesson in lessons:
        text = _described(lesson)
        click.echo(text if lesson.closed_at else say("cli-open-lesson", text=text))
    if not lessons:
        click.echo(say("cli-no-lessons"))


def _delete(wanted: str) -> None:
    from quizbs.store.erasure import Erasure
    from quizbs.store.lessons import Lessons

    with opened() as database:
        lessons = Lessons(database).with_data()
        matches = [lesson for lesson in lessons if wanted.upper() == lesson.code] or [
            lesson for lesson in lessons if wanted == lesson.id
        ]
        if not matches:
            raise Unable(say("cli-no-lesson", text=wanted))
        if len(matches) > 1:
            several = [f"{lesson.id} ({_described(lesson)})" for lesson in matches]
            raise Unable(say("cli-several-lessons", names=several))
        _ask(texts.LESSON, _described(matches[0]))
        Erasure(database).lesson(matches[0].id, time.time())
    click.echo(say("classes-done", what="lesson"))


def _report(wanted: str, for_programs: bool, without_names: bool) -> None:
    import msgspec
    from msgspec.structs import replace

    from quizbs import paths
    from quizbs.banks.shipped import shipped
    from quizbs.reports.report import report
    from quizbs.reports.sheets import nameless
    from quizbs.store.store import Store
    from quizbs.teacher.bank_catalog import BankCatalog
    from quizbs.teacher.lesson_reports import LessonReports
    from quizbs.web.pages.report_text import as_text
    from quizbs.words import words

    with opened() as database:
        store = Store(database)
        if store.teachers.list():
            raise Unable(say("cli-reports-of-several"))
        listed = store.lessons.newest_by_code(wanted.upper()) or store.lessons.find(wanted)
        if listed is None or not listed.code:
            raise Unable(say("cli-no-lesson", text=wanted))
        catalog = BankCatalog(shipped(paths.shipped("question_banks")), store.saved_banks, time.time)
        facts = LessonReports(store, catalog).facts(listed)
    facts = replace(facts, unnamed=lambda number: words("en").say("report-unnamed", number=number))
    lesson_report = report(nameless(facts) if without_names else facts)
    click.echo(
        msgspec.json.format(msgspec.json.encode(lesson_report)).decode()
        if for_programs
        else as_text(lesson_report, time.time())
    )


def _delete_everything(banks: bool, end_lessons: bool) -> None:
    from quizbs.store.erasure import Erasure
    from quizbs.store.lessons import Lessons

    with opened() as database:
        open_now = Lessons(database).still_open()
        if open_now and not end_lessons:
            raise Unable(f"{still_open(open_now)} {say('cli-to-end-first')}")
        _ask(texts.EVERYTHING_AND_BANKS if banks else texts.EVERYTHING)
        Erasure(database).everything(time.time(), with_banks=banks)
    click.echo(say("classes-done", what="everything"))


def _sign_out() -> None:
    from quizbs.store.sign_outs import SignOuts

    with opened() as database:
        _ask(texts.SIGN_OUT)
        SignOuts(database).sign_out()
    click.echo(say("cli-all-signed-out"))


def _ask(about: texts.DeletionText, which: str = "") -> None:
    """Print what is deleted and what stays, and wait until the user has typed the confirming word.

    ``which`` names the data to delete. Raises ``Unable`` if another word is typed.
    """
    title, word = say("classes-delete-what", what=about.what), say("classes-word", what=about.what)
    click.echo(f"{title}{f': {which}' if which else ''}\n\n{say('classes-deletes')}:")
    for line in about.goes:
        click.echo(f"  {say(line)}")
    click.echo(f"\n{say('classes-leaves')}:")
    for line in about.stays:
        click.echo(f"  {say(line)}")
    typed = click.prompt(f"\n{say('cli-type', word=word)}", default="", show_default=False)
    if " ".join(typed.split()).casefold() != word:
        raise Unable(say("cli-other-word", word=word))
