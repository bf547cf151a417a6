"""``quizbs teacher``: who shares this quizbs. An admin sees who has how many banks and lessons, and nothing of them."""

import os
import time
from typing import TYPE_CHECKING

import click

from quizbs import config
from quizbs.cli.banks import Unable
from quizbs.cli.data import in_one_line, opened
from quizbs.session.sign_in import LONGEST_NAME, BadTeacherName, SignIn, tidy_name

if TYPE_CHECKING:
    from quizbs.store.teachers import ListedTeacher, Teachers

_DAYS = "It works once and for three days. Any earlier link has ended."


@click.group("teacher")
def teacher() -> None:
    """Let several teachers share this quizbs, each with their own banks and lessons."""


@teacher.command("add")
@click.argument("name")
def add_teacher(name: str) -> None:
    """Add a teacher and print their link. The first one gets all that is there already."""
    in_one_line(_add, name)


@teacher.command("list")
def list_teachers() -> None:
    """List the teachers, with how many banks and lessons each has."""
    in_one_line(_list)


@teacher.command("link")
@click.argument("name")
def link_teacher(name: str) -> None:
    """Print a new link for a teacher, for one more browser."""
    in_one_line(_link, name)


@teacher.command("remove")
@click.argument("name")
@click.option("--give-to", default="", help="The teacher who gets their banks and lessons.")
@click.option("--delete", "deletes", is_flag=True, help="Delete their banks and lessons for good.")
def remove_teacher(name: str, give_to: str, deletes: bool) -> None:
    """Remove a teacher: all their browsers and remotes are out at once. Say what becomes of what they have."""
    in_one_line(_remove, name, give_to, deletes)


def _named(teachers: "Teachers", typed: str) -> "ListedTeacher":
    found = teachers.named(" ".join(typed.split()))
    if found is None:
        raise Unable(f"there's no teacher {typed!r}. See them all with: quizbs teacher list")
    return found


def _add(typed: str) -> None:
    from quizbs.store.teachers import NameTaken, Teachers

    try:
        name = tidy_name(typed)
    except BadTeacherName:
        raise Unable(f"a name has 1 to {LONGEST_NAME} letters.") from None
    with opened() as database:
        teachers = Teachers(database)
        first = not teachers.list()
        try:
            new = teachers.add(name, time.time())
        except NameTaken:
            raise Unable(f"there's a teacher {name!r} already. For a new link: quizbs teacher link") from None
        address = _address(SignIn(teachers, time.time).link(new))
    if first:
        click.echo(f"{name} gets the banks and lessons that are there already.")
        click.echo("From now on teachers sign in by a link. The address that quizbs printed opens nothing any more.")
    click.echo(f"Give this link to {name}:\n  {address}\n{_DAYS}")


def _list() -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        found = Teachers(database).list()
    for one in found:
        waits = ", link not used yet" if one.link_until is not None and one.link_until > time.time() else ""
        click.echo(f"{one.name}: {_count(one.banks, 'bank')}, {_count(one.lessons, 'lesson')}{waits}")
    if not found:
        click.echo("There are no teachers: quizbs has one owner, who opens the address that it prints.")


def _link(name: str) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        found = _named(teachers, name)
        address = _address(SignIn(teachers, time.time).link(found.id))
    click.echo(f"Give this link to {found.name}:\n  {address}\n{_DAYS}")


def _remove(name: str, give_to: str, deletes: bool) -> None:
    from quizbs.store.teachers import Teachers

    with opened() as database:
        teachers = Teachers(database)
        found = _named(teachers, name)
        has = f"{found.name} has {_count(found.banks, 'bank')} and {_count(found.lessons, 'lesson')}."
        if bool(give_to) == deletes:
            raise Unable(f"{has} Add --give-to NAME, or --delete to delete them for good.")
        to = _named(teachers, give_to) if give_to else None
        if to is not None and to.id == found.id:
            raise Unable("that's the same teacher.")
        teachers.remove(found.id, time.time(), to.id if to else "")
    click.echo(f"{found.name} is removed. {f'{to.name} has their banks and lessons now.' if to else 'All is deleted.'}")


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _address(path: str) -> str:
    from quizbs.session.addresses import Reach

    settings = config.read(os.environ)
    return Reach(settings.port or config.PORT, settings.public_url, settings.host).base() + path
